//! Breaks glyphs into lines of a given width.

use super::font::Font;
use super::shape::{Break, Glyph, shape};

/// Width of glyphs at a size, in points.
pub(super) fn width(glyphs: &[Glyph], size: f32) -> f32 {
    glyphs.iter().map(|glyph| glyph.advance).sum::<f32>() * size
}

/// Breaks glyphs into lines of at most `limit` points, between words; trailing spaces may exceed it. Only a word longer
/// than a line is broken: at a joint, else where the line is full. Returns at least one line.
pub(super) fn wrap(glyphs: &[Glyph], size: f32, limit: f32) -> Vec<Vec<Glyph>> {
    let limit = limit / size;
    let mut lines = Vec::new();
    let (mut start, mut index) = (0, 0);
    let (mut used, mut gap, mut joint) = (0.0, None, None);
    while let Some(glyph) = glyphs.get(index) {
        used += glyph.advance;
        if used > limit && glyph.shows != ' ' && index > start {
            let end = gap.or(joint).unwrap_or(index);
            lines.push(glyphs[start..end].to_vec());
            (start, index, used, gap, joint) = (end, end, 0.0, None, None);
            continue;
        }
        index += 1;
        match glyph.breaks {
            Break::Never => {}
            Break::WithinWord => joint = Some(index),
            Break::AfterWord => gap = Some(index),
        }
    }
    lines.push(glyphs[start..].to_vec());
    lines
}

/// One line of at most `limit` points, with an ellipsis if it is cut.
pub(super) fn cut(text: &str, font: &Font, size: f32, limit: f32) -> Vec<Glyph> {
    let mut glyphs = shape(text, font);
    if width(&glyphs, size) <= limit {
        return glyphs;
    }
    let ellipsis = shape("…", font);
    let mut left = limit - width(&ellipsis, size);
    let kept = glyphs.iter().take_while(|glyph| {
        left -= glyph.advance * size;
        left >= 0.0
    });
    let kept = kept.count();
    glyphs.truncate(kept);
    glyphs.extend(ellipsis);
    glyphs
}
