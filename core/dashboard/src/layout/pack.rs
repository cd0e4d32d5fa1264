//! Moves widgets up into free space.

use crate::widget::{Position, Widget};

/// Indexes in reading order: by row, then by column.
pub fn reading_order(layout: &[Position]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..layout.len()).collect();
    order.sort_by_key(|&index| (layout[index].y, layout[index].x));
    order
}

/// The widgets in reading order.
pub fn in_reading_order(widgets: &[Widget]) -> Vec<Widget> {
    let layout: Vec<Position> = widgets.iter().map(|widget| widget.position).collect();
    reading_order(&layout).into_iter().map(|index| widgets[index].clone()).collect()
}

/// The layout with every widget as far up as possible; the input must not have overlaps.
pub fn compacted(layout: &[Position]) -> Vec<Position> {
    let mut done: Vec<Position> = Vec::with_capacity(layout.len());
    let mut floated = layout.to_vec();
    for index in reading_order(layout) {
        let own = floated[index];
        let above = done.iter().filter(|other| other.shares_columns(own) && other.bottom() <= own.y);
        floated[index].y = above.map(|other| other.bottom()).max().unwrap_or(0);
        done.push(floated[index]);
    }
    floated
}

/// A valid layout from any positions: within the grid, without overlaps, as far up as possible.
pub fn settled(layout: &[Position]) -> Vec<Position> {
    let mut within: Vec<Position> = layout.iter().map(|position| position.within_grid()).collect();
    let order = reading_order(&within);
    push_down(&mut within, &order, Vec::new());
    compacted(&within)
}

/// Moves each widget in turn down until it overlaps neither `done` nor earlier widgets.
pub(super) fn push_down(layout: &mut [Position], order: &[usize], mut done: Vec<Position>) {
    for &index in order {
        while let Some(hit) = done.iter().find(|other| other.overlaps(layout[index])) {
            layout[index].y = hit.bottom();
        }
        done.push(layout[index]);
    }
}
