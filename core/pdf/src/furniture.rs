//! Adds headers and footers: the subject from the second page on, who printed the document, page numbers, and an
//! explanation of replacement boxes.

use super::document::PdfDocument;
use super::font::PdfFonts;
use super::page::{HEIGHT, MARGIN, MEASURE, MUTED, Meaning, Page, Style, Weight};
use super::shape::shape;
use super::title::PORTAL;
use super::wrap::{cut, width};

const SMALL: Style = Style::new(Weight::Regular, 8.0, 12.0, MUTED);
const HEADER: f32 = 34.0;
const FOOTER: f32 = HEIGHT - 46.0;
const REPLACED: &str =
    "Tanda □ menggantikan huruf yang tidak ada pada jenis huruf PDF ini; teks aslinya ikut tersalin.";

pub(super) fn add(pages: &mut [Page], document: &PdfDocument, fonts: &PdfFonts) {
    let count = pages.len();
    let font = SMALL.weight.of(fonts);
    let header = format!("{PORTAL} · {} · {}", document.subject, document.title);
    for (index, page) in pages.iter_mut().enumerate() {
        if index > 0 {
            page.text(Meaning::Furniture, MARGIN, HEADER, SMALL, &cut(&header, font, SMALL.size, MEASURE));
        }
        let number = shape(&format!("Halaman {} dari {count}", index + 1), font);
        let number_x = MARGIN + MEASURE - width(&number, SMALL.size);
        let room = number_x - MARGIN - 24.0;
        page.rule(Meaning::Furniture, FOOTER - 8.0);
        page.text(Meaning::Furniture, MARGIN, FOOTER, SMALL, &cut(&document.footer, font, SMALL.size, room));
        page.text(Meaning::Furniture, number_x, FOOTER, SMALL, &number);
        if page.boxes() > 0 {
            page.text(Meaning::Furniture, MARGIN, FOOTER + SMALL.leading, SMALL, &shape(REPLACED, font));
        }
    }
}
