//! One widget goes where it was put, the others give way.

use super::pack::{compacted, push_down, reading_order};
use super::{COLUMNS, MAX_HEIGHT};
use crate::widget::Position;

/// The layout after widget `index` was put at column `x`, row `y`.
pub fn moved(layout: &[Position], index: usize, x: u32, y: u32) -> Vec<Position> {
    placed(layout, index, Position { x, y, ..layout[index] })
}

/// The layout after widget `index` was given a size; it ends at the right edge of the grid at the latest.
pub fn resized(layout: &[Position], index: usize, w: u32, h: u32) -> Vec<Position> {
    let own = layout[index];
    placed(
        layout,
        index,
        Position { w: w.clamp(1, COLUMNS.saturating_sub(own.x).max(1)), h: h.clamp(1, MAX_HEIGHT), ..own },
    )
}

/// The layout after widget `index` was given a position.
pub fn placed(layout: &[Position], index: usize, target: Position) -> Vec<Position> {
    let target = on_the_board(layout, target);
    let after = gently(layout, index, target).unwrap_or_else(|| pushing(layout, index, target));
    let (room, place) = (layout[index], after[index]);
    let has_left = place.y >= room.bottom() || room.y >= place.bottom();
    if has_left { closed(&after, room) } else { after }
}

/// The layout with one widget more, the last, at a position; whatever is in its way goes down.
pub fn inserted(layout: &[Position], target: Position) -> Vec<Position> {
    let target = on_the_board(layout, target);
    let mut after = layout.to_vec();
    push_down(&mut after, &reading_order(layout), vec![target]);
    after.push(target);
    compacted(&after)
}

/// As [`placed`], if whoever is in the way finds room where the widget was, and nobody else has to move aside.
pub(super) fn gently(layout: &[Position], index: usize, target: Position) -> Option<Vec<Position>> {
    let room = layout[index];
    let mut after = layout.to_vec();
    after[index] = target;
    for other in reading_order(layout) {
        if other == index || !layout[other].overlaps(target) {
            continue;
        }
        after[other] = way_out(&after, other, room)?;
    }
    Some(compacted(&after))
}

/// The nearest place for widget `index` that takes up some of the room and is clear of all others. Sideways it reaches no further than
/// both did, so that neighbours exchange places rather than drift apart.
fn way_out(layout: &[Position], index: usize, room: Position) -> Option<Position> {
    let own = layout[index];
    let is_clear = |place: &Position| {
        let mut others = layout.iter().enumerate().filter(|(other, _)| *other != index);
        place.overlaps(room) && others.all(|(_, other)| !other.overlaps(*place))
    };
    let rows = (room.y + 1).saturating_sub(own.h)..room.bottom();
    let columns = own.x.min(room.x)..=own.right().max(room.right()).saturating_sub(own.w);
    let places = rows.flat_map(|y| columns.clone().map(move |x| Position { x, y, ..own })).filter(is_clear);
    places.min_by_key(|place| (place.y.abs_diff(own.y), place.x.abs_diff(own.x)))
}

/// The others close up where the widget was, then those in its way go down.
fn pushing(layout: &[Position], index: usize, target: Position) -> Vec<Position> {
    let is_move = (target.w, target.h) == (layout[index].w, layout[index].h);
    let order: Vec<usize> = reading_order(layout).into_iter().filter(|other| *other != index).collect();
    let mut after = layout.to_vec();
    if is_move {
        let others: Vec<Position> = order.iter().map(|&other| layout[other]).collect();
        for (&other, lifted) in order.iter().zip(compacted(&others)) {
            after[other] = lifted;
        }
    }
    after[index] = target;
    push_down(&mut after, &order, vec![target]);
    compacted(&after)
}

/// The layout with nobody missing in a row: where a widget has left room, those beside it close up.
pub fn closed(layout: &[Position], room: Position) -> Vec<Position> {
    let rows = |place: &Position| place.y < room.bottom() && room.y < place.bottom();
    if layout.iter().any(|place| place.overlaps(room)) {
        return layout.to_vec();
    }
    let mut after = layout.to_vec();
    for place in after.iter_mut().filter(|place| rows(place) && place.x >= room.right()) {
        if place.y < room.y || place.bottom() > room.bottom() {
            return layout.to_vec();
        }
        place.x -= room.w;
    }
    compacted(&after)
}

/// Within the grid, and no further down than right below everything else.
fn on_the_board(layout: &[Position], target: Position) -> Position {
    let bottom = layout.iter().map(|position| position.bottom()).max().unwrap_or(0);
    let within = target.within_grid();
    Position { y: within.y.min(bottom), ..within }
}
