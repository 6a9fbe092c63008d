//! What is said in a game whose players sit at several devices.

use crate::table::Players;
use crate::table::apart::{Arrival, NotArrived, TakenSeat};
use crate::words::{Locale, phrases};

phrases! { impl Locale, self:
    /// The choice of a seat whose player is at another device.
    elsewhere "Far away" "A distancia"
    /// What that means.
    elsewhere_hint "Plays on another device: you send each other links." "Juega en otro dispositivo: os enviáis enlaces."
    /// Why a game cannot begin whose people are all at other devices.
    nobody_is_here "Somebody must play on this device: choose Person for yourself." "Alguien tiene que jugar en este dispositivo: elige Persona para ti."
    /// Said once when such a game begins.
    kept_from_the_eye "Each device shows only its own hand. Whoever takes a link apart could read all of them. Hints and plans are allowed." "Cada dispositivo muestra solo su propia mano. Quien desmonte un enlace podría leerlas todas. Se permiten pistas y planes."
    /// Said of a game in which nothing is hidden.
    nothing_to_hide "Nothing is hidden in this game: the links give nothing away." "En esta partida no se oculta nada: los enlaces no revelan nada."
    /// Opens what sends the turn.
    send_turn "Send the link" "Enviar el enlace"
    /// The same once more.
    send_again "Send again" "Enviar otra vez"
    /// The title of the dialog that sends a turn.
    send_turn_title "Send this turn" "Enviar este turno"
    /// Copies message and link.
    copy_message "Copy message and link" "Copiar mensaje y enlace"
    /// What of a game is sent: the turn.
    whole_turn "This turn" "Este turno"
    /// What it is for.
    whole_turn_text "For the other players: opens where the game stands, with their own hand only." "Para los demás jugadores: se abre donde está la partida, solo con su propia mano."
    /// The page of a link whose table is new here.
    who_are_you "Who are you?" "¿Quién eres?"
    /// What the page asks of nobody.
    needs_no_account "No account, nothing to install." "Sin cuenta y sin instalar nada."
    /// How a game between devices goes.
    turns_are_links "Each turn is a link that you send on, by any messenger." "Cada turno es un enlace que envías por cualquier mensajería."
    /// Opens the choice of other or more players of this device.
    others_here "Somebody else, or several people at this device" "Otra persona, o varias en este dispositivo"
    /// Why nobody can sit down at the table of a link.
    only_bots "Only bots play this game: no player is left for you." "En esta partida solo juegan bots: no queda ningún jugador para ti."
    /// What is done with the answer.
    play_as_chosen "Play" "Jugar"
    /// Beside the player whose turn it is.
    is_next "is next" "tiene el turno"
    /// Closes the dialog once the link went out.
    is_sent "I have sent it" "Ya lo he enviado"
    /// Takes the other answer.
    take_answer "Go on with the second" "Seguir con la segunda"
    /// Looks at it first.
    look_at_answer "Look at it" "Verla"
    /// Keeps the one that was here.
    keep_answer "Keep the first" "Seguir con la primera"
    /// Said while the other answer is looked at.
    second_answer "This is the second answer." "Esta es la segunda respuesta."
    /// Asks before a sent turn is undone.
    undo_sent "You have sent this turn. If you play it differently, the others get two answers. Undo anyway?" "Ya has enviado este turno. Si lo juegas de otra forma, los demás recibirán dos respuestas. ¿Deshacer igualmente?"
    /// A link that needs room.
    too_many_branches "This link has another answer, and no more branches fit. Which one may go?" "Este enlace trae otra respuesta y no caben más líneas de juego. ¿Cuál se puede borrar?"
    /// The end of a game, in a message.
    has_ended "the game has ended." "la partida ha terminado."
    /// A link of another table.
    other_table "This link is of another game." "Este enlace es de otra partida."
    /// A link of the same table with another deal.
    other_deal "This link has another deal under the name of this game, so it changes nothing here." "Este enlace trae otro reparto con el nombre de esta partida, así que aquí no cambia nada."
    /// In a list of games: the turn was not sent yet.
    not_sent "Link not sent yet" "Enlace sin enviar"
    /// The day before this one, in a sentence.
    yesterday "yesterday" "ayer"
    /// The player of a seat at another device comes to this one.
    seat_here "Play here" "Jugar aquí"
    /// Asks for it a second time.
    seat_surely_here "You will see this hand, and the next link says so. Play here?" "Verás esta mano, y el próximo enlace lo dirá. ¿Jugar aquí?"
    /// Beside the player from whom a link came within a day.
    sent_this_link "sent this link: can be played here 24 hours after it came" "envió este enlace: se puede jugar aquí 24 horas después de recibirlo"
    /// A player of this device goes to another one.
    seat_away "Plays far away" "Juega a distancia"
    /// Asks for it a second time.
    seat_surely_away "Only links reach this player then. Sure?" "Entonces solo le llegarán enlaces. ¿Seguro?"
    /// Who asks to a game.
    invites_to(name: &str, game: &str) "{name} invites you to {game}" "{name} te invita a {game}"
    /// Sits down as these players.
    play_as(names: &str) "Play as {names}" "Jugar como {names}"
    /// About how many links a game of two takes.
    about_links(count: u16)
        "A game of two takes about {count} links." "Una partida de dos lleva unos {count} enlaces."
    /// That the turn is over and its link is to be sent.
    send_turn_to(name: &str) "{name} is next: send the link." "Le toca a {name}: envía el enlace."
    /// That a sent link is answered some time.
    waits_for(name: &str)
        "Waiting for {name}. The link of this turn was sent." "Turno de {name}. El enlace de este turno ya se envió."
    /// In a list of games: for whom it waits, and since when.
    waits_since(name: &str, since: &str)
        "Waiting for {name} since {since}" "Turno de {name} desde {since}"
    /// That the others have not seen the end yet.
    send_end_to(names: &str)
        "The game has ended: send the link to {names}." "La partida ha terminado: envía el enlace a {names}."
    /// Whose turn it is, to that player.
    turn_of(name: &str) "your turn, {name}." "te toca, {name}."
    /// Who sent another answer; `when` is how far the game was then.
    other_answer(name: &str, when: &str)
        "{when}: {name} has sent a second answer." "{when}: {name} ha enviado una segunda respuesta."
    /// What becomes of so many own steps if the other answer is taken.
    own_steps_stay(count: usize) [steps = self.decisions_many(count as i64)]
        "If you go on with it, your {steps} since then stay as a branch." "Si sigues con ella, tus {steps} desde entonces quedan como otra línea de juego."
}

