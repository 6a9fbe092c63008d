//! Phrases about the device: offline play, installation, copies.

use super::Locale;

phrases! { locale:
    /// The label of offline play.
    offline "Offline" "Sin conexión"
    /// When everything is cached.
    ready_offline "Ready to play offline: all four games." "Todo listo para jugar sin conexión: los cuatro juegos."
    /// Before the first report of the service worker.
    offline_waiting "Not ready to play offline yet." "Aún no se puede jugar sin conexión."
    /// When there is no network.
    offline_net "No network: storing the games goes on once there is one." "Sin red: los juegos se seguirán guardando cuando la haya."
    /// While the host is being updated.
    offline_changing "The site is being updated: the games will be stored later." "El sitio se está actualizando: se volverá a intentar guardar los juegos."
    /// When the device is full.
    offline_full "No room on this device to store the games for offline play." "En este dispositivo no queda sitio para jugar sin conexión."
    /// When the browser refuses to cache.
    offline_refused "This browser does not store the games for offline play." "Este navegador no guarda los juegos para jugar sin conexión."
    /// When the browser saves data.
    offline_saver "Your browser is saving data." "Tu navegador está ahorrando datos."
    /// Caches the games in spite of that.
    keep_offline "Store the games anyway" "Guardar los juegos igualmente"
    /// When a new build is ready.
    update_ready "A new version of Catenary is ready." "Hay una versión nueva de Catenary."
    use_update "Use it now" "Usarla ya"
    /// The label of the installation.
    installation "App" "Aplicación"
    /// Installs the site.
    install "Install Catenary" "Instalar Catenary"
    installed "Installed." "Instalada."
    /// Downloads a copy of everything.
    download_everything "Download everything" "Descargar todo"
    /// Chooses a folder for copies.
    choose_folder "Copy to a folder…" "Copiar en una carpeta…"
    /// Stops copying to the folder.
    leave_folder "Stop" "Dejarlo"
    /// Asks to write to the folder again.
    resume_folder "Allow it again" "Permitirlo de nuevo"
    /// The heading of games that came back from the mirror.
    brought_games "The browser had lost these games, or their last steps. They were restored from the second copy:" "El navegador había perdido estas partidas o sus últimos pasos. Se han recuperado de la segunda copia:"
    /// The heading of games from the mirror that do not fit into the storage.
    homeless_games "There is no room here for the second copy of these games: download them, or free some space and reload the page." "Aquí no hay sitio para la segunda copia de estas partidas: descárgalas o libera espacio y vuelve a cargar la página."
    /// When the last decisions of a game came back from the mirror.
    brought_game "The browser had lost the last steps of this game. They were restored from the second copy." "El navegador había perdido los últimos pasos de esta partida. Se han recuperado de la segunda copia."
    /// When the mirror is behind.
    mirror_behind "The second copy of your games is not being written. They are still saved in this browser, but if it crashes your last steps may be lost: reload the page, or download everything." "La segunda copia de tus partidas no se está guardando. Siguen guardadas en este navegador, pero si se cierra de golpe puedes perder tus últimos pasos: vuelve a cargar la página o descarga todo."
    /// The heading of the import on a device without games.
    new_device "Games from another device?" "¿Partidas de otro dispositivo?"
    /// Opens a file with games.
    open_copy "Open a file" "Abrir un archivo"
    /// The label of the field for a link.
    or_paste_link "or paste a link" "o pega un enlace"
    /// The label of the field for a link on its own.
    paste_link "Paste a link" "Pega un enlace"
    open_link "Open" "Abrir"
    /// For a text without a link.
    no_link "This is not a link to a game." "Esto no es un enlace a una partida."
    /// For browsers that install through their menu.
    install_by_menu "To install it, choose “Install” or “Add to Home Screen” in the browser's menu." "Para instalarla, elige «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador."
    /// The heading of all entries on the device.
    kept_here "Stored on this device" "Guardado en este dispositivo"
    /// When there are no entries.
    kept_nothing "Nothing." "Nada."
    /// Confirms deleting all entries of a kind.
    delete_kept "Delete for good" "Borrar para siempre"
    kept_games "Games" "Partidas"
    /// Saved games that cannot be read.
    kept_unreadable "Games that can't be read" "Partidas que no se pueden leer"
    /// Finished ranked games.
    kept_attempts "Ranked results" "Resultados puntuables"
    kept_ledger "Notes on ranked games" "Notas sobre partidas puntuables"
    /// Marks of seen deals.
    kept_seen "Ranked setups you have seen" "Preparaciones puntuables que has visto"
    /// Boards that players brought.
    kept_boards "Your own boards" "Tus tableros"
    kept_counts "Games counted from the box" "Partidas de caja contadas"
    /// Results on deals of challenges.
    kept_deals "Challenges" "Desafíos"
    kept_puzzles "Puzzles of your games" "Problemas de tus partidas"
    kept_pars "Par scores" "Referencias"
    /// Fields of bots' results.
    kept_fields "How bots would have done" "Cómo les habría ido a los bots"
    /// The journal of the last import.
    kept_import "To undo the last import" "Para deshacer la última importación"
    /// The orientation of boards and sheets.
    kept_looks "Positions of boards and panels" "Posición de tableros y paneles"
    kept_preferences "Settings and last choices" "Ajustes y últimas elecciones"
    kept_visits "Links opened in this window" "Enlaces abiertos en esta ventana"
    /// The page's own notes.
    kept_page "The page's own notes" "Notas de la propia página"
    kept_unknown "Unknown to this version" "Desconocido para esta versión"
    /// The progress of caching, in bytes.
    storing(bytes: u64, all: u64) [bytes = megabytes(bytes, locale), all = megabytes(all, locale)]
        "Storing the games for offline play: {bytes} of {all} MB." "Guardando los juegos para jugar sin conexión: {bytes} de {all} MB."
    /// When every decision is copied to a folder.
    copying_to(folder: &str)
        "Every step is also written to the folder “{folder}”." "Cada paso se escribe también en la carpeta «{folder}»."
    /// When nothing is copied to the folder any more.
    copying_stopped(folder: &str)
        "The folder “{folder}” no longer gets copies." "La carpeta «{folder}» ya no recibe copias."
}

