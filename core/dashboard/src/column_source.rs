//! A source that owns its columns. It holds the portal's records or a saved report.

use std::rc::Rc;

use portal_locale::number::decimal;
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::row_set::RowSet;

use crate::looks::Tone;
use crate::source::{ColumnType, DataSource, Meaning, SourceColumn};

/// A source with columns of equal length.
#[derive(Clone, Debug, Default)]
pub struct ColumnSource {
    id: String,
    name: String,
    counted: String,
    is_live: bool,
    rows: u32,
    gone: Option<Rc<RowSet>>,
    columns: Vec<SourceColumn>,
    cells: Vec<Cells>,
    written: Vec<Written>,
}

/// Details of a column's original cells.
#[derive(Clone, Debug, Default)]
struct Written {
    texts: Option<Rc<Labels>>,
    unread: u32,
    tones: Vec<(&'static str, Tone)>,
    is_general: bool,
}

/// The values of a column.
#[derive(Clone, Debug)]
pub enum Cells {
    /// Texts.
    Labels(Rc<Labels>),
    /// Numbers.
    Numbers(Rc<Numbers>),
    /// Days.
    Days(Rc<Days>),
    /// Texts that name periods, and the first day of each period.
    Periods(Rc<Labels>, Rc<Days>),
}

/// One value of a row.
#[derive(Clone, Copy, Debug)]
pub enum Cell<'a> {
    /// A text, or none.
    Text(Option<&'a str>),
    /// A number, or none.
    Number(Option<f64>),
    /// A day since 1970-01-01, or none.
    Day(Option<i32>),
}

impl ColumnSource {
    /// A source without columns and rows.
    pub fn new(id: &str, name: &str, counted: &str) -> Self {
        Self { id: id.to_owned(), name: name.to_owned(), counted: counted.to_owned(), ..Self::default() }
    }

    /// Marks the source as live: it will get more rows.
    #[must_use]
    pub fn live(self) -> Self {
        Self { is_live: true, ..self }
    }

    /// Sets the number of rows, for a source without columns.
    #[must_use]
    pub fn with_rows(self, rows: u32) -> Self {
        Self { rows, ..self }
    }

    /// Adds a column.
    #[must_use]
    pub fn with(mut self, key: &str, label: &str, meaning: Option<Meaning>, cells: Cells) -> Self {
        let (kind, rows) = match &cells {
            Cells::Labels(labels) => (ColumnType::Category, labels.rows()),
            Cells::Numbers(numbers) => (ColumnType::Number, numbers.rows()),
            Cells::Days(days) => (ColumnType::Date, days.rows()),
            Cells::Periods(labels, _) => (ColumnType::Period, labels.rows()),
        };
        self.rows = self.rows.max(rows);
        self.columns.push(SourceColumn { key: key.to_owned(), label: label.to_owned(), kind, meaning });
        self.cells.push(cells);
        self.written.push(Written::default());
        self
    }

    /// Adds the first `columns` columns of a source with the same rows. The values are shared, not copied.
    #[must_use]
    pub fn joined(mut self, other: &Self, columns: usize) -> Self {
        self.rows = self.rows.max(other.rows);
        self.gone = self.gone.or_else(|| other.gone.clone());
        self.columns.extend(other.columns.iter().take(columns).cloned());
        self.cells.extend(other.cells.iter().take(columns).cloned());
        self.written.extend(other.written.iter().take(columns).cloned());
        self
    }

    /// Sets details of the last column: its texts, if they differ from its values, and the number of cells that are
    /// not of its type.
    #[must_use]
    pub fn written_as(mut self, texts: Option<Rc<Labels>>, unread: u32) -> Self {
        if let Some(written) = self.written.last_mut() {
            *written = Written { texts, unread, ..Written::default() };
        }
        self
    }

