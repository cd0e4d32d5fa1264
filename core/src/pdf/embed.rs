//! A weight of the typeface as PDF objects: the file itself, the widths, and which character each glyph shows.

use std::collections::BTreeMap;

use pdf_writer::types::{CidFontType, FontFlags, SystemInfo, UnicodeCmap};
use pdf_writer::{Finish, Name, Pdf, Rect, Ref, Str};

use super::font::Font;

/// The objects of one font.
pub(super) struct FontRefs {
    pub(super) font: Ref,
    pub(super) descendant: Ref,
    pub(super) descriptor: Ref,
    pub(super) file: Ref,
    pub(super) to_unicode: Ref,
}

const IDENTITY: SystemInfo = SystemInfo { registry: Str(b"Adobe"), ordering: Str(b"Identity"), supplement: 0 };

/// Writes a font under `name`, which starts with the six letters that mark a subset.
pub(super) fn embed(pdf: &mut Pdf, refs: &FontRefs, name: Name, font: &Font, used: &BTreeMap<u16, char>) {
    pdf.type0_font(refs.font)
        .base_font(name)
        .encoding_predefined(Name(b"Identity-H"))
        .descendant_font(refs.descendant)
        .to_unicode(refs.to_unicode);

    let mut descendant = pdf.cid_font(refs.descendant);
    descendant.subtype(CidFontType::Type2).base_font(name).system_info(IDENTITY);
    descendant.font_descriptor(refs.descriptor).default_width(0.0).cid_to_gid_map_predefined(Name(b"Identity"));
    let mut widths = descendant.widths();
    for glyph in used.keys() {
        widths.consecutive(*glyph, [thousandths(font.advance(*glyph))]);
    }
    widths.finish();
    descendant.finish();

    let metrics = font.metrics();
    let ems = |units: i16| thousandths(font.in_ems(units.into()));
    let [left, lower, right, upper] = metrics.bounds.map(ems);
    pdf.font_descriptor(refs.descriptor)
        .name(name)
        .flags(FontFlags::NON_SYMBOLIC)
        .bbox(Rect::new(left, lower, right, upper))
        .italic_angle(0.0)
        .ascent(ems(metrics.ascent))
        .descent(ems(metrics.descent))
        .cap_height(ems(metrics.cap_height))
        .stem_v(f32::from(metrics.weight) / 5.0)
        .font_file2(refs.file);

    let length = i32::try_from(font.bytes.len()).unwrap_or(i32::MAX);
    pdf.stream(refs.file, font.bytes).pair(Name(b"Length1"), length);

    let mut characters = UnicodeCmap::new(Name(b"Portal-Minerba"), IDENTITY);
    for (glyph, shown) in used {
        characters.pair(*glyph, *shown);
    }
    let characters = characters.finish();
    pdf.cmap(refs.to_unicode, &characters);
}

fn thousandths(ems: f32) -> f32 {
    ems * 1000.0
}
