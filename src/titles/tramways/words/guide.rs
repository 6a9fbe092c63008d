//! What the guide says, in the voice of a friendly conductor.

use crate::words::Locale;
use crate::words::texts;

texts! {
    lesson_refused "You can't do that now; the reason stands here. Its number opens the rule." "Ahora no puedes hacer eso; aquí está el motivo. Su número abre la regla."
    lesson_keep "Tickets, please! A card's icons are the actions you can pay with it. Keep one of these; I would keep the highlighted one." "¡Boletos, por favor! Los iconos de una carta son las acciones que puedes pagar con ella. Quédate con una; yo elegiría la resaltada."
    lesson_keep_any "A card's icons are the actions you can pay with it. Keep one of these cards." "Los iconos de una carta son las acciones que puedes pagar con ella. Quédate con una de estas cartas."
    lesson_book "These are Ticket Books: piles of Development cards with the top one face up. Choose one to look through; you keep one card, which pays for actions all game." "Estos son Libros de boletos: pilas de cartas de Desarrollo con la superior boca arriba. Elige uno para mirarlo; te quedas con una carta, que paga acciones toda la partida."
    lesson_book_take "A card's icons are the actions you can pay with it. Take the card you like best." "Los iconos de una carta son las acciones que puedes pagar con ella. Toma la que más te guste."
    lesson_book_top "Now choose the card to leave on top of the Book: everyone sees it there, and it can be taken later." "Ahora elige la carta que queda encima del Libro: ahí la ven todos y podrá tomarse más adelante."
    lesson_void "When you take a Void Ticket, you discard a card that is not a Void Ticket. Discard the one you need least." "Al tomar un Boleto vacío descartas una carta que no sea un Boleto vacío. Descarta la que menos falta te haga."
    lesson_line "Each round you take one new card, so you can do more. The newest one costs +1\u{a0}Stress; you may pay to reveal another first. Take this one." "En cada ronda tomas una carta nueva, para poder hacer más. La más nueva cuesta +1\u{a0}Estrés; puedes pagar para revelar otra antes. Toma esta."
    lesson_line_any "Each round you take one new card, so you can do more. The newest one costs +1\u{a0}Stress; you may pay to reveal another first." "En cada ronda tomas una carta nueva, para poder hacer más. La más nueva cuesta +1\u{a0}Estrés; puedes pagar para revelar otra antes."
    lesson_line_on "Only the newest card costs Stress; the older ones are free. Each card you reveal costs $1 more than the one before." "Solo la carta más nueva cuesta Estrés; las anteriores son gratis. Cada carta que revelas cuesta 1\u{a0}$ más que la anterior."
    lesson_money "Pay in cash or with Money icons: cash leaves your cards for actions, icons leave your money. You only get change if icons alone pay everything." "Paga en efectivo o con iconos de Dinero: el efectivo deja las cartas para acciones; los iconos, tu dinero. Solo recibes cambio si lo pagas todo con iconos."
    lesson_start "Links carry Passengers and are 3 points each. Rails start at any Building, your own Parcel or your own open end. Choose the location." "Los Enlaces llevan Pasajeros y dan 3 puntos cada uno. Los rieles empiezan en un Edificio, un Terreno tuyo o tu extremo abierto. Elige la localización."
    lesson_first_tile "Choose the neighbouring space for the first tile: it sets the direction of the Link." "Elige la casilla contigua para la primera loseta: marca la dirección del Enlace."
    lesson_lay "Choose the next space, one after another. Each tile costs 1 rail symbol, 2 on a mountain; a complete Link joins two different locations." "Elige la casilla siguiente, una tras otra. Cada loseta cuesta 1 símbolo de riel, 2 en montaña; un Enlace completo une dos localizaciones distintas."
    lesson_bill "The highlighted icons pay, with a Rail Worker: rail symbols and the Destination of one end. A card's first icon is free; each extra costs +1\u{a0}Stress, a point less." "Se paga con los iconos resaltados y un Trabajador ferroviario: símbolos de riel y el Destino de un extremo. Cada icono adicional de una carta: +1\u{a0}Estrés, un punto menos."
    lesson_first_link "Your first Link stands: 3 points in the end. The score is HP, Links and money, less Stress. Now you drive; I speak up when something is new." "Tu primer Enlace está listo: 3 puntos al final. La puntuación suma PF, Enlaces y dinero, y resta el Estrés. Ahora conduces tú."
    lesson_last_round "The last round starts with +2\u{a0}Stress, and no new hand follows it. Score all you can this round." "La última ronda empieza con +2\u{a0}Estrés y después no hay otra mano. Consigue todos los puntos que puedas."
    lesson_fill "You choose your last hand from your deck and discard pile. Take what your last three actions need." "Eliges tu última mano de tu mazo y tus descartes. Toma lo que necesiten tus tres últimas acciones."
    lesson_score "This is what counts: HP, 3 for each complete Link, 1 for each $10, less your Stress. Lower your Stress and score what you can." "Esto es lo que cuenta: PF, 3 por Enlace completo, 1 por cada 10\u{a0}$, menos tu Estrés. Reduce tu Estrés y puntúa lo que puedas."
    lesson_get_off "Choose where the Passenger stops. Each Link of yours travelled gives 1\u{a0}HP and $1 a tile; the Building it stops at gives its bonus." "Elige dónde se detiene el Pasajero. Cada Enlace tuyo recorrido da 1\u{a0}PF y 1\u{a0}$ por loseta; el Edificio donde se detiene da su bonificación."
    lesson_bonus "A Commerce Building costs +1\u{a0}Stress and gives $5 or a Development card: money now, or a card for the rest of the game." "Un Comercio cuesta +1\u{a0}Estrés y da 5\u{a0}$ o una carta de Desarrollo: dinero ahora o una carta para el resto de la partida."
    lesson_buy "A Leisure Building sells HP: 1 for $1, 2 for $3, 3 for $6 and so on. $10 kept are only 1 point at the end." "Un Edificio Lúdico vende PF: 1 por 1\u{a0}$, 2 por 3\u{a0}$, 3 por 6\u{a0}$, etc. Al final, 10\u{a0}$ guardados son solo 1 punto."
    lesson_kind "Choose a Building; you take its card at once. Buildings of one type that touch merge; an Industry raises your hand limit." "Elige un Edificio; tomas su carta enseguida. Los Edificios de un tipo que se tocan se combinan; una Industria sube tu límite de mano."
    lesson_add_passenger "Choose an empty Building space for the new Passenger, best at one of your Links: there it can score for you." "Elige una casilla de Edificio vacía para el nuevo Pasajero, mejor junto a un Enlace tuyo: ahí puede darte puntos."
    lesson_administration "Actions are over. Now play Money, Rail Worker, Add Passenger and Reduce Stress icons of your remaining cards: they prepare the next round. One icon of each card is free." "Las acciones han terminado. Ahora juega iconos de Dinero, Trabajador ferroviario, Añadir Pasajero y Reducir Estrés de tus cartas restantes: preparan la próxima ronda. Un icono por carta es gratis."
    lesson_ride "You can move a Passenger with a magnetic stripe and a Destination icon: 1\u{a0}HP for each Link of yours travelled. Choose this, or the Passenger." "Puedes mover un Pasajero con una banda magnética y un icono de Destino: 1\u{a0}PF por cada Enlace tuyo recorrido. Elige esto o al Pasajero."
    lesson_tasks "Everything you can do is highlighted. A grey button tells you what is missing. You take 1 action in Action round 1 and 2 in Action round 2." "Todo lo que puedes hacer está resaltado. Un botón gris dice qué falta. Haces 1 acción en la Ronda de acciones 1 y 2 en la Ronda de acciones 2."
    lesson_open_end "This Link is incomplete, so it scores nothing yet. Work on it every round, or its tiles are removed when the round ends." "Este Enlace está incompleto y aún no puntúa. Trabaja en él cada ronda o sus losetas se retiran al acabar la ronda."
    lesson_build "You can build on a Parcel of yours: +1\u{a0}HP, a Passenger and a card. You need Build Building and the Parcel number." "Puedes construir en un Terreno tuyo: +1\u{a0}PF, un Pasajero y una carta. Necesitas Construir Edificio y el número del Terreno."
    lesson_upgrade_link "You can upgrade a Link: +3\u{a0}HP, and it pays 50% more (rounded up for each Link). You need Upgrade Link and the Destination of one end." "Puedes mejorar un Enlace: +3\u{a0}PF, y paga un 50\u{a0}% más (redondeado hacia arriba en cada Enlace). Necesitas Mejorar Enlace y el Destino de un extremo."
    lesson_upgrade_building "You can upgrade a Building of yours: +3\u{a0}HP and a Passenger. You need Upgrade Building and the Destination of its type." "Puedes mejorar un Edificio tuyo: +3\u{a0}PF y un Pasajero. Necesitas Mejorar Edificio y el Destino de su tipo."
    lesson_no_worker "Building rails spends a Rail Worker, and you have none left. A Rail Worker icon in Administration or a Passenger to an Industry brings one back." "Construir rieles gasta un Trabajador ferroviario y no te quedan. Lo devuelve su icono en la Administración, o un Pasajero llevado a una Industria."
    lesson_refill "A new round: you have drawn up to your hand limit. When your deck runs out, your discard pile is shuffled, so every card comes back." "Otra ronda: has robado hasta tu límite de mano. Cuando se acaba tu mazo se barajan tus descartes, así que toda carta vuelve."
    lesson_second_turn "Action round 2: two actions, or one and $2, or only $2. Leave some cards for Administration: their icons bring money, Rail Workers and less Stress." "Ronda de acciones 2: dos acciones, o una y 2\u{a0}$, o solo 2\u{a0}$. Deja alguna carta para la Administración: sus iconos dan dinero, Trabajadores ferroviarios y menos Estrés."
    lesson_two_dollars "This hand pays for no action? Take $2 instead." "¿Esta mano no paga ninguna acción? Toma 2\u{a0}$ en su lugar."
    lesson_dear_payment "This payment uses two icons of one card: +1\u{a0}Stress, one point less. Choose other icons of your hand to avoid that." "Este pago usa dos iconos de una carta: +1\u{a0}Estrés, un punto menos. Elige otros iconos de tu mano para evitarlo."
    lesson_consequence "The mark at the foot of this card is a Consequence: you pay it once, before the first icon, and also if you discard the card." "La marca al pie de esta carta es una Consecuencia: se paga una vez, antes del primer icono, y también si descartas la carta."
    lesson_discard "Discard cards that do not help, and you draw others: the first discard is free, each extra discard costs $1." "Descarta las cartas que no ayuden y robarás otras: el primer descarte es gratis, cada descarte adicional cuesta 1\u{a0}$."
    lesson_supply_tile "The tile of this round shows where Passengers arrive when it ends: on every empty space of that Building type. Plan your Links for them." "La loseta de esta ronda dice dónde llegan Pasajeros cuando acaba: a toda casilla vacía de ese tipo de Edificio. Planea tus Enlaces para ellos."
    lesson_redirect "Does your open end point the wrong way? Choose its last tile to redirect it for 1 rail symbol." "¿Tu extremo abierto apunta mal? Elige su última loseta para redirigirla por 1 símbolo de riel."
    lesson_stress "Watch your Stress: each level is a point less at the end. Passengers to a Residence and Reduce Stress icons lower it." "Cuida tu Estrés: cada nivel es un punto menos al final. Lo bajan los Pasajeros a una Residencia y los iconos de Reducir Estrés."
    /// Below a Link between two Buildings.
    first_figure "A Link: 3 points, and 1\u{a0}HP with $1 a tile for each Passenger that travels it." "Un Enlace: 3 puntos, y 1\u{a0}PF con 1\u{a0}$ por loseta por cada Pasajero que lo recorre."
    lesson_goal "Score all you can in six rounds: Happiness Points (HP) when Passengers travel your Links, for Buildings and upgrades; 3 for each Link; less your Stress." "Suma cuanto puedas en seis rondas: Puntos de Felicidad (PF) cuando viajan Pasajeros por tus Enlaces, por Edificios y mejoras; 3 por Enlace; menos tu Estrés."
    lesson_first_link_use "Your first Link stands: 3 points in the end. Now let a Passenger travel it: 1\u{a0}HP for you and $1 a tile. And a Residence lowers your Stress." "Tu primer Enlace está listo: 3 puntos al final. Ahora, que lo recorra un Pasajero: 1\u{a0}PF para ti y 1\u{a0}$ por loseta. Y una Residencia reduce tu Estrés."
    lesson_ride_pay "A magnetic stripe and a Destination icon pay for it. They come from two cards here, because two icons of one card would cost +1\u{a0}Stress." "Lo pagan una banda magnética y un icono de Destino. Aquí salen de dos cartas, porque dos iconos de una misma carta costarían +1\u{a0}Estrés."
    lesson_kind_industry "Choose Industry: your hand limit rises to 8, so you can do more in every round. You also take its card at once." "Elige Industria: tu límite de mano sube a 8, así que podrás hacer más en cada ronda. Además tomas su carta enseguida."
    lesson_administration_now "Actions are over. The icons left prepare the next round: a Rail Worker for the next Link, and money. One icon of each card is free: choose the highlighted one." "Las acciones han terminado. Los iconos que quedan preparan la próxima ronda: un Trabajador ferroviario para otro Enlace y dinero. Un icono por carta es gratis: elige el resaltado."
    lesson_tidied "More icons of these cards would cost +1\u{a0}Stress each, 1 point less at the end. Finish Administration: you draw a new hand, and new Passengers arrive." "Más iconos de estas cartas costarían +1\u{a0}Estrés cada uno, un punto menos al final. Termina la Administración: robas otra mano y llegan Pasajeros."
    lesson_round_over "Round 1 is over; your score now: HP and Links add, each level of Stress takes 1 away. Five rounds follow; routes over several Links bring most. Now you drive." "Fin de la ronda 1; tu puntuación: suman PF y Enlaces, cada nivel de Estrés resta 1. Quedan cinco; las rutas por varios Enlaces dan más. Ahora conduces tú."
    lesson_draft "A Parcel is yours to build on, and its card pays for actions. Parcels near each other make good Links." "En un Terreno tuyo puedes construir, y su carta paga acciones. Los Terrenos cercanos entre sí dan buenos Enlaces."
    lesson_auction "Bid to choose a card and act earlier. Bids are paid at once; passing takes the last free place. Example: bid $3; if nobody outbids you, you are 1st." "Puja para elegir carta y actuar antes. Se paga al momento; quien pasa ocupa el último puesto libre. Ejemplo: pujas 3\u{a0}$; si nadie te supera, eres 1.º."
    lesson_market "Take one face-up Auction card: its icons pay for actions in every round to come. An earlier place has more cards to choose from." "Toma una carta de Subasta boca arriba: sus iconos pagan acciones en todas las rondas. Quien va antes elige entre más cartas."
    lesson_high_stress "That is a lot of Stress. Each step onto 21 or beyond costs 1\u{a0}HP, and so does ending a round on 21." "Es mucho Estrés. Cada paso que llega al 21 o lo pasaría cuesta 1\u{a0}PF, y acabar la ronda en el 21 también."
}

