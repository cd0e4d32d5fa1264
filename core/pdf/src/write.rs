//! Pages, fonts and structure as one PDF file that refers to the images, which `images` appends.

use super::content::{self, UsedGlyphs, Written, font_name, image_name};
use super::document::PdfDocument;
use super::embed::{FontIds, embed};
use super::font::PdfFonts;
use super::object::{File, Id, Ids, Number, Text, list};
use super::outline::{self, Bookmark, OutlineIds};
use super::page::{HEIGHT, Page, WIDTH, Weight};
use super::structure::{self, StructureIds};
use super::tags::Tags;
use super::title::PORTAL;

/// A complete file without its image objects.
pub(super) struct Base {
    pub(super) bytes: Vec<u8>,
    pub(super) table: usize,
    pub(super) catalog: Id,
    pub(super) info: Id,
    /// The numbers that the file has given its images, the last it has given.
    pub(super) images: Vec<Id>,
}

/// A font's objects, its bytes, and what it is to be called.
const REGULAR: &str = "PMINRA+PlusJakartaSans-Regular";
const BOLD: &str = "PMINRB+PlusJakartaSans-Bold";

pub(super) fn base(
    document: &PdfDocument,
    fonts: &PdfFonts,
    (pages, bookmarks): (&[Page], &[Bookmark]),
    tags: &mut Tags,
) -> Base {
    let mut used = UsedGlyphs::new();
    let written: Vec<Written> =
        pages.iter().enumerate().map(|(number, page)| content::write(page, number, tags, &mut used)).collect();

    let mut ids = Ids::default();
    let (catalog, info, tree) = (ids.one(), ids.one(), ids.one());
    let (regular, bold) = (FontIds::new(&mut ids), FontIds::new(&mut ids));
    let (page_ids, streams) = (ids.many(pages.len()), ids.many(pages.len()));
    let structure = StructureIds::new(&mut ids, pages.len(), tags);
    let outline = OutlineIds::new(&mut ids, bookmarks);
    let images = ids.many(document.images.len());

    let mut pdf = File::new();
    pdf.put(catalog, &catalog_dictionary(document, tree, structure.root, outline.as_ref()));
    let (title, subject, portal) = (Text(&document.title), Text(&document.subject), Text(PORTAL));
    pdf.put(info, &format!("<< /Title {title} /Subject {subject} /Creator {portal} /Producer {portal} >>"));
    let named_images = list(images.iter().enumerate().map(|(index, id)| format!("/{} {id}", image_name(index))));
    let resources = format!(
        "<< /Font << /{} {} /{} {} >> /XObject << {named_images} >> >>",
        font_name(Weight::Regular),
        regular.font,
        font_name(Weight::Bold),
        bold.font
    );
    let (kids, count) = (list(&page_ids), pages.len());
    pdf.put(tree, &format!("<< /Type /Pages /Kids [{kids}] /Count {count} /Resources {resources} >>"));
    let (width, height) = (Number(WIDTH), Number(HEIGHT));
    for (number, ((id, stream), page)) in page_ids.iter().zip(&streams).zip(&written).enumerate() {
        let object = format!(
            "<< /Type /Page /Parent {tree} /MediaBox [0 0 {width} {height}] /Contents {stream} /StructParents {number} >>"
        );
        pdf.put(*id, &object);
        pdf.put_stream(*stream, "", page.operators.as_bytes());
    }
    let shown = |weight| used.get(&weight).cloned().unwrap_or_default();
    embed(&mut pdf, &regular, REGULAR, &fonts.regular, &shown(Weight::Regular));
    embed(&mut pdf, &bold, BOLD, &fonts.bold, &shown(Weight::Bold));
    structure::write(&mut pdf, &structure, &page_ids, tags, &written);
    if let Some(outline) = &outline {
        outline::write(&mut pdf, outline, &page_ids, bookmarks);
    }
    let (bytes, table) = pdf.finish(catalog, info);
    Base { bytes, table, catalog, info, images }
}

fn catalog_dictionary(document: &PdfDocument, tree: Id, structure: Id, outline: Option<&OutlineIds>) -> String {
    let language = Text(&document.language);
    let outline = outline.map_or_else(String::new, |ids| format!(" /Outlines {} /PageMode /UseOutlines", ids.root));
    format!(
        "<< /Type /Catalog /Pages {tree} /Lang {language} /MarkInfo << /Marked true >> /StructTreeRoot {structure} \
         /ViewerPreferences << /DisplayDocTitle true >>{outline} >>"
    )
}