/// Describes the last copy and the number of decisions in no copy.
pub fn copied(taken_at: Option<&str>, decisions: u64, locale: Locale) -> String {
    let count = i64::try_from(decisions).unwrap_or(i64::MAX);
    let many = locale.many(count, ["step", "steps"], ["paso", "pasos"]);
    let are = locale.pick(
        if decisions == 1 { "is" } else { "are" },
        if decisions == 1 { "está" } else { "están" },
    );
    match taken_at {
        Some(when) if decisions == 0 => {
            phrases! { locale, "Last copy: {when}; everything is in it.", "Última copia: {when}; contiene todo." }
        }
        Some(when) => {
            phrases! { locale, "Last copy: {when}; {many} {are} not in it.", "Última copia: {when}; {many} no {are} en ella." }
        }
        None => {
            phrases! { locale, "No copy yet: {many} {are} in this browser only.", "Sin copia aún: {many} {are} solo en este navegador." }
        }
    }
}

/// The number of attempts imported.
pub fn attempts_taken(count: usize, locale: Locale) -> String {
    let english = ["ranked result imported.", "ranked results imported."];
    let spanish = ["resultado puntuable importado.", "resultados puntuables importados."];
    locale.many(count as i64, english, spanish)
}

/// The number of attempts in a file that were already here.
pub fn attempts_known(count: usize, locale: Locale) -> String {
    let english = ["ranked result is already here.", "ranked results are already here."];
    let spanish = ["resultado puntuable ya está aquí.", "resultados puntuables ya están aquí."];
    locale.many(count as i64, english, spanish)
}

/// The number of boards imported.
pub fn boards_taken(count: usize, locale: Locale) -> String {
    let english = ["board imported.", "boards imported."];
    let spanish = ["tablero importado.", "tableros importados."];
    locale.many(count as i64, english, spanish)
}

/// The number of records of attempts imported.
pub fn records_taken(count: usize, locale: Locale) -> String {
    let english = ["note on a ranked game imported.", "notes on ranked games imported."];
    let spanish = [
        "nota sobre una partida puntuable importada.",
        "notas sobre partidas puntuables importadas.",
    ];
    locale.many(count as i64, english, spanish)
}

/// The number of marks of seen deals imported.
pub fn seen_taken(count: usize, locale: Locale) -> String {
    let english = ["setup marked as seen before.", "setups marked as seen before."];
    let spanish = ["preparación marcada como vista.", "preparaciones marcadas como vistas."];
    locale.many(count as i64, english, spanish)
}

/// The number of marks left out because they are about later days.
pub fn seen_to_come(count: usize, locale: Locale) -> String {
    let english = ["mark for a day to come was left out.", "marks for days to come were left out."];
    let spanish = [
        "marca de un día que aún no ha llegado se ha omitido.",
        "marcas de días que aún no han llegado se han omitido.",
    ];
    locale.many(count as i64, english, spanish)
}

/// The number of marks left out because there were too many.
pub fn seen_too_many(count: usize, locale: Locale) -> String {
    let english = ["more mark was left out: too many.", "more marks were left out: too many."];
    let spanish =
        ["marca más se ha omitido: son demasiadas.", "marcas más se han omitido: son demasiadas."];
    locale.many(count as i64, english, spanish)
}

fn megabytes(bytes: u64, locale: Locale) -> String {
    let tenths = bytes.div_ceil(100_000);
    format!("{}{}{}", tenths / 10, locale.pick('.', ','), tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_in_megabytes() {
        let text = storing(1_200_000, 3_449_000, Locale::Spanish);
        assert!(text.ends_with("1,2 de 3,5 MB."), "{text}");
    }

    #[test]
    fn one_missing_step_is_singular() {
        let [one, none] = [1, 0].map(|count| copied(Some("noon"), count, Locale::English));
        assert_eq!(one, "Last copy: noon; 1 step is not in it.");
        assert_eq!(none, "Last copy: noon; everything is in it.");
    }
}
