//! Writes pages, fonts and structure as a PDF file; `images` appends the images.

use pdf_writer::types::{PageMode, TabOrder};
use pdf_writer::{Content, Finish, Name, Pdf, Rect, Ref, TextStr};

use super::content::{self, image_name};
use super::document::PdfDocument;
use super::embed::Subsets;
use super::font::{PdfFontError, PdfFonts};
use super::outline::{self, Bookmark};
use super::page::{HEIGHT, Page, WIDTH};
use super::structure;
use super::tags::{Kid, Tags};
use super::title::PORTAL;

/// A complete file without its image objects.
pub(super) struct Base {
    pub(super) bytes: Vec<u8>,
    /// Offset of its cross-reference table.
    pub(super) table: usize,
    pub(super) catalog: Ref,
    pub(super) info: Ref,
    /// Object numbers of the images, the last ones of the file.
    pub(super) images: Vec<Ref>,
}

pub(super) fn base(
    document: &PdfDocument,
    fonts: &PdfFonts,
    (pages, bookmarks): (&[Page], &[Bookmark]),
    mut tags: Tags,
) -> Result<Base, PdfFontError> {
    let mut ids = Ref::new(1);
    let [catalog, info, tree, root, regular, bold] = [(); 6].map(|()| ids.bump());
    let mut pdf = Pdf::new();

    let page_ids: Vec<Ref> = pages.iter().map(|_| ids.bump()).collect();
    let mut subsets = Subsets::new(fonts);
    let mut owners = Vec::with_capacity(pages.len());
    let mut linked = Vec::new();
    for ((number, page), id) in (0..).zip(pages).zip(&page_ids) {
        let mut operators = Content::new();
        owners.push(content::write(&mut operators, page, *id, &mut tags, &mut subsets));
        let stream = ids.bump();
        pdf.stream(stream, &operators.finish());
        let links: Vec<Ref> = page.links.iter().map(|_| ids.bump()).collect();
        let mut object = pdf.page(*id);
        object.parent(tree).media_box(Rect::new(0.0, 0.0, WIDTH, HEIGHT)).contents(stream).struct_parents(number);
        if !links.is_empty() {
            // Links are reached in reading order.
            object.tab_order(TabOrder::StructureOrder).annotations(links.iter().copied());
        }
        object.finish();
        for (link, object) in page.links.iter().zip(links) {
            // The parent tree numbers the pages first.
            let key = i32::try_from(pages.len() + linked.len()).unwrap_or(i32::MAX);
            outline::link(&mut pdf, object, key, structure::bounds(&link.area), &page_ids, &bookmarks[link.bookmark]);
            tags.adopt(link.node, Kid::Object { page: *id, object });
            linked.push(link.node);
        }
    }
    subsets.regular.write(&mut pdf, regular, &mut ids)?;
    subsets.bold.write(&mut pdf, bold, &mut ids)?;
    structure::write(&mut pdf, (root, &mut ids), &tags, (&owners, &linked));
    let outline = outline::write(&mut pdf, &mut ids, &page_ids, bookmarks);

    let mut info_object = pdf.document_info(info);
    info_object.title(TextStr(&document.title)).subject(TextStr(&document.subject));
    info_object.creator(TextStr(PORTAL)).producer(TextStr(PORTAL));
    info_object.finish();
    let mut object = pdf.catalog(catalog);
    object.pages(tree).lang(TextStr(&document.language)).pair(Name(b"StructTreeRoot"), root);
    object.mark_info().marked(true);
    object.viewer_preferences().display_doc_title(true);
    if let Some(outline) = outline {
        object.outlines(outline).page_mode(PageMode::UseOutlines);
    }
    object.finish();

    let images: Vec<Ref> = document.images.iter().map(|_| ids.bump()).collect();
    let mut object = pdf.pages(tree);
    object.count(i32::try_from(pages.len()).unwrap_or(i32::MAX)).kids(page_ids);
    let mut resources = object.resources();
    resources.fonts().pair(subsets.regular.resource, regular).pair(subsets.bold.resource, bold);
    let mut named = resources.x_objects();
    for (index, id) in images.iter().enumerate() {
        named.pair(Name(image_name(index).as_bytes()), *id);
    }
    named.finish();
    resources.finish();
    object.finish();

    let table = pdf.len();
    let mut bytes = pdf.finish();
    // The end-of-file marker needs a line of its own, also before the update.
    bytes.push(b'\n');
    Ok(Base { bytes, table, catalog, info, images })
}
