//! A dashboard saved as a page of its own: its definition and only the columns that its widgets read.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use portal_locale::calendar::CalendarDate;
use portal_table::columnar::{Days, Labels, Numbers};
use portal_table::fold::fold;
use portal_table::saturated;
use serde::{Deserialize, Serialize};

use crate::column_source::{Cells, ColumnSource};
use crate::condition::{Condition, Test};
use crate::config::{Dimension, Measure, Target, Trend};
use crate::filter::FilterQuery;
use crate::looks::StoredLook;
use crate::source::{ColumnType, DataSource, Meaning, SourceColumn};
use crate::widget::Widget;

/// The content of a saved page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Name of the dashboard.
    pub name: String,
    /// Description; may be empty.
    pub description: String,
    /// Category.
    pub category: String,
    /// Time and person of the save.
    pub saved: String,
    /// The day of the save, which is 'today' on the page.
    pub today: CalendarDate,
    /// The filters at the time of the save; the page opens with them.
    pub filters: FilterQuery,
    /// The widgets in reading order.
    pub widgets: Vec<Widget>,
    /// Labels of the columns that readers can filter by.
    #[serde(default)]
    #[cfg_attr(target_family = "wasm", tsify(optional))]
    pub columns: Vec<String>,
    /// The colours of its values, as in the portal.
    pub looks: Vec<StoredLook>,
    /// The columns of each source that the widgets read.
    pub sources: Vec<StoredSource>,
}

/// A source in a saved page.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StoredSource {
    /// Id in definitions.
    pub id: String,
    /// Name for users.
    pub name: String,
    /// Noun for its rows.
    pub counted: String,
    /// True if the source was still growing when it was saved.
    pub is_live: bool,
    /// Number of rows.
    pub rows: u32,
    /// The columns.
    pub columns: Vec<StoredColumn>,
}

/// A column in a saved page, in the form of its type.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StoredColumn {
    /// Key in definitions.
    pub key: String,
    /// Label for users.
    pub label: String,
    /// Type of the values.
    #[serde(rename = "type")]
    pub kind: ColumnType,
    /// Meaning for the filters.
    pub meaning: Option<Meaning>,
    /// The texts of a category or period; for other types, only if widgets read the original cells.
    pub labels: Vec<String>,
    /// Index of each row's text, -1 without a text. A single number applies to all rows.
    pub codes: Vec<i32>,
    /// The numbers, `None` for a row without one.
    pub numbers: Vec<Option<f64>>,
    /// Number of decimals of a number column.
    pub decimals: u32,
    /// The days since 1970-01-01, `None` for a row without one.
    pub days: Vec<Option<i32>>,
    /// Number of cells that are not of the column's type.
    pub unread: u32,
}

/// The column keys of a source that widgets read; columns for the filters are not included.
#[derive(Clone, Debug, Default)]
pub struct ColumnsRead<'a> {
    keys: BTreeSet<&'a str>,
    grouped: BTreeSet<&'a str>,
    compared: BTreeSet<&'a str>,
    /// Folded labels of the columns that readers filter by.
    filtered: Vec<String>,
}

impl ColumnsRead<'_> {
    /// True if the original cells are needed: for grouped numbers, and for columns that are compared with texts.
    fn as_texts(&self, key: &str, kind: ColumnType) -> bool {
        self.compared.contains(key) || kind == ColumnType::Number && self.grouped.contains(key)
    }

    /// The columns that widgets or filters read; the flag is true if their texts are needed.
    pub fn of<'s>(&self, columns: &'s [SourceColumn]) -> impl Iterator<Item = (&'s SourceColumn, bool)> {
        let mut filtered: Vec<Meaning> = Vec::new();
        columns.iter().filter_map(move |column| {
            // If several columns have one meaning, the filters use the first.
            let is_first = column.meaning.is_some_and(|meaning| !filtered.contains(&meaning));
            filtered.extend(column.meaning.filter(|_| is_first));
            let is_filter = self.filtered.contains(&fold(&column.label));
            let is_read = is_first || is_filter || self.keys.contains(column.key.as_str());
            let has_texts = matches!(column.kind, ColumnType::Category | ColumnType::Period);
            is_read.then(|| (column, has_texts || self.as_texts(&column.key, column.kind)))
        })
    }
}

/// The columns that widgets and filters read, by source id. `filters` are labels of columns.
pub fn columns_read<'a>(
    widgets: impl IntoIterator<Item = &'a Widget>,
    filters: &[String],
) -> BTreeMap<&'a str, ColumnsRead<'a>> {
    let mut sources: BTreeMap<&str, ColumnsRead<'_>> = BTreeMap::new();
    let filtered: Vec<String> = filters.iter().map(|label| fold(label)).collect();
    for widget in widgets {
        let config = &widget.config;
        let Some(source) = &config.data_source else { continue };
        let read = sources.entry(&source.id).or_default();
        let dimensions = config.dimension.iter().chain(&config.series);
        let is_compared = |test: &Test| matches!(test, Test::Is(_) | Test::IsNot(_));
        let compared = config.filters.iter().filter(|condition| is_compared(&condition.test));
        read.grouped.extend(dimensions.map(|Dimension { column, .. }| column.as_str()));
        read.compared.extend(compared.map(|Condition { column, .. }| column.as_str()));
        let target = config.target.as_ref().and_then(Target::measure);
        let measured = config.value.iter().chain(target).filter_map(|Measure { column, .. }| column.as_deref());
        let tested = config.filters.iter().map(|Condition { column, .. }| column.as_str());
        let trend = config.trend.iter().map(|Trend { column, .. }| column.as_str());
        read.keys.extend(measured.chain(tested).chain(trend));
        read.keys.extend(&read.grouped);
        read.filtered.clone_from(&filtered);
    }
    sources
}

impl StoredSource {
    /// Stores the columns that widgets or filters read, without removed rows.
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

    /// Restores the source.
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
        // Texts without rows are left out: they must not leave the portal.
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
