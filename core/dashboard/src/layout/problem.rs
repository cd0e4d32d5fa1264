//! What is wrong with a layout that somebody else made.

use super::{COLUMNS, MAX_HEIGHT};
use crate::widget::Position;

/// What is wrong; widgets are named by their place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutProblem {
    /// It covers nothing.
    NoSize(usize),
    /// It reaches beyond the columns.
    BeyondGrid(usize),
    /// It is higher than a widget may be.
    TooTall(usize),
    /// It lies further down than any layout reaches.
    TooFarDown(usize),
    /// Both cover a common cell.
    Overlap(usize, usize),
}

/// The first problem of a layout.
pub fn problem(layout: &[Position]) -> Option<LayoutProblem> {
    let mut alone = layout.iter().enumerate().filter_map(|(index, position)| own_problem(index, *position));
    alone.next().or_else(|| {
        let pairs = (1..layout.len()).flat_map(|second| (0..second).map(move |first| (first, second)));
        let mut overlaps = pairs.filter(|&(first, second)| layout[first].overlaps(layout[second]));
        overlaps.next().map(|(first, second)| LayoutProblem::Overlap(first, second))
    })
}

/// What is wrong with one position, whatever lies beside it.
pub(crate) fn own_problem(index: usize, position: Position) -> Option<LayoutProblem> {
    if position.w == 0 || position.h == 0 {
        Some(LayoutProblem::NoSize(index))
    } else if position.right() > COLUMNS {
        Some(LayoutProblem::BeyondGrid(index))
    } else if position.h > MAX_HEIGHT {
        Some(LayoutProblem::TooTall(index))
    } else if position.y > super::MAX_ROWS {
        Some(LayoutProblem::TooFarDown(index))
    } else {
        None
    }
}
