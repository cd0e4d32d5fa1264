//! The problems of a layout from outside.

use super::{COLUMNS, MAX_HEIGHT, MAX_ROWS};
use crate::widget::Position;

/// One problem; widgets are identified by their index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LayoutProblem {
    /// The position is not in the grid.
    Outside(usize, Outside),
    /// Both widgets cover a common cell.
    Overlap(usize, usize),
}

/// The reason why a position is not in the grid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outside {
    /// It covers no cell.
    NoSize,
    /// It exceeds the columns.
    BeyondColumns,
    /// It exceeds the maximum height of a widget.
    TooTall,
    /// It exceeds the maximum height of a layout.
    TooFarDown,
}

/// The first problem of a layout.
pub fn problem(layout: &[Position]) -> Option<LayoutProblem> {
    layout.iter().enumerate().find_map(|(index, position)| {
        let overlapped = || layout[..index].iter().position(|before| before.overlaps(*position));
        let outside = outside(*position).map(|why| LayoutProblem::Outside(index, why));
        outside.or_else(|| overlapped().map(|before| LayoutProblem::Overlap(before, index)))
    })
}

/// The reason why a position is not in the grid; `None` if it is.
pub fn outside(position: Position) -> Option<Outside> {
    if position.w == 0 || position.h == 0 {
        Some(Outside::NoSize)
    } else if position.right() > COLUMNS {
        Some(Outside::BeyondColumns)
    } else if position.h > MAX_HEIGHT {
        Some(Outside::TooTall)
    } else if position.y > MAX_ROWS {
        Some(Outside::TooFarDown)
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::{LayoutProblem, Outside, problem};
    use crate::widget::Position;

    fn first_problem(layout: &[[u32; 4]]) -> Option<LayoutProblem> {
        problem(&layout.iter().map(|&[x, y, w, h]| Position { x, y, w, h }).collect::<Vec<_>>())
    }

    #[test]
    fn the_first_problem_of_a_layout_is_named() {
        let sound = [0, 0, 6, 3];
        assert_eq!(first_problem(&[]), None);
        assert_eq!(first_problem(&[sound, [6, 0, 6, 20], [0, 1_200, 12, 1]]), None);
        let outside = [
            ([0, 3, 0, 3], Outside::NoSize),
            ([0, 3, 3, 0], Outside::NoSize),
            ([12, 3, 1, 1], Outside::BeyondColumns),
            ([u32::MAX, 3, u32::MAX, 1], Outside::BeyondColumns),
            ([0, 3, 1, 21], Outside::TooTall),
            ([0, 1_201, 1, 1], Outside::TooFarDown),
        ];
        for (position, why) in outside {
            assert_eq!(first_problem(&[sound, position]), Some(LayoutProblem::Outside(1, why)), "{position:?}");
        }
        assert_eq!(first_problem(&[sound, [6, 0, 6, 3], [5, 2, 1, 1]]), Some(LayoutProblem::Overlap(0, 2)));
    }
}
