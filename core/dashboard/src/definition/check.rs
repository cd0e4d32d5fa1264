//! Validates widgets from any origin: the editor, a file or the seeds.

pub use super::check_config::MAX_DAYS;
use super::check_config::{check_config, check_length};
use super::fields::shortened;
use super::problems::{DefinitionProblem, Problems};
use crate::config::MAX_TITLE;
use crate::edit::is_widget_id;
use crate::layout::{COLUMNS, MAX_HEIGHT, MAX_ROWS, MAX_WIDGETS, Outside, outside};
use crate::whole::{count, size};
use crate::widget::{Position, Widget};

/// All problems of a dashboard's widgets; empty if they are valid.
pub fn problems(widgets: &[Widget]) -> Vec<DefinitionProblem> {
    let mut problems = Problems::default();
    if has_room(widgets.len(), &mut problems) {
        check_all(&widgets.iter().enumerate().collect::<Vec<_>>(), &mut problems);
    }
    problems.into_list()
}

/// Reports too many widgets and returns false.
pub(super) fn has_room(found: usize, problems: &mut Problems) -> bool {
    if found > MAX_WIDGETS {
        problems.add(
            "widgets",
            format!("Ada {} widget. Paling banyak {MAX_WIDGETS} widget dalam satu dasbor.", size(found)),
        );
    }
    found <= MAX_WIDGETS
}

pub(super) fn check_all(widgets: &[(usize, &Widget)], problems: &mut Problems) {
    for (place, (index, widget)) in widgets.iter().enumerate() {
        let path = format!("widgets[{index}]");
        check_id(&path, widget, &widgets[..place], problems);
        check_length(&format!("{path}.title"), &widget.title, MAX_TITLE, problems);
        check_position(&path, widget.position, problems);
        check_config(&format!("{path}.config"), widget, problems);
        check_overlaps(&path, widget, &widgets[..place], problems);
    }
}

fn check_id(path: &str, widget: &Widget, before: &[(usize, &Widget)], problems: &mut Problems) {
    let path = format!("{path}.id");
    if !is_widget_id(&widget.id) {
        let id = shortened(&widget.id);
        problems.add(&path, format!("\"{id}\" bukan id widget. Tulis \"widget_\" dan nomor, misalnya \"widget_1\"."));
    } else if let Some((index, _)) = before.iter().find(|(_, other)| other.id == widget.id) {
        problems.add(&path, format!("\"{}\" sudah dipakai oleh widgets[{index}].", widget.id));
    }
}

fn check_position(path: &str, position: Position, problems: &mut Problems) {
    let Some(why) = outside(position) else { return };
    let Position { x, y, w, h } = position;
    let [x_text, y_text, w_text, h_text] = [x, y, w, h].map(count);
    let (field, message) = match why {
        Outside::NoSize if h > 0 => ("w", format!("Lebar 0. Harus 1 sampai {COLUMNS}.")),
        Outside::NoSize => ("h", format!("Tinggi 0. Harus 1 sampai {MAX_HEIGHT}.")),
        Outside::BeyondColumns if x >= COLUMNS => ("x", format!("{x_text}. Harus 0 sampai {}.", COLUMNS - 1)),
        Outside::BeyondColumns if w > COLUMNS => ("w", format!("Lebar {w_text}. Harus 1 sampai {COLUMNS}.")),
        Outside::BeyondColumns => ("w", format!("Lebar {w_text} dari x {x} melewati kolom ke-{COLUMNS}.")),
        Outside::TooTall => ("h", format!("Tinggi {h_text}. Harus 1 sampai {MAX_HEIGHT}.")),
        Outside::TooFarDown => ("y", format!("{y_text}. Harus 0 sampai {}.", count(MAX_ROWS))),
    };
    problems.add(&format!("{path}.position.{field}"), message);
}

fn check_overlaps(path: &str, widget: &Widget, before: &[(usize, &Widget)], problems: &mut Problems) {
    for (index, other) in before {
        if widget.position.overlaps(other.position) {
            let message = format!("{} bertumpuk dengan {} (widgets[{index}]).", named(widget), named(other));
            problems.add(&format!("{path}.position"), message);
        }
    }
}

fn named(widget: &Widget) -> String {
    let name = if widget.title.trim().is_empty() { &widget.id } else { &widget.title };
    format!("\"{}\"", shortened(name))
}
