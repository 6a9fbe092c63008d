//! The Actions phase (ACT): choice of an action, its steps, and its end.

use super::action::{Action, Port, Task};
use super::event::{Event, Phase};
use super::icon::{Icon, IconSet};
use super::link::{Link, LinkIndex, LinkStatus};
use super::payment;
use super::purse::Purse;
use super::refusal::Refusal;
use super::state::{CurrentAction, Decision, Half, State, Turn};
use super::track_build::BuildSite;
use super::{administration, building, passenger, stress};
use crate::titles::tramways::network::Direction;

/// Dollars taken instead of an action (ACT-1, ACT-2).
const DOLLARS_TAKEN: u16 = 2;

/// Starts the Actions phase.
pub(super) fn begin_phase(state: &mut State, events: &mut Vec<Event>) {
    events.push(Event::Phase { phase: Phase::Actions });
    begin_half(state, Half::First);
}

fn begin_half(state: &mut State, half: Half) {
    state.turn = Turn::begin(0, half);
    state.seat = state.order[0];
    state.decision = Decision::Task;
}

/// Continues after an action or $2: same player, next player or next phase (ACT-1, ACT-2).
fn go_on(state: &mut State, events: &mut Vec<Event>) {
    let used = state.turn.actions + u8::from(state.turn.took_money);
    let allowed = if state.turn.half == Half::First { 1 } else { 2 };
    if used < allowed { state.decision = Decision::Task } else { next_player(state, events) }
}

fn next_player(state: &mut State, events: &mut Vec<Event>) {
    let position = state.turn.position + 1;
    let half = state.turn.half;
    if usize::from(position) < state.order.len() {
        state.turn = Turn::begin(position, half);
        state.seat = state.order[usize::from(position)];
        state.decision = Decision::Task;
    } else if half == Half::First {
        begin_half(state, Half::Second);
    } else {
        administration::begin_phase(state, events);
    }
}

// Choosing the action.

/// Adds the actions of the turn.
pub(super) fn actions(state: &State, into: &mut Vec<Action>) {
    let mut purse = Purse::of(state, state.seat);
    let possible = |&task: &Task| is_possible(state, task, &mut purse);
    into.extend(Task::ALL.into_iter().filter(possible).map(Action::Start));
    into.push(if state.turn.took_money { Action::Done } else { Action::TwoDollars });
}

/// Checks that an action may start.
pub(super) fn check_start(state: &State, task: Task) -> Result<(), Refusal> {
    if task == Task::Rails && state.player().workers == 0 {
        return Err(Refusal::NoWorker);
    }
    let possible = is_possible(state, task, &mut Purse::of(state, state.seat));
    if possible { Ok(()) } else { Err(Refusal::NothingToDo) }
}

fn is_possible(state: &State, task: Task, purse: &mut Purse) -> bool {
    match task {
        Task::Rails => {
            state.player().workers > 0
                && purse.most_symbols() > 0
                && heads(state).any(|head| head_leads_on(state, head, purse))
        }
        Task::UpgradeLink => {
            purse.may_have(IconSet::of(Icon::UpgradeLink))
                && state.link_indices().any(|link| can_upgrade(state, link, purse))
        }
        Task::Build => {
            purse.may_have(IconSet::of(Icon::Build)) && building::can_build(state, purse)
        }
        Task::UpgradeBuilding => {
            purse.may_have(IconSet::of(Icon::UpgradeBuilding))
                && building::can_upgrade_any(state, purse)
        }
        Task::Passenger => {
            purse.may_have(IconSet::of(Icon::Stripe)) && passenger::can_move(state, purse)
        }
    }
}

/// Starts an action.
pub(super) fn start(state: &mut State, task: Task) {
    state.decision = match task {
        Task::Rails => Decision::Head,
        Task::UpgradeLink => Decision::Upgrade,
        Task::Build => Decision::Site,
        Task::UpgradeBuilding => Decision::UpgradeSite,
        Task::Passenger => Decision::Passenger,
    };
}

/// Takes $2 instead of an action.
pub(super) fn two_dollars(state: &mut State, events: &mut Vec<Event>) {
    let seat = state.seat;
    state.turn.took_money = true;
    events.push(Event::TwoDollars { seat });
    payment::gain_cash(state, seat, DOLLARS_TAKEN, events);
    go_on(state, events);
}

/// Checks that the turn may end now: only after $2, since after actions it ends on its own.
pub(super) fn check_end_turn(state: &State) -> Result<(), Refusal> {
    match (state.turn.took_money, state.turn.half) {
        (true, _) => Ok(()),
        (false, Half::First) => Err(Refusal::MustActFirst),
        (false, Half::Second) => Err(Refusal::MustAct),
    }
}

