//! Records as bytes, for any game.

use super::board::BoardForm;
use super::model::Number;
use super::range::{Bit, Coder, Decoder, Encoder};
use super::results::{self, Results};
use super::turn::{self, LinkedHands, Seating};
use super::{Format, Link, LinkError, MAX_ACTIONS, Part};
use crate::engine::game::{Game, Record};

/// A game that can be written in links.
///
/// The form is described once for both directions: a value that is `given` is written; with `None` it is read.
pub trait Coded: Game {
    /// The numbers in links of all titles with these rules; other rules never use them.
    const NUMBERS: &'static [u16];

    /// Returns the title number of a setup, one of [`Coded::NUMBERS`].
    fn number(setup: &Self::Setup) -> u16;

    /// Prediction of the next action from the actions so far.
    type Course;

    /// Codes a setup of a title and rules version. An error names the part with an impossible value.
    fn setup(
        coder: &mut dyn Coder,
        form: SetupForm,
        given: Option<&Self::Setup>,
    ) -> Result<Self::Setup, Part>;

    /// Codes a setup whose games begin at a position instead of a deal. An error names the part with an impossible
    /// value.
    fn position(
        coder: &mut dyn Coder,
        form: SetupForm,
        given: Option<&Self::Setup>,
    ) -> Result<Self::Setup, Part>;

    /// Returns whether the games of a setup begin at a position instead of a deal.
    fn is_position(setup: &Self::Setup) -> bool;

    /// Returns the setup of games that begin at a position; `None` if none can, as in the middle of an action.
    fn begin_at(state: &Self::State) -> Option<Self::Setup>;

    /// Returns the course before the first action.
    fn course(setup: &Self::Setup) -> Self::Course;

    /// Codes the next action; `None` if it names something that does not exist.
    fn action(
        course: &mut Self::Course,
        coder: &mut dyn Coder,
        given: Option<Self::Action>,
    ) -> Option<Self::Action>;
}

/// The title, rules and form of a written setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SetupForm {
    /// The title number, one of [`Coded::NUMBERS`].
    pub title: u16,
    /// Version of the rules.
    pub rules: u16,
    /// The form in which an own board is written; ignored when reading.
    pub board: BoardForm,
}

/// The part of a link before its setup.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// The number of the title.
    pub title: u64,
    /// Version of the rules.
    pub rules: u64,
}

/// Returns a link as bytes.
pub(super) fn write<G: Coded>(format: Format, link: &Link<G>, board: BoardForm) -> Vec<u8> {
    let Link { record, cursor, .. } = link;
    let mut encoder = Encoder::new();
    let (title, rules) = (G::number(&record.setup), G::rules_version(&record.setup));
    let form = SetupForm { title, rules, board };
    code_header(&mut encoder, [title.into(), rules.into()]);
    if format == Format::Turn1 {
        turn::code_table(&mut encoder, link.seating.as_ref());
    }
    let _ = code_setup::<G>(&mut encoder, format, form, Some(&record.setup));
    if format == Format::Turn1 {
        let _ = turn::code_seats(&mut encoder, G::players(&record.setup), link.seating.as_ref());
    }
    if format != Format::Setup1 {
        let count = record.actions.len();
        code_count(&mut encoder, count as u64);
        if format == Format::Game2 {
            code_rest(&mut encoder, count.saturating_sub(*cursor) as u64);
        }
        let mut course = G::course(&record.setup);
        for &action in &record.actions {
            G::action(&mut course, &mut encoder, Some(action));
        }
    }
    encoder.finish()
}

/// Codes a setup with a deal or a position.
pub(super) fn code_setup<G: Coded>(
    coder: &mut dyn Coder,
    format: Format,
    form: SetupForm,
    given: Option<&G::Setup>,
) -> Result<G::Setup, Part> {
    let usual = if format == Format::Position1 { 15 } else { 1 };
    let is_position = coder.bit(&mut Bit::expecting(usual, 16), given.is_some_and(G::is_position));
    if is_position { G::position(coder, form, given) } else { G::setup(coder, form, given) }
}

