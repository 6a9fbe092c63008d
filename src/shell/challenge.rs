//! Challenges: the page of a deal that a friend has played, and everybody's results side by side.

use crate::engine::bots::BotCheck;
use crate::shell::picture::picture;
use crate::shell::table::table_context::TableContext;
use crate::storage::{Preferences, keep_deal, now, saved_deals};
use crate::table::level_name;
use crate::table::scores::Refuted;
use crate::table::scores::challenge::{Challenge, FriendResult, SavedDeal, ahead};
use crate::titles::TitleKey;
use crate::titles::load::load;
use crate::toolkit::address::Address;
use crate::toolkit::hooks::{clone, use_effect_on};
use crate::toolkit::ledger::ChallengeFaces;
use crate::toolkit::preferences::{use_locale, use_preferences};
use crate::toolkit::widgets::dialog::Dialog;
use crate::toolkit::widgets::icon::{IconSign, plain_icon};
use crate::toolkit::widgets::link_dialog::AddressBox;
use crate::toolkit::widgets::missing::missing;
use crate::toolkit::widgets::seed::fresh_seed;
use crate::toolkit::widgets::thumbnail::ThumbnailMap;
use crate::toolkit::widgets::topbar::Topbar;
use crate::words::{Locale, challenge as words, field, shell};
use crate::worker::Adviser;
use crate::worker::protocol::{Question, WorkerResponse};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ChallengePageProps {
    pub title: TitleKey,
    pub faces: ChallengeFaces,
    pub link: String,
}

/// The results of a deal, hidden until the player has one.
#[component]
pub(crate) fn ChallengePage(props: &ChallengePageProps) -> Html {
    let (locale, preferences) = (use_locale(), use_preferences());
    let ChallengePageProps { title, faces, link } = props.clone();
    let (is_shown, is_refused) = (use_state_eq(|| false), use_state_eq(|| false));
    let read = use_memo(link.clone(), |link| {
        let came = SavedDeal { link: link.clone(), mine: 0, at: now() };
        let challenge = (faces.read)(&came)?;
        Ok::<_, Refuted>((challenge, (faces.joined)(&came)))
    });
    let under_way = use_memo(link.clone(), |link| (faces.under_way)(link));
    let saved = (*read).as_ref().ok().and_then(|(_, saved)| saved.clone());
    let is_played = saved.as_ref().is_some_and(|(_, deal)| deal.mine > 0);
    use_effect_on((*under_way).clone(), |id| {
        id.iter().for_each(|id| Address::Play(id.clone()).go_instead());
    });
    let is_open = is_played || *is_shown;
    let board = use_memo((link.clone(), is_open), |(link, is_open)| {
        (faces.board)(link, *is_open).map(Rc::new)
    });
    use_saved_deal(saved.clone());
    let (challenge, saved) = match &*read {
        Ok((challenge, Some(saved))) => (challenge, saved.clone()),
        Ok(_) => return Html::default(),
        Err(why) => {
            return missing(locale.bad_link(), &locale.refuted(why), Html::default(), locale);
        }
    };
    if under_way.is_some() {
        return Html::default();
    }
    let play = Callback::from(clone!([link = saved.1.link, is_refused], move |_: MouseEvent| {
        is_refused.set(!begin(faces, &link, None, &preferences))
    }));
    let show = Callback::from(clone!([link, is_shown], move |_: MouseEvent| {
        (faces.see)(&link);
        is_shown.set(true);
    }));
    let game = challenge.board.unwrap_or_else(|| title.facts().name.of(locale));
    let names: Vec<String> = challenge.results.iter().map(|it| name_of(it, locale)).collect();
    let (name, deal) = saved;
    html! {
        <div class="page">
            <Topbar />
            <main class="page__main" data-testid="challenge">
                <section class="panel deal">
                    <div class="deal__board">
                        if board.is_some() {
                            <ThumbnailMap picture={(*board).clone()} label={locale.map_thumbnail()} />
                        } else {
                            { picture(title) }
                        }
                    </div>
                    <div class="panel__body stack">
                        <h1>{ words::heading(game, locale) }</h1>
                        <p>{ words::against(&bots_of(challenge, locale), locale) }</p>
                        if is_open {
                            if is_played { <p data-testid="played-it">{ words::played_it(locale) }</p> }
                            { fallen(challenge, locale) }
                            <Results {title} {faces} {name} {deal} sends={is_played} />
                        } else {
                            <p data-testid="played-by">{ words::played_by(&names, locale) }</p>
                            <p>{ words::strict(locale) }{ " " }{ words::again(locale) }</p>
                            if challenge.results.iter().any(|it| !it.same_bots) {
                                <p class="notice" data-testid="other-bots">{ words::other_bots(locale) }</p>
                            }
                            if *is_refused {
                                <p class="notice notice--bad" role="alert" data-testid="not-begun">{ words::not_stored(locale) }</p>
                            }
                            <div class="row deal__ways">
                                <button type="button" class="button button--main" onclick={play} data-testid="play-deal">{ words::play(locale) }</button>
                                <button type="button" class="button button--quiet" onclick={show} title={words::show_text(locale)} data-testid="show-results">{ words::show(locale) }</button>
                            </div>
                        }
                    </div>
                </section>
            </main>
        </div>
    }
}

