//! A page's drawings as a content stream, every piece marked with what it means.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::object::{Number, Text, list};
use super::page::{Area, Drawing, HEIGHT, Ink, Item, Meaning, Page, Style, Weight};
use super::shape::Glyph;
use super::tags::{Kid, NodeId, Tags};

/// Which glyphs a document draws, and the character each shows.
pub(super) type UsedGlyphs = BTreeMap<Weight, BTreeMap<u16, char>>;

/// A written page: its operators, and the node behind each mark, in order.
pub(super) struct Written {
    pub(super) operators: String,
    pub(super) owners: Vec<NodeId>,
}

/// A weight's name in the resources of the pages.
pub(super) fn font_name(weight: Weight) -> &'static str {
    match weight {
        Weight::Regular => "Teks",
        Weight::Bold => "Tebal",
    }
}

/// An image's name in the resources of the pages.
pub(super) fn image_name(index: usize) -> String {
    format!("Gambar{index}")
}

pub(super) fn write(page: &Page, number: usize, tags: &mut Tags, used: &mut UsedGlyphs) -> Written {
    let mut written = Written { operators: String::new(), owners: Vec::new() };
    let out = &mut written.operators;
    for piece in page.items.chunk_by(|one, next| one.meaning == next.meaning) {
        let start = match piece.first().map(|item| item.meaning) {
            Some(Meaning::Part(node)) => {
                let mark = written.owners.len();
                tags.adopt(node, Kid::Content { page: number, mark });
                written.owners.push(node);
                format!("/{} << /MCID {mark} >> BDC", tags.role(node).name())
            }
            Some(Meaning::Decoration) => "/Artifact << /Type /Layout >> BDC".to_owned(),
            Some(Meaning::Furniture) => "/Artifact << /Type /Pagination >> BDC".to_owned(),
            None => continue,
        };
        let _ = writeln!(out, "{start}");
        for item in piece {
            let _ = draw(out, item, used);
        }
        let _ = writeln!(out, "EMC");
    }
    written
}

fn draw(out: &mut String, item: &Item, used: &mut UsedGlyphs) -> std::fmt::Result {
    match &item.drawing {
        Drawing::Text { x, baseline, style, glyphs } => {
            let shown = used.entry(style.weight).or_default();
            shown.extend(glyphs.iter().map(|glyph| (glyph.id, glyph.shows)));
            text(out, (*x, HEIGHT - baseline), *style, glyphs)
        }
        Drawing::Fill { area, ink } => writeln!(out, "{} rg {} re f", colour(*ink), rectangle(area)),
        Drawing::Frame { area, ink } => writeln!(out, "{} RG 0.6 w {} re S", colour(*ink), rectangle(area)),
        Drawing::Facet { points, ink } => {
            write!(out, "{} rg ", colour(*ink))?;
            for (index, (x, y)) in points.iter().enumerate() {
                let operator = if index == 0 { 'm' } else { 'l' };
                write!(out, "{} {} {operator} ", Number(*x), Number(HEIGHT - y))?;
            }
            writeln!(out, "h f")
        }
        Drawing::Image { area, index } => {
            let (width, height) = (Number(area.width), Number(area.height));
            let (x, y) = (Number(area.x), Number(HEIGHT - area.y - area.height));
            writeln!(out, "q {width} 0 0 {height} {x} {y} cm /{} Do Q", image_name(*index))
        }
    }
}

fn text(out: &mut String, (x, y): (f32, f32), style: Style, glyphs: &[Glyph]) -> std::fmt::Result {
    let (font, size) = (font_name(style.weight), Number(style.size));
    write!(out, "{} rg BT /{font} {size} Tf {} {} Td", colour(style.ink), Number(x), Number(y))?;
    for run in glyphs.chunk_by(|one, next| one.original.is_some() == next.original.is_some()) {
        let original: String = run.iter().filter_map(|glyph| glyph.original.as_deref()).collect();
        if !original.is_empty() {
            write!(out, " /Span << /ActualText {} >> BDC", Text(&original))?;
        }
        out.push_str(" <");
        for glyph in run {
            write!(out, "{:04X}", glyph.id)?;
        }
        out.push_str(if original.is_empty() { "> Tj" } else { "> Tj EMC" });
    }
    writeln!(out, " ET")
}

fn colour(ink: Ink) -> String {
    list(ink.map(Number))
}

/// Lower left corner, width and height, as PDF counts them from the foot of the page.
fn rectangle(area: &Area) -> String {
    list([area.x, HEIGHT - area.y - area.height, area.width, area.height].map(Number))
}
