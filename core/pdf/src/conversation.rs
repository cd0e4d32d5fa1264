//! Lays out the conversation: authors, times, texts, files and images.

use pdf_writer::types::StructRole;

use super::document::{PdfDocument, PdfEntry, PdfEntryImage, PdfEntryKind, PdfImage};
use super::flow::{Flow, lines_high};
use super::heading::heading;
use super::page::{Area, Drawing, INK, Ink, Item, LINE, MARGIN, MEASURE, MUTED, Meaning, Style, TEAL, Weight};
use super::pair::{self, Pair};
use super::shape::Glyph;
use super::tags::NodeId;
use super::text;
use super::wrap::width;

const HEADING: &str = "Percakapan";
const FILES: &str = "Lampiran";

const AUTHOR: Style = Style::new(Weight::Bold, 10.0, 15.0, INK);
const ASIDE: Style = Style::new(Weight::Regular, 8.5, 15.0, MUTED);
const BODY: Style = Style::new(Weight::Regular, 10.0, 15.0, INK);
const SYSTEM: Style = Style::new(Weight::Regular, 9.0, 14.0, MUTED);
const CAPTION: Style = Style::new(Weight::Regular, 8.5, 13.0, MUTED);
const INDENT: f32 = 14.0;
/// Width in points: about 72 characters of body text.
const COLUMN: f32 = 410.0;
const FILE_LABEL: f32 = 56.0;
/// Points per pixel at 96 pixels to the inch, as on screens.
const PIXEL: f32 = 0.75;
/// Maximum height, so that a photograph in portrait format does not fill a page.
const TALLEST: f32 = 420.0;
/// An image moves to the next page only if less than this height is left: under a third of a page.
const LEAST_IMAGE: f32 = 190.0;
const IMAGE_GAP: f32 = 8.0;
const CAPTION_GAP: f32 = 4.0;

pub(super) fn lay_out(flow: &mut Flow, document: &PdfDocument) {
    if document.conversation.is_empty() {
        return;
    }
    let section = heading(flow, HEADING);
    for entry in &document.conversation {
        let node = flow.tags.add(section, StructRole::Sect);
        lay_out_entry(flow, node, entry, &document.images);
    }
}

fn lay_out_entry(flow: &mut Flow, node: NodeId, entry: &PdfEntry, images: &[PdfImage]) {
    flow.skip(16.0);
    flow.need(head_height(flow, entry, images));
    if let Some(ink) = side(entry.kind) {
        flow.open_bar(MARGIN, ink);
    }
    byline(flow, node, entry);
    let style = if entry.kind == PdfEntryKind::System { SYSTEM } else { BODY };
    text::lay_out(flow, node, &entry.body, style, (MARGIN + INDENT, COLUMN));
    files(flow, node, &entry.files);
    for image in &entry.images {
        match image {
            PdfEntryImage::Drawn(index) => {
                if let Some(image) = images.get(*index) {
                    figure(flow, node, *index, image);
                }
            }
            PdfEntryImage::Lost(name) => {
                let text = format!("Gambar {name} tidak dapat digambar di sini. Unduh berkasnya dari portal.");
                text::lay_out(flow, node, &text, CAPTION, (MARGIN + INDENT, COLUMN));
            }
        }
    }
    flow.close_bar();
}

/// Height of an entry's head and of the beginning of its text, which stay on one page.
fn head_height(flow: &Flow, entry: &PdfEntry, images: &[PdfImage]) -> f32 {
    let author = lines_high(byline_lines(flow, entry).len()) * AUTHOR.leading;
    let first_image = entry.images.first().and_then(|image| match image {
        PdfEntryImage::Drawn(index) => images.get(*index).and_then(size),
        PdfEntryImage::Lost(_) => None,
    });
    let below = if !entry.body.trim().is_empty() {
        text::FIRST_GAP + 2.0 * BODY.leading
    } else if let Some((_, height)) = first_image.filter(|_| entry.files.is_empty()) {
        IMAGE_GAP + height.min(LEAST_IMAGE) + CAPTION_GAP + CAPTION.leading
    } else {
        2.0 * BODY.leading
    };
    author + below
}