    /// Sets the tones of the texts in the last column.
    #[must_use]
    pub fn toned(mut self, tones: impl IntoIterator<Item = (&'static str, Tone)>) -> Self {
        if let Some(written) = self.written.last_mut() {
            written.tones = tones.into_iter().collect();
        }
        self
    }

    /// Marks the last column as one of fixed words, which name no person, company or thing.
    #[must_use]
    pub fn general(mut self) -> Self {
        if let Some(written) = self.written.last_mut() {
            written.is_general = true;
        }
        self
    }

    /// Reserves memory for `rows` rows at once. Otherwise all columns would reallocate at the same row.
    pub fn reserve(&mut self, rows: u32) {
        for cells in &mut self.cells {
            match cells {
                Cells::Labels(labels) | Cells::Periods(labels, _) => Rc::make_mut(labels).reserve(rows),
                Cells::Numbers(numbers) => Rc::make_mut(numbers).reserve(rows),
                Cells::Days(days) => Rc::make_mut(days).reserve(rows),
            }
        }
    }

    /// Sets the values of a row, in column order. Earlier clones of the source keep their values.
    pub fn set(&mut self, row: u32, values: &[Cell]) {
        self.rows = self.rows.max(row + 1);
        for (cells, value) in self.cells.iter_mut().zip(values) {
            match (cells, *value) {
                (Cells::Labels(labels), Cell::Text(text)) => Rc::make_mut(labels).set(row, text),
                (Cells::Numbers(numbers), Cell::Number(number)) => Rc::make_mut(numbers).set(row, number),
                (Cells::Days(days), Cell::Day(day)) => Rc::make_mut(days).set(row, day),
                _ => {}
            }
        }
        if let Some(gone) = &mut self.gone {
            Rc::make_mut(gone).remove(row);
        }
    }

    /// Marks a row as removed, so that it is not counted.
    pub fn clear(&mut self, row: u32) {
        Rc::make_mut(self.gone.get_or_insert_default()).insert(row);
    }

    fn place(&self, key: &str) -> Option<usize> {
        self.columns.iter().position(|column| column.key == key)
    }

    fn cells(&self, key: &str) -> Option<&Cells> {
        self.cells.get(self.place(key)?)
    }

    fn written(&self, key: &str) -> Option<&Written> {
        self.written.get(self.place(key)?)
    }
}

impl DataSource for ColumnSource {
    fn id(&self) -> &str {
        &self.id
    }

    fn name(&self) -> &str {
        &self.name
    }

    fn counted(&self) -> &str {
        &self.counted
    }

    fn columns(&self) -> &[SourceColumn] {
        &self.columns
    }

    fn rows(&self) -> u32 {
        self.rows
    }

    fn gone(&self) -> Option<Rc<RowSet>> {
        self.gone.clone()
    }

    fn is_live(&self) -> bool {
        self.is_live
    }

    fn labels(&self, key: &str) -> Option<Rc<Labels>> {
        if let Some(texts) = &self.written(key)?.texts {
            return Some(Rc::clone(texts));
        }
        match self.cells(key)? {
            Cells::Labels(labels) | Cells::Periods(labels, _) => Some(Rc::clone(labels)),
            Cells::Numbers(numbers) => {
                let texts: Vec<Option<String>> =
                    (0..numbers.rows()).map(|row| numbers.value(row).map(|value| decimal(value, 6))).collect();
                Some(Rc::new(Labels::from_texts(texts.iter().map(Option::as_deref))))
            }
            Cells::Days(_) => None,
        }
    }

    fn numbers(&self, key: &str) -> Option<Rc<Numbers>> {
        match self.cells(key)? {
            Cells::Numbers(numbers) => Some(Rc::clone(numbers)),
            Cells::Labels(_) | Cells::Days(_) | Cells::Periods(..) => None,
        }
    }

    fn days(&self, key: &str) -> Option<Rc<Days>> {
        match self.cells(key)? {
            Cells::Days(days) | Cells::Periods(_, days) => Some(Rc::clone(days)),
            Cells::Labels(_) | Cells::Numbers(_) => None,
        }
    }

    fn unread(&self, key: &str) -> u32 {
        self.written(key).map_or(0, |written| written.unread)
    }

    fn is_general(&self, key: &str) -> bool {
        self.written(key).is_some_and(|written| written.is_general)
    }

    fn tone(&self, key: &str, text: &str) -> Option<Tone> {
        let tones = &self.written(key)?.tones;
        tones.iter().find(|(toned, _)| *toned == text).map(|(_, tone)| *tone)
    }
}
