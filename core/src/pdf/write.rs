//! Pages, fonts and structure as one PDF file that refers to the images, which `images` appends.

use pdf_writer::{Finish, Name, Pdf, Rect, Ref, TextStr};

use super::content::{self, BOLD, REGULAR, UsedGlyphs, Written, image_name};
use super::document::PdfDocument;
use super::embed::{FontRefs, embed};
use super::font::PdfFonts;
use super::page::{HEIGHT, Page, WIDTH, Weight};
use super::structure::{self, StructureRefs};
use super::tags::Tags;
use super::title::PORTAL;

/// A complete file without its image objects.
pub(super) struct Base {
    pub(super) bytes: Vec<u8>,
    pub(super) xref_offset: usize,
    pub(super) catalog: Ref,
    pub(super) info: Ref,
    /// The number of the first image's object; the others follow.
    pub(super) first_image: Ref,
}

/// Hands out object numbers.
struct Numbers(Ref);

impl Numbers {
    fn one(&mut self) -> Ref {
        self.0.bump()
    }

    fn many(&mut self, count: usize) -> Vec<Ref> {
        (0..count).map(|_| self.one()).collect()
    }

    fn font(&mut self) -> FontRefs {
        FontRefs {
            font: self.one(),
            descendant: self.one(),
            descriptor: self.one(),
            file: self.one(),
            to_unicode: self.one(),
        }
    }
}

pub(super) fn base(document: &PdfDocument, fonts: &PdfFonts, pages: &[Page], tags: &mut Tags) -> Base {
    let mut used = UsedGlyphs::new();
    let written: Vec<Written> =
        pages.iter().enumerate().map(|(number, page)| content::write(page, number, tags, &mut used)).collect();

    let mut numbers = Numbers(Ref::new(1));
    let (catalog, info, page_tree) = (numbers.one(), numbers.one(), numbers.one());
    let (regular, bold) = (numbers.font(), numbers.font());
    let (page_refs, streams) = (numbers.many(pages.len()), numbers.many(pages.len()));
    let structure =
        StructureRefs { root: numbers.one(), marks: numbers.many(pages.len()), nodes: numbers.many(tags.iter().len()) };
    let first_image = numbers.one();

    let mut pdf = Pdf::new();
    write_catalog(&mut pdf, document, (catalog, page_tree, structure.root));
    pdf.document_info(info)
        .title(TextStr(&document.title))
        .subject(TextStr(&document.subject))
        .creator(TextStr(PORTAL))
        .producer(TextStr(PORTAL));
    let mut tree = pdf.pages(page_tree);
    tree.kids(page_refs.iter().copied()).count(i32::try_from(pages.len()).unwrap_or(i32::MAX));
    let mut resources = tree.resources();
    resources.fonts().pair(REGULAR, regular.font).pair(BOLD, bold.font);
    let mut images = resources.x_objects();
    for (index, image) in image_refs(first_image, document.images.len()).enumerate() {
        images.pair(Name(image_name(index).as_bytes()), image);
    }
    images.finish();
    resources.finish();
    tree.finish();
    for (number, ((id, stream), page)) in (0..).zip(page_refs.iter().zip(&streams).zip(&written)) {
        let mut object = pdf.page(*id);
        object.parent(page_tree).media_box(Rect::new(0.0, 0.0, WIDTH, HEIGHT));
        object.contents(*stream).struct_parents(number);
        object.finish();
        pdf.stream(*stream, &page.operators);
    }
    let shown = |weight| used.get(&weight).cloned().unwrap_or_default();
    embed(&mut pdf, &regular, Name(b"PMINRA+PlusJakartaSans-Regular"), &fonts.regular, &shown(Weight::Regular));
    embed(&mut pdf, &bold, Name(b"PMINRB+PlusJakartaSans-Bold"), &fonts.bold, &shown(Weight::Bold));
    structure::write(&mut pdf, &structure, &page_refs, tags, &written);
    let xref_offset = pdf.len();
    Base { bytes: pdf.finish(), xref_offset, catalog, info, first_image }
}

fn write_catalog(pdf: &mut Pdf, document: &PdfDocument, (catalog, page_tree, structure): (Ref, Ref, Ref)) {
    let mut catalog = pdf.catalog(catalog);
    catalog.pages(page_tree).lang(TextStr(&document.language));
    catalog.mark_info().marked(true);
    catalog.viewer_preferences().display_doc_title(true);
    catalog.pair(Name(b"StructTreeRoot"), structure);
}

/// The object numbers of so many images.
pub(super) fn image_refs(first: Ref, count: usize) -> impl Iterator<Item = Ref> {
    (0..count).scan(first, |next, _| Some(next.bump()))
}
