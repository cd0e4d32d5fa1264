//! Computes texts of one row. Texts of columns and of the formula are not copied.

use std::cmp::Ordering;

use portal_locale::calendar::CalendarDate;
use portal_table::decimal::Decimal;
use portal_table::fold::fold;

use super::arithmetic::floor;
use super::evaluate::{Gap, Place};
use super::tree::{Piece, Side, TextTree};

/// A longer text is no cell of a spreadsheet.
const MOST_BYTES: usize = 32_767;

/// The texts of a truth.
pub(super) const fn truth_text(is_true: bool) -> &'static str {
    if is_true { "ya" } else { "tidak" }
}

/// Calls `read` with the text of a row.
pub(super) fn with_text<R>(tree: &TextTree, place: Place<'_>, read: impl FnOnce(&str) -> R) -> Result<R, Gap> {
    let mut own = String::new();
    Ok(read(tree.text(place, &mut own)?))
}

/// Compares two texts, ignoring case and spacing.
pub(super) fn compared(left: &TextTree, right: &TextTree, place: Place<'_>) -> Result<Ordering, Gap> {
    let (mut own_left, mut own_right) = (String::new(), String::new());
    Ok(ordering(left.text(place, &mut own_left)?, right.text(place, &mut own_right)?))
}

fn ordering(left: &str, right: &str) -> Ordering {
    let is_plain = |text: &str| text.bytes().all(|byte| byte == b' ' || byte.is_ascii_graphic());
    if is_plain(left) && is_plain(right) {
        plain_letters(left).cmp(plain_letters(right))
    } else {
        fold(left).cmp(&fold(right))
    }
}

/// The folded letters of a text of visible ASCII characters and spaces.
fn plain_letters(text: &str) -> impl Iterator<Item = u8> {
    let words = text.split(' ').filter(|word| !word.is_empty());
    // A space before the first word too: all texts begin alike.
    words.flat_map(|word| [b' '].into_iter().chain(word.bytes().map(|letter| letter.to_ascii_lowercase())))
}

impl TextTree {
    /// The text of a row; `own` holds it if it must be made.
    fn text<'a>(&'a self, place: Place<'a>, own: &'a mut String) -> Result<&'a str, Gap> {
        match self {
            Self::Constant(text) => Ok(text),
            Self::Column(column) => place.table.text(place.row, *column).ok_or(Gap::Missing),
            Self::Choice(choice) => choice.branch(place)?.text(place, own),
            tree => {
                tree.write(place, own)?;
                Ok(own)
            }
        }
    }

    /// Appends the text of a row.
    pub(super) fn write(&self, place: Place<'_>, out: &mut String) -> Result<(), Gap> {
        let start = out.len();
        match self {
            Self::Constant(text) => out.push_str(text),
            Self::Column(column) => out.push_str(place.table.text(place.row, *column).ok_or(Gap::Missing)?),
            Self::Shown(column) => {
                place.table.day(place.row, *column).ok_or(Gap::Missing)?;
                out.push_str(&place.table.shown(place.row, *column));
            }
            Self::Number(tree) => push_number(tree.at(place)?, out),
            Self::Day(tree) => out.push_str(&CalendarDate::from_epoch_days(tree.at(place)?.into()).long()),
            Self::Truth(tree) => out.push_str(truth_text(tree.at(place)?)),
            Self::Joined(sides) => {
                let [left, right] = &**sides;
                left.write(place, out)?;
                right.write(place, out)?;
            }
            Self::Piece(piece) => piece.write(place, out)?,
            Self::Upper(tree) => {
                let upper = with_text(tree, place, str::to_uppercase)?;
                out.push_str(&upper);
            }
            Self::Lower(tree) => {
                let lower = with_text(tree, place, str::to_lowercase)?;
                out.push_str(&lower);
            }
            Self::Choice(choice) => choice.branch(place)?.write(place, out)?,
        }
        if out.len() - start > MOST_BYTES { Err(Gap::TooLong) } else { Ok(()) }
    }
}

/// '1234,5': without groups, so that years and codes stay as they are.
fn push_number(number: Decimal, out: &mut String) {
    number.without_zeros().push_indonesian(out);
}

impl Piece {
    fn write(&self, place: Place<'_>, out: &mut String) -> Result<(), Gap> {
        let count = characters(floor(self.count.at(place)?));
        let from = match &self.side {
            Side::From(tree) => characters(floor(tree.at(place)?).saturating_sub(1)),
            Side::Left | Side::Right => 0,
        };
        with_text(&self.text, place, |text| out.push_str(cut(text, &self.side, from, count)))
    }
}

/// A number of characters; none for a negative number.
fn characters(number: i64) -> usize {
    usize::try_from(number.max(0)).unwrap_or(usize::MAX)
}

fn cut<'a>(text: &'a str, side: &Side, from: usize, count: usize) -> &'a str {
    let behind = |text: &'a str, count: usize| {
        text.char_indices().nth(count).map_or("", |(at, _)| text.get(at..).unwrap_or_default())
    };
    let first = |text: &'a str, count: usize| {
        let end = text.char_indices().nth(count).map_or(text.len(), |(at, _)| at);
        text.get(..end).unwrap_or_default()
    };
    match side {
        Side::Left => first(text, count),
        Side::From(_) => first(behind(text, from), count),
        Side::Right => {
            let dropped = text.chars().count().saturating_sub(count);
            behind(text, dropped)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{fold, ordering};

    #[test]
    fn plain_texts_are_compared_like_folded_ones() {
        let texts = ["", " ", "a", "A b", "a  B ", "ab", "a-b", "a!b", "b", "Zz", "PT Bara", "pt  bara ", "é"];
        for left in texts {
            for right in texts {
                assert_eq!(ordering(left, right), fold(left).cmp(&fold(right)), "{left:?} {right:?}");
            }
        }
    }
}
