//! A dashboard that was saved as a page of its own: its definition, and the columns that its widgets read, nothing else.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use portal_locale::calendar::CalendarDate;
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::saturated;
use serde::{Deserialize, Serialize};

use crate::column_source::{Cells, ColumnSource};
use crate::condition::{Condition, Test};
use crate::config::{Dimension, Measure, Trend};
use crate::filter::FilterQuery;
use crate::looks::StoredLook;
use crate::source::{ColumnType, DataSource, Meaning, SourceColumn};
use crate::widget::Widget;

/// Everything that a saved page needs.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// The dashboard's name.
    pub name: String,
    /// What it is for; may be empty.
    pub description: String,
    /// Its category.
    pub category: String,
    /// When and by whom it was saved.
    pub saved: String,
    /// The day on which it was saved: what 'today' is on the page.
    pub today: CalendarDate,
    /// The filters that were set then: what the page begins with.
    pub filters: FilterQuery,
    /// The widgets in reading order.
    pub widgets: Vec<Widget>,
    /// The colours that its values have, as in the portal.
    pub looks: Vec<StoredLook>,
    /// The sources, as far as the widgets read them.
    pub sources: Vec<StoredSource>,
}

/// A source in a saved page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StoredSource {
    /// As definitions name it.
    pub id: String,
    /// As people read it.
    pub name: String,
    /// What a row of it is.
    pub counted: String,
    /// Whether it went on growing when it was saved.
    pub is_live: bool,
    /// How many rows it has.
    pub rows: u32,
    /// Its columns.
    pub columns: Vec<StoredColumn>,
}

/// A column in a saved page: in the form that its type needs.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StoredColumn {
    /// As definitions name it.
    pub key: String,
    /// As people read it.
    pub label: String,
    /// What its values are.
    #[serde(rename = "type")]
    pub kind: ColumnType,
    /// What it means to the filters.
    pub meaning: Option<Meaning>,
    /// The texts of a category or period; of another column, if widgets read how its cells are written.
    pub labels: Vec<String>,
    /// Of each row the place of its text; -1 where it has none. A single number stands for all rows.
    pub codes: Vec<i32>,
    /// The numbers; nothing where there is none.
    pub numbers: Vec<Option<f64>>,
    /// Of numbers: the decimals of the column.
    pub decimals: u32,
    /// The days since 1970-01-01; nothing where there is none.
    pub days: Vec<Option<i32>>,
    /// How many of its cells hold something that is not of its type.
    pub unread: u32,
}

/// What widgets read of a source, by the keys of its columns; what filters read besides is not among it.
#[derive(Clone, Debug, Default)]
pub struct ColumnsRead<'a> {
    keys: BTreeSet<&'a str>,
    grouped: BTreeSet<&'a str>,
    compared: BTreeSet<&'a str>,
}

impl ColumnsRead<'_> {
    /// Whether it matters how the cells of a column are written: of numbers that are grouped, and of whatever is compared with texts.
    fn as_texts(&self, key: &str, kind: ColumnType) -> bool {
        self.compared.contains(key) || kind == ColumnType::Number && self.grouped.contains(key)
    }

    /// The columns that are read and those that filters read; each with whether its texts are.
    pub fn of<'s>(&self, columns: &'s [SourceColumn]) -> impl Iterator<Item = (&'s SourceColumn, bool)> {
        let mut filtered: Vec<Meaning> = Vec::new();
        columns.iter().filter_map(move |column| {
            // The first of several columns of a meaning is the one that filters read.
            let is_first = column.meaning.is_some_and(|meaning| !filtered.contains(&meaning));
            filtered.extend(column.meaning.filter(|_| is_first));
            let is_read = is_first || self.keys.contains(column.key.as_str());
            let has_texts = matches!(column.kind, ColumnType::Category | ColumnType::Period);
            is_read.then(|| (column, has_texts || self.as_texts(&column.key, column.kind)))
        })
    }
}

/// What widgets read, by the id of the source.
pub fn columns_read(widgets: &[Widget]) -> BTreeMap<&str, ColumnsRead<'_>> {
    let mut sources: BTreeMap<&str, ColumnsRead<'_>> = BTreeMap::new();
    for widget in widgets {
        let config = &widget.config;
        let Some(source) = &config.data_source else { continue };
        let read = sources.entry(&source.id).or_default();
        let dimensions = config.dimension.iter().chain(&config.series);
        let is_compared = |test: &Test| matches!(test, Test::Is(_) | Test::IsNot(_));
        let compared = config.filters.iter().filter(|condition| is_compared(&condition.test));
        read.grouped.extend(dimensions.map(|Dimension { column, .. }| column.as_str()));
        read.compared.extend(compared.map(|Condition { column, .. }| column.as_str()));
        let measured = config.value.iter().filter_map(|Measure { column, .. }| column.as_deref());
        let tested = config.filters.iter().map(|Condition { column, .. }| column.as_str());
        let trend = config.trend.iter().map(|Trend { column, .. }| column.as_str());
        read.keys.extend(measured.chain(tested).chain(trend));
        read.keys.extend(&read.grouped);
    }
    sources
}

