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
    let together =
        |one: &Item, next: &Item| one.meaning == next.meaning && one.original().is_none() && next.original().is_none();
    for piece in page.items.chunk_by(together) {
        let Some(first) = piece.first() else { continue };
        let start = match first.meaning {
            Meaning::Part(node) => {
                let mark = written.owners.len();
                tags.adopt(node, Kid::Content { page: number, mark });
                written.owners.push(node);
                part(tags.role(node).name(), mark, first.original())
            }
            Meaning::Decoration => "/Artifact << /Type /Layout >> BDC".to_owned(),
            Meaning::Furniture => "/Artifact << /Type /Pagination >> BDC".to_owned(),
        };
        let _ = writeln!(out, "{start}");
        for item in piece {
            let _ = draw(out, item, used);
        }
        let _ = writeln!(out, "EMC");
    }
    written
}

/// The start of a marked piece. One that reads otherwise than it looks says so, beside its neighbours rather than
/// within them, which readers follow more surely.
fn part(role: &str, mark: usize, original: Option<&str>) -> String {
    match original {
        Some(original) => format!("/Span << /MCID {mark} /ActualText {} >> BDC", Text(original)),
        None => format!("/{role} << /MCID {mark} >> BDC"),
    }
}

fn draw(out: &mut String, item: &Item, used: &mut UsedGlyphs) -> std::fmt::Result {
    match &item.drawing {
        Drawing::Text { x, baseline, style, glyphs, .. } => {
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
    out.push_str(" <");
    for glyph in glyphs {
        write!(out, "{:04X}", glyph.id)?;
    }
    writeln!(out, "> Tj ET")
}

fn colour(ink: Ink) -> String {
    list(ink.map(Number))
}

/// Lower left corner, width and height, as PDF counts them from the foot of the page.
fn rectangle(area: &Area) -> String {
    list([area.x, HEIGHT - area.y - area.height, area.width, area.height].map(Number))
}
