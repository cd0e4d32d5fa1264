//! Pieces of the document: sections, facts and tables.

use portal_pdf::document::{PdfBlock, PdfColumn, PdfFact, PdfSection, PdfTable};

use crate::locale::number::integer;
use crate::model::finding::ShownTable;
use crate::table::saturated;

/// Columns of evidence that fit the page.
const MOST_COLUMNS: usize = 8;
/// Rows of evidence that are printed.
const MOST_ROWS: usize = 20;

/// A chapter.
pub(super) fn section(heading: &str, blocks: Vec<PdfBlock>) -> PdfSection {
    PdfSection { heading: heading.to_owned(), is_part: false, blocks }
}

/// A part of a chapter.
pub(super) fn part(heading: &str, blocks: Vec<PdfBlock>) -> PdfSection {
    PdfSection { is_part: true, ..section(heading, blocks) }
}

pub(super) fn fact(label: &str, value: &str) -> PdfFact {
    PdfFact { label: label.to_owned(), value: value.to_owned() }
}

pub(super) fn text(body: impl Into<String>) -> PdfBlock {
    PdfBlock::Text(body.into())
}

/// A table. Columns of numbers are set flush right; '-' means that there is none.
pub(super) fn table(caption: &str, headings: &[&str], rows: Vec<Vec<String>>) -> PdfBlock {
    let column = |(index, heading): (usize, &&str)| {
        let mut cells =
            rows.iter().filter_map(|row| row.get(index)).filter(|cell| !matches!(cell.as_str(), "" | "-")).peekable();
        PdfColumn {
            heading: (*heading).to_owned(),
            is_number: cells.peek().is_some() && cells.all(|cell| is_number(cell)),
        }
    };
    let columns = headings.iter().enumerate().map(column).collect();
    PdfBlock::Table(PdfTable { caption: caption.to_owned(), columns, rows })
}

/// True for '1.234,5', 'Rp7.200.000' and '12%', not for dates and codes such as '0820'.
fn is_number(cell: &str) -> bool {
    let digits = cell.strip_prefix('-').unwrap_or(cell);
    let digits = digits.strip_prefix("Rp").unwrap_or(digits);
    let digits = digits.strip_suffix('%').unwrap_or(digits);
    let is_code = digits.len() > 1 && digits.starts_with('0') && digits.as_bytes()[1].is_ascii_digit();
    let is_of_number = |sign: char| sign.is_ascii_digit() || matches!(sign, '.' | ',');
    !is_code && digits.starts_with(|sign: char| sign.is_ascii_digit()) && digits.chars().all(is_of_number)
}

/// The content of evidence, as far as it fits. The caption tells if something is left out.
pub(super) fn shown(caption: &str, shown: &ShownTable) -> PdfBlock {
    let headings: Vec<&str> = shown.headings.iter().take(MOST_COLUMNS).map(String::as_str).collect();
    let lines = shown.lines.iter().take(MOST_ROWS);
    let lines = lines.map(|line| line.iter().take(MOST_COLUMNS).cloned().collect()).collect();
    let limited = |all: usize, most: usize, unit: &str| {
        let [printed, all] = [most.min(all), all].map(|count| integer(saturated(count).into()));
        (printed != all).then(|| format!("{printed} dari {all} {unit}"))
    };
    let columns = limited(shown.headings.len(), MOST_COLUMNS, "kolom");
    let limits: Vec<String> = columns.into_iter().chain(limited(shown.lines.len(), MOST_ROWS, "baris")).collect();
    if limits.is_empty() {
        return table(caption, &headings, lines);
    }
    let caption = format!("{caption}. Dicetak {}; SHA-256 mencakup seluruhnya.", limits.join(" dan "));
    table(&caption, &headings, lines)
}