impl StoredSource {
    /// A source with the columns that are read and those that filters read; rows that do not count are left out.
    pub fn of(source: &dyn DataSource, read: &ColumnsRead<'_>) -> Self {
        let gone = source.gone();
        let rows: Vec<u32> =
            (0..source.rows()).filter(|row| !gone.as_ref().is_some_and(|gone| gone.contains(*row))).collect();
        let columns = read.of(source.columns()).map(|(column, with_texts)| {
            let mut stored = StoredColumn {
                key: column.key.clone(),
                label: column.label.clone(),
                kind: column.kind,
                meaning: column.meaning,
                labels: Vec::new(),
                codes: Vec::new(),
                numbers: Vec::new(),
                decimals: 0,
                days: Vec::new(),
                unread: source.unread(&column.key),
            };
            if with_texts {
                stored.put_labels(source.labels(&column.key), &rows);
            }
            if column.kind == ColumnType::Number {
                let numbers = source.numbers(&column.key).unwrap_or_default();
                stored.decimals = numbers.decimals();
                stored.numbers = rows.iter().map(|row| numbers.value(*row)).collect();
            }
            if matches!(column.kind, ColumnType::Date | ColumnType::Period) {
                let days = source.days(&column.key).unwrap_or_default();
                stored.days = rows.iter().map(|row| days.value(*row)).collect();
            }
            stored
        });
        Self {
            id: source.id().to_owned(),
            name: source.name().to_owned(),
            counted: source.counted().to_owned(),
            is_live: source.is_live(),
            columns: columns.collect(),
            rows: saturated(rows.len()),
        }
    }

    /// The source again.
    pub fn opened(&self) -> Rc<dyn DataSource> {
        let mut source = ColumnSource::new(&self.id, &self.name, &self.counted).with_rows(self.rows);
        if self.is_live {
            source = source.live();
        }
        for column in &self.columns {
            let labels = || Rc::new(column.opened_labels(self.rows));
            let days = || Rc::new(Days::from_values(column.days.iter().copied()));
            let cells = match column.kind {
                ColumnType::Category => Cells::Labels(labels()),
                ColumnType::Period => Cells::Periods(labels(), days()),
                ColumnType::Number => Cells::Numbers(Rc::new(
                    Numbers::from_values(column.numbers.iter().copied()).with_decimals(column.decimals),
                )),
                ColumnType::Date => Cells::Days(days()),
            };
            let texts = (!column.codes.is_empty()).then(labels);
            source = source.with(&column.key, &column.label, column.meaning, cells).written_as(texts, column.unread);
        }
        Rc::new(source)
    }
}

impl StoredColumn {
    fn put_labels(&mut self, labels: Option<Rc<Labels>>, rows: &[u32]) {
        let Some(labels) = labels else { return };
        let codes = || rows.iter().map(|row| labels.code(*row) as usize);
        // Texts that no row has are none of the page's business.
        let mut places: Vec<Option<i32>> = vec![None; labels.labels().len()];
        codes().for_each(|code| places.get_mut(code).into_iter().for_each(|place| *place = Some(0)));
        let used = |place: &&mut Option<i32>| place.is_some();
        (0..).zip(places.iter_mut().filter(used)).for_each(|(next, place)| *place = Some(next));
        let texts = labels.labels().iter().zip(&places).filter(|(_, place)| place.is_some());
        self.labels = texts.map(|(text, _)| text.clone()).collect();
        self.codes = codes().map(|code| places.get(code).copied().flatten().unwrap_or(-1)).collect();
        if let [first, rest @ ..] = self.codes.as_slice()
            && rest.iter().all(|code| code == first)
        {
            self.codes.truncate(1);
        }
    }

    fn opened_labels(&self, rows: u32) -> Labels {
        let code = |code: i32| u32::try_from(code).unwrap_or(Labels::MISSING);
        let text = |code: i32| usize::try_from(code).ok().and_then(|place| self.labels.get(place));
        match self.codes.as_slice() {
            [only] => Labels::same(text(*only).map_or("", String::as_str), rows),
            codes => Labels::from_parts(codes.iter().map(|each| code(*each)).collect(), self.labels.clone())
                .unwrap_or_default(),
        }
    }
}
