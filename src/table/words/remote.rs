//! Phrases of games between devices.

use crate::table::Players;
use crate::table::remote::{Arrival, NotArrived, TakenSeat};
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The controller of a seat whose player is at another device.
    elsewhere "Far away" "A distancia"
    /// An explanation of that controller.
    elsewhere_hint "Plays on another device: you send each other links." "Juega en otro dispositivo: os enviáis enlaces."
    /// Why a game cannot begin with all people at other devices.
    nobody_is_here "Someone must play on this device: choose Person for yourself." "Alguien tiene que jugar en este dispositivo: elige Persona para ti."
    /// Shown once when such a game begins.
    kept_from_the_eye "Each device shows only its own hand. Anyone who decodes a link could read all of them. Hints and plans are allowed." "Cada dispositivo muestra solo su propia mano. Quien descifre un enlace podría leerlas todas. Se permiten pistas y planes."
    /// Shown instead for a game without secrets.
    nothing_to_hide "Nothing is hidden in this game: the links give nothing away." "En esta partida no se oculta nada: los enlaces no revelan nada."
    /// Opens the dialog that sends the turn.
    send_turn "Send the link" "Enviar el enlace"
    /// Opens the dialog again.
    send_again "Send again" "Enviar otra vez"
    /// The title of the dialog that sends a turn.
    send_turn_title "Send this turn" "Enviar este turno"
    /// Copies message and link.
    copy_message "Copy message and link" "Copiar mensaje y enlace"
    /// The turn among the links that can be sent.
    whole_turn "This turn" "Este turno"
    /// Its description.
    whole_turn_text "For the other players: opens at this position and shows only their own hand." "Para los demás jugadores: se abre en esta posición y muestra solo su propia mano."
    /// The heading for a link of a table that is new here.
    who_are_you "Who are you?" "¿Quién eres?"
    /// Shown below that question.
    needs_no_account "No account, nothing to install." "Sin cuenta y sin instalar nada."
    /// How a game between devices works.
    turns_are_links "Each turn is a link that you send with any messenger." "Cada turno es un enlace que envías por cualquier mensajería."
    /// Opens a choice of other or several players at this device.
    others_here "Someone else, or several people on this device" "Otra persona, o varias en este dispositivo"
    /// Why nobody can join the table of a link.
    only_bots "Only bots play this game: no player is left for you." "En esta partida solo juegan bots: no queda ningún jugador para ti."
    /// Joins with the chosen players.
    play_as_chosen "Play" "Jugar"
    /// Next to the player to move.
    is_next "is next" "tiene el turno"
    /// Closes the dialog after the link was sent.
    is_sent "I have sent it" "Ya lo he enviado"
    /// Accepts the second answer.
    take_answer "Go on with the second" "Seguir con la segunda"
    /// Shows the second answer.
    look_at_answer "Look at it" "Verla"
    /// Rejects the second answer.
    keep_answer "Keep the first" "Seguir con la primera"
    /// Shown while the second answer is displayed.
    second_answer "This is the second answer." "Esta es la segunda respuesta."
    /// Before a sent turn is undone.
    undo_sent "You have sent this turn. If you play it differently, the others get two answers. Undo anyway?" "Ya has enviado este turno. Si lo juegas de otra forma, los demás recibirán dos respuestas. ¿Deshacer igualmente?"
    /// For a link that needs room for its line.
    too_many_branches "This link has another answer, but there is no room for another branch. Which one should be deleted?" "Este enlace trae otra respuesta, pero no caben más líneas. ¿Cuál quieres borrar?"
    /// The end of a message about a finished game.
    has_ended "the game has ended." "la partida ha terminado."
    /// For a link of another table.
    other_table "This link is for another game." "Este enlace es de otra partida."
    /// For a link of this table with another deal.
    other_deal "This link has another deal under the name of this game, so it changes nothing here." "Este enlace trae otro reparto con el nombre de esta partida, así que aquí no cambia nada."
    /// In a list of games, before the link of the turn was sent.
    not_sent "Link not sent yet" "Enlace sin enviar"
    /// The previous day, within a sentence.
    yesterday "yesterday" "ayer"
    /// Takes the seat of a player at another device.
    seat_here "Play here" "Jugar aquí"
    /// Asks for confirmation to take it.
    seat_surely_here "You will see this hand, and the next link says so. Play here?" "Verás esta mano, y el próximo enlace lo dirá. ¿Jugar aquí?"
    /// Next to the sender of a link less than a day old.
    sent_this_link "sent this link: can be played here 24 hours after it came" "envió este enlace: se puede jugar aquí 24 horas después de recibirlo"
    /// Moves a player of this device to another one.
    seat_away "Plays far away" "Juega a distancia"
    /// Asks for confirmation to move them.
    seat_surely_away "From now on you send this player links. Are you sure?" "A partir de ahora le envías enlaces a este jugador. ¿Seguro?"
    /// An invitation to a game.
    invites_to(name: &str, game: &str) "{name} invites you to {game}" "{name} te invita a {game}"
    /// Joins as these players.
    play_as(names: &str) "Play as {names}" "Jugar como {names}"
    /// The approximate number of links in a game of two.
    about_links(count: u16)
        "A two-player game takes about {count} links." "Una partida de dos jugadores lleva unos {count} enlaces."
    /// Shown when the turn is over and its link has to be sent.
    send_turn_to(name: &str) "{name} is next: send the link." "Le toca a {name}: envía el enlace."
    /// Shown while a sent link waits for an answer.
    waits_for(name: &str)
        "Waiting for {name}. The link of this turn was sent." "Turno de {name}. El enlace de este turno ya se envió."
    /// In a list of games: who is to move, and since when.
    waits_since(name: &str, since: &str)
        "Waiting for {name} since {since}" "Turno de {name} desde {since}"
    /// Shown when the others have not seen the end yet.
    send_end_to(names: &str)
        "The game has ended: send the link to {names}." "La partida ha terminado: envía el enlace a {names}."
    /// Calls a player whose turn it is.
    turn_of(name: &str) "your turn, {name}." "te toca, {name}."
    /// Shown for a second answer; `when` is the progress of the game at that point.
    other_answer(name: &str, when: &str)
        "{when}: {name} has sent a second answer." "{when}: {name} ha enviado una segunda respuesta."
    /// The consequence for the player's own decisions if the second answer is accepted.
    own_steps_stay(count: usize) [steps = self.decisions_many(count as i64)]
        "If you go on with it, your {steps} since then stay as a branch." "Si sigues con ella, tus {steps} desde entonces quedan como otra línea de juego."
}

