//! The two static TrueType weights a document is set in, as bytes handed in by the caller.

use super::sfnt::{Metrics, Sfnt};

/// Stands for a character that the typeface lacks.
pub(super) const MISSING: char = '□';

/// The weights of the typeface.
pub struct PdfFonts<'a> {
    pub(super) regular: Font<'a>,
    pub(super) bold: Font<'a>,
}

/// Why bytes cannot serve as a font.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PdfFontError {
    /// The bytes are not a TrueType file with the tables that setting text needs.
    Unreadable,
    /// The font has no glyph for a space, or none for the box that stands for missing characters.
    LacksGlyph(char),
}

impl<'a> PdfFonts<'a> {
    /// Reads both weights; the files are those of `fonts/README.md`.
    pub fn parse(regular: &'a [u8], bold: &'a [u8]) -> Result<Self, PdfFontError> {
        Ok(Self { regular: Font::parse(regular)?, bold: Font::parse(bold)? })
    }
}

pub(super) struct Font<'a> {
    pub(super) bytes: &'a [u8],
    sfnt: Sfnt<'a>,
    pub(super) missing: u16,
    pub(super) space: u16,
}

impl<'a> Font<'a> {
    fn parse(bytes: &'a [u8]) -> Result<Self, PdfFontError> {
        let sfnt = Sfnt::parse(bytes).ok_or(PdfFontError::Unreadable)?;
        let required = |shown| sfnt.glyph(shown).ok_or(PdfFontError::LacksGlyph(shown));
        Ok(Self { bytes, missing: required(MISSING)?, space: required(' ')?, sfnt })
    }

    pub(super) fn metrics(&self) -> &Metrics {
        &self.sfnt.metrics
    }

    pub(super) fn glyph(&self, shown: char) -> Option<u16> {
        self.sfnt.glyph(shown)
    }

    /// Advance width of a glyph, in ems.
    pub(super) fn advance(&self, glyph: u16) -> f32 {
        self.in_ems(self.sfnt.advance(glyph).into())
    }

    /// Font units as ems.
    pub(super) fn in_ems(&self, units: f32) -> f32 {
        units / f32::from(self.sfnt.metrics.units_per_em)
    }
}
