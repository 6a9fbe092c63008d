//! Phrases of saving: two windows, storage, import and export.

use crate::table::SaveError;
use crate::table::archive::{ArchiveError, EntryError};
use crate::words::{Locale, naming, phrases};

phrases! { impl Locale, self:
    /// For a save with a wrong checksum.
    torn_save "It is damaged, so the game can't be shown; Download keeps what is left of it." "Está dañada y la partida no se puede mostrar; Descargar guarda lo que queda."
    /// While the window that opened the game first plays it.
    watching "This game is open in another window. Here you can watch." "Esta partida está abierta en otra ventana. Aquí puedes mirar."
    /// After another window took over the game.
    taken_over "This game has moved to another window. Here you can watch; every step made there is saved." "Esta partida ha pasado a otra ventana. Aquí puedes mirar; cada paso que se da allí se guarda."
    /// Takes over the game in this window.
    take_over "Play here" "Jugar aquí"
    /// Shows the position that the other window saved.
    load_other "Show that position" "Mostrar esa posición"
    /// Saves this window's position as a new game.
    keep_as_new "Keep this one as a new game" "Guardar esta como partida nueva"
    /// Tries to save again.
    save_again "Save again" "Volver a guardar"
    /// Before leaving an unsaved game.
    leave_question "This game is not saved. If you leave now, unsaved steps are lost." "Esta partida no está guardada. Si sales ahora, se pierde lo que no se ha guardado."
    /// Leaves the unsaved game.
    leave "Leave anyway" "Salir de todos modos"
    /// Stays with the unsaved game.
    stay "Stay here" "Quedarse aquí"
    /// Exports one game.
    export "Export" "Exportar"
    /// Imports games.
    import "Import" "Importar"
    /// Opens the page of copies and storage.
    copies "Copies and storage" "Copias y espacio"
    /// Next to the choice of files to import.
    drop_here "or drop files with games here" "o suelta aquí archivos con partidas"
    /// For a file that the browser cannot read.
    unreadable_file "The browser could not read this file." "El navegador no ha podido leer este archivo."
    /// The name of a pasted text.
    pasted_text "Pasted text" "Texto pegado"
    /// When an import does not fit into the storage.
    import_full "Nothing was imported: the browser storage is full." "No se ha importado nada: el almacenamiento del navegador está lleno."
    /// When there is no storage to import to.
    import_no_storage "Nothing was imported: this browser does not let the page store anything." "No se ha importado nada: este navegador no deja guardar nada."
    /// After a cancelled or empty import.
    import_nothing "Nothing was imported." "No se ha importado nada."
    /// The heading of unreadable parts of files.
    import_unread "This can't be read:" "Esto no se puede leer:"
    /// When the part of the page that checks an import did not load.
    import_unchecked "It could not be checked." "No se ha podido comprobar."
    /// Cancels an import.
    import_cancel "Import nothing" "No importar nada"
    /// Undoes an import.
    import_undo "Undo import" "Deshacer la importación"
    /// Keeps an import for good.
    import_keep "Keep it" "Conservarla"
    /// After an import was undone.
    import_undone "The import was undone." "La importación se ha deshecho."
    /// When the storage is almost full.
    scarce "Storage is almost full." "Queda poco espacio."
    /// An explanation of the games offered for deletion.
    spare_hint "Nothing is deleted automatically. You can export the oldest finished games, then delete them:" "No se borra nada automáticamente. Puedes exportar las partidas terminadas más antiguas y después borrarlas:"
    /// When there are no games to offer.
    no_spare "There are no finished games to delete; export and delete others in the list of games." "No hay partidas terminadas que borrar; exporta y borra otras en la lista de partidas."
    /// Exports the games offered for deletion.
    export_these "Export these" "Exportar estas"
    /// Deletes the games offered for deletion.
    delete_these "Delete these" "Borrar estas"
    /// Shows more saved games; `count` are still hidden.
    show_more_games(count: usize) [count = self.number(count as i64)]
        "Show more ({count})" "Mostrar más ({count})"
    /// Describes why an entry of a file is not imported.
    entry_error(error: EntryError) => error {
        EntryError::TooLong(bytes) => [bytes = self.number(bytes as i64)] "It has {bytes} bytes, more than any entry." "Tiene {bytes} bytes, más que cualquier entrada.",
        EntryError::Malformed => "It is damaged." "Está dañada.",
        EntryError::Twice => "It is in the file twice." "Está dos veces en el archivo.",
        EntryError::Newer => "It was written by a newer version of the page." "La escribió una versión más nueva de la página.",
        EntryError::Unknown => "It is of a kind that this version does not know." "Es de un tipo que esta versión no conoce.",
        EntryError::Unproven => "Replaying it does not give the ranked game that it claims to be." "Al reproducirla, no es la partida puntuable que dice ser.",
    }
    /// Before finished games are deleted.
    delete_these_question(count: usize) [games = self.finished_games(count)]
        "Delete {games} for good?" "¿Borrar {games} para siempre?"
    /// Describes why a file cannot be imported.
    archive_error(error: &ArchiveError) => error {
        ArchiveError::TooLong(bytes) => [bytes = self.number(*bytes as i64)] "It has {bytes} bytes, more than any file of this site." "Tiene {bytes} bytes, más que cualquier archivo de este sitio.",
        ArchiveError::Malformed { line, column } => "This is not a file of this site, or it is damaged at line {line}, column {column}." "No es un archivo de este sitio o está dañado en la línea {line}, columna {column}.",
        ArchiveError::NoGames => "It holds no games or results of this site." "No contiene partidas ni resultados de este sitio.",
        ArchiveError::Attempts => "It is a file of attempts from an older version of the page, which can't be read here. Open that version, import the file, download everything, and import that file here." "Es un archivo de intentos de una versión anterior de la página y aquí no se puede leer. Abre aquella versión, impórtalo, descarga todo e importa aquí ese archivo.",
        ArchiveError::UnknownField(field) => "It was written by a newer version of the page (field {field})." "Lo escribió una versión más nueva de la página (campo {field}).",
        ArchiveError::Newer(version) => "It was written by a newer version of the page (format {version})." "Lo escribió una versión más nueva de la página (formato {version}).",
        ArchiveError::TooMany(count) => [count = self.number(*count as i64)] "It holds {count} entries, more than a browser stores." "Contiene {count} entradas, más de las que guarda un navegador.",
    }
    /// The number of unreadable parts that are not listed.
    import_more(count: usize) [count = self.number(count as i64)] "and {count} more" "y {count} más"
    /// Imports the readable parts; `count` is their number.
    import_rest(count: usize) [rest = self.number(count as i64)]
        "Leave this out and import the rest ({rest})" "Omitir esto e importar lo demás ({rest})"
    /// The time of the last import and the number of its entries.
    last_import(when: &str, entries: usize) [entries = self.many(entries as i64, ["entry", "entries"], ["entrada", "entradas"])]
        "Last import: {when}, {entries}." "Última importación: {when}, {entries}."
    /// When only the results of another player's file were imported.
    only_results(file: &str)
        "{file}: only the results were imported, because it is someone else's file." "{file}: solo se han importado los resultados, porque es un archivo de otra persona."
    /// When an imported game has an illegal decision.
    import_illegal(decision: usize)
        "Step {decision} is against the rules; the game opens up to there." "El paso {decision} va contra las reglas; la partida se abre hasta ahí."
}

