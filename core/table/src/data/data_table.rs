//! A table whose columns are known at run time only.

use std::cell::{OnceCell, RefCell};
use std::rc::Rc;

use super::added::AddedColumn;
use super::adding::Adding;
use super::cells::Cells;
use super::column::{Column, ColumnKind, Meaning};
use super::csv_form::Delimiter;
use super::digest::Digest;
use super::filter::{ColumnFilter, Filtering, KEPT_FILTERS};
use super::lines::Lines;
use super::number::{self, Written};
use super::recent::Recent;
use super::row::Row;
use super::selection::Selection;
use super::sorting::{By, Sorting};
use super::statistics::{ColumnStatistics, Tally};
use super::table_builder::TableBuilder;
use super::typed_column::TypedColumn;
use crate::csv::CsvWriter;
use crate::field_mask::FieldMask;
use crate::fold::words;
use crate::order::Order;
use crate::row_set::RowSet;
use crate::sort::{Direction, Sort};
use crate::text_index::TextIndex;

/// Numbers of cached selections and orders; each takes 800 KB for 200,000 rows.
const KEPT_SELECTIONS: usize = 4;
const KEPT_ORDERS: usize = 4;

/// Up to this many rows are sorted within a frame.
const QUICKLY_SORTED: u32 = 30_000;

/// Number of rows that one step of sorting visits.
const ROWS_PER_STEP: usize = 64 * 1024;

/// Immutable columns and rows. Clones share their text.
#[derive(Debug, Clone)]
pub struct DataTable {
    columns: Rc<[Column]>,
    pub(super) stored: Rc<Stored>,
    /// The columns that are not in the file, behind the others.
    pub(super) added: Vec<Rc<AddedColumn>>,
    tallies: Vec<Option<Tally>>,
    statistics: OnceCell<Vec<ColumnStatistics>>,
    decimals: OnceCell<Vec<u32>>,
    pub(super) digest: RefCell<Digest>,
    /// Shared by the tables that read a column alike.
    pub(super) typed: Vec<Rc<TypedColumn>>,
    pub(super) caches: Caches,
}

/// The words of the search, and the filters.
pub(super) type Query = (Vec<String>, Vec<ColumnFilter>);

/// The column and direction of a sort.
type SortKey = (u32, Direction);

/// Results that depend on the kinds of the columns, finished and unfinished ones.
#[derive(Debug, Clone, Default)]
pub(super) struct Caches {
    orders: Recent<SortKey, Rc<Order>, KEPT_ORDERS>,
    sorting: RefCell<Option<(SortKey, Sorting)>>,
    selections: Recent<(Query, Option<SortKey>), Rc<Selection>, KEPT_SELECTIONS>,
    pub(super) passing: Recent<ColumnFilter, Rc<RowSet>, KEPT_FILTERS>,
    /// Filters that are being applied, the last one that was asked for at the end. Several views may have one each.
    pub(super) filtering: RefCell<Vec<Filtering>>,
    pub(super) figures: Recent<Query, Rc<[ColumnStatistics]>, KEPT_SELECTIONS>,
    pub(super) adding: RefCell<Option<(Query, Adding)>>,
}

#[derive(Debug)]
pub(super) struct Stored {
    cells: Cells,
    lines: Lines,
    pub(super) index: TextIndex,
}

impl DataTable {
    /// Makes a table of `headers` and `rows` and detects the kinds of its columns; ambiguous numbers are read as
    /// Indonesian. Short rows are filled with empty cells, and excess cells are dropped.
    pub fn from_rows<H, R>(headers: H, rows: R) -> Self
    where
        H: IntoIterator,
        H::Item: AsRef<str>,
        R: IntoIterator,
        R::Item: IntoIterator,
        <R::Item as IntoIterator>::Item: AsRef<str>,
    {
        let headers: Vec<String> = headers.into_iter().map(|header| header.as_ref().to_owned()).collect();
        let mut builder = TableBuilder::new(headers, 0, Delimiter::COMMA, None);
        let (mut text, mut ends) = (Vec::new(), Vec::new());
        for (line, row) in (1..).zip(rows) {
            text.clear();
            ends.clear();
            for cell in row.into_iter().take(builder.columns()) {
                text.extend_from_slice(cell.as_ref().as_bytes());
                ends.push(text.len());
            }
            ends.resize(builder.columns(), text.len());
            if let Some(row) = Row::parsed(&text, &ends, line) {
                builder.push(&row);
            }
        }
        builder.finish().0
    }

    pub(super) fn new(
        columns: Vec<Column>,
        tallies: Vec<Option<Tally>>,
        cells: Cells,
        lines: Lines,
        index: TextIndex,
    ) -> Self {
        Self {
            typed: columns.iter().map(|_| Rc::default()).collect(),
            columns: columns.into(),
            stored: Rc::new(Stored { cells, lines, index }),
            added: Vec::new(),
            tallies,
            statistics: OnceCell::new(),
            decimals: OnceCell::new(),
            digest: RefCell::default(),
            caches: Caches::default(),
        }
    }