impl Locale {
    /// The first proposal of a Link, between two places.
    pub fn lesson_start_at(self, from: &str, to: &str) -> String {
        self.pick(
            format!(
                "One action now: let us build a Link from {from} to {to}, worth 3 points and a way for Passengers. Choose {from}, where it starts."
            ),
            format!(
                "Ahora, una acción: construyamos un Enlace de {from} a {to}, 3 puntos y camino para Pasajeros. Elige {from}, donde empieza."
            ),
        )
    }

    /// The proposed Passenger.
    pub fn lesson_ride_from(self, from: &str, to: &str) -> String {
        self.pick(
            format!(
                "Your Residence icon takes a Passenger to a Residence. Choose the one at {from}: your Link leads from there to {to}."
            ),
            format!(
                "Tu icono de Residencia lleva un Pasajero a una Residencia. Elige el de {from}: tu Enlace lleva de ahí a {to}."
            ),
        )
    }

    /// The proposed Building.
    pub fn lesson_build_on(self, parcel: &str) -> String {
        self.pick(
            format!(
                "One action is left: a Building on your Parcel {parcel}, for 1\u{a0}HP, a Passenger, a card and a new destination for Links. Choose Build a Building."
            ),
            format!(
                "Queda una acción: un Edificio en tu Terreno {parcel}, por 1\u{a0}PF, un Pasajero, una carta y un nuevo destino para Enlaces. Elige Construir un Edificio."
            ),
        )
    }