impl Locale {
    /// Formats an amount of storage in characters as kilobytes, rounded up.
    pub fn kilobytes(self, characters: usize) -> String {
        let kilobytes = characters.div_ceil(1024).to_string();
        let digits = kilobytes.len();
        let grouped: String = kilobytes
            .chars()
            .enumerate()
            .map(|(at, digit)| {
                if at > 0 && digits > 4 && (digits - at).is_multiple_of(3) {
                    format!("{}{digit}", self.pick(',', '.'))
                } else {
                    digit.to_string()
                }
            })
            .collect();
        format!("{grouped}\u{a0}KB")
    }

    /// Describes the storage: used by games, used in total, and left, in characters.
    pub fn quota(self, games: usize, used: usize, left: usize) -> String {
        let [games, used, left] = [games, used, left].map(|amount| self.kilobytes(amount));
        phrases! { self, "Your games take {games}; this site uses {used} of the browser storage, about {left} are left. Browsers do not say exactly how much they allow.", "Tus partidas ocupan {games}; este sitio usa {used} del almacenamiento del navegador y quedan unos {left}. Los navegadores no dicen cuánto permiten exactamente." }
    }

    /// A number of stored entries and their size in characters.
    pub fn stored_entries(self, count: usize, size: usize) -> String {
        let entries = self.many(count as i64, ["entry", "entries"], ["entrada", "entradas"]);
        format!("{entries} · {}", self.kilobytes(size))
    }

