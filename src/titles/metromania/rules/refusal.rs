//! Why an action is not legal.

use crate::engine::game::refusals;

refusals! {
    /// The decision is not the one that is asked for.
    NotNow "MTURN-1" "that decision is not asked for now"
    /// The game has ended.
    GameOver "MTEST-6" "the game has ended"
    /// Another player has chosen the type.
    TypeTaken "MSET-3" "another player takes that type twice"
    /// A station cannot follow tunnels in the same turn.
    DigOrBuild "MTURN-1" "a turn is for tunnels or for one station"
    /// There is a tunnel that must be dug.
    MustDig "MTURN-2" "three tunnels are dug as long as one is possible off the Spots"
    /// A turn cannot be passed.
    MustPlay "MTURN-2" "a turn is passed only if nothing but Spots can be dug and no station built"
    /// The line has its end.
    LineFinished "MLINE-6" "the line is finished"
    /// All tunnels of the line are laid.
    NoTunnelLeft "MSET-2" "the line has no tunnel left"
    /// The edge does not touch the line's open end.
    NotAtHead "MLINE-3" "a line goes on from its open end"
    /// The edge is no slanting side of a white-arrow cell.
    NotAStart "MLINE-1" "a line starts on a slanting side of a space with a white arrow"
    /// A tunnel lies on the arrow cell.
    ArrowTaken "MLINE-1" "that arrow space is taken"
    /// A first turn is for one line.
    OneLineFirst "MLINE-1" "the first turn starts one line only"
    /// The side is too close to the other line's start.
    StartTooClose "MLINE-2" "the second line starts on none of the three sides around the first start"
    /// The line would turn back.
    TurnsBack "MLINE-4" "a line cannot turn back"
    /// The angle is acute and no station stands there.
    SharpAngle "MLINE-4" "an acute angle needs a station"
    /// The line comes to itself.
    MeetsItself "MLINE-5" "a line never meets itself"
    /// A tunnel lies on the arrow cell at which the line would end.
    EndTaken "MLINE-6" "that arrow space is taken"
    /// The arrow points the wrong way.
    NotAnEnd "MLINE-6" "a line ends on a space with a black arrow"
    /// The side is too close to the line's start.
    EndTooClose "MLINE-6" "a line ends on none of the three sides around its start"
    /// Both cells beside the edge are taken or closed.
    NoCellFree "MLINE-3" "no space beside that edge is free"
    /// The lake or the park is beside the edge, and nothing else is free.
    LakeOrPark "MLINE-3" "no tunnels in Lake and Park"
    /// The Spot needs a Destination that the player does not have.
    NoDestination "MDEST-1" "a Spot needs a Destination of its type"
    /// A Destination was placed in this turn.
    OneDestination "MDEST-1" "one Destination a turn"
    /// The letters would touch.
    LettersTouch "MDEST-1" "equal letters do not touch"
    /// The Destination is not the player's or not of the type.
    NotThatLetter "MDEST-1" "that is not one of your Destinations of this type"
    /// The tunnel would need more stations than there are.
    NoStationLeft "MSTAT-3" "too few stations are left for that"
    /// No station is left to build.
    SupplyEmpty "MSET-1" "no station is left"
    /// A station stands there.
    StationThere "MSTAT-4" "a station stands there"
    /// The vertex is not on a line of the player.
    NotOnOwnLine "MSTAT-4" "an intermediate station is built on an own line"
    /// The finished line has had its station.
    LineClosed "MLINE-6" "a finished line takes one intermediate station at most"
    /// The vertex is not between two stations.
    NotBetween "MSTAT-4" "an intermediate station stands between two stations of the line"
}