/// Starts a game on the deal of `link`, or on another deal by `seed`, and opens it; returns `false` if it cannot be
/// stored.
fn begin(faces: ChallengeFaces, link: &str, seed: Option<u64>, preferences: &Preferences) -> bool {
    let started = (faces.begin)(link, seed, preferences);
    started.map(|id| id.into_iter().for_each(|id| Address::Play(id).go())).is_ok()
}

/// Draws the games that are no valid results, each with its error.
fn fallen(challenge: &Challenge, locale: Locale) -> Html {
    let line = |it: &FriendResult| {
        let why = it.count.as_ref().err()?;
        let text = format!("{}: {}", name_of(it, locale), locale.refuted(why));
        Some(html! { <p class="notice notice--bad" data-testid="no-result">{ text }</p> })
    };
    html! { { for challenge.results.iter().filter_map(line) } }
}

/// Saves a deal.
#[hook]
fn use_saved_deal(deal: Option<(String, SavedDeal)>) {
    use_effect_on(deal, |deal| {
        if let Some((name, deal)) = deal {
            // Without the entry the results are still shown.
            let _ = keep_deal(name, deal);
        }
    });
}

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ChallengeNoteProps {
    pub at: TableContext,
    pub title: TitleKey,
    pub faces: ChallengeFaces,
    /// The button that asks for the results, until it is pressed.
    pub ask: Option<Html>,
}

/// The results of friends on the deal of a finished game, and the button that challenges them. Shown if there are
/// several results, or once the player asks.
#[component]
pub(crate) fn ChallengeNote(props: &ChallengeNoteProps) -> Html {
    let ChallengeNoteProps { at, title, faces, ask } = props;
    let saved = use_memo(at.table.clone(), |table| (faces.joined)(&(faces.own)(table)?));
    let is_compared = use_memo(saved.clone(), |saved| {
        let read = (**saved).as_ref().and_then(|(_, deal)| (faces.read)(deal).ok());
        read.is_some_and(|it| it.results.len() > 1)
    });
    let is_shown = ask.is_none() || *is_compared;
    use_saved_deal(if is_shown { (*saved).clone() } else { None });
    match &*saved {
        _ if !is_shown => ask.clone().unwrap_or_default(),
        Some((name, deal)) => html! {
            <>
                <h3>{ at.locale.results_on_deal() }</h3>
                <Results title={*title} faces={*faces} name={name.clone()} deal={deal.clone()} sends=true />
            </>
        },
        None => html! { <p data-testid="no-challenge">{ words::none(at.locale) }</p> },
    }
}

#[derive(Clone, PartialEq, Properties)]
struct ResultsProps {
    title: TitleKey,
    faces: ChallengeFaces,
    name: String,
    deal: SavedDeal,
    /// Says whether the player has a result to send.
    sends: bool,
}

