//! A weight of the typeface as PDF objects: the file itself, the widths, and which character each glyph shows.

use std::collections::BTreeMap;
use std::fmt::Write;

use super::font::Font;
use super::object::{File, Id, Ids, Number, list};

/// The objects of one font.
pub(super) struct FontIds {
    pub(super) font: Id,
    descendant: Id,
    descriptor: Id,
    file: Id,
    to_unicode: Id,
}

impl FontIds {
    pub(super) fn new(ids: &mut Ids) -> Self {
        Self { font: ids.one(), descendant: ids.one(), descriptor: ids.one(), file: ids.one(), to_unicode: ids.one() }
    }
}

const IDENTITY: &str = "<< /Registry (Adobe) /Ordering (Identity) /Supplement 0 >>";
/// Readers may refuse a longer block.
const BLOCK: usize = 100;

/// Writes a font under `name`, which starts with the six letters that mark a subset.
pub(super) fn embed(pdf: &mut File, ids: &FontIds, name: &str, font: &Font, used: &BTreeMap<u16, char>) {
    let FontIds { descendant, descriptor, file, to_unicode, .. } = ids;
    let font_dictionary = format!(
        "<< /Type /Font /Subtype /Type0 /BaseFont /{name} /Encoding /Identity-H /DescendantFonts [{descendant}] \
         /ToUnicode {to_unicode} >>"
    );
    pdf.put(ids.font, &font_dictionary);

    let widths = list(used.keys().map(|glyph| format!("{glyph} [{}]", Number(1000.0 * font.advance(*glyph)))));
    let descendant_dictionary = format!(
        "<< /Type /Font /Subtype /CIDFontType2 /BaseFont /{name} /CIDSystemInfo {IDENTITY} /CIDToGIDMap /Identity \
         /FontDescriptor {descriptor} /DW 0 /W [{widths}] >>"
    );
    pdf.put(*descendant, &descendant_dictionary);

    let metrics = font.metrics();
    let thousandths = |units: i16| Number(1000.0 * font.in_ems(units.into()));
    let (ascent, descent) = (thousandths(metrics.ascent), thousandths(metrics.descent));
    let (bounds, cap_height) = (list(metrics.bounds.map(thousandths)), thousandths(metrics.cap_height));
    let stem = metrics.weight / 5;
    // Flag 6: the characters are ordinary Latin ones.
    let descriptor_dictionary = format!(
        "<< /Type /FontDescriptor /FontName /{name} /Flags 32 /FontBBox [{bounds}] /ItalicAngle 0 /Ascent {ascent} \
         /Descent {descent} /CapHeight {cap_height} /StemV {stem} /FontFile2 {file} >>"
    );
    pdf.put(*descriptor, &descriptor_dictionary);

    pdf.put_stream(*file, &format!(" /Length1 {}", font.bytes.len()), font.bytes);
    pdf.put_stream(*to_unicode, "", characters(used).as_bytes());
}

/// The map by which a reader turns glyphs back into characters.
fn characters(used: &BTreeMap<u16, char>) -> String {
    let pairs: Vec<(&u16, &char)> = used.iter().collect();
    let mut out = format!(
        "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CIDSystemInfo {IDENTITY} def\n\
         /CMapName /Portal-Minerba def\n/CMapType 2 def\n1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange\n"
    );
    for block in pairs.chunks(BLOCK) {
        let _ = writeln!(out, "{} beginbfchar", block.len());
        for (glyph, shown) in block {
            let _ = write!(out, "<{glyph:04X}> <");
            for unit in shown.encode_utf16(&mut [0; 2]) {
                let _ = write!(out, "{unit:04X}");
            }
            out.push_str(">\n");
        }
        out.push_str("endbfchar\n");
    }
    out.push_str("endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend");
    out
}
