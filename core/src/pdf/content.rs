//! A page's drawings as a content stream, every piece marked with what it means.

use std::collections::BTreeMap;

use pdf_writer::types::{ArtifactType, TextRenderingMode};
use pdf_writer::{Content, Name, Str, TextStr};

use super::page::{Area, Drawing, HEIGHT, Ink, Item, Meaning, Page, Style, Weight};
use super::shape::Glyph;
use super::tags::{Kid, NodeId, Tags};

/// Which glyphs a document draws, and the character each shows.
pub(super) type UsedGlyphs = BTreeMap<Weight, BTreeMap<u16, char>>;

/// A written page: its operators, and the node behind each mark, in order.
pub(super) struct Written {
    pub(super) operators: Vec<u8>,
    pub(super) owners: Vec<NodeId>,
}

pub(super) const REGULAR: Name = Name(b"Teks");
pub(super) const BOLD: Name = Name(b"Tebal");

/// An image's name in the page's resources.
pub(super) fn image_name(index: usize) -> String {
    format!("Gambar{index}")
}

pub(super) fn write(page: &Page, number: usize, tags: &mut Tags, used: &mut UsedGlyphs) -> Written {
    let mut content = Content::new();
    let mut owners = Vec::new();
    let mut mark = 0;
    for piece in page.items.chunk_by(|one, next| one.meaning == next.meaning) {
        match piece.first().map(|item| item.meaning) {
            Some(Meaning::Part(node)) => {
                let role = tags.role(node).to_name();
                content.begin_marked_content_with_properties(role).properties().identify(mark);
                tags.adopt(node, Kid::Content { page: number, mark });
                owners.push(node);
                mark += 1;
            }
            Some(Meaning::Decoration) => artifact(&mut content, ArtifactType::Layout),
            Some(Meaning::Furniture) => artifact(&mut content, ArtifactType::Pagination),
            None => continue,
        }
        for item in piece {
            draw(&mut content, item, used);
        }
        content.end_marked_content();
    }
    Written { operators: content.finish().into_vec(), owners }
}

fn artifact(content: &mut Content, kind: ArtifactType) {
    content.begin_marked_content_with_properties(Name(b"Artifact")).properties().artifact().kind(kind);
}

fn draw(content: &mut Content, item: &Item, used: &mut UsedGlyphs) {
    match &item.drawing {
        Drawing::Text { x, baseline, style, glyphs } => {
            let shown = used.entry(style.weight).or_default();
            shown.extend(glyphs.iter().map(|glyph| (glyph.id, glyph.shows)));
            text(content, (*x, HEIGHT - baseline), *style, glyphs);
        }
        Drawing::Fill { area, ink } => {
            fill_ink(content, *ink);
            let (x, y) = lower_left(area);
            content.rect(x, y, area.width, area.height).fill_nonzero();
        }
        Drawing::Frame { area, ink: [red, green, blue] } => {
            let (x, y) = lower_left(area);
            content.set_stroke_rgb(*red, *green, *blue).set_line_width(0.6);
            content.rect(x, y, area.width, area.height).stroke();
        }
        Drawing::Facet { points, ink } => {
            fill_ink(content, *ink);
            for (index, (x, y)) in points.iter().enumerate() {
                if index == 0 {
                    content.move_to(*x, HEIGHT - y);
                } else {
                    content.line_to(*x, HEIGHT - y);
                }
            }
            content.close_path().fill_nonzero();
        }
        Drawing::Image { area, index } => {
            let (x, y) = lower_left(area);
            content.save_state().transform([area.width, 0.0, 0.0, area.height, x, y]);
            content.x_object(Name(image_name(*index).as_bytes())).restore_state();
        }
    }
}

fn text(content: &mut Content, (x, y): (f32, f32), style: Style, glyphs: &[Glyph]) {
    let font = match style.weight {
        Weight::Regular => REGULAR,
        Weight::Bold => BOLD,
    };
    fill_ink(content, style.ink);
    content.begin_text().set_text_rendering_mode(TextRenderingMode::Fill).set_font(font, style.size);
    content.set_text_matrix([1.0, 0.0, 0.0, 1.0, x, y]);
    for run in glyphs.chunk_by(|one, next| one.original.is_some() == next.original.is_some()) {
        let bytes: Vec<u8> = run.iter().flat_map(|glyph| glyph.id.to_be_bytes()).collect();
        let original: String = run.iter().filter_map(|glyph| glyph.original.as_deref()).collect();
        if original.is_empty() {
            content.show(Str(&bytes));
        } else {
            content.begin_marked_content_with_properties(Name(b"Span")).properties().actual_text(TextStr(&original));
            content.show(Str(&bytes)).end_marked_content();
        }
    }
    content.end_text();
}

fn fill_ink(content: &mut Content, [red, green, blue]: Ink) {
    content.set_fill_rgb(red, green, blue);
}

fn lower_left(area: &Area) -> (f32, f32) {
    (area.x, HEIGHT - area.y - area.height)
}

/// The bounds of an area as PDF counts them, from the foot of the page.
pub(super) fn bounds(area: &Area) -> pdf_writer::Rect {
    let (x, y) = lower_left(area);
    pdf_writer::Rect::new(x, y, x + area.width, y + area.height)
}
