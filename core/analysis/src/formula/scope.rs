//! The columns that a formula can name.

use portal_table::data::column::{Column, Meaning};
use portal_table::data::data_table::DataTable;
use portal_table::fold::fold;

use super::fault::{Fault, Span};
use super::reference;
use super::tree::{DayTree, Number, NumberTree, TextTree, Value};
use super::unit::Unit;

/// Longer names are not compared letter by letter.
const LONGEST_COMPARED: usize = 100;

/// The columns of the table and the computed columns so far, in order.
#[derive(Debug)]
pub(super) struct Scope {
    known: Vec<Known>,
    /// The names of the column being computed and of those after it, folded.
    later: Vec<String>,
}

#[derive(Debug)]
struct Known {
    heading: String,
    folded: String,
    meaning: Meaning,
    unit: Unit,
}

impl Scope {
    /// The columns of a table; `later` are the names of the columns to be computed.
    pub(super) fn new<'a>(table: &DataTable, later: impl DoubleEndedIterator<Item = &'a str>) -> Self {
        let mut scope = Self { known: Vec::new(), later: later.rev().map(fold).collect() };
        table.columns().iter().for_each(|column| scope.add(column, Unit::of_column(column)));
        scope
    }

    /// Adds the next column.
    pub(super) fn add(&mut self, column: &Column, unit: Unit) {
        let heading = column.header.clone();
        self.known.push(Known { folded: fold(&heading), heading, meaning: column.kind.meaning(), unit });
    }

    /// The next column to be computed becomes a known one; call it before [`Self::add`].
    pub(super) fn take_later(&mut self) {
        self.later.pop();
    }

    /// True if a column has this name.
    pub(super) fn has(&self, name: &str) -> bool {
        let name = fold(name);
        self.known.iter().any(|known| known.folded == name)
    }

    /// The column that a formula names.
    pub(super) fn column(&self, heading: &str, span: Span) -> Result<Value, Fault> {
        let folded = fold(heading);
        let found = (0_u32..).zip(&self.known).find(|(_, known)| known.folded == folded);
        let (index, known) = found.ok_or_else(|| Fault::new(span, self.unknown(heading, &folded)))?;
        let number = || Number { tree: NumberTree::Column(index), unit: known.unit.clone(), is_quotient: false };
        Ok(match known.meaning {
            Meaning::Text => Value::Text(TextTree::Column(index)),
            Meaning::Number(..) => Value::Number(number()),
            Meaning::Day(_) | Meaning::Moment(_) => Value::Day(DayTree::Column(index)),
            Meaning::Period => Value::Day(DayTree::Period(index)),
        })
    }

    fn unknown(&self, heading: &str, folded: &str) -> String {
        // The column itself is the last one of the list.
        match self.later.iter().rposition(|later| later == folded) {
            Some(place) if place + 1 == self.later.len() => {
                "Rumus ini memakai kolomnya sendiri, sehingga tidak akan pernah selesai. Pakai kolom lain.".to_owned()
            }
            Some(_) => format!("Kolom “{heading}” dihitung sesudah kolom ini. Letakkan kolom itu di atas kolom ini."),
            None => match self.nearest(heading) {
                Some(near) => format!("Kolom “{heading}” tidak ada di data ini. Maksud Anda {}?", reference(near)),
                None => format!("Kolom “{heading}” tidak ada di data ini. Pilih kolom yang ada."),
            },
        }
    }

    /// The heading that is most like this name.
    pub(super) fn nearest(&self, name: &str) -> Option<&str> {
        nearest(name, self.known.iter().map(|known| known.heading.as_str()))
    }
}

/// The name that is most like `wanted`; `None` if none is like it.
pub(super) fn nearest<'a>(wanted: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let wanted: Vec<char> = fold(wanted).chars().take(LONGEST_COMPARED).collect();
    let whole: String = wanted.iter().collect();
    // Two swapped letters are two errors.
    let most = ((wanted.len() + 1) / 3).max(1);
    let ranked = names.filter_map(|name| {
        let folded = fold(name);
        let is_part = wanted.len() > 2 && folded.contains(&whole);
        let letters: Vec<char> = folded.chars().take(LONGEST_COMPARED).collect();
        let errors = if is_part { usize::from(!folded.starts_with(&whole)) } else { distance(&wanted, &letters) };
        (is_part || errors <= most).then_some((errors, name))
    });
    ranked.min_by_key(|(errors, _)| *errors).map(|(_, name)| name)
}

/// The number of letters to insert, remove or change.
fn distance(left: &[char], right: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=right.len()).collect();
    for (above, one) in left.iter().enumerate() {
        let (mut diagonal, mut before) = (above, above + 1);
        if let Some(first) = row.first_mut() {
            *first = before;
        }
        for (cell, two) in row.iter_mut().skip(1).zip(right) {
            let changed = diagonal + usize::from(one != two);
            diagonal = *cell;
            before = changed.min(diagonal + 1).min(before + 1);
            *cell = before;
        }
    }
    row.last().copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::nearest;

    #[test]
    fn the_nearest_name_is_a_beginning_a_part_or_has_few_errors() {
        let names = ["Total volume (ton)", "Volume (ton)", "Nilai (Rp)", "Kode"];
        for (wanted, near) in [
            ("Volume", Some("Volume (ton)")),
            ("total", Some("Total volume (ton)")),
            ("Nilia (Rp)", Some("Nilai (Rp)")),
            ("Kod", Some("Kode")),
            ("Kota", None),
            ("x", None),
            ("", None),
        ] {
            assert_eq!(nearest(wanted, names.into_iter()), near, "{wanted}");
        }
    }
}
