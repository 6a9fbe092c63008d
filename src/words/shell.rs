//! The phrases of the shell: what every title's table says.

phrases! {
    /// The board, for the ear.
    board "Board" "Tablero"
    /// The places of the board, for the ear.
    places "Places on the board" "Lugares del tablero"
    /// Comes closer.
    closer "Zoom in" "Acercar"
    /// Goes farther away.
    farther "Zoom out" "Alejar"
    /// Shows the whole board.
    whole_board "Show the whole board" "Mostrar todo el tablero"
}