/// Reads a link from bytes.
///
/// # Errors
/// The first flaw of the bytes.
pub(super) fn read<G: Coded>(format: Format, bytes: &[u8]) -> Result<Link<G>, LinkError> {
    if format == Format::Results1 {
        return Results::of_bytes(bytes).map(|results| results.first());
    }
    let mut decoder = Decoder::new(bytes);
    let header = check_header(&mut decoder)?;
    let form = known_form::<G>(header)?;
    if format == Format::Board1 {
        return Err(LinkError::Board);
    }
    let table = if format == Format::Turn1 { Some(read_table(&mut decoder)?) } else { None };
    let mut record = Record::new(read_setup::<G>(&mut decoder, format, form)?);
    let mut seating = None;
    if let Some((table, hands)) = table {
        let seats = turn::code_seats(&mut decoder, G::players(&record.setup), None);
        check_end(&decoder, Part::Players)?;
        let (bots, seats) = seats.map_err(LinkError::Impossible)?;
        seating = Some(Seating { table, hands, bots, seats });
    }
    let mut cursor = 0;
    if format != Format::Setup1 {
        let (count, rest) = read_counts(format, &mut decoder)?;
        record.actions = read_actions::<G>(&mut decoder, &record.setup, count)?;
        cursor = count - rest;
    }
    if decoder.has_rest() {
        return Err(LinkError::Surplus);
    }
    Ok(Link { kind: format.kind(), record, cursor, seating })
}

/// Reads a setup, and checks that it is of the title in the header.
pub(super) fn read_setup<G: Coded>(
    decoder: &mut Decoder,
    format: Format,
    form: SetupForm,
) -> Result<G::Setup, LinkError> {
    let setup = code_setup::<G>(decoder, format, form, None);
    check_end(decoder, Part::Setup)?;
    let setup = setup.map_err(LinkError::Impossible)?;
    if form.title == G::number(&setup) {
        Ok(setup)
    } else {
        Err(LinkError::Game(form.title.into()))
    }
}

/// Reads the name of the table, and whether its hands are open.
fn read_table(decoder: &mut Decoder) -> Result<(u32, LinkedHands), LinkError> {
    let (table, hands) = turn::code_table(decoder, None);
    check_end(decoder, Part::Table)?;
    Ok((table, hands.ok_or(LinkError::Impossible(Part::Table))?))
}

/// Reads the number of actions, and the number of them after the cursor.
fn read_counts(format: Format, decoder: &mut Decoder) -> Result<(usize, usize), LinkError> {
    let count = code_count(decoder, 0);
    check_end(decoder, Part::Count)?;
    if count > MAX_ACTIONS as u64 {
        return Err(LinkError::TooManyActions(count));
    }
    let rest = if format == Format::Game2 { code_rest(decoder, 0) } else { 0 };
    check_end(decoder, Part::Cursor)?;
    if rest > count {
        return Err(LinkError::Impossible(Part::Cursor));
    }
    Ok((count as usize, rest as usize))
}

fn read_actions<G: Coded>(
    decoder: &mut Decoder,
    setup: &G::Setup,
    count: usize,
) -> Result<Vec<G::Action>, LinkError> {
    let mut course = G::course(setup);
    let mut actions = Vec::new();
    for part in (1..=count).map(Part::Action) {
        let action = G::action(&mut course, decoder, None);
        check_end(decoder, part)?;
        actions.push(action.ok_or(LinkError::Impossible(part))?);
    }
    Ok(actions)
}

/// The readable part of a record whose last bytes are missing.
pub(super) enum TruncatedLink<G: Game> {
    /// Its setup is incomplete.
    Setup,
    /// The actions in the remaining bytes; of results, game by game.
    Games(Vec<Record<G>>),
}

