//! The comparison of two versions of a dataset (decisions §8).

use serde::{Deserialize, Serialize};

use super::subject::{DataSubject, OpenVersion, Purpose, find_version};
use super::table::{TableColumn, column};
use crate::locale::number::integer;
use crate::model::repository::DataVersion;
use crate::store::Reader;
use crate::store::error::{Kind, Refusal};
use crate::store::records::lost_rows::LostRows;
use crate::store::records::repository::NoRows;
use crate::store::session::Action;
use crate::table::data::comparison::Comparison;
use crate::table::data::data_table::DataTable;
use crate::table::saturated;

/// Number of changed, added and removed rows that are shown, of each.
const MOST_ROWS: usize = 100;

/// The two versions to compare.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComparisonQuery {
    /// The version on the screen.
    pub subject: DataSubject,
    /// Content id of the other version; `None` for the newest.
    pub other: Option<String>,
}

/// The rows that two versions lack before they can be compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComparisonRows {
    /// Content ids of rows that must be read first.
    pub awaited: Vec<String>,
    /// Message to show if the rows cannot be read.
    pub lost: Option<LostRows>,
}

/// Differences between an earlier and a later version.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ComparisonView {
    /// Number of the earlier version.
    pub before: u32,
    /// Number of the later version.
    pub after: u32,
    /// Such as '2 baris ditambah, 1 baris dihapus, 3 sel berubah di 2 baris'.
    pub summary: String,
    /// Headings of the columns that tell rows apart.
    pub key: Vec<String>,
    /// Headings of columns of the later version only.
    pub added_columns: Vec<String>,
    /// Headings of columns of the earlier version only.
    pub removed_columns: Vec<String>,
    /// The columns of both versions.
    pub columns: Vec<TableColumn>,
    /// The differing rows: changed, added and removed, the first ones of each.
    pub rows: Vec<DifferingRow>,
    /// Number of differing rows that are not in `rows`.
    pub more: u32,
    /// True if the person may read the numbers only.
    pub is_limited: bool,
}

/// A row that differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DifferingRow {
    /// Kind of the difference.
    pub kind: Difference,
    /// Number of the row in its version, from 1; in the later one for a changed row.
    pub number: u32,
    /// The cells of the columns of both versions, as shown.
    pub cells: Vec<DifferingCell>,
}

/// Kind of a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum Difference {
    /// Some cells differ.
    Changed,
    /// The row is in the later version only.
    Added,
    /// The row is in the earlier version only.
    Removed,
}

/// A cell of a differing row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DifferingCell {
    /// The text.
    pub text: String,
    /// The text of the earlier version, if it is another one.
    pub before: Option<String>,
}

struct Pair<'a> {
    before: OpenVersion<'a>,
    after: OpenVersion<'a>,
}

/// Finds the versions and puts the earlier one first. An auditor compares the assigned version with the newest.
fn pair<'a>(reader: &Reader<'a>, query: &ComparisonQuery) -> Result<Pair<'a>, Refusal> {
    let own = find_version(reader, &query.subject, Purpose::Read)?;
    let set = own.set;
    let asked = query.other.as_deref().filter(|_| !matches!(query.subject, DataSubject::Assigned(_)));
    let other = asked.map_or(Some(set.newest()), |content| set.version(content));
    let other = other.ok_or_else(|| Refusal::not_found(Kind::Data, &set.id))?;
    let other = OpenVersion { set, version: other };
    let is_earlier = set.number(own.version) < set.number(other.version);
    Ok(if is_earlier { Pair { before: own, after: other } } else { Pair { before: other, after: own } })
}

/// The rows that are missing for the comparison.
pub fn missing(reader: &Reader, query: &ComparisonQuery) -> Result<ComparisonRows, Refusal> {
    let Pair { before, after } = pair(reader, query)?;
    let repository = reader.repository();
    let versions = || [before.version, after.version].into_iter();
    let without = |why: NoRows| versions().filter(move |version| repository.no_rows(version) == Some(why));
    Ok(ComparisonRows {
        awaited: without(NoRows::Loading).map(|version| version.content.clone()).collect(),
        lost: without(NoRows::Lost).next().map(|_| LostRows::told_to(reader)),
    })
}

