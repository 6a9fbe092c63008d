//! Phrases of sharing: links, pictures and result cards.

use crate::engine::codec::Kind;
use crate::words::{Locale, capitalized, phrases};

phrases! { impl Locale, self:
    /// The heading of the ranks of solo play.
    ranks "Ranks" "Rangos"
    /// The heading of the scores after each round.
    scores_by_round "Score round by round" "Puntuación ronda a ronda"
    /// Opens the picture of a result, and its heading.
    result_card "Result card" "Tarjeta del resultado"
    /// Saves the picture as SVG.
    save_svg "Save as SVG" "Guardar como SVG"
    /// Saves the picture as PNG.
    save_png "Save as PNG" "Guardar como PNG"
    /// When no file could be made.
    no_file "This browser does not let the page create a file." "Este navegador no deja que la página cree un archivo."
    /// When the picture could not be converted to PNG.
    no_pixels "This browser could not create the PNG image; save the card as SVG instead." "Este navegador no ha podido crear la imagen PNG; guarda la tarjeta como SVG."
    /// Describes a small picture of the map.
    map_thumbnail "The map of this game" "El mapa de esta partida"
    /// Copies the link.
    copy "Copy" "Copiar"
    /// Opens the system's share sheet.
    open_sheet "Share\u{2026}" "Compartir\u{2026}"
    /// After copying.
    copied "Copied." "Copiado."
    /// When the page may not use the clipboard.
    not_copied "This browser does not let the page use the clipboard. The link is selected: copy it with Ctrl+C or from its menu." "Este navegador no deja usar el portapapeles. El enlace está seleccionado: cópialo con Ctrl+C o desde su menú."
    /// The same for a message with its link.
    message_not_copied "This browser does not let the page use the clipboard. Message and link are selected: copy them with Ctrl+C or from their menu." "Este navegador no deja usar el portapapeles. El mensaje y el enlace están seleccionados: cópialos con Ctrl+C o desde su menú."
    /// After sharing.
    shared "Shared." "Compartido."
    /// When the player closed the share sheet.
    sheet_closed "The share sheet was closed: nothing was sent." "Has cerrado el menú de compartir: no se ha enviado nada."
    /// When the share sheet did not open.
    not_shared "The share sheet did not open; copy the link instead." "El menú de compartir no se ha abierto; copia el enlace."
    /// For a link that cannot be opened.
    bad_link "This link can't be opened" "No se puede abrir este enlace"
    /// For a text with several links.
    which_link "There are several links here. Which one?" "Aquí hay varios enlaces. ¿Cuál quieres abrir?"
    /// For a link that chat programs may cut.
    long_link "Some chat programs cut links near 2,000 characters. Send this one by email or as a file, or send the setup or a shorter part." "Algunos programas de mensajes cortan los enlaces cerca de los 2000 caracteres. Envía este por correo o como archivo, o envía la preparación o una parte más corta."
    /// Describes a QR code, for screen readers.
    code "The same link as a QR code" "El mismo enlace como código QR"
    /// Scrolls to the QR code.
    to_code "Show the QR code" "Ver el código QR"
    /// When the link does not fit into a QR code.
    no_code "The link of this game is too long for a QR code. Send it as text instead." "El enlace de esta partida no cabe en un código QR. Envíalo como texto."
    /// Advice about a damaged link with this number of characters.
    bad_link_advice(count: usize) [count = self.characters(count)]
        "{count} arrived. Chat programs sometimes cut or break links: copy the whole link from where you found it, or ask for it again as a file or by email." "Ha llegado un texto de {count}. Los programas de mensajes a veces cortan o parten los enlaces: copia el enlace entero de donde lo encontraste, o pídelo otra vez por correo o como archivo."
}

impl Locale {
    /// A number of characters.
    pub fn characters(self, count: usize) -> String {
        self.many(count as i64, ["character", "characters"], ["carácter", "caracteres"])
    }

    /// One of several links, with its last characters; `title` is its game's name, if known.
    pub fn one_of_links(self, title: Option<&str>, kind: Kind, end: &str) -> String {
        let kind = self.link_kind(kind);
        let what = title.map_or_else(|| capitalized(kind), |title| format!("{title}: {kind}"));
        phrases! { self, "{what}, ends in {end}", "{what}, termina en {end}" }
    }
}