    /// Where the first tile is proposed.
    pub fn lesson_first_tile_at(self, cell: &str) -> String {
        self.pick(
            format!("Choose {cell}: the first tile sets the direction of the Link."),
            format!("Elige {cell}: la primera loseta marca la dirección del Enlace."),
        )
    }

    /// The proposed Link could end here.
    pub fn lesson_lay_past(self, next: &str) -> String {
        self.pick(
            format!(
                "At your Parcel the Link is complete already, but a longer one pays more. Don't finish yet: choose {next}."
            ),
            format!(
                "En tu Terreno el Enlace ya está completo, pero uno más largo paga más. No termines aún: elige {next}."
            ),
        )
    }

    /// The next tile of the proposed Link.
    pub fn lesson_lay_on(self, next: &str) -> String {
        self.pick(
            format!(
                "Well laid: each tile pays $1 whenever you bring a Passenger over it. Choose {next}, where the ring is now."
            ),
            format!(
                "Bien puesta: cada loseta da 1\u{a0}$ cada vez que llevas un Pasajero por ella. Elige {next}, donde está ahora el anillo."
            ),
        )
    }

    /// The last tile of the proposed Link.
    pub fn lesson_lay_last(self, to: &str) -> String {
        self.pick(
            format!("Now choose {to}: that completes the Link."),
            format!("Ahora elige {to}: eso completa el Enlace."),
        )
    }

    /// Where the proposed Link leads.
    pub fn lesson_lay_to(self, to: &str) -> String {
        self.pick(
            format!(
                "Follow the ring, space by space, to {to}. Each tile costs 1 rail symbol, 2 on a mountain."
            ),
            format!(
                "Sigue el anillo, casilla a casilla, hasta {to}. Cada loseta cuesta 1 símbolo de riel, 2 en montaña."
            ),
        )
    }
}
