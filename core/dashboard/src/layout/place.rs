use super::COLUMNS;
use super::pack::{compacted, reading_order};
use crate::widget::Position;

/// The first free place in reading order for a size within the grid.
pub fn free_place(layout: &[Position], w: u32, h: u32) -> Position {
    let bottom = layout.iter().map(|position| position.bottom()).max().unwrap_or(0);
    let places = (0..bottom).flat_map(|y| (0..=COLUMNS - w.min(COLUMNS)).map(move |x| Position { x, y, w, h }));
    let is_free = |place: &Position| layout.iter().all(|other| !other.overlaps(*place));
    places.into_iter().find(is_free).unwrap_or(Position { x: 0, y: bottom, w, h })
}

/// Puts each widget in turn at the first free place, which closes gaps sideways too.
pub fn tidied(layout: &[Position]) -> Vec<Position> {
    let mut after = layout.to_vec();
    let mut done: Vec<Position> = Vec::with_capacity(layout.len());
    for index in reading_order(layout) {
        after[index] = free_place(&done, layout[index].w, layout[index].h);
        done.push(after[index]);
    }
    compacted(&after)
}
