//! Lays out bar charts.

use pdf_writer::types::StructRole;

use super::document::{PdfBar, PdfBars};
use super::flow::{Flow, lines_high};
use super::page::{Area, INK, LINE, MARGIN, MEASURE, Meaning, Style, TEAL, Weight};
use super::tags::NodeId;
use super::wrap::width;

const TITLE: Style = Style::new(Weight::Bold, 9.0, 14.0, INK);
const TEXT: Style = Style::new(Weight::Regular, 8.5, 20.0, INK);
const GAP: f32 = 14.0;
const LABEL: f32 = 170.0;
const VALUE: f32 = 110.0;
const BETWEEN: f32 = 8.0;
const THICKNESS: f32 = 9.0;
/// Number of bars of a figure, which never breaks.
const MOST: usize = 24;

/// Height of the part that stays with a heading: the first figure.
pub(super) fn least_height(chart: &PdfBars) -> f32 {
    GAP + height(chart.bars.len().min(MOST))
}

fn height(bars: usize) -> f32 {
    TITLE.leading + TEXT.leading * lines_high(bars)
}

/// Draws the bars, as several figures if there are many.
pub(super) fn lay_out(flow: &mut Flow, node: NodeId, chart: &PdfBars) {
    for bars in chart.bars.chunks(MOST) {
        flow.skip(GAP);
        let height = height(bars.len());
        flow.need(height);
        let area = Area { x: MARGIN, y: flow.y(), width: MEASURE, height };
        let figure = flow.tags.add(node, StructRole::Figure);
        flow.tags.depict(figure, &alternative(&chart.title, bars), area);
        let title = flow.cut(&chart.title, TITLE, MEASURE);
        let meaning = Meaning::Part(figure);
        flow.page().text(meaning, MARGIN, area.y, TITLE, &title);
        flow.advance(TITLE.leading);
        for bar in bars {
            lay_out_bar(flow, meaning, bar);
        }
        let (x, y) = (MARGIN + LABEL + BETWEEN, area.y + TITLE.leading);
        flow.page().fill(meaning, Area { x, y, width: 0.6, height: height - TITLE.leading }, LINE);
    }
}

fn lay_out_bar(flow: &mut Flow, meaning: Meaning, bar: &PdfBar) {
    let (label, value) = (flow.cut(&bar.label, TEXT, LABEL), flow.cut(&bar.value, TEXT, VALUE));
    let y = flow.y();
    let room = MEASURE - LABEL - VALUE - 2.0 * BETWEEN;
    let length = room * f32::from(bar.thousandths.min(1000)) / 1000.0;
    let area =
        Area { x: MARGIN + LABEL + BETWEEN, y: y + (TEXT.leading - THICKNESS) / 2.0, width: length, height: THICKNESS };
    flow.page().text(meaning, MARGIN, y, TEXT, &label);
    flow.page().fill(meaning, area, TEAL);
    let x = MARGIN + MEASURE - width(&value, TEXT.size);
    flow.page().text(meaning, x, y, TEXT, &value);
    flow.advance(TEXT.leading);
}

fn alternative(title: &str, bars: &[PdfBar]) -> String {
    let bars: Vec<String> = bars.iter().map(|bar| format!("{}: {}", bar.label, bar.value)).collect();
    format!("{title}. {}.", bars.join("; "))
}