/// Reads a link that lacks its end: the whole checksum or more. `None` if nothing is missing, or a byte is wrong.
pub(super) fn read_truncated<G: Coded>(format: Format, bytes: &[u8]) -> Option<TruncatedLink<G>> {
    if format == Format::Results1 {
        return results::read_truncated(bytes);
    }
    let mut decoder = Decoder::new(bytes);
    let header = check_header(&mut decoder);
    if decoder.is_past_end() {
        return Some(TruncatedLink::Setup);
    }
    let form = known_form::<G>(header.ok()?).ok()?;
    if format == Format::Board1 {
        return None;
    }
    if format == Format::Turn1 {
        turn::code_table(&mut decoder, None);
    }
    let setup = code_setup::<G>(&mut decoder, format, form, None);
    if decoder.is_past_end() {
        return Some(TruncatedLink::Setup);
    }
    let mut record = Record::new(setup.ok()?);
    if format == Format::Turn1 {
        let seats = turn::code_seats(&mut decoder, G::players(&record.setup), None);
        if decoder.is_past_end() {
            return Some(TruncatedLink::Setup);
        }
        seats.ok()?;
    }
    if format == Format::Setup1 {
        return None;
    }
    let counts = read_counts(format, &mut decoder);
    let mut course = G::course(&record.setup);
    while !decoder.is_past_end() {
        let (count, _) = counts.ok()?;
        if record.actions.len() == count {
            return None;
        }
        let action = G::action(&mut course, &mut decoder, None);
        if !decoder.is_past_end() {
            record.actions.push(action?);
        }
    }
    Some(TruncatedLink::Games(vec![record]))
}

pub(super) fn check_end(decoder: &Decoder, part: Part) -> Result<(), LinkError> {
    if decoder.is_overrun() { Err(LinkError::Truncated(part)) } else { Ok(()) }
}

/// Returns the table in the bytes of a turn, whatever the title; `None` if they end before it.
pub(super) fn table_of(bytes: &[u8]) -> Option<u32> {
    let mut decoder = Decoder::new(bytes);
    check_header(&mut decoder).ok()?;
    read_table(&mut decoder).ok().map(|(table, _)| table)
}

/// Returns the header in the bytes of a link, whatever the title.
///
/// # Errors
/// The bytes end within the header.
pub fn read_header(bytes: &[u8]) -> Result<Header, LinkError> {
    check_header(&mut Decoder::new(bytes))
}

pub(super) fn check_header(decoder: &mut Decoder) -> Result<Header, LinkError> {
    let [title, rules] = code_header(decoder, [0; 2]);
    check_end(decoder, Part::Header)?;
    Ok(Header { title, rules })
}

/// Returns the form of the setup of a link of this rule set.
pub(super) fn known_form<G: Coded>(header: Header) -> Result<SetupForm, LinkError> {
    let title = G::NUMBERS.iter().copied().find(|&number| u64::from(number) == header.title);
    let title = title.ok_or(LinkError::Game(header.title))?;
    let known = u16::try_from(header.rules).ok().filter(|&version| version <= G::RULES_VERSION);
    let version = known.ok_or(LinkError::Rules { found: header.rules, known: G::RULES_VERSION })?;
    let (found, oldest) = (version, G::OLDEST_RULES_VERSION);
    if version < oldest {
        return Err(LinkError::OldRules { found, oldest });
    }
    Ok(SetupForm { title, rules: version, board: BoardForm::Whole })
}

pub(super) fn code_header(coder: &mut dyn Coder, given: [u64; 2]) -> [u64; 2] {
    given.map(|number| Number::new(2).code(coder, number))
}

/// Codes the number of actions of a game.
pub fn code_count(coder: &mut dyn Coder, given: u64) -> u64 {
    Number::new(10).code(coder, given)
}

/// Codes the number of actions after the cursor.
fn code_rest(coder: &mut dyn Coder, given: u64) -> u64 {
    Number::new(0).code(coder, given)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::titles::toy::Toy;

    /// The toy's title number in links.
    const TOY: u64 = u16::MAX as u64;

    fn rules(numbers: [u64; 2]) -> Result<u16, LinkError> {
        let mut encoder = Encoder::new();
        code_header(&mut encoder, numbers);
        known_form::<Toy>(read_header(&encoder.finish())?).map(|form| form.rules)
    }

    #[test]
    fn rejects_unknown_games_and_newer_rules() {
        let known = Toy::RULES_VERSION;
        let newer = u64::from(known) + 1;
        assert_eq!(rules([TOY, known.into()]), Ok(known));
        assert_eq!(rules([TOY, 0]), Ok(0));
        assert_eq!(rules([2, 1]), Err(LinkError::Game(2)));
        assert_eq!(rules([TOY, newer]), Err(LinkError::Rules { found: newer, known }));
        let found = u64::MAX;
        assert_eq!(rules([TOY, found]), Err(LinkError::Rules { found, known }));
    }
}
