//! The motion of Tramways: its cues on the map.

mod marks;
mod rails;
mod tram;

use crate::table::board::orientation::Turned;
use crate::table::motion::{Beat, Cue};
use crate::table::title::SeatView;
use crate::titles::tramways::network::MapTurn;
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::view::motion::{self, GameChange, MapBeat, MapCue};
use crate::toolkit::border::table_ui::Beats;
use crate::words::Locale;

impl Beats for Tramways {
    fn beats(before: &SeatView<Self>, after: &SeatView<Self>, turned: Turned) -> Vec<Beat> {
        let (columns, rows) = after.state.map.lattice.size();
        let turn = MapTurn::of(turned, (columns.into(), rows.into()));
        let change = GameChange::new(before, after);
        let cues = motion::beats(change);
        let tones = motion::tones(change, &cues);
        let drawn = cues.into_iter().flat_map(|MapBeat { at, cue }| {
            let beat = move |cue| Beat { at, cue };
            drawn(cue, turn, after.locale).into_iter().map(beat)
        });
        drawn.chain(tones.into_iter().map(|(at, tone)| Beat { at, cue: Cue::Tone(tone) })).collect()
    }
}

fn drawn(cue: MapCue, turn: MapTurn, locale: Locale) -> Vec<Cue> {
    match cue {
        MapCue::Rails(rails) => rails::draw(&rails, turn),
        MapCue::Person(n) => vec![marks::person(n)],
        MapCue::House(n) => vec![marks::house(n)],
        MapCue::Ride(ride) => tram::draw(&ride, turn),
        MapCue::Reward(it) => it.flown(locale).into_iter().collect(),
        MapCue::Card(it) => {
            vec![Cue::Card { name: it.card.name().to_string(), from: it.from, to: it.to }]
        }
        MapCue::End => Vec::new(),
    }
}
