//! A result as a picture to save and to send: a self-contained SVG.

mod sheet;

use crate::engine::game::{Game, Seat};
use crate::table::scores::Category;
use crate::table::sending::qr::Qr;
use crate::table::title::{ResultCards, SeatView};
use crate::table::view::ResultCard;
use crate::table::{Day, GameMode, PlayerColor, Players};
use crate::titles::tramways::rules::Tramways;
use crate::titles::tramways::rules::scoring::{Rank, Score, score};
use crate::titles::tramways::rules::state::State;
use crate::titles::tramways::view::picture::{Ink, MapShapes};
use crate::titles::tramways::view::players::standing::{RankedSeat, ScoreRanking};
use crate::words::{Locale, shell};
use sheet::{CardSheet, SheetArea, TextAlignment, TextStyle};

/// Width in units.
pub const WIDTH: i32 = 1200;
/// Height in units.
pub const HEIGHT: i32 = 630;

/// The contents of a result card.
#[derive(Clone, Copy, Debug)]
pub struct ResultContents<'a> {
    /// The final position.
    pub state: &'a State,
    /// The players.
    pub players: &'a Players,
    /// The mode of the game; `None` if it came from a link, which has no mode.
    pub mode: Option<GameMode>,
    /// The name of its category, if it has one.
    pub category: Option<&'a str>,
    /// The day it was played, if known.
    pub day: Option<Day>,
    /// The full address of its link.
    pub address: &'a str,
    pub locale: Locale,
}

const FELT: &str = "#17332c";
const FELT_LIGHT: &str = "#21453c";
const ON_FELT: &str = "#f7eed9";
const ON_FELT_2: &str = "#c9d3c0";
const PAPER: &str = "#fbf5e6";
const RULE: &str = "#cdbb92";
const INK: &str = "#272320";
const INK_2: &str = "#554c3f";
const BRASS: &str = "#b0842f";
const BRASS_LIGHT: &str = "#e8c982";

/// The map, and the paper next to it.
const MAP: SheetArea = SheetArea { x: 36, y: 96, width: 644, height: 436 };
const PAGE: SheetArea = SheetArea { x: 716, y: 36, width: 448, height: 558 };
/// The margins of the text on the paper.
const LEFT: i32 = PAGE.x + 28;
const RIGHT: i32 = PAGE.x + PAGE.width - 28;
/// The side of the QR code.
const CODE: i32 = 204;

impl ResultCards for Tramways {
    fn result_card(
        view: &SeatView<Self>,
        mode: Option<GameMode>,
        address: &str,
    ) -> Option<ResultCard> {
        let (state, locale) = (view.state, view.locale);
        Tramways::outcome(state)?;
        // Saves of other games do not keep the day.
        let day = match mode {
            Some(GameMode::Daily(day)) => Some(day),
            Some(GameMode::Casual | GameMode::Ranked | GameMode::Challenge) | None => None,
        };
        let category = Category::of::<Tramways>(view.setup);
        let category =
            category.map(|it| format!("{}: {}", locale.column_family(), it.name.of(locale)));
        let card = ResultContents {
            state,
            players: view.players,
            mode,
            category: category.as_deref(),
            day,
            address,
            locale,
        };
        Some(ResultCard { file: file_name(state, day), svg: card.write() })
    }
}

/// The name of the card's file: the day of a daily game, and the best score.
fn file_name(state: &State, day: Option<Day>) -> String {
    let day = day.map(|day| format!("-{day}")).unwrap_or_default();
    let best = ScoreRanking::of(state).rows.first().map_or(0, |row| row.score.total());
    format!("catenary-tramways{day}-{best}")
}