    /// A copy with the columns parsed as `kinds` says; columns beyond `kinds` are unchanged.
    #[must_use]
    pub fn with_kinds(&self, kinds: &[ColumnKind]) -> Self {
        let mut table = Self { caches: Caches::default(), ..self.clone() };
        table.statistics = OnceCell::new();
        table.decimals = OnceCell::new();
        table.digest = RefCell::default();
        let columns = Rc::make_mut(&mut table.columns);
        let known = table.tallies.iter_mut().zip(&mut table.typed);
        for ((column, kind), (tally, typed)) in columns.iter_mut().zip(kinds).zip(known) {
            if column.kind != *kind {
                column.kind = *kind;
                *tally = None;
                Rc::make_mut(typed).forget_kind();
            }
        }
        table
    }

    /// A copy with these columns; columns beyond these are unchanged.
    #[must_use]
    pub fn with_columns(&self, columns: &[Column]) -> Self {
        let mut table = self.with_kinds(&columns.iter().map(|column| column.kind).collect::<Vec<_>>());
        let known = table.tallies.iter_mut().zip(&mut table.typed);
        for ((own, column), (tally, typed)) in Rc::make_mut(&mut table.columns).iter_mut().zip(columns).zip(known) {
            if own.missing != column.missing {
                *tally = None;
                *typed = Rc::default();
            }
            own.clone_from(column);
        }
        table
    }

    /// A copy with one more column; `columns` are all of them.
    pub(super) fn widened(&self, columns: Rc<[Column]>, tally: Option<Tally>, added: Rc<AddedColumn>) -> Self {
        Self {
            columns,
            stored: Rc::clone(&self.stored),
            added: self.added.iter().cloned().chain([added]).collect(),
            tallies: self.tallies.iter().copied().chain([tally]).collect(),
            statistics: OnceCell::new(),
            decimals: OnceCell::new(),
            digest: RefCell::default(),
            typed: self.typed.iter().cloned().chain([Rc::default()]).collect(),
            caches: Caches::default(),
        }
    }

    /// The columns.
    pub fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// Number of rows.
    pub fn row_count(&self) -> u32 {
        self.stored.cells.rows()
    }

    /// The text of a cell as read from the file (see [`Self::shown`]); row and column begin at 0. Empty beyond the
    /// table.
    pub fn cell(&self, row: u32, column: u32) -> &str {
        if row >= self.row_count() {
            ""
        } else if (column as usize) < self.file_columns() {
            self.stored.cells.cell(row, column as usize)
        } else {
            self.added(column as usize).map_or("", |added| added.cell(row))
        }
    }

    /// The folded text of a cell; empty beyond the table.
    pub(super) fn folded(&self, row: u32, column: usize) -> &[u8] {
        let added = self.added(column);
        added.map_or_else(|| self.stored.index.folded(row, column), |added| added.folded(row))
    }

    pub(super) fn number(&self, row: u32, column: u32) -> Option<Written> {
        let form = self.columns.get(column as usize)?.kind.number_form()?;
        number::read(self.value_text(row, column), form)
    }

    /// The text of a cell, or none if it is one of the column's own texts for 'no value'.
    pub(super) fn value_text(&self, row: u32, column: u32) -> &str {
        let cell = self.cell(row, column);
        let is_missing = self.columns.get(column as usize).is_some_and(|column| column.names_missing(cell));
        if is_missing { "" } else { cell }
    }

    /// The rows that have every word of `search` in some cell, sorted. Without `sort`, or with an unknown column,
    /// they stay in table order. Empty cells and cells of another kind come last in both directions.
    pub fn select(&self, search: &str, sort: Option<Sort<u32>>) -> Rc<Selection> {
        self.select_filtered(search, &[], sort)
    }

    /// Like [`Self::select`], for the rows that pass every filter.
    pub fn select_filtered(&self, search: &str, filters: &[ColumnFilter], sort: Option<Sort<u32>>) -> Rc<Selection> {
        let sort = sort.filter(|sort| (sort.column as usize) < self.columns.len());
        let key = ((words(search), filters.to_vec()), sort.map(|sort| (sort.column, sort.direction)));
        self.caches.selections.get(key, |((words, filters), sort)| Rc::new(self.find(words, filters, *sort)))
    }

    fn find(&self, words: &[String], filters: &[ColumnFilter], sort: Option<(u32, Direction)>) -> Selection {
        let order = sort.map(|(column, direction)| self.order(column, direction));
        if words.is_empty() && filters.is_empty() {
            return order.map_or(Selection::all(self.row_count()), |order| Selection::of(order.slots().to_vec()));
        }
        let mut found = RowSet::first(self.row_count());
        for filter in filters {
            found.and(&self.passing(filter));
        }
        self.narrow(words, &mut found);
        // Allocates once: growing the vector takes longer than the search.
        let mut rows = Vec::with_capacity(found.len() as usize);
        match order {
            Some(order) => rows.extend(order.of_set(&found)),
            None => rows.extend(found.iter()),
        }
        Selection::of(rows)
    }

