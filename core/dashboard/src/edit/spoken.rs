//! What a screen reader says about a step.

use crate::layout::{Stretch, Towards};
use crate::whole::count;
use crate::widget::{Position, Widget};

/// '"Tiket per status"', or what it is.
pub(super) fn name(widget: &Widget) -> String {
    match widget.title.trim() {
        "" => widget.kind.label().to_owned(),
        title => format!("\"{title}\""),
    }
}

/// 'kolom 5, baris 1': people count from 1.
pub(super) fn place(position: Position) -> String {
    format!("kolom {}, baris {}", position.x.saturating_add(1), count(position.y.saturating_add(1)))
}

/// 'selebar 6 kolom dan setinggi 3 baris'.
pub(super) fn size(position: Position) -> String {
    format!("selebar {} kolom dan setinggi {} baris", position.w, position.h)
}

pub(super) fn moved(widget: &Widget, after: Position, others_changed: bool) -> String {
    let (name, place) = (name(widget), place(after));
    let has_moved = (after.x, after.y) != (widget.position.x, widget.position.y);
    match (has_moved, others_changed) {
        (true, _) => format!("{name} dipindah ke {place}."),
        (false, true) => format!("{name} tetap di {place}; widget lain berpindah."),
        (false, false) => format!("{name} tetap di {place}."),
    }
}

pub(super) fn stretched(widget: &Widget, after: Position, stretch: Stretch) -> String {
    let name = name(widget);
    match stretch {
        Stretch::Wider => format!("{name} diperlebar menjadi {} kolom.", after.w),
        Stretch::Narrower => format!("{name} dipersempit menjadi {} kolom.", after.w),
        Stretch::Taller => format!("{name} dipertinggi menjadi {} baris.", after.h),
        Stretch::Shorter => format!("{name} diperpendek menjadi {} baris.", after.h),
    }
}

pub(super) const fn no_further(direction: Towards) -> &'static str {
    match direction {
        Towards::Left => "Tidak dapat dipindah lebih jauh ke kiri.",
        Towards::Right => "Tidak dapat dipindah lebih jauh ke kanan.",
        Towards::Up => "Tidak dapat dipindah lebih jauh ke atas.",
        Towards::Down => "Tidak dapat dipindah lebih jauh ke bawah.",
    }
}

pub(super) const fn no_more(stretch: Stretch) -> &'static str {
    match stretch {
        Stretch::Wider => "Tidak dapat diperlebar lagi.",
        Stretch::Narrower => "Tidak dapat dipersempit lagi.",
        Stretch::Taller => "Tidak dapat dipertinggi lagi.",
        Stretch::Shorter => "Tidak dapat diperpendek lagi.",
    }
}
