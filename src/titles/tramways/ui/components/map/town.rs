//! Parcels and Buildings.

use crate::table::PlayerColor;
use crate::titles::tramways::rules::building_type::BuildingType;
use crate::titles::tramways::ui::components::game_sign::kind_class;
use crate::titles::tramways::ui::components::map::land::placed;
use crate::titles::tramways::view::scene::{
    Facing, House, Lot, Made, MapPoint, MergedBuilding, Plate, Town,
};
use crate::toolkit::widgets::icon::color_class;
use crate::toolkit::widgets::lettering::{SignPlace, lettering};
use std::rc::Rc;
use yew::prelude::*;

#[derive(Properties, PartialEq)]
pub(in crate::titles::tramways::ui) struct TownProps {
    pub town: Rc<Town>,
}

/// Draws Parcels and Buildings.
#[component]
pub(in crate::titles::tramways::ui) fn TownLayer(props: &TownProps) -> Html {
    let town = &props.town;
    html! {
        <g class="town">
            { for town.lots.iter().map(lot) }
            { for town.districts.iter().map(district) }
            { for town.houses.iter().map(house) }
        </g>
    }
}

fn lot(lot: &Lot) -> Html {
    let MapPoint { x, y } = lot.spot;
    let class = classes!("lot", lot.owner.map(color_class), lot.owner.map(|_| "lot--owned"));
    let square = |class: &'static str, inset: i32, radius: i32| {
        let side = (100 - 2 * inset).to_string();
        html! {
            <rect {class} x={(x + inset).to_string()} y={(y + inset).to_string()}
                width={side.clone()} height={side} rx={radius.to_string()} />
        }
    };
    html! {
        <g {class}>
            { square("lot__ground", 7, 6) }
            { square("lot__paving", 7, 6) }
            { square("lot__fence", 13, 2) }
            { number_plate(lot) }
            if let Some(owner) = lot.owner { { disc(owner, lot.disc.x, lot.disc.y) } }
        </g>
    }
}

fn number_plate(lot: &Lot) -> Html {
    let (at, width, height) = match lot.plate {
        Plate::Middle => (lot.spot.moved(50, 50), 52, 33),
        Plate::Corner(at) => (at, 34, 22),
    };
    let (x, y) = (at.x - width / 2, at.y - height / 2);
    html! {
        <g class="lot__plate">
            <rect x={x.to_string()} y={y.to_string()} width={width.to_string()} height={height.to_string()} rx="5" />
            { lettering(lot.parcel.name(), SignPlace { x: at.x, y: at.y, height: height * 3 / 5 }) }
        </g>
    }
}

fn district(district: &MergedBuilding) -> Html {
    html! {
        <g class={classes!("district", kind_class(district.kind))}>
            <path class="district__shadow" d={district.path.clone()} />
            <path class="district__ground" d={district.path.clone()} />
        </g>
    }
}

fn house(house: &House) -> Html {
    let MapPoint { x, y } = house.spot;
    let (class, owner) = match house.made {
        Made::Printed => ("house", None),
        Made::Built(owner) => ("house house--built", Some(owner)),
        Made::Upgraded(owner) => ("house house--upgraded", Some(owner)),
    };
    html! {
        <g class={classes!(class, kind_class(house.kind))}>
            { art(house) }
            <g class="house__plate">
                <circle cx={(x + 23).to_string()} cy={(y + 78).to_string()} r="15" />
                { lettering(&house.kind.letter().to_string(), SignPlace { x: x + 23, y: y + 78, height: 15 }) }
            </g>
            if let Some(owner) = owner { { disc(owner, x + 84, y + 18) } }
        </g>
    }
}

fn art(house: &House) -> Html {
    let MapPoint { x, y } = house.spot;
    let upgraded = matches!(house.made, Made::Upgraded(_));
    let drawing = placed(symbol(house.kind, upgraded), (0, 0), (100, 100));
    let transform = match house.facing {
        Facing::Right => format!("translate({x} {y})"),
        Facing::Left => format!("translate({} {y}) scale(-1 1)", x + 100),
    };
    html! {
        <g {transform}>{ drawing }</g>
    }
}

fn symbol(kind: BuildingType, upgraded: bool) -> &'static str {
    match (kind, upgraded) {
        (BuildingType::Residence, false) => "#m-residence",
        (BuildingType::Residence, true) => "#m-residence-up",
        (BuildingType::Commerce, false) => "#m-commerce",
        (BuildingType::Commerce, true) => "#m-commerce-up",
        (BuildingType::Industry, false) => "#m-industry",
        (BuildingType::Industry, true) => "#m-industry-up",
        (BuildingType::Leisure, false) => "#m-leisure",
        (BuildingType::Leisure, true) => "#m-leisure-up",
    }
}

/// Draws a player's disc with its letter.
pub(super) fn disc(owner: PlayerColor, x: i32, y: i32) -> Html {
    html! {
        <g class={classes!("disc", color_class(owner))}>
            <circle cx={x.to_string()} cy={y.to_string()} r="12" />
            { lettering(&owner.letter().to_string(), SignPlace { x, y, height: 12 }) }
        </g>
    }
}