/// Colour of the bar beside an entry; the byline names the side too.
fn side(kind: PdfEntryKind) -> Option<Ink> {
    match kind {
        PdfEntryKind::Requester => Some(LINE),
        PdfEntryKind::Ministry => Some(TEAL),
        PdfEntryKind::System | PdfEntryKind::Other => None,
    }
}

fn word(kind: PdfEntryKind) -> &'static str {
    match kind {
        PdfEntryKind::Requester => "Pemohon",
        PdfEntryKind::Ministry => "Kementerian",
        PdfEntryKind::System | PdfEntryKind::Other => "",
    }
}

fn byline(flow: &mut Flow, node: NodeId, entry: &PdfEntry) {
    let left = MARGIN + INDENT;
    let when = flow.cut(&entry.when, ASIDE, MEASURE / 2.0);
    let when_x = MARGIN + MEASURE - width(&when, ASIDE.size);
    // A space separates the side from the time when the text is read aloud.
    let word = flow.shaped(&format!("{} ", word(entry.kind)), ASIDE);
    let mut author = byline_lines(flow, entry);
    let first_line = author.first().map_or(0.0, |line| width(line, AUTHOR.size));
    let heading = flow.tags.add(node, StructRole::H3);
    let aside = Meaning::Part(flow.tags.add(node, StructRole::P));
    let y = flow.y();
    let further = author.split_off(1);
    flow.lines(heading, left, AUTHOR, author);
    flow.page().text(aside, left + first_line + 8.0, y, ASIDE, &word);
    flow.page().text(aside, when_x, y, ASIDE, &when);
    flow.lines(heading, left, AUTHOR, further);
}

/// The author's name in lines that leave room for the side and the time.
fn byline_lines(flow: &Flow, entry: &PdfEntry) -> Vec<Vec<Glyph>> {
    let when = width(&flow.cut(&entry.when, ASIDE, MEASURE / 2.0), ASIDE.size);
    let word = width(&flow.shaped(&format!("{} ", word(entry.kind)), ASIDE), ASIDE.size);
    flow.wrapped(&entry.author, AUTHOR, MEASURE - INDENT - when - word - 24.0)
}

fn files(flow: &mut Flow, node: NodeId, files: &[String]) {
    if files.is_empty() {
        return;
    }
    flow.skip(6.0);
    let list = flow.tags.add(node, StructRole::L);
    for file in files {
        let pair = Pair::new(flow, (FILES, file), MARGIN + INDENT, FILE_LABEL, COLUMN);
        pair::lay_out_row(flow, list, vec![pair]);
    }
}

/// Width and height of an image before it is shrunk; `None` for an empty image.
fn size(image: &PdfImage) -> Option<(f32, f32)> {
    let (width, height) = (f32::from(image.width) * PIXEL, f32::from(image.height) * PIXEL);
    if width <= 0.0 || height <= 0.0 {
        return None;
    }
    let scale = (COLUMN / width).min(TALLEST / height).min(1.0);
    Some(((width * scale).max(1.0), (height * scale).max(1.0)))
}

/// Lays out an image with its caption on one page.
fn figure(flow: &mut Flow, node: NodeId, index: usize, image: &PdfImage) {
    let Some((width, height)) = size(image) else { return };
    let mut caption = flow.wrapped(&image.caption, CAPTION, COLUMN);
    caption.truncate(4);
    flow.skip(IMAGE_GAP);
    let below = CAPTION_GAP + CAPTION.leading * lines_high(caption.len());
    // Shrink the image to the rest of the page, rather than leave that rest empty.
    let room = flow.room() - below;
    let scale = if room >= LEAST_IMAGE { (room / height).min(1.0) } else { 1.0 };
    let (width, height) = (width * scale, height * scale);
    flow.need(height + below);
    let area = Area { x: MARGIN + INDENT, y: flow.y(), width, height };
    let figure = flow.tags.add(node, StructRole::Figure);
    flow.tags.depict(figure, &image.caption, area);
    flow.page().items.push(Item { meaning: Meaning::Part(figure), drawing: Drawing::Image { area, index } });
    flow.page().items.push(Item { meaning: Meaning::Decoration, drawing: Drawing::Frame { area, ink: LINE } });
    flow.advance(height + CAPTION_GAP);
    let node = flow.tags.add(figure, StructRole::Caption);
    flow.lines(node, MARGIN + INDENT, CAPTION, caption);
}
