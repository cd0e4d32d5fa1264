//! The file of a version with the rows of the version before and those of another file.

use serde::{Deserialize, Serialize};

use crate::audit::repository::form::{DatasetForm, appended_to};
use crate::store::Reader;
use crate::store::csv_piece::CsvPiece;
use crate::store::error::{Field, Problem, Refusal};
use crate::store::records::shelf::Shelved;
use crate::store::session::Action;
use crate::table::csv::CsvWriter;
use crate::table::data::column::{ColumnKind, typed_missing_words};
use crate::table::data::selection::Selection;
use crate::table::fold::fold;

/// A piece of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AppendQuery {
    /// The form as typed.
    pub form: DatasetForm,
    /// Index of the first requested row.
    pub first: u32,
    /// Number of requested rows.
    pub count: u32,
}

/// A piece of the file, and how its columns are read.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct AppendedPiece {
    /// The piece.
    pub piece: CsvPiece,
    /// Kind of each column; those of the dataset.
    pub kinds: Vec<ColumnKind>,
    /// Texts for 'no value' of each column; those of the dataset.
    pub missing: Vec<Option<String>>,
}

/// One piece of the CSV file: the rows of the newest version, then those of the file, written as the columns of the
/// dataset are.
pub fn csv(reader: &Reader, query: &AppendQuery) -> Result<AppendedPiece, Refusal> {
    reader.require(Action::ManageRepository)?;
    let AppendQuery { form, first, count } = query;
    let set = appended_to(reader.state(), form)?;
    let gone = || Refusal::invalid(Field::File, Problem::Gone);
    let Shelved { table: new, found, .. } = reader.repository().shelf.get(&form.content).ok_or_else(gone)?;
    let old = reader.repository().table(set.newest()).ok_or_else(gone)?;
    let new = new.with_columns(&form.columns(found));
    let heading = |place: u32| fold(&new.columns()[place as usize].header);
    let place = |header: &str| form.places(found).into_iter().find(|place| heading(*place) == fold(header));
    let columns: Vec<(Option<u32>, _)> =
        old.columns().iter().map(|column| (place(&column.header), column.kind)).collect();
    let (earlier, total) = (old.row_count(), old.row_count().saturating_add(new.row_count()));
    let end = first.saturating_add(*count).min(total);
    let mut bytes = Vec::new();
    if *first == 0 {
        old.write_header(&mut bytes);
    }
    if *first < earlier {
        old.write_rows(&Selection::all(earlier), *first, end.min(earlier) - first, &mut bytes);
    }
    let mut rows = CsvWriter::further();
    for row in (*first).max(earlier)..end.max(earlier) {
        let cells = columns
            .iter()
            .map(|(place, kind)| place.map(|column| new.written_as(row - earlier, column, *kind)).unwrap_or_default());
        rows.push_row(cells);
    }
    bytes.extend_from_slice(rows.finish().as_bytes());
    let piece = CsvPiece { name: form.file_name.clone(), bytes, first: *first, written: end, total };
    let missing =
        old.columns().iter().map(|column| column.missing.as_deref().map(|words| typed_missing_words(Some(words))));
    let kinds = old.columns().iter().map(|column| column.kind).collect();
    Ok(AppendedPiece { piece, kinds, missing: missing.collect() })
}
