//! Embeds a weight of the typeface, reduced to the drawn glyphs.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Chunk, Name, Rect, Ref, Str};
use subsetter::{GlyphRemapper, subset};

use super::font::{Font, PdfFontError, PdfFonts};
use super::page::{Weight, hundredths};
use super::shape::Glyph;

const IDENTITY: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };
const CMAP: Name = Name(b"Portal-Minerba");

/// A font whose glyphs are numbered in drawing order.
pub(super) struct Subset<'f, 'a> {
    /// Name in the pages' resources.
    pub(super) resource: Name<'static>,
    /// PostScript name with the six letters that mark a subset.
    base_font: Name<'static>,
    font: &'f Font<'a>,
    glyphs: GlyphRemapper,
    /// The character of each glyph, by its new number.
    shown: BTreeMap<u16, char>,
}

pub(super) struct Subsets<'f, 'a> {
    pub(super) regular: Subset<'f, 'a>,
    pub(super) bold: Subset<'f, 'a>,
}

impl<'f, 'a> Subsets<'f, 'a> {
    pub(super) fn new(fonts: &'f PdfFonts<'a>) -> Self {
        let subset = |resource, base_font, font| Subset {
            resource: Name(resource),
            base_font: Name(base_font),
            font,
            glyphs: GlyphRemapper::new(),
            shown: BTreeMap::new(),
        };
        Self {
            regular: subset(b"Teks", b"PMINRA+PlusJakartaSans-Regular", &fonts.regular),
            bold: subset(b"Tebal", b"PMINRB+PlusJakartaSans-Bold", &fonts.bold),
        }
    }

    pub(super) fn of(&mut self, weight: Weight) -> &mut Subset<'f, 'a> {
        match weight {
            Weight::Regular => &mut self.regular,
            Weight::Bold => &mut self.bold,
        }
    }
}

impl Subset<'_, '_> {
    /// Adds a drawn glyph and returns its new number.
    pub(super) fn add(&mut self, glyph: &Glyph) -> u16 {
        let id = self.glyphs.remap(glyph.id);
        self.shown.insert(id, glyph.shows);
        id
    }

    /// Writes the font as object `id`.
    pub(super) fn write(&self, pdf: &mut Chunk, id: Ref, ids: &mut Ref) -> Result<(), PdfFontError> {
        let [descendant, descriptor, file, to_unicode] = [(); 4].map(|()| ids.bump());
        let Self { base_font, font: Font { face, .. }, .. } = self;
        let mut font = pdf.type0_font(id);
        font.base_font(*base_font).encoding_predefined(Name(b"Identity-H"));
        font.descendant_font(descendant).to_unicode(to_unicode);
        drop(font);

        let mut font = pdf.cid_font(descendant);
        font.subtype(CidFontType::Type2).base_font(*base_font).system_info(IDENTITY).font_descriptor(descriptor);
        let widths = self.glyphs.remapped_gids().map(|glyph| hundredths(1000.0 * self.font.advance(glyph)));
        font.cid_to_gid_map_predefined(Name(b"Identity")).widths().consecutive(0, widths);
        drop(font);

        let thousandths = |units: i16| hundredths(1000.0 * self.font.in_ems(units));
        let bounds = face.global_bounding_box();
        let [left, lower, right, upper] = [bounds.x_min, bounds.y_min, bounds.x_max, bounds.y_max].map(thousandths);
        pdf.font_descriptor(descriptor)
            .name(*base_font)
            .flags(FontFlags::NON_SYMBOLIC)
            .bbox(Rect::new(left, lower, right, upper))
            .italic_angle(0.0)
            .ascent(thousandths(face.ascender()))
            .descent(thousandths(face.descender()))
            .cap_height(thousandths(face.capital_height().unwrap_or_else(|| face.ascender())))
            .stem_v(f32::from(face.weight().to_number() / 5))
            .font_file2(file);

        let program = subset(face.raw_face().data, 0, &self.glyphs).map_err(|_| PdfFontError::Unreadable)?;
        pdf.stream(file, &program);

        let mut characters = UnicodeCmap::new(CMAP, IDENTITY);
        self.shown.iter().for_each(|(glyph, shown)| characters.pair(*glyph, *shown));
        pdf.cmap(to_unicode, &characters.finish()).name(CMAP).system_info(IDENTITY);
        Ok(())
    }
}