impl ResultContents<'_> {
    /// Writes the card as SVG.
    pub fn write(&self) -> String {
        let mut sheet = CardSheet::new(WIDTH, HEIGHT, &self.title());
        self.table(&mut sheet);
        let page = format!(r#"fill="{PAPER}" stroke="{BRASS}" stroke-width="3""#);
        sheet.block(PAGE, 18, &page);
        if self.state.is_solo() {
            self.solo(&mut sheet)
        } else {
            self.several(&mut sheet)
        }
        self.foot(&mut sheet);
        sheet.finish()
    }

    /// Returns the card's title.
    pub fn title(&self) -> String {
        let best = ScoreRanking::of(self.state).rows.first().map_or(0, |row| row.score.total());
        self.locale.card_title(best)
    }

    /// The felt with the name, the map and the result.
    fn table(&self, sheet: &mut CardSheet) {
        sheet.block(whole(), 0, &format!(r#"fill="{FELT}""#));
        let inner = SheetArea { x: 12, y: 12, width: WIDTH - 24, height: HEIGHT - 24 };
        let edge = format!(r#"fill="{FELT_LIGHT}" stroke="{BRASS}" stroke-width="2""#);
        sheet.block(inner, 22, &edge);
        wire(sheet);
        sheet.words(40, 74, TextStyle::bold(34, ON_FELT), "CATENARY");
        let game = TextStyle::bold(20, BRASS_LIGHT).anchored(TextAlignment::End);
        sheet.words(MAP.x + MAP.width, 74, game, self.locale.tramways());
        let picture = MapShapes::fitting(self.state, self.players, (MAP.width, MAP.height));
        sheet.inset(MAP, &picture.view_box(), &picture.elements());
        let credit = TextStyle::plain(15, ON_FELT_2);
        sheet.lines((40, 562), MAP.width, credit, self.locale.card_credit());
    }

    fn solo(&self, sheet: &mut CardSheet) {
        let score = score(self.state, Seat(0));
        let rank = self.locale.rank(Rank::of(score.total()));
        let title = TextStyle::bold(18, INK_2);
        sheet.words(LEFT, 82, title, shell::final_count(self.locale));
        sheet.words(
            LEFT - 4,
            176,
            TextStyle::bold(96, INK),
            &self.locale.number(score.total().into()),
        );
        plate(sheet, SheetArea { x: RIGHT - 208, y: 108, width: 208, height: 68 }, rank);
        self.sums(sheet, &score);
    }

    fn sums(&self, sheet: &mut CardSheet, score: &Score) {
        let locale = self.locale;
        let rows = [
            (locale.happiness_points().to_owned(), score.happiness),
            (locale.score_links(score.links), score.link_points),
            (locale.score_money(score.money()), score.money_points),
            (locale.stress().to_owned(), -score.stress),
        ];
        for (base, (name, points)) in (228..).step_by(36).zip(rows) {
            rule(sheet, base - 25);
            sheet.fitted((LEFT, base), RIGHT - LEFT - 60, TextStyle::plain(18, INK), &name);
            let figure = TextStyle::bold(20, INK).anchored(TextAlignment::End);
            sheet.words(RIGHT, base, figure, &self.locale.number(points.into()));
        }
    }

    fn several(&self, sheet: &mut CardSheet) {
        let standing = ScoreRanking::of(self.state);
        let winners: Vec<Seat> = standing.winners().collect();
        let title = self.players.winners(&winners, self.locale);
        sheet.fitted((LEFT, 84), RIGHT - LEFT, TextStyle::bold(26, INK), &title);
        self.heads(sheet);
        for (base, row) in (158..).step_by(39).zip(&standing.rows) {
            rule(sheet, base - 27);
            self.player(sheet, base, row);
        }
    }

    /// The column heads: Happiness Points, Links, money, Stress and the total.
    fn heads(&self, sheet: &mut CardSheet) {
        let locale = self.locale;
        let names = [locale.hp(), locale.links(), locale.money(), locale.stress()];
        let face = TextStyle::bold(12, INK_2).anchored(TextAlignment::End);
        for (x, name) in COLUMNS.into_iter().zip(names) {
            sheet.fitted((x, 120), 37, face, name);
        }
        sheet.fitted((RIGHT, 120), 37, face, shell::total(locale));
    }

    fn player(&self, sheet: &mut CardSheet, base: i32, row: &RankedSeat) {
        let (color, score) = (self.players.color(row.seat), &row.score);
        sheet.words(LEFT, base, TextStyle::bold(18, INK), &row.place.to_string());
        let disc =
            format!(r#"fill="{}" stroke="{INK}" stroke-width="1.5""#, Ink::Seat(color).fixed());
        sheet.block(SheetArea { x: LEFT + 18, y: base - 20, width: 26, height: 26 }, 13, &disc);
        let letter = TextStyle::bold(15, on(color)).anchored(TextAlignment::Middle);
        sheet.words(LEFT + 31, base - 2, letter, &color.letter().to_string());
        let name = self.locale.player(self.players, row.seat);
        sheet.fitted((LEFT + 54, base), 136, TextStyle::bold(18, INK), &name);
        let parts = [score.happiness, score.link_points, score.money_points, -score.stress];
        let figure = TextStyle::plain(18, INK).anchored(TextAlignment::End);
        for (x, points) in COLUMNS.into_iter().zip(parts) {
            sheet.words(x, base, figure, &self.locale.number(points.into()));
        }
        let total = TextStyle::bold(22, INK).anchored(TextAlignment::End);
        sheet.words(RIGHT, base, total, &self.locale.number(score.total().into()));
    }

    /// The QR code, and the mode of the game next to it.
    fn foot(&self, sheet: &mut CardSheet) {
        let top = PAGE.y + PAGE.height - CODE - 20;
        let area = SheetArea { x: LEFT - 8, y: top, width: CODE, height: CODE };
        match Qr::of(self.address) {
            Some(qr) => code(sheet, area, &qr),
            None => {
                let note = TextStyle::plain(15, INK_2);
                sheet.lines((LEFT, top + 30), CODE, note, self.locale.no_code());
            }
        }
        let (x, width) = (LEFT + CODE + 14, RIGHT - LEFT - CODE - 14);
        let mode = self.mode.map(|mode| self.locale.card_mode(mode).to_owned());
        let facts = [
            (TextStyle::bold(19, INK), mode),
            (TextStyle::plain(16, INK), self.category.map(str::to_owned)),
            (TextStyle::plain(16, INK_2), self.day.map(|day| day.to_string())),
        ];
        let known = facts.into_iter().filter_map(|(face, text)| Some((face, text?)));
        let base =
            known.fold(top + 34, |base, (face, text)| sheet.lines((x, base), width, face, &text));
        sheet.lines((x, base + 14), width, TextStyle::plain(14, INK_2), self.locale.card_code());
    }
}

/// The right edges of a player's numbers.
const COLUMNS: [i32; 4] = [LEFT + 214, LEFT + 258, LEFT + 302, LEFT + 347];

fn whole() -> SheetArea {
    SheetArea { x: 0, y: 0, width: WIDTH, height: HEIGHT }
}

/// The contact wire above the name.
fn wire(sheet: &mut CardSheet) {
    let brass = format!(r#"fill="none" stroke="{BRASS_LIGHT}" stroke-width="2""#);
    sheet.path("M40 36Q360 52 680 36M140 41V48M250 43V49M360 44V50M470 43V49M580 41V48", &brass);
}

fn rule(sheet: &mut CardSheet, y: i32) {
    sheet.path(&format!("M{LEFT} {y}H{RIGHT}"), &format!(r#"stroke="{RULE}""#));
}

/// A brass plate.
fn plate(sheet: &mut CardSheet, area: SheetArea, text: &str) {
    let brass = format!(r#"fill="{BRASS_LIGHT}" stroke="{BRASS}" stroke-width="3""#);
    sheet.block(area, 10, &brass);
    let middle = (area.x + area.width / 2, area.y + area.height / 2 + 9);
    let face = TextStyle::bold(28, "#261b06").anchored(TextAlignment::Middle);
    sheet.fitted(middle, area.width - 24, face, text);
}

fn code(sheet: &mut CardSheet, area: SheetArea, qr: &Qr) {
    let size = qr.size();
    let elements = format!(
        r##"<path d="M0 0H{size}V{size}H0z" fill="#fff"/><path d="{}" fill="#000" shape-rendering="crispEdges"/>"##,
        qr.path()
    );
    sheet.inset(area, &format!("0 0 {size} {size}"), &elements);
}

/// The colour of the letter on a player's disc.
fn on(color: PlayerColor) -> &'static str {
    match color {
        PlayerColor::Brown | PlayerColor::Purple => "#fff6ea",
        PlayerColor::Orange | PlayerColor::Pink | PlayerColor::Green => "#201002",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::game::Game;
    use crate::table::Name;
    use crate::titles::tramways::rules::Tramways;
    use crate::titles::tramways::rules::setup::Setup;
    use crate::titles::tramways::view::fixture::walk;

    fn card(state: &State, players: &Players, locale: Locale) -> String {
        let address = "https://catenary.example/#g2abcdef";
        let (mode, day) = (Some(GameMode::Daily(Day(20_778))), Some(Day(20_778)));
        ResultContents { state, players, mode, category: Some("normal"), day, address, locale }
            .write()
    }

    /// Checks that elements are closed in the order in which they were opened.
    fn assert_well_formed(text: &str) {
        let mut open = Vec::new();
        for tag in text.split('<').skip(1) {
            let (tag, _) = tag.split_once('>').expect("a whole tag");
            let name = tag.trim_start_matches('/').split([' ', '/']).next().unwrap_or_default();
            if tag.starts_with('/') {
                assert_eq!(open.pop(), Some(name));
            } else if !tag.ends_with('/') {
                open.push(name);
            }
        }
        assert!(open.is_empty(), "{open:?}");
    }

    #[test]
    fn a_solo_card_has_score_rank_terms_and_code() {
        let state = walk(3).last().expect("a game has an end");
        let total = score(&state, Seat(0)).total();
        for locale in Locale::ALL {
            let card = card(&state, &Players::people(1), locale);
            assert_well_formed(&card);
            assert!(card.contains(&format!(">{}<", locale.number(total.into()))));
            assert!(card.contains(locale.rank(Rank::of(total))) && card.contains("2026-11-21"));
            assert!(card.contains("crispEdges"));
        }
    }

    #[test]
    fn a_file_is_named_after_day_and_score() {
        let state = walk(3).last().expect("a game has an end");
        let total = score(&state, Seat(0)).total();
        let name = format!("catenary-tramways-2026-11-21-{total}");
        assert_eq!(file_name(&state, Some(Day(20_778))), name);
        assert_eq!(file_name(&state, None), format!("catenary-tramways-{total}"));
    }

    #[test]
    fn a_card_of_several_shows_everybody_and_their_names_as_text() {
        let state = Tramways::new(&Setup::standard(5, 1)).expect("a legal setup");
        let name = Name::from("<script>&".to_owned());
        let players = Players::people(5).rename(Seat(2), name);
        let card = card(&state, &players, Locale::English);
        assert_well_formed(&card);
        assert!(card.contains("&lt;script&gt;&amp;") && !card.contains("<script"));
        assert_eq!(card.matches(r#"rx="13""#).count(), 5);
    }

    #[test]
    fn a_card_has_no_external_references() {
        let state = walk(1).last().expect("a game has an end");
        let card = card(&state, &Players::people(1), Locale::Spanish);
        let own = card.replace(r#"xmlns="http://www.w3.org/2000/svg""#, "");
        for word in ["http", "href", "url(", "class=", "style=", "var("] {
            assert!(!own.contains(word), "{word}");
        }
    }

    #[test]
    fn says_that_a_link_is_too_long_for_a_code() {
        let state = walk(1).last().expect("a game has an end");
        let (players, address) = (Players::people(1), "x".repeat(4_000));
        let card = ResultContents {
            state: &state,
            players: &players,
            mode: None,
            category: None,
            day: None,
            address: &address,
            locale: Locale::English,
        };
        assert!(!card.write().contains("crispEdges"));
        assert_well_formed(&card.write());
    }
}