impl Locale {
    /// A note that a seat is played at a device other than its player's.
    pub fn seat_taken(self, players: &Players, taken: TakenSeat) -> String {
        let seat = players.name_of(taken.seat, self);
        if taken.by == taken.seat {
            return phrases! { self, "Another device now plays for {seat}.", "Ahora otro dispositivo juega por {seat}." };
        }
        let by = players.name_of(taken.by, self);
        phrases! { self, "{by}'s device now plays for {seat}.", "Ahora el dispositivo de {by} juega por {seat}." }
    }

    /// Describes an arrived link; `None` if it changes the game, which is visible.
    pub fn arrived(self, arrival: Arrival) -> Option<String> {
        match arrival {
            Arrival::Goes { .. } | Arrival::Fork(_) => None,
            Arrival::Same => Some(
                phrases! { self, "You are already at this position.", "Ya estás en esta posición." },
            ),
            Arrival::Older { by } => {
                let steps = self.decisions_many(by as i64);
                Some(
                    phrases! { self, "This link is older: here you are {steps} ahead.", "Este enlace es más antiguo: aquí vas {steps} por delante." },
                )
            }
        }
    }

    /// Describes why a link is not accepted.
    pub fn not_arrived(self, why: NotArrived) -> String {
        match why {
            NotArrived::OtherTable => self.other_table().to_owned(),
            NotArrived::OtherDeal => self.other_deal().to_owned(),
            NotArrived::Link(error) => self.link_error(error),
        }
    }
}
