//! The two weights of the typeface, from TrueType bytes of the caller.

use ttf_parser::Face;

/// Replaces characters that the typeface lacks.
pub(super) const MISSING: char = '□';

/// The weights of the typeface.
pub struct PdfFonts<'a> {
    pub(super) regular: Font<'a>,
    pub(super) bold: Font<'a>,
}

/// The reason why bytes are not a usable font.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PdfFontError {
    /// Not a TrueType file with the tables needed for text.
    Unreadable,
    /// No glyph for a space or for the replacement box.
    LacksGlyph(char),
}

impl<'a> PdfFonts<'a> {
    /// Reads both weights; the files are those of `fonts/README.md`.
    pub fn parse(regular: &'a [u8], bold: &'a [u8]) -> Result<Self, PdfFontError> {
        Ok(Self { regular: Font::parse(regular)?, bold: Font::parse(bold)? })
    }
}

pub(super) struct Font<'a> {
    pub(super) face: Face<'a>,
    pub(super) missing: u16,
    pub(super) space: u16,
}

impl<'a> Font<'a> {
    fn parse(bytes: &'a [u8]) -> Result<Self, PdfFontError> {
        let face = Face::parse(bytes, 0).ok().filter(is_whole).ok_or(PdfFontError::Unreadable)?;
        let required = |shown| face.glyph_index(shown).map(|id| id.0).ok_or(PdfFontError::LacksGlyph(shown));
        Ok(Self { missing: required(MISSING)?, space: required(' ')?, face })
    }

    pub(super) fn glyph(&self, shown: char) -> Option<u16> {
        self.face.glyph_index(shown).map(|id| id.0)
    }

    /// Advance width of a glyph, in ems.
    pub(super) fn advance(&self, glyph: u16) -> f32 {
        self.in_ems(self.face.glyph_hor_advance(ttf_parser::GlyphId(glyph)).unwrap_or(0))
    }

    pub(super) fn in_ems(&self, units: impl Into<f32>) -> f32 {
        units.into() / f32::from(self.face.units_per_em())
    }
}

/// The parser treats a truncated table as missing.
fn is_whole(face: &Face) -> bool {
    let tables = face.tables();
    tables.cmap.is_some() && tables.glyf.is_some() && tables.hmtx.is_some()
}
