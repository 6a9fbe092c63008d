//! The posters of the home page.

use super::ground::land;
use crate::titles::city::boards::Board;
use yew::prelude::*;

/// San Francisco: a cable car on its hill, the bridge and the bay behind.
pub fn san_francisco() -> Html {
    html! {
        <svg class="city-poster" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">
            <rect class="city-poster__sky" width="300" height="200" />
            <circle class="city-poster__sun" cx="232" cy="52" r="26" />
            <path class="city-poster__far" d="M0 96Q40 66 92 84T190 92T300 74V130H0z" />
            <rect class="city-poster__sea" y="100" width="300" height="60" />
            <path class="city-poster__bridge" d="M-10 92H220M52 92V34M60 92V34M52 44h8M52 60h8M150 92V34M158 92V34M150 44h8M150 60h8M-10 52Q30 92 56 36Q104 118 154 36Q186 92 220 90" />
            <path class="city-poster__wave" d="M20 118q8 -6 16 0t16 0M190 112q8 -6 16 0t16 0M230 124q8 -6 16 0t16 0M90 126q8 -6 16 0t16 0" />
            <path class="city-poster__hill" d="M0 210V176Q80 170 150 146T300 96V210z" />
            <path class="city-poster__rail" d="M0 186Q80 180 156 154T300 106M0 196Q84 190 162 164T300 118" />
            <g transform="translate(152 148) rotate(-17)">
                <rect class="city-poster__car" x="-52" y="-46" width="104" height="42" rx="6" />
                <path class="city-poster__roof" d="M-58 -46q4 -12 16 -12h84q12 0 16 12zM-30 -58v-7h60v7z" />
                <path class="city-poster__window" d="M-44 -38h16v18h-16zM-22 -38h16v18h-16zM6 -38h16v18h-16zM28 -38h16v18h-16z" />
                <path class="city-poster__band" d="M-52 -14h104v6h-104z" />
                <circle class="city-poster__wheel" cx="-28" cy="-1" r="7" /><circle class="city-poster__wheel" cx="28" cy="-1" r="7" />
            </g>
        </svg>
    }
}

/// Berlin: the tower, a metro train on its viaduct, the ring around the map.
pub fn berlin() -> Html {
    html! {
        <svg class="city-poster city-poster--berlin" viewBox="0 0 300 200" preserveAspectRatio="xMidYMid slice">
            <rect class="city-poster__sky" width="300" height="200" />
            <g class="city-poster__map" transform="translate(-20 -10) scale(3.7)">{ land(Board::Berlin) }</g>
            <path class="city-poster__ring" d="M64 66L104 30H196L236 66V122L200 158H96L64 126z" />
            <path class="city-poster__tower" d="M226 158L229 62h4L236 158zM231 30V62M231 48a11 11 0 1 0 0.1 0z" />
            <path class="city-poster__town" d="M0 160V128h22v-14h26v20h18v-26h30v30h20v-18h34v22h26v-30h24v26h60v-18h40V160z" />
            <path class="city-poster__viaduct" d="M0 176H300M20 176V210M70 176V210M120 176V210M170 176V210M220 176V210M270 176V210" />
            <g transform="translate(40 172)">
                <path class="city-poster__car" d="M0 0V-30q0 -6 6 -6H190q16 0 22 18l6 18z" />
                <path class="city-poster__window" d="M12 -29h26v13h-26zM46 -29h26v13h-26zM80 -29h26v13h-26zM114 -29h26v13h-26zM148 -29h26v13h-26zM182 -29h8q8 0 12 13h-20z" />
                <path class="city-poster__band" d="M0 -10h216l2 5H0z" />
            </g>
        </svg>
    }
}
