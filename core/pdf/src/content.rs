//! Writes the drawings of a page as a content stream; each piece is marked with its meaning.

use pdf_writer::types::ArtifactType;
use pdf_writer::{Content, Name, Ref, Str, TextStr};

use super::embed::{Subset, Subsets};
use super::page::{Area, Drawing, HEIGHT, Ink, Item, Meaning, Page, Style, hundredths};
use super::shape::Glyph;
use super::tags::{Kid, NodeId, Tags};

/// An image's name in the resources of the pages.
pub(super) fn image_name(index: usize) -> String {
    format!("Gambar{index}")
}

/// Writes the operators of the page `id`. Returns the node of each mark, in order.
pub(super) fn write(out: &mut Content, page: &Page, id: Ref, tags: &mut Tags, subsets: &mut Subsets) -> Vec<NodeId> {
    let mut owners = Vec::new();
    let mut next_mark = 0;
    let together =
        |one: &Item, next: &Item| one.meaning == next.meaning && one.original().is_none() && next.original().is_none();
    for piece in page.items.chunk_by(together) {
        let Some(first) = piece.first() else { continue };
        match first.meaning {
            Meaning::Part(node) => {
                // A piece with another reading text gets a marked-content sequence of its own, which PDF readers
                // support better than a nested one.
                let original = first.original();
                let tag = if original.is_some() { Name(b"Span") } else { tags.role(node).to_name() };
                let mut start = out.begin_marked_content_with_properties(tag);
                let mut properties = start.properties();
                properties.identify(next_mark);
                if let Some(original) = original {
                    properties.actual_text(TextStr(original));
                }
                tags.adopt(node, Kid::Content { page: id, mark: next_mark });
                owners.push(node);
                next_mark += 1;
            }
            Meaning::Decoration => start_artifact(out, ArtifactType::Layout),
            Meaning::Furniture => start_artifact(out, ArtifactType::Pagination),
        }
        for item in piece {
            draw(out, item, subsets);
        }
        out.end_marked_content();
    }
    owners
}

fn start_artifact(out: &mut Content, kind: ArtifactType) {
    out.begin_marked_content_with_properties(Name(b"Artifact")).properties().artifact().kind(kind);
}

fn draw(out: &mut Content, item: &Item, subsets: &mut Subsets) {
    match &item.drawing {
        Drawing::Text { x, baseline, style, glyphs, .. } => {
            text(out, (*x, HEIGHT - baseline), *style, glyphs, subsets.of(style.weight));
        }
        Drawing::Fill { area, ink } => {
            fill(out, *ink);
            rectangle(out, area);
            out.fill_nonzero();
        }
        Drawing::Frame { area, ink } => {
            let [red, green, blue] = ink.map(hundredths);
            out.set_stroke_rgb(red, green, blue).set_line_width(0.6);
            rectangle(out, area);
            out.stroke();
        }
        Drawing::Facet { points, ink } => {
            fill(out, *ink);
            for (index, (x, y)) in points.iter().enumerate() {
                let (x, y) = (hundredths(*x), hundredths(HEIGHT - y));
                if index == 0 {
                    out.move_to(x, y)
                } else {
                    out.line_to(x, y)
                };
            }
            out.close_path().fill_nonzero();
        }
        Drawing::Image { area, index } => {
            let [x, y, width, height] = corner_and_size(area);
            out.save_state().transform([width, 0.0, 0.0, height, x, y]);
            out.x_object(Name(image_name(*index).as_bytes())).restore_state();
        }
    }
}

fn text(out: &mut Content, (x, y): (f32, f32), style: Style, glyphs: &[Glyph], subset: &mut Subset) {
    let shown: Vec<u8> = glyphs.iter().flat_map(|glyph| subset.add(glyph).to_be_bytes()).collect();
    fill(out, style.ink);
    out.begin_text().set_font(subset.resource, style.size).next_line(hundredths(x), hundredths(y));
    out.show(Str(&shown)).end_text();
}

fn fill(out: &mut Content, ink: Ink) {
    let [red, green, blue] = ink.map(hundredths);
    out.set_fill_rgb(red, green, blue);
}

fn rectangle(out: &mut Content, area: &Area) {
    let [x, y, width, height] = corner_and_size(area);
    out.rect(x, y, width, height);
}

/// Lower left corner, width and height; PDF counts heights from the bottom of the page.
fn corner_and_size(area: &Area) -> [f32; 4] {
    [area.x, HEIGHT - area.y - area.height, area.width, area.height].map(hundredths)
}