    /// A number of finished games.
    pub fn finished_games(self, count: usize) -> String {
        let spanish = ["partida terminada", "partidas terminadas"];
        self.many(count as i64, ["finished game", "finished games"], spanish)
    }

    /// A game of a file: the file's name, its number there, from 1, and its id if it has one.
    pub fn imported_game(self, file: &str, place: usize, id: Option<&str>) -> String {
        let id = id.map(|id| format!(" ({id})")).unwrap_or_default();
        phrases! { self, "{file}, game {place}{id}", "{file}, partida {place}{id}" }
    }

    /// An entry of a file that is not a game: the file's name, its number there, from 1, and the beginning of its name.
    pub fn imported_entry(self, file: &str, place: usize, name: &str) -> String {
        let mut short = naming::clipped(name, 40);
        if short.len() < name.len() {
            short.push('…');
        }
        phrases! { self, "{file}, entry {place} ({short})", "{file}, entrada {place} ({short})" }
    }

    /// Describes why a game of a file is unreadable.
    pub fn unread_game(self, error: &SaveError) -> String {
        match error {
            SaveError::Malformed(_) | SaveError::Torn => {
                phrases! { self, "It is damaged.", "Está dañada." }
            }
            error => self.save_error(error),
        }
    }

    /// The progress of checking an import.
    pub fn import_progress(self, done: usize, all: usize) -> String {
        let [done, all] = [done, all].map(|count| self.number(count as i64));
        phrases! { self, "{done} of {all} checked", "{done} de {all} comprobadas" }
    }

    /// The number of games imported.
    pub fn entries_left(self, count: usize) -> String {
        self.many(
            count as i64,
            ["game imported.", "games imported."],
            ["partida importada.", "partidas importadas."],
        )
    }

    /// The number of games imported under new ids, because theirs are in use.
    pub fn import_renamed(self, count: usize) -> String {
        self.many(
            count as i64,
            [
                "game imported as a new game; your other games stay as they are.",
                "games imported as new games; your other games stay as they are.",
            ],
            [
                "partida importada como partida nueva; tus otras partidas no cambian.",
                "partidas importadas como partidas nuevas; tus otras partidas no cambian.",
            ],
        )
    }

    /// The number of games that were already here.
    pub fn import_known(self, count: usize) -> String {
        self.many(
            count as i64,
            ["game is already here.", "games are already here."],
            ["partida ya está aquí.", "partidas ya están aquí."],
        )
    }

    /// The number of entries that remain after an import was undone, because they have changed.
    pub fn import_changed(self, count: usize) -> String {
        self.many(
            count as i64,
            [
                "entry stays, because it was changed since.",
                "entries stay, because they were changed since.",
            ],
            [
                "entrada se queda, porque ha cambiado desde entonces.",
                "entradas se quedan, porque han cambiado desde entonces.",
            ],
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_rounded_up_and_grouped() {
        let english = |characters| Locale::English.kilobytes(characters);
        assert_eq!(
            [english(0), english(1), english(1025)],
            ["0\u{a0}KB", "1\u{a0}KB", "2\u{a0}KB"]
        );
        assert_eq!(english(5 << 20), "5120\u{a0}KB");
        assert_eq!(english(50_000 << 10), "50,000\u{a0}KB");
        assert_eq!(Locale::Spanish.kilobytes(50_000 << 10), "50.000\u{a0}KB");
    }
}
