//! Places one widget and moves the others out of its way.

use super::pack::{compacted, push_down, reading_order};
use super::{COLUMNS, MAX_HEIGHT};
use crate::widget::Position;

/// The layout after widget `index` moved to column `x`, row `y`.
pub fn moved(layout: &[Position], index: usize, x: u32, y: u32) -> Vec<Position> {
    placed(layout, index, Position { x, y, ..layout[index] })
}

/// The layout after a resize of widget `index`; the grid's right edge limits the width.
pub fn resized(layout: &[Position], index: usize, w: u32, h: u32) -> Vec<Position> {
    let own = layout[index];
    placed(
        layout,
        index,
        Position { w: w.clamp(1, COLUMNS.saturating_sub(own.x).max(1)), h: h.clamp(1, MAX_HEIGHT), ..own },
    )
}

/// The layout after widget `index` got a new position.
pub fn placed(layout: &[Position], index: usize, target: Position) -> Vec<Position> {
    let target = on_the_board(layout, target);
    let after = gently(layout, index, target).unwrap_or_else(|| pushing(layout, index, target));
    let (room, place) = (layout[index], after[index]);
    let has_left = place.y >= room.bottom() || room.y >= place.bottom();
    if has_left { closed(&after, room) } else { after }
}

/// The layout with one more widget at the end of the list; widgets in its way move down.
pub fn inserted(layout: &[Position], target: Position) -> Vec<Position> {
    let target = on_the_board(layout, target);
    let mut after = layout.to_vec();
    push_down(&mut after, &reading_order(layout), vec![target]);
    after.push(target);
    compacted(&after)
}

/// Like [`placed`], but only if the displaced widgets fit where the widget was and no other widget has to move.
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

/// The nearest free place for widget `index` that overlaps `room`, within the columns of the widget and of `room`.
/// Otherwise neighbours would drift apart rather than swap.
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

/// The other widgets fill the gap that a move leaves, then those in the way move down.
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

/// The layout after a widget left `room`: the widgets beside it close the gap.
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

/// Limits a position to the grid, and to the row directly below all widgets.
fn on_the_board(layout: &[Position], target: Position) -> Position {
    let bottom = layout.iter().map(|position| position.bottom()).max().unwrap_or(0);
    let within = target.within_grid();
    Position { y: within.y.min(bottom), ..within }
}
