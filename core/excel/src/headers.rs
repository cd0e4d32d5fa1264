//! Headers in merged cells.

use calamine::Dimensions;

use crate::sheet_csv::{Head, Rows};

/// Repeats the value of a merged header in every column that it spans, and below it where its row has such headers.
/// Returns the number of headers. A header is merged across some columns of one of the first rows, with other cells
/// beside it; what is alone in its row or spans the whole table is a title.
pub(crate) fn repeat_headers(rows: &mut Rows, merged: &[&Dimensions]) -> u32 {
    let (_, width) = rows.size();
    let (top, heads) = rows.heads();
    let headers = find_headers(top, width, heads, merged);
    let mut repeated = 0;
    for Dimensions { start, end } in headers {
        let rows = (start.0 - top) as usize..=(end.0 - top) as usize;
        let columns = column(start.1)..=column(end.1);
        let Some(text) = heads[*rows.start()].get(columns.start()).cloned() else { continue };
        for head in &mut heads[rows] {
            for column in columns.clone() {
                head.entry(column).or_insert_with(|| text.clone());
            }
        }
        repeated += 1;
    }
    repeated
}

fn find_headers(top: u32, width: u32, heads: &[Head], merged: &[&Dimensions]) -> Vec<Dimensions> {
    let head = |row: u32| row.checked_sub(top).and_then(|at| heads.get(at as usize));
    let spans = |one: &Dimensions| one.end.1.saturating_sub(one.start.1) + 1;
    let is_inside = |one: &Dimensions| head(one.end.0).is_some() && one.start.0 <= one.end.0;
    let is_accompanied = |one: &Dimensions| head(one.start.0).is_some_and(|head| head.len() > 1);
    let candidates = || merged.iter().copied().filter(|one| is_inside(one) && is_accompanied(one));
    let across: Vec<_> = candidates().filter(|one| spans(one) > 1 && spans(one) < width).collect();
    let is_beside = |one: &&Dimensions| spans(one) == 1 && across.iter().any(|other| other.start.0 == one.start.0);
    let beside = candidates().filter(is_beside);
    across.iter().copied().chain(beside).copied().collect()
}

fn column(number: u32) -> u16 {
    u16::try_from(number).unwrap_or(u16::MAX)
}
