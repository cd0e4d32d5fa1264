//! Lays out tables. The header row is repeated on every page; a high row continues on the next one.

use pdf_writer::types::StructRole;

use super::document::{PdfColumn, PdfTable};
use super::flow::{Flow, lines_high};
use super::page::{Area, INK, MARGIN, MEASURE, MUTED, Meaning, Style, TINT, Weight};
use super::shape::Glyph;
use super::tags::NodeId;
use super::widths::{Need, widths};
use super::wrap::width;

const CAPTION: Style = Style::new(Weight::Regular, 8.5, 13.0, MUTED);
const HEAD: Style = Style::new(Weight::Bold, 8.0, 11.5, INK);
const CELL: Style = Style::new(Weight::Regular, 8.5, 12.0, INK);
const GAP: f32 = 10.0;
const CAPTION_GAP: f32 = 3.0;
/// White space below a table.
const BELOW: f32 = 6.0;
const PADDING: f32 = 4.0;
const SIDE: f32 = 5.0;
/// A header row higher than this is not repeated.
const HIGHEST_HEAD: f32 = 160.0;
/// A row of at most this number of lines moves to the next page as a whole.
const WHOLE: usize = 12;
/// Minimum number of lines of a broken row at the end of a page.
const COMPANY: usize = 2;

struct Column {
    x: f32,
    width: f32,
    is_number: bool,
}

/// The lines of each cell.
struct Row {
    cells: Vec<Vec<Vec<Glyph>>>,
    style: Style,
}

impl Row {
    fn new(flow: &Flow, texts: &[&str], columns: &[Column], style: Style) -> Self {
        let cell = |(text, column): (&&str, &Column)| flow.broken(text, style, column.width - 2.0 * SIDE);
        Self { cells: texts.iter().zip(columns).map(cell).collect(), style }
    }

    fn lines(&self) -> usize {
        self.cells.iter().map(Vec::len).max().unwrap_or(0).max(1)
    }

    fn height(&self, lines: usize) -> f32 {
        2.0 * PADDING + self.style.leading * lines_high(lines)
    }
}

/// Height of the part that stays with a heading: caption, header row and first lines.
pub(super) fn least_height(flow: &Flow, table: &PdfTable) -> f32 {
    let columns = columns(flow, table);
    let head = head(flow, table, &columns);
    GAP + caption_height(flow, table) + head.height(head.lines()) + first_height(flow, table, &columns)
}

fn first_height(flow: &Flow, table: &PdfTable, columns: &[Column]) -> f32 {
    let first = table.rows.first().map(|row| Row::new(flow, &texts(row, columns.len()), columns, CELL));
    first.map_or(0.0, |row| row.height(row.lines().min(WHOLE)))
}

pub(super) fn lay_out(flow: &mut Flow, node: NodeId, table: &PdfTable) {
    if table.columns.is_empty() {
        return;
    }
    let columns = columns(flow, table);
    let head = head(flow, table, &columns);
    let height = head.height(head.lines());
    flow.skip(GAP);
    flow.need(caption_height(flow, table) + height + first_height(flow, table, &columns));
    let node = flow.tags.add(node, StructRole::Table);
    caption(flow, node, &table.caption);
    let cells = add_row(flow, node, StructRole::TH, &head);
    let repeated = Some(&head).filter(|_| height <= HIGHEST_HEAD);
    if repeated.is_some() {
        draw_head(flow, &head, &columns, &cells.iter().map(|cell| Meaning::Part(*cell)).collect::<Vec<_>>());
    } else {
        lay_out_row(flow, (&head, &cells), &columns, None);
    }
    for row in &table.rows {
        let row = Row::new(flow, &texts(row, columns.len()), &columns, CELL);
        let cells = add_row(flow, node, StructRole::TD, &row);
        lay_out_row(flow, (&row, &cells), &columns, repeated);
    }
    flow.skip(BELOW);
}

/// Texts of the cells of a row, one for each column.
fn texts(row: &[String], columns: usize) -> Vec<&str> {
    (0..columns).map(|index| row.get(index).map_or("", String::as_str)).collect()
}

fn head(flow: &Flow, table: &PdfTable, columns: &[Column]) -> Row {
    let texts: Vec<&str> = table.columns.iter().map(|column| column.heading.as_str()).collect();
    Row::new(flow, &texts, columns, HEAD)
}

fn columns(flow: &Flow, table: &PdfTable) -> Vec<Column> {
    let needs = table.columns.iter().enumerate().map(|(index, column)| need(flow, table, index, column));
    let mut x = MARGIN;
    let place = |(width, column): (f32, &PdfColumn)| {
        let placed = Column { x, width, is_number: column.is_number };
        x += width;
        placed
    };
    widths(&needs.collect::<Vec<_>>(), MEASURE).into_iter().zip(&table.columns).map(place).collect()
}

