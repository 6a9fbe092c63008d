//! What is said about the device: playing without the net, installation, copies.

use super::Locale;

phrases! {
    /// The name of the row.
    offline "Offline" "Sin conexión"
    /// Everything is kept.
    ready_offline "Ready to play offline: all four games." "Todo listo para jugar sin conexión: los cuatro juegos."
    /// Nothing was heard yet.
    offline_waiting "Not ready to play offline yet." "Aún no se puede jugar sin conexión."
    /// There is no net.
    offline_net "No network: storing the games goes on once there is one." "Sin red: los juegos se seguirán guardando cuando la haya."
    /// The host is being changed.
    offline_changing "The site is being updated: storing the games is tried again later." "El sitio se está actualizando: se volverá a intentar guardar los juegos."
    /// There is no room.
    offline_full "No room on this device to store the games for offline play." "En este dispositivo no queda sitio para jugar sin conexión."
    /// The browser refuses.
    offline_refused "This browser does not store the games for offline play." "Este navegador no guarda los juegos para jugar sin conexión."
    /// The browser saves data.
    offline_saver "Your browser is saving data." "Tu navegador está ahorrando datos."
    /// Keeps the site all the same.
    keep_offline "Store the games anyway" "Guardar los juegos igualmente"
    /// A new build is there.
    update_ready "A new version of Catenary is ready." "Hay una versión nueva de Catenary."
    /// Takes it.
    use_update "Use it now" "Usarla ya"
    /// The name of the row.
    installation "App" "Aplicación"
    /// Installs the site.
    install "Install Catenary" "Instalar Catenary"
    /// It is installed.
    installed "Installed." "Instalada."
    /// Where the browser installs by its menu.
    install_by_menu "To install it, choose “Install” or “Add to Home Screen” in the browser's menu." "Para instalarla, elige «Instalar» o «Añadir a pantalla de inicio» en el menú del navegador."
}

/// How much is kept, in bytes.
pub fn storing(locale: Locale, bytes: u64, all: u64) -> String {
    let (bytes, all) = (megabytes(locale, bytes), megabytes(locale, all));
    locale.pick(
        format!("Storing the games for offline play: {bytes} of {all} MB."),
        format!("Guardando los juegos para jugar sin conexión: {bytes} de {all} MB."),
    )
}

fn megabytes(locale: Locale, bytes: u64) -> String {
    let tenths = bytes.div_ceil(100_000);
    format!("{}{}{}", tenths / 10, locale.pick('.', ','), tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_told_in_megabytes() {
        let text = storing(Locale::Spanish, 1_200_000, 3_449_000);
        assert!(text.ends_with("1,2 de 3,5 MB."), "{text}");
    }
}