/// All results on a deal, best first, with the check of their bots.
#[component]
fn Results(props: &ResultsProps) -> Html {
    let (locale, preferences) = (use_locale(), use_preferences());
    let ResultsProps { title, faces, deal, .. } = props.clone();
    let (is_sending, is_refused) = (use_state_eq(|| false), use_state_eq(|| false));
    let checked = use_check(title, &deal.link);
    let challenge = use_memo(deal.clone(), |deal| (faces.read)(deal).ok());
    // Games of friends are compared over all deals; without a friend none of them is replayed.
    let met = use_memo((props.name.clone(), deal.clone()), |(name, deal)| {
        if !challenge.as_ref().as_ref().is_some_and(Challenge::has_friends) {
            return Vec::new();
        }
        let others = saved_deals().into_iter().filter(|(other, _)| other != name);
        let deals = others.map(|(_, deal)| deal).chain([deal.clone()]);
        deals.filter_map(|deal| (faces.read)(&deal).ok()).collect::<Vec<Challenge>>()
    });
    let Some(challenge) = &*challenge else { return Html::default() };
    let has_bots = challenge.seats.count() > 1;
    let row = |(at, result): (usize, &FriendResult)| {
        let (points, lead) = result.count.clone().ok()?;
        let found = match &*checked {
            Some(found) => found.get(at).map(|found| locale.checked(*found)),
            None => Some(words::checking(locale).to_owned()),
        };
        let found = if has_bots { found } else { None };
        Some(html! {
            <li key={result.game.clone()} data-testid="friend-result" data-mine={result.is_mine.to_string()}>
                <a href={Address::Link(result.game.clone()).address()} title={words::look(locale)}>
                    <span>{ name_of(result, locale) }</span>
                    <b>{ locale.result(points, lead, None) }</b>
                    <small>{ words::look(locale) }</small>
                </a>
                if let Some(aids) = field::aids_of_game(result.undos, result.hints, locale) { <p class="score__checked" data-testid="friend-aids">{ aids }</p> }
                if let Some(found) = found { <p class="score__checked" data-testid="checked">{ found }</p> }
            </li>
        })
    };
    let others = challenge.results.iter().filter(|it| !it.is_mine && it.namesake == 1);
    let results = others.filter_map(|friend| {
        let (ahead, of) = ahead(&met, &friend.name);
        let name = name_of(friend, locale);
        (of > 0).then(
            || html! { <p data-testid="ahead">{ words::ahead(&name, ahead, of, locale) }</p> },
        )
    });
    let is_alone = !challenge.has_friends();
    let game = challenge.board.unwrap_or_else(|| title.facts().name.of(locale));
    let (label, text, message) = if is_alone {
        let message = words::message(game, &bots_of(challenge, locale), locale);
        (words::ask(locale), words::ask_text(locale), message)
    } else {
        let message = words::results_message(locale).to_owned();
        (words::send_back(locale), words::send_back_text(locale), message)
    };
    let open = Callback::from(clone!([is_sending], move |_: MouseEvent| is_sending.set(true)));
    let close = Callback::from(clone!([is_sending], move |()| is_sending.set(false)));
    let another = Callback::from(clone!([link = deal.link, is_refused], move |_: MouseEvent| {
        is_refused.set(!begin(faces, &link, Some(fresh_seed()), &preferences));
    }));
    let main = if props.sends { "button button--main" } else { "button" };
    html! {
        <section class="score__deal" aria-label={locale.results_on_deal()} data-testid="friends">
            <ol>{ for challenge.in_order().into_iter().filter_map(row) }</ol>
            { for results }
            if *is_refused {
                <p class="notice notice--bad" role="alert">{ words::not_stored(locale) }</p>
            }
            <div class="row">
                if props.sends {
                    <button type="button" class={main} onclick={open} data-testid="send-challenge">{ plain_icon(IconSign::Link) }{ label }</button>
                }
                if !is_alone {
                    <button type="button" class="button" onclick={another} data-testid="another-deal">{ words::another(locale) }</button>
                }
            </div>
            if *is_sending {
                <Dialog {label} onclose={close.clone()}>
                    <h2>{ label }</h2>
                    <p>{ text }</p>
                    <AddressBox address={Address::Link(deal.link.clone()).whole_address()} title={label} message={AttrValue::from(message)} />
                    <div class="dialog__actions">
                        <button type="button" class="button" onclick={close.reform(|_: MouseEvent| ())} data-testid="close-link">{ locale.close() }</button>
                    </div>
                </Dialog>
            }
        </section>
    }
}

/// Checks the bots in each result of a link; `None` until that is done.
#[hook]
fn use_check(title: TitleKey, link: &str) -> Rc<Option<Vec<BotCheck>>> {
    let found = use_state_eq(|| Rc::new(None));
    let adviser = use_memo(title, |title| load(*title).map(|it| Adviser::new(it.thinkers)));
    let setter = found.setter();
    use_effect_on(link.to_owned(), move |link| {
        setter.set(Rc::new(None));
        let asked = (*adviser).clone().map(|adviser| {
            let id = adviser.ask(Question::Check(link.clone()), move |report| match report {
                WorkerResponse::Checked(_, checked) => setter.set(Rc::new(Some(checked))),
                WorkerResponse::Refused(..) => setter.set(Rc::new(Some(Vec::new()))),
                _ => {}
            });
            (adviser, id)
        });
        move || asked.iter().for_each(|(adviser, id)| adviser.cancel(*id))
    });
    (*found).clone()
}

/// Returns the displayed name of a result's player.
fn name_of(result: &FriendResult, locale: Locale) -> String {
    match &result.name {
        _ if result.is_mine => shell::you(locale).to_owned(),
        name if name.is_empty() => words::namesake(words::friend(locale), result.namesake),
        name => words::namesake(name, result.namesake),
    }
}

/// Returns the names of the bots of a deal.
fn bots_of(challenge: &Challenge, locale: Locale) -> Vec<&'static str> {
    challenge.seats.iter().flatten().map(|level| level_name(*level, locale)).collect()
}
