//! What the guide says, in the voice of a friendly conductor.

use super::{Locale, texts};

texts! {
    /// The guide.
    guide "Conductor" "Conductora"
    /// The door to the first game.
    learn "Learn by playing" "Aprende jugando"
    /// What the door promises.
    learn_text "Your first Link in two minutes. The conductor explains each thing when you need it." "Tu primer Enlace en dos minutos. La conductora explica cada cosa cuando hace falta."
    /// The door to a first game that was begun.
    learn_on "Go on learning" "Sigue aprendiendo"
    /// What that door promises.
    learn_on_text "Your guided game waits where you left it." "Tu partida guiada te espera donde la dejaste."
    /// Closes a lesson.
    got_it "Got it" "Entendido"
    /// Ends the lessons.
    skip_guide "Skip the guide" "Dejar la guía"
    /// Asks for what is explained here.
    explain_again "Explain this" "Explícame esto"
    /// Opens the rule of a lesson.
    its_rule "Rule" "Regla"
    /// A lesson.
    lesson_refused "That is not possible now, and this line says why. Its number opens the rule." "Eso no se puede ahora y esta línea dice por qué. Su número abre la regla."
    /// A lesson.
    lesson_keep "Tickets, please! What the icons of a card show is what it lets you do. Keep one of these; I would take the lit one." "¡Boletos, por favor! Los iconos de una carta dicen lo que permite hacer. Quédate con una; yo tomaría la iluminada."
    /// A lesson.
    lesson_keep_any "The icons of a card show what it lets you do. Keep one of these in your hand." "Los iconos de una carta dicen lo que permite hacer. Quédate con una de estas en la mano."
    /// A lesson.
    lesson_book "These are Ticket Books, of which only the top is seen. Look into one: you keep one of its cards." "Estos son los Libros de boletos; solo se ve la carta de encima. Mira uno: te quedas con una de sus cartas."
    /// A lesson.
    lesson_book_take "The icons of a card show what it lets you do. Take the one you like best into your hand." "Los iconos de una carta dicen lo que permite hacer. Llévate a la mano la que más te guste."
    /// A lesson.
    lesson_book_top "Now choose which card lies on top of the Book: it can be taken there later in the game." "Ahora elige la carta que queda encima del Libro: más adelante podrá tomarse de ahí."
    /// A lesson.
    lesson_void "A Void Ticket has no stripe, and costs you another card when you take it. Give up the one you need least." "Un Boleto vacío no tiene banda y al tomarlo te cuesta otra carta. Renuncia a la que menos falta te haga."
    /// A lesson.
    lesson_line "Each round brings you one new card. The newest of the line costs 1 Stress; you may also pay to see another first. Take this one." "Cada ronda te trae una carta. La más nueva de la fila cuesta 1 de Estrés; también puedes pagar por ver otra antes. Toma esta."
    /// A lesson.
    lesson_line_any "Each round brings you one new card. The newest of the line costs 1 Stress; or pay to see another first." "Cada ronda te trae una carta. La más nueva de la fila cuesta 1 de Estrés; o paga por ver otra antes."
    /// A lesson.
    lesson_line_on "Now only the newest card costs Stress; the older ones are free. Each further card costs $1 more than the last." "Ahora solo la carta más nueva cuesta Estrés; las otras son gratis. Cada carta más cuesta 1 $ más que la anterior."
    /// A lesson.
    lesson_money "The price is paid in cash or with Money icons. They give change only where icons alone pay all of it." "El precio se paga en efectivo o con iconos de Dinero. Solo dan cambio si lo pagan todo los iconos."
    /// A lesson.
    lesson_start "Rails start at any Building, at a Parcel of yours, or at the open end of your own Link. Tap the place." "Los rieles empiezan en cualquier Edificio, en un Terreno tuyo o en el extremo abierto de un Enlace tuyo. Toca el lugar."
    /// A lesson.
    lesson_first_tile "Tap the cell beside it: the first tile goes there." "Toca la casilla de al lado: ahí va la primera loseta."
    /// A lesson.
    lesson_lay "Tap the next cell, again and again. Each tile costs 1 rail symbol, 2 on a mountain; a Link is complete between two different places." "Toca la casilla siguiente, una tras otra. Cada loseta cuesta 1 símbolo de riel, 2 en montaña; un Enlace completo une dos lugares distintos."
    /// A lesson.
    lesson_bill "The lit icons pay: rail symbols and the Destination of one end; one Rail Worker does the work. A card's first icon is free, each further one costs 1 Stress." "Pagan los iconos iluminados: símbolos de riel y el Destino de un extremo; la obra ocupa un Trabajador ferroviario. El primer icono de una carta es gratis; cada uno más cuesta 1 de Estrés."
    /// A lesson.
    lesson_first_link "Your first Link stands: 3 points in the end. The score is HP, Links and money, less Stress. Now you drive; I speak up when something is new." "Tu primer Enlace está listo: 3 puntos al final. La puntuación suma PF, Enlaces y dinero, y resta el Estrés. Ahora conduces tú."
    /// A lesson.
    lesson_last_round "The last round costs 2 Stress at once, and no new hand follows it. What is to score must happen now." "La última ronda cuesta 2 de Estrés al empezar y después no hay otra mano. Lo que deba puntuar, que sea ahora."
    /// A lesson.
    lesson_fill "Your last hand: choose it yourself from your deck and discards. Think of what three actions can use." "Tu última mano la eliges tú, de tu mazo y tus descartes. Piensa en lo que aprovecharán tres acciones."
    /// A lesson.
    lesson_score "This is what counts: Happiness, 3 for each complete Link, 1 for every $10, less your Stress. Calm down and cash in." "Esto es lo que cuenta: Felicidad, 3 por Enlace completo, 1 por cada 10 $, menos tu Estrés. Cálmate y haz caja."
    /// A lesson.
    lesson_get_off "Tap where the Passenger gets off. Each Link of yours on the way gives 1 HP and $1 a tile; a Building at the end adds its bonus." "Toca dónde baja el Pasajero. Cada Enlace tuyo del camino da 1 PF y 1 $ por loseta; el Edificio del final añade su bonificación."
    /// A lesson.
    lesson_bonus "A Commerce costs 1 Stress and then gives a choice: $5, or a Development card for your hand." "Un Comercio cuesta 1 de Estrés y luego da a elegir: 5 $ o una carta de Desarrollo para tu mano."
    /// A lesson.
    lesson_buy "A Leisure sells happiness: 1 HP for $1, 2 for $3, 3 for $6, and so on. $10 in cash are only 1 point at the end." "Un Lúdico vende felicidad: 1 PF por 1 $, 2 por 3 $, 3 por 6 $, etc. Al final, 10 $ son solo 1 punto."
    /// A lesson.
    lesson_kind "Choose what you build; its card comes into your hand at once. Equal types that touch become one Building; an Industry makes your hand larger." "Elige qué construyes; su carta llega a tu mano enseguida. Tipos iguales que se tocan son un solo Edificio; una Industria agranda tu mano."
    /// A lesson.
    lesson_add_passenger "Put the new Passenger on an empty Building cell, best where a Link of yours can fetch it." "Pon el nuevo Pasajero en una casilla de Edificio vacía, mejor donde lo recoja un Enlace tuyo."
    /// A lesson.
    lesson_administration "Time to tidy up: Money, Rail Workers, calm and new Passengers on leftover cards are played now. One icon of a card is free." "Hora de ordenar: ahora se juegan Dinero, Trabajadores ferroviarios, calma y nuevos Pasajeros de las cartas que sobran. Un icono por carta es gratis."
    /// A lesson.
    lesson_ride "Passengers can ride: it takes the magnetic stripe of a card and a Destination icon. Tap this, or the Passenger." "Los Pasajeros pueden viajar: hace falta la banda magnética de una carta y un icono de Destino. Toca esto o al Pasajero."
    /// A lesson.
    lesson_tasks "What is possible glows. Tap the thing itself or a button; a grey button tells what it lacks. You do 1 action in the first turn, 2 in the second." "Lo posible brilla. Toca la cosa misma o un botón; un botón gris dice qué le falta. Haces 1 acción en el primer turno y 2 en el segundo."
    /// A lesson.
    lesson_open_end "This Link is not complete. Work on it every round, or its tiles come back to you when the round ends." "Este Enlace está incompleto. Trabaja en él cada ronda o sus losetas vuelven a ti al terminarla."
    /// A lesson.
    lesson_build "You can build on a Parcel of yours: 1 HP, a new Passenger and a card. It takes the Build icon and the Parcel's number." "Puedes construir en un Terreno tuyo: 1 PF, un nuevo Pasajero y una carta. Hace falta el icono de Construir y el número del Terreno."
    /// A lesson.
    lesson_upgrade_link "You can upgrade a Link: 3 HP, and it pays half as much again. It takes the upgrade's icon and the Destination of one end." "Puedes mejorar un Enlace: 3 PF, y paga la mitad más. Hace falta su icono y el Destino de un extremo."
    /// A lesson.
    lesson_upgrade_building "You can upgrade a Building of yours: 3 HP and a Passenger. It takes its icon and the Destination of its type." "Puedes mejorar un Edificio tuyo: 3 PF y un Pasajero. Hace falta su icono y el Destino de su tipo."
    /// A lesson.
    lesson_no_worker "Each work on rails takes a Rail Worker, and yours are used up. Their icon brings one back in the Administration, a ride to an Industry too." "Cada obra ocupa un Trabajador ferroviario, y no te quedan. Su icono devuelve uno en la Administración; un viaje a una Industria, también."
    /// A lesson.
    lesson_refill "A new round, and your hand is full again. When your deck runs out, the cards you used come back." "Otra ronda, y tu mano está llena otra vez. Cuando se acaba tu mazo, vuelven las cartas usadas."
    /// A lesson.
    lesson_second_turn "Your second turn: two actions, or one and $2. Keep some cards in mind for the Administration." "Tu segundo turno: dos acciones, o una y 2 $. Piensa también en las cartas para la Administración."
    /// A lesson.
    lesson_two_dollars "No action is possible with this hand? Then $2 are yours instead." "¿Ninguna acción es posible con esta mano? Entonces te llevas 2 $."
    /// A lesson.
    lesson_dear_payment "This payment uses two icons of one card: 1 Stress. Tap other icons of your hand to swap them in." "Este pago usa dos iconos de una carta: 1 de Estrés. Toca otros iconos de tu mano para cambiarlos."
    /// A lesson.
    lesson_consequence "The mark at the foot of this card is a Consequence: it is paid once, before the first icon, and also if you discard the card." "La marca al pie de esta carta es una Consecuencia: se paga una vez, antes del primer icono, y también si descartas la carta."
    /// A lesson.
    lesson_discard "Cards that do not help can go: the first discard is free, each further one costs $1. New ones take their place." "Las cartas que no ayudan pueden irse: el primer descarte es gratis, cada uno más cuesta 1 $. Otras ocupan su lugar."
    /// A lesson.
    lesson_supply_tile "These tiles tell where new Passengers come when each round ends: on every empty cell of that type." "Estas losetas dicen dónde llegan Pasajeros al terminar cada ronda: a toda casilla vacía de ese tipo."
    /// A lesson.
    lesson_redirect "Does your open end lead the wrong way? Tap its last tile to turn it for 1 symbol." "¿Tu extremo abierto va mal encaminado? Toca su última loseta para girarla por 1 símbolo."
    /// A lesson.
    lesson_stress "Mind your Stress: each level is a point less at the end. Rides to a Residence and calm icons lower it." "Cuida tu Estrés: cada nivel es un punto menos al final. Lo bajan los viajes a un Residencial y los iconos de calma."
    /// A lesson.
    lesson_high_stress "That is a lot of Stress. At level 21 each further step, and each end of a round, costs 1 HP." "Es mucho Estrés. En el nivel 21 cada paso más y cada fin de ronda cuestan 1 PF."
}

