//! Texts of a table cannot be misread: news like an order, a score like a part of a fraction.

use crate::{city, metromania, people, tramways};
use catenary::engine::bots::Plan;
use catenary::engine::game::Rng;
use catenary::table::model::TableModel;
use catenary::table::open::OpenTable;
use catenary::table::title::Title;
use catenary::table::{Device, GameTable, Session};
use catenary::titles::city::boards::Board;
use catenary::titles::city::rules::City;
use catenary::titles::metromania::rules::Metromania;
use catenary::titles::tramways::rules::Tramways;
use catenary::words::{Locale, shell};
use std::collections::BTreeSet;

/// Returns the first word of a sentence.
fn first_word(text: &str) -> String {
    let word = text.split_whitespace().next().unwrap_or_default();
    word.trim_matches(|it: char| !it.is_alphanumeric()).to_lowercase()
}

/// Returns the verbs of news, and those of prompts and hints.
fn verbs<G: Title>(session: Session<G>, locale: Locale) -> [BTreeSet<String>; 2] {
    let (mut orders, mut session) = (BTreeSet::new(), session);
    let mut rng = Rng::new(9);
    while G::to_act(session.state()).is_some() {
        let table =
            TableModel::new(GameTable::new(session.clone(), &people(), 3), Device::default());
        let view = table.view(locale);
        orders.extend([&view.prompt.short, &view.prompt.full].map(|text| first_word(text)));
        let legal = G::legal(session.state());
        let action = legal[rng.below(legal.len())];
        let plan = [Plan { actions: vec![action], worth: 0 }];
        let hints = table.ask(locale, |seen| G::hints(seen, &plan));
        orders.insert(first_word(&hints[0].now));
        session.play(action).expect("a legal action");
    }
    let table = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
    let news = table.view(locale).log.iter().map(|line| first_word(&line.text)).collect();
    [news, orders]
}

#[test]
fn news_do_not_begin_like_instructions() {
    for locale in Locale::ALL {
        for [news, mut orders] in [
            verbs(city(Board::SAN_FRANCISCO, 3), locale),
            verbs(city(Board::BERLIN, 4), locale),
            verbs(metromania(3), locale),
        ] {
            // "No Tickets are left" is no order.
            orders.remove("no");
            assert!(news.len() > 4 && orders.len() > 3, "{news:?} {orders:?}");
            let both: Vec<&String> = news.intersection(&orders).collect();
            assert!(both.is_empty(), "{locale:?}: both news and order: {both:?}");
        }
    }
}

/// Returns the numbers next to the score in a chip, at every position of a game.
fn chips<G: Title>(mut session: Session<G>) -> BTreeSet<String> {
    let (mut all, mut rng) = (BTreeSet::new(), Rng::new(2));
    while G::to_act(session.state()).is_some() {
        let table =
            TableModel::new(GameTable::new(session.clone(), &people(), 3), Device::default());
        for locale in Locale::ALL {
            let view = table.view(locale);
            let stats = view.panels.iter().flat_map(|panel| panel.stats.iter());
            for stat in stats {
                assert!(!stat.value.contains('/'), "{}: {}", stat.name, stat.value);
                if stat.shown == catenary::table::view::Shown::Chip {
                    all.insert(stat.short.clone());
                }
            }
        }
        let legal = G::legal(session.state());
        session.play(legal[rng.below(legal.len())]).expect("a legal action");
    }
    all
}

/// "2 1/2 +6" must not read as two and a half: next to a score there is no fraction and no number with a sign.
#[test]
fn nothing_next_to_a_score_reads_like_a_part_of_it() {
    let scores = [
        chips::<City>(city(Board::SAN_FRANCISCO, 3)),
        chips::<City>(city(Board::BERLIN, 3)),
        chips::<Metromania>(metromania(3)),
        chips::<Tramways>(tramways(3)),
    ];
    for chip in scores.iter().flatten() {
        let is_sum = chip.starts_with(['+', '−']);
        assert!(!chip.contains('/') && !is_sum, "{chip}");
    }
    assert!(scores.iter().all(|chips| !chips.is_empty()));
}

#[test]
fn all_titles_announce_the_end_in_the_same_words() {
    fn texts<G: Title>(mut session: Session<G>, locale: Locale) -> [String; 2] {
        let mut rng = Rng::new(2);
        while G::to_act(session.state()).is_some() {
            let legal = G::legal(session.state());
            session.play(legal[rng.below(legal.len())]).expect("a legal action");
        }
        let table = TableModel::new(GameTable::new(session, &people(), 3), Device::default());
        let view = table.view(locale);
        [view.prompt.full.clone(), view.progress.clone()]
    }
    for locale in Locale::ALL {
        let over = [shell::game_over(locale); 2].map(str::to_owned);
        assert_eq!(texts(city(Board::SAN_FRANCISCO, 3), locale), over);
        assert_eq!(texts(city(Board::BERLIN, 3), locale), over);
        assert_eq!(texts(metromania(3), locale), over);
        assert_eq!(texts(tramways(3), locale), over);
    }
}
