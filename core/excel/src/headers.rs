//! Headers in merged cells.

use calamine::Dimensions;

use crate::sheet_csv::Rows;

/// Repeats the value of a merged header in every column that it spans, and below it where its row has such headers.
/// Returns the number of headers. A header is merged across some columns in one of the first rows; what spans all of
/// them is a title.
pub(crate) fn repeat_headers(rows: &mut Rows, merged: &[&Dimensions]) -> u32 {
    let (_, width) = rows.size();
    let (top, heads) = rows.heads();
    let bottom = top + u32::try_from(heads.len()).unwrap_or(0);
    let in_heads = |one: &Dimensions| one.start.0 >= top && one.end.0 < bottom;
    let spans = |one: &Dimensions| one.end.1.saturating_sub(one.start.1) + 1;
    let is_header = |one: &Dimensions| in_heads(one) && spans(one) > 1 && spans(one) < width;
    let header_rows: Vec<u32> = merged.iter().filter(|one| is_header(one)).map(|one| one.start.0).collect();
    let is_beside = |one: &Dimensions| in_heads(one) && spans(one) == 1 && header_rows.contains(&one.start.0);
    let mut repeated = 0;
    for one in merged.iter().filter(|one| is_header(one) || is_beside(one)) {
        let at = |row: u32| (row - top) as usize;
        let column = |column: u32| u16::try_from(column).unwrap_or(u16::MAX);
        let Some(text) = heads.get(at(one.start.0)).and_then(|head| head.get(&column(one.start.1))).cloned() else {
            continue;
        };
        for head in &mut heads[at(one.start.0)..=at(one.end.0)] {
            for column in column(one.start.1)..=column(one.end.1) {
                head.entry(column).or_insert_with(|| text.clone());
            }
        }
        repeated += 1;
    }
    repeated
}
