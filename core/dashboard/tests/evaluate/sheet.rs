//! A source made of texts.

use std::rc::Rc;

use portal_dashboard::period;
use portal_dashboard::source::{ColumnType, DataSource, Meaning, SourceColumn};
use portal_locale::calendar::CalendarDate;
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::data::number::{NumberForm, read};
use portal_table::row_set::RowSet;

/// Columns of texts, parsed by their type.
#[derive(Debug, Default)]
pub(crate) struct Sheet {
    pub(crate) columns: Vec<SourceColumn>,
    pub(crate) cells: Vec<Vec<String>>,
    pub(crate) gone: Option<Rc<RowSet>>,
    pub(crate) is_live: bool,
    pub(crate) rows: u32,
}

impl Sheet {
    /// Adds a column; its label is its key with a capital, and '' is a missing value.
    pub(crate) fn with(mut self, key: &str, kind: ColumnType, cells: &[&str]) -> Self {
        let label = format!("{}{}", key[..1].to_uppercase(), &key[1..]);
        self.columns.push(SourceColumn { key: key.to_owned(), label, kind, meaning: None });
        self.cells.push(cells.iter().map(|cell| (*cell).to_owned()).collect());
        self.rows = self.rows.max(u32::try_from(cells.len()).expect("few rows"));
        self
    }

    pub(crate) fn meaning(mut self, meaning: Meaning) -> Self {
        self.columns.last_mut().expect("a column").meaning = Some(meaning);
        self
    }

    pub(crate) fn live(self) -> Self {
        Self { is_live: true, ..self }
    }

    pub(crate) fn without(self, gone: &[u32]) -> Self {
        Self { gone: Some(Rc::new(gone.iter().copied().collect())), ..self }
    }

    fn texts(&self, key: &str) -> Option<(ColumnType, &[String])> {
        let place = self.columns.iter().position(|column| column.key == key)?;
        Some((self.columns[place].kind, &self.cells[place]))
    }
}

pub(crate) fn day(text: &str) -> Option<i32> {
    CalendarDate::parse(text).and_then(|date| i32::try_from(date.epoch_days()).ok())
}

impl DataSource for Sheet {
    fn id(&self) -> &'static str {
        "sheet"
    }

    fn name(&self) -> &'static str {
        "Lembar"
    }

    fn counted(&self) -> &'static str {
        "tiket"
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
        let (_, texts) = self.texts(key)?;
        Some(Rc::new(Labels::from_texts(texts.iter().map(|text| Some(text.as_str())))))
    }

    fn numbers(&self, key: &str) -> Option<Rc<Numbers>> {
        let (_, texts) = self.texts(key).filter(|(kind, _)| *kind == ColumnType::Number)?;
        let mut numbers = Numbers::default();
        for text in texts {
            numbers.push_written(read(text, NumberForm::Indonesian));
        }
        Some(Rc::new(numbers))
    }

    fn days(&self, key: &str) -> Option<Rc<Days>> {
        let (kind, texts) = self.texts(key)?;
        let read = match kind {
            ColumnType::Date => |text: &String| day(text),
            ColumnType::Period => |text: &String| period::read(text).map(|stretch| stretch.start),
            ColumnType::Category | ColumnType::Number => return None,
        };
        Some(Rc::new(Days::from_values(texts.iter().map(read))))
    }

    fn unread(&self, key: &str) -> u32 {
        let Some((kind, texts)) = self.texts(key) else { return 0 };
        let is_unread = |text: &&String| match kind {
            ColumnType::Number => read(text, NumberForm::Indonesian).is_none(),
            ColumnType::Date => day(text).is_none(),
            ColumnType::Category | ColumnType::Period => false,
        };
        let filled = texts.iter().filter(|text| !text.is_empty());
        u32::try_from(filled.filter(is_unread).count()).expect("few rows")
    }
}
