//! The announcements of steps for screen readers.

use crate::layout::{Stretch, Towards};
use crate::whole::count;
use crate::widget::Position;

/// '"Tiket per status"'.
pub(super) fn quoted(name: &str) -> String {
    format!("\"{name}\"")
}

/// 'kolom 5, baris 1': users count from 1.
pub(super) fn place(position: Position) -> String {
    format!("kolom {}, baris {}", position.x.saturating_add(1), count(position.y.saturating_add(1)))
}

/// 'selebar 6 kolom dan setinggi 3 baris'.
pub(super) fn size(position: Position) -> String {
    format!("selebar {} kolom dan setinggi {} baris", position.w, position.h)
}

pub(super) fn moved(name: &str, before: Position, after: Position, others_changed: bool) -> String {
    let place = place(after);
    let has_moved = (after.x, after.y) != (before.x, before.y);
    match (has_moved, others_changed) {
        (true, _) => format!("{name} dipindah ke {place}."),
        (false, true) => format!("{name} tetap di {place}; widget lain berpindah."),
        (false, false) => format!("{name} tetap di {place}."),
    }
}

pub(super) fn stretched(name: &str, after: Position, stretch: Stretch) -> String {
    match stretch {
        Stretch::Wider => format!("{name} diperlebar menjadi {} kolom.", after.w),
        Stretch::Narrower => format!("{name} dipersempit menjadi {} kolom.", after.w),
        Stretch::Taller => format!("{name} dipertinggi menjadi {} baris.", after.h),
        Stretch::Shorter => format!("{name} diperpendek menjadi {} baris.", after.h),
    }
}

pub(super) fn no_further(name: &str, direction: Towards) -> String {
    let way = match direction {
        Towards::Left => "kiri",
        Towards::Right => "kanan",
        Towards::Up => "atas",
        Towards::Down => "bawah",
    };
    format!("{name} tidak dapat dipindah lebih jauh ke {way}.")
}

pub(super) fn no_more(name: &str, stretch: Stretch) -> String {
    let change = match stretch {
        Stretch::Wider => "diperlebar",
        Stretch::Narrower => "dipersempit",
        Stretch::Taller => "dipertinggi",
        Stretch::Shorter => "diperpendek",
    };
    format!("{name} tidak dapat {change} lagi.")
}