/// Does a part of the comparison, and returns true once [`comparison`] can answer quickly.
pub fn prepared(reader: &Reader, query: &ComparisonQuery) -> Result<bool, Refusal> {
    let Pair { before, after } = pair(reader, query)?;
    Ok(reader.repository().shelf.prepare_comparison(&before.version.content, &after.version.content))
}

/// The differences. Limited access gives the numbers only, because the newer version was not assigned.
pub fn comparison(reader: &Reader, query: &ComparisonQuery) -> Result<ComparisonView, Refusal> {
    let Pair { before, after } = pair(reader, query)?;
    let set = before.set;
    let is_limited = matches!(query.subject, DataSubject::Assigned(_)) && !reader.may(Action::TakeOutAssignedData);
    let shelf = &reader.repository().shelf;
    let mut view = ComparisonView {
        before: set.number(before.version),
        after: set.number(after.version),
        summary: String::new(),
        key: Vec::new(),
        added_columns: Vec::new(),
        removed_columns: Vec::new(),
        columns: Vec::new(),
        rows: Vec::new(),
        more: 0,
        is_limited,
    };
    let found = shelf.comparison(&before.version.content, &after.version.content);
    let found = found.ok_or_else(|| Refusal::not_found(Kind::Data, &set.id))?;
    view.summary = summary(&found);
    if is_limited {
        return Ok(view);
    }
    let heading = |version: &DataVersion, column: u32| version.columns[column as usize].header.clone();
    view.columns = found.common.iter().map(|(_, later)| column(&after.version.columns[*later as usize])).collect();
    view.key = found.key.iter().map(|place| view.columns[*place].header.clone()).collect();
    view.added_columns = found.added_columns.iter().map(|column| heading(after.version, *column)).collect();
    view.removed_columns = found.removed_columns.iter().map(|column| heading(before.version, *column)).collect();
    view.rows = rows(&found, before.table(reader)?, after.table(reader)?);
    let all = [found.changed.len(), found.added.len(), found.removed.len()].into_iter().sum::<usize>();
    view.more = saturated(all - view.rows.len());
    Ok(view)
}

fn summary(found: &Comparison) -> String {
    let number = |count: usize| integer(saturated(count).into());
    let said = [
        (found.added.len(), format!("{} baris ditambah", number(found.added.len()))),
        (found.removed.len(), format!("{} baris dihapus", number(found.removed.len()))),
        (
            found.changed.len(),
            format!("{} sel berubah di {} baris", integer(found.changed_cells.into()), number(found.changed.len())),
        ),
        (found.added_columns.len(), format!("{} kolom baru", number(found.added_columns.len()))),
        (found.removed_columns.len(), format!("{} kolom hilang", number(found.removed_columns.len()))),
    ];
    let said: Vec<String> = said.into_iter().filter(|(count, _)| *count > 0).map(|(_, text)| text).collect();
    if said.is_empty() { "Tidak ada perbedaan".to_owned() } else { said.join(", ") }
}

fn rows(found: &Comparison, before: &DataTable, after: &DataTable) -> Vec<DifferingRow> {
    let text = |table: &DataTable, row, column| table.shown(row, column).into_owned();
    let changed = found.changed.iter().take(MOST_ROWS).map(|&(was, is)| DifferingRow {
        kind: Difference::Changed,
        number: is + 1,
        cells: cells(found, |earlier, later| {
            let (was, is) = (text(before, was, earlier), text(after, is, later));
            DifferingCell { before: (was != is).then_some(was), text: is }
        }),
    });
    let added = found.added.iter().take(MOST_ROWS).map(|&row| DifferingRow {
        kind: Difference::Added,
        number: row + 1,
        cells: cells(found, |_, later| DifferingCell { text: text(after, row, later), before: None }),
    });
    let removed = found.removed.iter().take(MOST_ROWS).map(|&row| DifferingRow {
        kind: Difference::Removed,
        number: row + 1,
        cells: cells(found, |earlier, _| DifferingCell { text: text(before, row, earlier), before: None }),
    });
    changed.chain(added).chain(removed).collect()
}

fn cells(found: &Comparison, cell: impl Fn(u32, u32) -> DifferingCell) -> Vec<DifferingCell> {
    found.common.iter().map(|&(earlier, later)| cell(earlier, later)).collect()
}