/// Ends the turn after $2 alone.
pub(super) fn end_turn(state: &mut State, events: &mut Vec<Event>) {
    next_player(state, events);
}

/// Carries out the action that was paid.
pub(super) fn carry_out(state: &mut State, events: &mut Vec<Event>) {
    match std::mem::replace(&mut state.work, CurrentAction::Nothing) {
        CurrentAction::Nothing => {}
        CurrentAction::Rails(run) => super::track_commit::lay_run(state, &run, events),
        CurrentAction::UpgradeLink(link) => upgrade_link(state, link, events),
        CurrentAction::Build(parcel, kind) => building::build(state, parcel, kind, events),
        CurrentAction::UpgradeBuilding(parcel) => building::upgrade(state, parcel, events),
        CurrentAction::Ride(ride) => return passenger::arrive(state, ride, events),
    }
    finish(state, events);
}

/// Discards the played cards and continues the turn.
pub(super) fn finish(state: &mut State, events: &mut Vec<Event>) {
    state.work = CurrentAction::Nothing;
    payment::discard_played(state);
    state.turn.actions += 1;
    go_on(state, events);
}

// Building rails.

/// All possible starts of a run: next to useful locations, and at the ends of own Links.
fn heads(state: &State) -> impl Iterator<Item = Port> + '_ {
    let beside = state.map.starts.iter().copied().filter(|&head| is_adjacent(state, head));
    let own = state.links.iter().filter(|link| link.owner == state.seat);
    beside.chain(own.flat_map(|link| link_heads(state, link)).flatten())
}

fn is_adjacent(state: &State, head: Port) -> bool {
    let Some(before) = state.map.next(head.cell, head.side) else { return false };
    let of_use = state.building(before).is_some() || state.is_own_parcel(state.seat, before);
    of_use && !state.rails.is_taken(head) && {
        let facing = Port { cell: before, side: head.side.opposite() };
        !state.rails.is_taken(facing)
    }
}

/// The ports beyond each end of a Link, and on the last tile of an incomplete one.
fn link_heads(state: &State, link: &Link) -> [Option<Port>; 3] {
    let beyond = |port: Port| {
        let cell = state.map.next(port.cell, port.side)?;
        Some(Port { cell, side: port.side.opposite() })
    };
    let last = link.tiles[link.tiles.len() - 1];
    let redirect = Port { cell: last.cell, side: last.entry };
    let [first, end] = link.ports().map(beyond);
    [first, end, (!link.is_complete()).then_some(redirect)]
}

fn head_leads_on(state: &State, head: Port, purse: &mut Purse) -> bool {
    BuildSite::start(state, head).is_ok_and(|mut site| site.can_finish(purse))
}

/// Returns whether some run could be paid but for a Destination icon (RAIL-3).
pub(super) fn lacks_run_end(state: &State) -> bool {
    let mut purse = Purse::of(state, state.seat);
    let starts = heads(state).filter_map(|head| BuildSite::start(state, head).ok());
    starts.into_iter().any(|mut site| site.why_unpaid(&mut purse) != Refusal::RunTooDear)
}

/// Adds the starts of runs.
pub(super) fn head_actions(state: &State, into: &mut Vec<Action>) {
    let mut purse = Purse::of(state, state.seat);
    let good = heads(state).filter(|&head| head_leads_on(state, head, &mut purse));
    into.extend(good.map(Action::Head));
    into.sort_unstable();
}

/// Checks that a run may start here and lead to something that can be paid.
pub(super) fn check_head(state: &State, head: Port) -> Result<(), Refusal> {
    let mut site = BuildSite::start(state, head)?;
    let mut purse = Purse::of(state, state.seat);
    if site.can_finish(&mut purse) {
        return Ok(());
    }
    let first = |exit| BuildSite::start(state, head).and_then(|mut site| site.lay(exit));
    let refusals = Direction::ALL.into_iter().filter(|&exit| exit != head.side).map(first);
    let worst = refusals.reduce(|a, b| if a.is_ok() { a } else { b });
    Err(worst.and_then(Result::err).unwrap_or_else(|| site.why_unpaid(&mut purse)))
}

/// Starts a run.
pub(super) fn begin_run(state: &mut State, head: Port) {
    if let Ok(site) = BuildSite::start(state, head) {
        let run = site.run;
        state.work = CurrentAction::Rails(run);
        state.decision = Decision::Lay;
    }
}

