//! The few tables of a TrueType file that setting text needs. Every read is checked; a damaged file is refused, not
//! trusted.

/// Big-endian fields of a table.
#[derive(Clone, Copy)]
struct Table<'a>(&'a [u8]);

impl Table<'_> {
    fn unsigned(self, at: usize) -> Option<u16> {
        let bytes = self.0.get(at..at.checked_add(2)?)?;
        Some(u16::from_be_bytes(bytes.try_into().ok()?))
    }

    fn signed(self, at: usize) -> Option<i16> {
        self.unsigned(at).map(u16::cast_signed)
    }

    fn offset(self, at: usize) -> Option<usize> {
        let bytes = self.0.get(at..at.checked_add(4)?)?;
        usize::try_from(u32::from_be_bytes(bytes.try_into().ok()?)).ok()
    }
}

/// Measures of a typeface, in font units.
pub(super) struct Metrics {
    pub(super) units_per_em: u16,
    /// Left, lower, right, upper.
    pub(super) bounds: [i16; 4],
    pub(super) ascent: i16,
    pub(super) descent: i16,
    pub(super) cap_height: i16,
    pub(super) weight: u16,
}

/// A TrueType file whose tables were found.
pub(super) struct Sfnt<'a> {
    pub(super) metrics: Metrics,
    /// The format 4 subtable: characters of the basic plane to glyphs.
    characters: Table<'a>,
    widths: Table<'a>,
    /// Glyphs from this one on share the last width.
    own_widths: u16,
}

impl<'a> Sfnt<'a> {
    pub(super) fn parse(bytes: &'a [u8]) -> Option<Self> {
        let (head, hhea, os2) = (table(bytes, *b"head")?, table(bytes, *b"hhea")?, table(bytes, *b"OS/2")?);
        let metrics = Metrics {
            units_per_em: head.unsigned(18).filter(|units| *units > 0)?,
            bounds: [head.signed(36)?, head.signed(38)?, head.signed(40)?, head.signed(42)?],
            ascent: hhea.signed(4)?,
            descent: hhea.signed(6)?,
            cap_height: os2.signed(88)?,
            weight: os2.unsigned(4)?,
        };
        let own_widths = hhea.unsigned(34).filter(|count| *count > 0)?;
        let characters = characters(table(bytes, *b"cmap")?)?;
        Some(Self { metrics, characters, widths: table(bytes, *b"hmtx")?, own_widths })
    }

    /// The glyph of a character, if the font has one.
    pub(super) fn glyph(&self, shown: char) -> Option<u16> {
        let code = u16::try_from(u32::from(shown)).ok()?;
        let map = self.characters;
        let span = usize::from(map.unsigned(6)?);
        // Four arrays in step: last codes (and two bytes of padding), first codes, deltas, offsets into the glyphs.
        let (ends, starts, deltas, offsets) = (14, 16 + span, 16 + 2 * span, 16 + 3 * span);
        let segment = (0..span).step_by(2).find(|at| map.unsigned(ends + at).is_some_and(|last| last >= code))?;
        let first = map.unsigned(starts + segment).filter(|first| *first <= code)?;
        let delta = map.unsigned(deltas + segment)?;
        let glyph = match map.unsigned(offsets + segment)? {
            0 => code.wrapping_add(delta),
            offset => {
                let place = offsets + segment + usize::from(offset) + 2 * usize::from(code - first);
                map.unsigned(place).filter(|glyph| *glyph > 0)?.wrapping_add(delta)
            }
        };
        (glyph > 0).then_some(glyph)
    }

    /// A glyph's advance width in font units.
    pub(super) fn advance(&self, glyph: u16) -> u16 {
        let row = usize::from(glyph.min(self.own_widths - 1));
        self.widths.unsigned(4 * row).unwrap_or(0)
    }
}

fn table(bytes: &[u8], tag: [u8; 4]) -> Option<Table<'_>> {
    let directory = Table(bytes);
    let count = usize::from(directory.unsigned(4)?);
    let row =
        (0..count).map(|row| 12 + 16 * row).find(|row| bytes.get(*row..row + 4).is_some_and(|name| name == tag))?;
    let (from, length) = (directory.offset(row + 8)?, directory.offset(row + 12)?);
    bytes.get(from..from.checked_add(length)?).map(Table)
}

/// The first format 4 subtable.
fn characters(map: Table<'_>) -> Option<Table<'_>> {
    let count = usize::from(map.unsigned(2)?);
    (0..count).find_map(|row| {
        let subtable = Table(map.0.get(map.offset(8 + 8 * row)?..)?);
        (subtable.unsigned(0)? == 4).then_some(subtable)
    })
}