impl Locale {
    /// That a seat is played at another device than its player's.
    pub fn seat_taken(self, players: &Players, taken: TakenSeat) -> String {
        let seat = players.name_of(taken.seat, self);
        if taken.by == taken.seat {
            return phrases! { self, "Another device now plays for {seat}.", "Ahora otro dispositivo juega por {seat}." };
        }
        let by = players.name_of(taken.by, self);
        phrases! { self, "{by}'s device now plays for {seat}.", "Ahora el dispositivo de {by} juega por {seat}." }
    }

    /// What has arrived.
    pub fn arrived(self, arrival: Arrival) -> Option<String> {
        match arrival {
            Arrival::Goes { .. } | Arrival::Fork(_) => None,
            Arrival::Same => Some(
                phrases! { self, "This link is where you are.", "Este enlace está donde estás tú." },
            ),
            Arrival::Older { by } => {
                let steps = self.decisions_many(by as i64);
                Some(
                    phrases! { self, "This link is older: here you are {steps} ahead.", "Este enlace es más antiguo: aquí vas {steps} por delante." },
                )
            }
        }
    }

    /// Why a link does nothing.
    pub fn not_arrived(self, why: NotArrived) -> String {
        match why {
            NotArrived::OtherTable => self.other_table().to_owned(),
            NotArrived::OtherDeal => self.other_deal().to_owned(),
            NotArrived::Link(error) => self.link_error(error),
        }
    }
}