fn site(state: &State) -> Result<BuildSite<'_>, Refusal> {
    match &state.work {
        CurrentAction::Rails(run) => Ok(BuildSite::of(state, run)),
        _ => Err(Refusal::NotNow),
    }
}

/// Adds the next tiles of the run, and its end if legal.
pub(super) fn lay_actions(state: &State, into: &mut Vec<Action>) {
    let Ok(mut site) = site(state) else { return };
    let mut purse = Purse::of(state, state.seat);
    let good = Direction::ALL.into_iter().filter(|&exit| site.can_go_on(exit, &mut purse));
    into.extend(good.map(Action::Lay));
    if site.is_payable(&mut purse) {
        into.push(Action::Done);
    }
}

/// Checks that the next tile may leave by a side.
pub(super) fn check_lay(state: &State, exit: Direction) -> Result<(), Refusal> {
    let mut purse = Purse::of(state, state.seat);
    if site(state)?.can_go_on(exit, &mut purse) {
        return Ok(());
    }
    let mut site = site(state)?;
    site.lay(exit)?;
    Err(site.why_unpaid(&mut purse))
}

/// Lays the next tile; asks for the payment if that closes the run.
pub(super) fn lay(state: &mut State, exit: Direction) {
    let Ok(mut site) = site(state) else { return };
    if site.lay(exit).is_ok() {
        let run = site.run;
        let closed = run.is_closed();
        state.work = CurrentAction::Rails(run);
        if closed {
            end_run(state);
        }
    }
}

/// Checks that the run may end here.
pub(super) fn check_end_run(state: &State) -> Result<(), Refusal> {
    let mut purse = Purse::of(state, state.seat);
    site(state)?.check_end(&mut purse)
}

/// Ends the run and asks for its payment.
pub(super) fn end_run(state: &mut State) {
    if let Ok(site) = site(state)
        && let Some(wants) = site.wants()
    {
        let symbols = site.run.cost;
        payment::ask_bill(state, &wants, symbols);
    }
}

// Upgrading a Link.

fn can_upgrade(state: &State, link: LinkIndex, purse: &mut Purse) -> bool {
    let &Link { owner, status, .. } = state.link(link);
    owner == state.seat && status == LinkStatus::Complete && purse.has(&upgrade_wants(state, link))
}

fn upgrade_wants(state: &State, link: LinkIndex) -> [IconSet; 2] {
    let ends = state.link(link).ports().map(|port| state.across(port));
    let icons = ends.map(|end| end.map_or(IconSet::EMPTY, |cell| state.destination_icons(cell)));
    [IconSet::of(Icon::UpgradeLink), icons[0].or(icons[1])]
}

/// Adds the Links that may be upgraded (UPL-1).
pub(super) fn upgrade_actions(state: &State, into: &mut Vec<Action>) {
    let mut purse = Purse::of(state, state.seat);
    let good = state.link_indices().filter(|&link| can_upgrade(state, link, &mut purse));
    into.extend(good.map(|link| Action::Link(state.link(link).ports()[0])));
    into.sort_unstable();
}

/// Checks that the Link with this first end may be upgraded.
pub(super) fn check_upgrade(state: &State, port: Port) -> Result<(), Refusal> {
    let index = state.rails.link(port).ok_or(Refusal::NoSuchLink)?;
    let link = state.link(index);
    if link.owner != state.seat {
        return Err(Refusal::NotYoursToUpgrade);
    }
    if link.status == LinkStatus::Upgraded {
        return Err(Refusal::AlreadyUpgraded);
    }
    if !link.is_complete() || link.ports()[0] != port {
        return Err(Refusal::NoSuchLink);
    }
    let payable = can_upgrade(state, index, &mut Purse::of(state, state.seat));
    if payable { Ok(()) } else { Err(Refusal::NothingToDo) }
}

/// Chooses the Link and asks for the payment.
pub(super) fn choose_upgrade(state: &mut State, port: Port) {
    if let Some(link) = state.rails.link(port) {
        state.work = CurrentAction::UpgradeLink(link);
        let wants = upgrade_wants(state, link);
        payment::ask_bill(state, &wants, 0);
    }
}

fn upgrade_link(state: &mut State, link: LinkIndex, events: &mut Vec<Event>) {
    let seat = state.seat;
    state.links[link.index()].status = LinkStatus::Upgraded;
    let [from, to] = state.link(link).ports().map(|port| state.across(port));
    if let (Some(from), Some(to)) = (from, to) {
        events.push(Event::LinkUpgraded { seat, from, to });
    }
    stress::gain_happiness(state, seat, building::UPGRADE_POINTS, events);
}