    fn order(&self, column: u32, direction: Direction) -> Rc<Order> {
        let key = (column, direction);
        self.caches.orders.get(key, |_| Rc::new(self.sorting(key).finish(self)))
    }

    /// Does a part of the sort by a column, some milliseconds for a million rows. True when [`Self::select`] has no
    /// long work left.
    pub fn prepare(&self, sort: Sort<u32>) -> bool {
        let key = (sort.column, sort.direction);
        let is_quick = self.row_count() <= QUICKLY_SORTED;
        if is_quick || (sort.column as usize) >= self.columns.len() || self.caches.orders.known(&key).is_some() {
            return true;
        }
        let mut sorting = self.sorting(key);
        if !sorting.step(self, ROWS_PER_STEP) {
            *self.caches.sorting.borrow_mut() = Some((key, sorting));
            return false;
        }
        self.caches.orders.get(key, |_| Rc::new(sorting.finish(self)));
        true
    }

    /// Does a part of a search, about 10 ms at most. True when [`Self::select`] has no long work left.
    pub fn prepare_search(&self, search: &str) -> bool {
        self.stored.index.prepare(&words(search), FieldMask::ALL)
    }

    /// Continues or begins the sort by `key`; an unfinished sort by another key is dropped.
    fn sorting(&self, key: (u32, Direction)) -> Sorting {
        let begun = self.caches.sorting.take().filter(|(begun, _)| *begun == key);
        let (column, direction) = key;
        let place = column as usize;
        let anew = || Sorting::new((place, &self.columns[place]), self.sorted_by(column), direction, self.row_count());
        begun.map_or_else(anew, |(_, sorting)| sorting)
    }

    fn sorted_by(&self, column: u32) -> By {
        match self.columns[column as usize].kind.meaning() {
            Meaning::Text => By::Text,
            Meaning::Number(form, _) => By::Number(form),
            Meaning::Day(order) => By::Day(order),
            Meaning::Moment(order) => By::Moment(order),
            Meaning::Period => By::Period,
        }
    }

    /// The decimals of a number column: as many as its most precise cell has.
    pub fn decimals(&self, column: u32) -> u32 {
        let of_column = |(number, known): (u32, &Option<Tally>)| {
            let is_number = self.columns[number as usize].kind.number_form().is_some();
            if is_number { known.unwrap_or_else(|| self.tally(number)).decimals() } else { 0 }
        };
        let decimals = self.decimals.get_or_init(|| (0..).zip(&self.tallies).map(of_column).collect());
        decimals.get(column as usize).copied().unwrap_or(0)
    }

    /// The line of a row in its file.
    pub fn line(&self, row: u32) -> u32 {
        self.stored.lines.of(row)
    }

    /// Statistics of the number columns that have a number.
    pub fn statistics(&self) -> &[ColumnStatistics] {
        self.statistics.get_or_init(|| {
            let columns = (0..).zip(self.columns.iter().zip(&self.tallies));
            let of_column = |(number, (column, known)): (u32, (&Column, &Option<Tally>))| {
                column.kind.number_form()?;
                let tally = known.unwrap_or_else(|| self.tally(number));
                tally.finish(number, self.row_count())
            };
            columns.filter_map(of_column).collect()
        })
    }

    fn tally(&self, column: u32) -> Tally {
        let mut tally = Tally::EMPTY;
        (0..self.row_count()).filter_map(|row| self.number(row, column)).for_each(|value| tally.add(value));
        tally
    }

    /// Writes the beginning of a CSV file: byte order mark and header row.
    pub fn write_header(&self, out: &mut Vec<u8>) {
        let headers = self.columns.iter().map(|column| &column.header);
        out.extend_from_slice(CsvWriter::new(headers).finish().as_bytes());
    }

    /// Writes up to `count` rows of `selection` from position `first` on as CSV (see [`crate::csv`]).
    pub fn write_rows(&self, selection: &Selection, first: u32, count: u32, out: &mut Vec<u8>) {
        let rows = selection.rows(first, count);
        out.reserve(self.stored.cells.usual_len(count.min(selection.len().saturating_sub(first))));
        for row in rows {
            self.write_row(row, out);
        }
    }

    /// Writes a row as CSV.
    pub(super) fn write_row(&self, row: u32, out: &mut Vec<u8>) {
        self.stored.cells.write(row, out);
        self.write_added(row, out);
    }
}

impl PartialEq for DataTable {
    fn eq(&self, other: &Self) -> bool {
        self.columns == other.columns
            && self.added == other.added
            && (Rc::ptr_eq(&self.stored, &other.stored) || self.stored.cells == other.stored.cells)
    }
}
