//! A dataset as a source: the columns of its file, and columns with the company, province and stage of its record.

use std::rc::Rc;

use portal_dashboard::report::ColumnsRead;
use portal_dashboard::source::{ColumnType, DataSource, Meaning, SourceColumn};
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::data::column as table_column;
use portal_table::data::data_table::DataTable;
use portal_table::row_set::RowSet;

use super::company::{COMPANY_LABEL, PROVINCE_LABEL, STAGE_LABEL};
use crate::model::dashboard::DATASET;
use crate::model::repository::Dataset;
use crate::store::Reader;
use crate::store::records::repository::NoRows;
use crate::table::fold::fold;

/// Keys of the columns with values from the dataset's record.
const COMPANY: &str = "@badanUsaha";
const PROVINCE: &str = "@provinsi";
const STAGE: &str = "@tahapan";

struct DatasetTable {
    id: String,
    name: String,
    table: Rc<DataTable>,
    columns: Vec<SourceColumn>,
    company: String,
    province: Option<String>,
    stage: &'static str,
}

pub(super) fn name(set: &Dataset) -> String {
    format!("{} - {}", set.kegiatan, set.badan_usaha)
}

/// The dataset as a source, if it exists and its rows are loaded.
pub(super) fn open(reader: &Reader, id: &str) -> Option<Rc<dyn DataSource>> {
    let repository = reader.repository();
    let set = repository.datasets.get(id)?;
    let table = repository.table(set.newest())?;
    Some(Rc::new(DatasetTable {
        id: format!("{DATASET}{id}"),
        name: name(set),
        table: Rc::clone(table),
        columns: columns(table),
        company: set.badan_usaha.clone(),
        province: reader.directory().province_of(&set.badan_usaha).map(str::to_owned),
        stage: set.tahapan.label(),
    }))
}

/// Reads a part of these columns. Returns true once all are read, or if the rows are not loaded.
pub(super) fn prepare(reader: &Reader, id: &str, read: &ColumnsRead) -> bool {
    let repository = reader.repository();
    let Some(table) = repository.datasets.get(id).and_then(|set| repository.table(set.newest())) else { return true };
    let number = |key: &str| table.columns().iter().position(|column| column.header == key);
    read.of(&columns(table)).all(|(column, with_texts)| {
        let number = number(&column.key).and_then(|number| u32::try_from(number).ok());
        number.is_none_or(|number| table.prepare_column(number, with_texts))
    })
}

/// The reason why an existing dataset has no rows; `None` if its rows are loaded.
pub(super) fn no_rows(reader: &Reader, id: &str) -> Option<NoRows> {
    let repository = reader.repository();
    repository.datasets.get(id).and_then(|set| repository.no_rows(set.newest()))
}

/// The file's columns, then those of the record. If two have the same key, only the file's column is listed.
fn columns(table: &DataTable) -> Vec<SourceColumn> {
    let own = table.columns().iter().map(|column| {
        let kind = match column.kind.meaning() {
            table_column::Meaning::Number(..) => ColumnType::Number,
            table_column::Meaning::Day(_) | table_column::Meaning::Moment(_) => ColumnType::Date,
            table_column::Meaning::Period => ColumnType::Period,
            table_column::Meaning::Text => ColumnType::Category,
        };
        let meaning = match kind {
            ColumnType::Date | ColumnType::Period => Some(Meaning::Period),
            ColumnType::Category => meaning_of(&column.header),
            ColumnType::Number => None,
        };
        SourceColumn { key: column.header.clone(), label: column.header.clone(), kind, meaning }
    });
    // A suffix distinguishes the record's column from a file column with the same heading.
    let is_taken = |label: &str| table.columns().iter().any(|own| fold(&own.header) == fold(label));
    let added = |key: &str, label: &str, meaning| SourceColumn {
        key: key.to_owned(),
        label: if is_taken(label) { format!("{label} (dataset)") } else { label.to_owned() },
        kind: ColumnType::Category,
        meaning,
    };
    let of_record = [
        added(COMPANY, COMPANY_LABEL, Some(Meaning::Company)),
        added(PROVINCE, PROVINCE_LABEL, None),
        added(STAGE, STAGE_LABEL, Some(Meaning::Stage)),
    ];
    let is_free = |column: &SourceColumn| table.columns().iter().all(|own| own.header != column.key);
    own.chain(of_record.into_iter().filter(is_free)).collect()
}

/// The meaning of a file column by its heading. Filters use it instead of the record's company or stage.
fn meaning_of(header: &str) -> Option<Meaning> {
    match fold(header).as_str() {
        "badan usaha" | "perusahaan" | "nama badan usaha" | "nama perusahaan" => Some(Meaning::Company),
        "tahapan" => Some(Meaning::Stage),
        _ => None,
    }
}

impl DatasetTable {
    fn number(&self, key: &str) -> Option<u32> {
        let place = self.table.columns().iter().position(|column| column.header == key)?;
        u32::try_from(place).ok()
    }
}

impl DataSource for DatasetTable {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn counted(&self) -> &'static str {
        "baris"
    }

    fn columns(&self) -> &[SourceColumn] {
        &self.columns
    }

    fn rows(&self) -> u32 {
        self.table.row_count()
    }

    fn gone(&self) -> Option<Rc<RowSet>> {
        None
    }

    fn is_live(&self) -> bool {
        false
    }

    fn labels(&self, key: &str) -> Option<Rc<Labels>> {
        let same = |text: &str| Some(Rc::new(Labels::same(text, self.rows())));
        match (self.number(key), key) {
            (Some(number), _) => self.table.labels(number),
            (None, COMPANY) => same(&self.company),
            (None, PROVINCE) => same(self.province.as_deref().unwrap_or_default()),
            (None, STAGE) => same(self.stage),
            (None, _) => None,
        }
    }

    fn numbers(&self, key: &str) -> Option<Rc<Numbers>> {
        self.table.numbers(self.number(key)?)
    }

    fn days(&self, key: &str) -> Option<Rc<Days>> {
        self.table.days(self.number(key)?)
    }

    fn is_general(&self, key: &str) -> bool {
        self.number(key).is_none() && key == STAGE
    }

    fn unread(&self, key: &str) -> u32 {
        self.number(key).map_or(0, |number| self.table.unread(number))
    }
}
