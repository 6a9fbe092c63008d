//! Links, pictures and result cards: what is sent to others.

use crate::words::Locale;
use crate::words::texts;

texts! {
    /// What a small drawing of the map shows.
    map_thumbnail "The map of this game" "El mapa de esta partida"
    /// Copies.
    copy "Copy" "Copiar"
    /// Opens the system's share sheet.
    open_sheet "Share\u{2026}" "Compartir\u{2026}"
    /// It is in the clipboard.
    copied "Copied." "Copiado."
    /// The clipboard is closed to the page.
    not_copied "This browser does not let the page use the clipboard. The link is selected: copy it with Ctrl+C or from its menu." "Este navegador no deja usar el portapapeles. El enlace está seleccionado: cópialo con Ctrl+C o desde su menú."
    /// The share sheet did not open.
    not_shared "The share sheet did not open; copy the link instead." "El menú de compartir no se ha abierto; copia el enlace."
    /// A link that chat programs may cut.
    long_link "Some chat programs cut links near 2,000 characters. Send this one by email or as a file, or send the setup or a shorter part." "Algunos programas de mensajes cortan los enlaces cerca de los 2000 caracteres. Envía este por correo o como archivo, o envía la preparación o una parte más corta."
    /// A QR code, for the ear.
    code "The same link as a QR code" "El mismo enlace como código QR"
    /// Leads down to the code.
    to_code "Show the QR code" "Ver el código QR"
    /// Stands where a code would be too small to read.
    no_code "The link of this game is longer than any QR code holds. Send it as text instead." "El enlace de esta partida es más largo de lo que cabe en un código QR. Envíalo como texto."
}

impl Locale {
    /// How long a link is.
    pub fn characters(self, count: usize) -> String {
        self.many(count as i64, ["character", "characters"], ["carácter", "caracteres"])
    }
}
