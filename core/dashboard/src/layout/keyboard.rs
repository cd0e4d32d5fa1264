//! Keyboard steps: each has a visible effect, as long as any change in its direction is possible.

use serde::{Deserialize, Serialize};

use super::arrange::{gently, moved, placed};
use super::pack::reading_order;
use super::{COLUMNS, MAX_HEIGHT};
use crate::widget::Position;

/// Direction of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Towards {
    /// Left.
    Left,
    /// Right.
    Right,
    /// Up.
    Up,
    /// Down.
    Down,
}

/// Direction of a move in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum ReadingOrder {
    /// Before the previous widget.
    Earlier,
    /// After the next widget.
    Later,
}

/// Direction of a resize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Stretch {
    /// One column more.
    Wider,
    /// One column less.
    Narrower,
    /// One row more.
    Taller,
    /// One row less.
    Shorter,
}

/// The layout after a step of widget `index` to the nearest place that makes a difference; `None` if there is none.
///
/// Sideways, the widget takes a free column, else swaps with its neighbour, else pushes it down. Up and down, it
/// passes the next widget.
pub fn nudged(layout: &[Position], index: usize, direction: Towards) -> Option<Vec<Position>> {
    let own = layout[index];
    match direction {
        Towards::Left => sideways(layout, index, (0..own.x).rev()),
        Towards::Right => sideways(layout, index, own.x + 1..=COLUMNS.saturating_sub(own.w)),
        Towards::Up => lengthways(layout, index, (0..own.y).rev(), |after| after.y < own.y),
        Towards::Down => {
            let below = layout.iter().filter(|other| other.y >= own.bottom() && other.shares_columns(own));
            let bottom = below.map(|_| board_bottom(layout)).next()?;
            lengthways(layout, index, own.y + 1..=bottom, |after| after.y > own.y)
        }
    }
}

fn board_bottom(layout: &[Position]) -> u32 {
    layout.iter().map(|position| position.bottom()).max().unwrap_or(0)
}

fn sideways(layout: &[Position], index: usize, columns: impl Iterator<Item = u32> + Clone) -> Option<Vec<Position>> {
    let own = layout[index];
    let mut exchanges = columns.clone().filter_map(|x| gently(layout, index, Position { x, ..own }));
    exchanges.next().or_else(|| columns.into_iter().next().map(|x| moved(layout, index, x, own.y)))
}

/// The nearest row that moves the widget further, else the nearest row that changes anything.
fn lengthways(
    layout: &[Position],
    index: usize,
    rows: impl Iterator<Item = u32>,
    is_further: impl Fn(Position) -> bool,
) -> Option<Vec<Position>> {
    let mut changed = None;
    for y in rows {
        let after = moved(layout, index, layout[index].x, y);
        if is_further(after[index]) {
            return Some(after);
        }
        if changed.is_none() && after != layout {
            changed = Some(after);
        }
    }
    changed
}

/// The step that moves widget `index` least in reading order; up or down if no step changes that order.
pub fn towards(layout: &[Position], index: usize, order: ReadingOrder) -> Towards {
    let place_in = |layout: &[Position]| reading_order(layout).into_iter().position(|other| other == index);
    let before = place_in(layout);
    let how_far = |direction: Towards| {
        let (before, after) = (before?, place_in(&nudged(layout, index, direction)?)?);
        let far = match order {
            ReadingOrder::Earlier => before.checked_sub(after),
            ReadingOrder::Later => after.checked_sub(before),
        };
        far.filter(|far| *far > 0)
    };
    let steps = [Towards::Left, Towards::Right, Towards::Up, Towards::Down].map(|step| (how_far(step), step));
    let nearest = steps.into_iter().filter(|(far, _)| far.is_some()).min_by_key(|(far, _)| *far);
    nearest.map_or_else(
        || match order {
            ReadingOrder::Earlier => Towards::Up,
            ReadingOrder::Later => Towards::Down,
        },
        |(_, step)| step,
    )
}

/// The layout after a resize by one; `None` at the size limits. At the right edge the widget grows to the left.
pub fn stretched(layout: &[Position], index: usize, stretch: Stretch) -> Option<Vec<Position>> {
    let own = layout[index];
    let target = match stretch {
        Stretch::Wider if own.right() < COLUMNS => Position { w: own.w + 1, ..own },
        Stretch::Wider if own.w < COLUMNS => Position { x: own.x - 1, w: own.w + 1, ..own },
        Stretch::Narrower if own.w > 1 => Position { w: own.w - 1, ..own },
        Stretch::Taller if own.h < MAX_HEIGHT => Position { h: own.h + 1, ..own },
        Stretch::Shorter if own.h > 1 => Position { h: own.h - 1, ..own },
        _ => return None,
    };
    Some(placed(layout, index, target))
}