/// Width of a column's longest line, and of its longest word.
fn need(flow: &Flow, table: &PdfTable, index: usize, column: &PdfColumn) -> Need {
    let cells = table.rows.iter().filter_map(|row| row.get(index)).map(|text| (text, CELL));
    let mut need = Need { whole: 0.0, word: 0.0 };
    for (text, style) in std::iter::once((&column.heading, HEAD)).chain(cells) {
        for line in text.lines() {
            let glyphs = flow.shaped(line, style);
            need.whole = need.whole.max(width(&glyphs, style.size));
            let words = glyphs.split(|glyph| glyph.shows == ' ');
            need.word = words.map(|word| width(word, style.size)).fold(need.word, f32::max);
        }
    }
    // Rounding must not break the longest line.
    Need { whole: need.whole + 2.0 * SIDE + 0.5, word: need.word + 2.0 * SIDE + 0.5 }
}

fn caption_height(flow: &Flow, table: &PdfTable) -> f32 {
    if table.caption.trim().is_empty() {
        return 0.0;
    }
    CAPTION_GAP + CAPTION.leading * lines_high(flow.wrapped(&table.caption, CAPTION, MEASURE).len())
}

fn caption(flow: &mut Flow, table: NodeId, text: &str) {
    if text.trim().is_empty() {
        return;
    }
    let node = flow.tags.add(table, StructRole::Caption);
    let lines = flow.wrapped(text, CAPTION, MEASURE);
    flow.lines(node, MARGIN, CAPTION, lines);
    flow.advance(CAPTION_GAP);
}

fn add_row(flow: &mut Flow, table: NodeId, role: StructRole, row: &Row) -> Vec<NodeId> {
    let node = flow.tags.add(table, StructRole::TR);
    row.cells.iter().map(|_| flow.tags.add(node, role)).collect()
}

fn draw_head(flow: &mut Flow, head: &Row, columns: &[Column], meanings: &[Meaning]) {
    let area = Area { x: MARGIN, y: flow.y(), width: MEASURE, height: head.height(head.lines()) };
    let is_repeated = meanings.first() == Some(&Meaning::Furniture);
    flow.page().fill(if is_repeated { Meaning::Furniture } else { Meaning::Decoration }, area, TINT);
    draw(flow, head, columns, meanings, (0, head.lines()));
}

/// Draws a row, over as many pages as needed.
fn lay_out_row(flow: &mut Flow, (row, cells): (&Row, &[NodeId]), columns: &[Column], head: Option<&Row>) {
    let meanings: Vec<Meaning> = cells.iter().map(|cell| Meaning::Part(*cell)).collect();
    let count = row.lines();
    let mut from = 0;
    while from < count {
        let rest = count - from;
        let fit = (1..=rest).take_while(|lines| row.height(*lines) <= flow.room()).count();
        let is_whole = from == 0 && count <= WHOLE;
        if fit < rest && (is_whole || fit < COMPANY) {
            next_page(flow, columns, head);
        } else {
            // The last line is not left alone.
            let lines = if fit + 1 == rest && fit > COMPANY { fit - 1 } else { fit };
            draw(flow, row, columns, &meanings, (from, from + lines));
            from += lines;
            if from < count {
                next_page(flow, columns, head);
            }
        }
    }
}

fn next_page(flow: &mut Flow, columns: &[Column], head: Option<&Row>) {
    flow.break_page();
    if let Some(head) = head {
        draw_head(flow, head, columns, &vec![Meaning::Furniture; columns.len()]);
    }
}

/// Draws lines of each cell, and a rule below.
fn draw(flow: &mut Flow, row: &Row, columns: &[Column], meanings: &[Meaning], (from, to): (usize, usize)) {
    let (top, style) = (flow.y() + PADDING, row.style);
    for ((lines, column), meaning) in row.cells.iter().zip(columns).zip(meanings) {
        for (place, line) in lines.iter().take(to).skip(from).enumerate() {
            let x = if column.is_number {
                let shown = line.len() - line.iter().rev().take_while(|glyph| glyph.shows == ' ').count();
                column.x + column.width - SIDE - width(&line[..shown], style.size)
            } else {
                column.x + SIDE
            };
            flow.page().text(*meaning, x, top + style.leading * lines_high(place), style, line);
        }
    }
    flow.advance(row.height(to - from));
    let (y, is_repeated) = (flow.y(), meanings.first() == Some(&Meaning::Furniture));
    flow.page().rule(if is_repeated { Meaning::Furniture } else { Meaning::Decoration }, y);
}