impl Locale {
    /// The first proposal of a Link, between two places.
    pub fn lesson_start_at(self, from: &str, to: &str) -> String {
        self.pick(
            format!(
                "One action this turn: let us lay a Link from {from} to {to}. Tap {from}, where it starts."
            ),
            format!(
                "Una acción en este turno: tendamos un Enlace de {from} a {to}. Toca {from}, donde empieza."
            ),
        )
    }

    /// Where the first tile is proposed.
    pub fn lesson_first_tile_at(self, cell: &str) -> String {
        self.pick(
            format!("Now say where it leaves: tap {cell}, the first tile goes there."),
            format!("Ahora di por dónde sale: toca {cell}, ahí va la primera loseta."),
        )
    }

    /// The proposed Link could end here.
    pub fn lesson_lay_past(self, next: &str) -> String {
        self.pick(
            format!(
                "Your Parcel completes the Link already, but a longer one pays more: do not finish yet. On to {next}."
            ),
            format!(
                "Tu Terreno ya completa el Enlace, pero uno más largo paga más: no termines aún. Sigue a {next}."
            ),
        )
    }

    /// The next tile of the proposed Link.
    pub fn lesson_lay_on(self, next: &str) -> String {
        self.pick(
            format!("Well laid. On to {next}, where the ring is now."),
            format!("Bien puesta. Sigue a {next}, donde está ahora el anillo."),
        )
    }

    /// The last tile of the proposed Link.
    pub fn lesson_lay_last(self, to: &str) -> String {
        self.pick(
            format!("Now lead it into {to}: that completes the Link."),
            format!("Ahora llévalo hasta {to}: eso completa el Enlace."),
        )
    }

    /// Where the proposed Link leads.
    pub fn lesson_lay_to(self, to: &str) -> String {
        self.pick(
            format!(
                "Follow the ring, cell by cell, up to {to}. Each tile costs 1 rail symbol, 2 on a mountain."
            ),
            format!(
                "Sigue el anillo, casilla a casilla, hasta {to}. Cada loseta cuesta 1 símbolo de riel, 2 en montaña."
            ),
        )
    }
}
