//! Whether widgets make sense, wherever they come from: the editor, a file, the seeds.

use super::fields::shortened;
use super::problems::{DefinitionProblem, Problems};
use crate::condition::{Condition, Test};
use crate::config::{Dimension, MAX_CONDITIONS, MAX_DECIMALS, MAX_TITLE, MAX_UNIT, WidgetConfig};
use crate::edit::is_widget_id;
use crate::layout::{COLUMNS, LayoutProblem, MAX_HEIGHT, MAX_ROWS, MAX_WIDGETS, own_problem};
use crate::widget::{Position, Widget};

/// The most characters of the name of a source or a column: headings of files are long at times.
pub const MAX_NAME: usize = 1_000;
/// The most texts of one condition.
pub const MAX_TEXTS: usize = 200;
/// The most days of a condition on the last days: ten years.
pub const MAX_DAYS: u32 = 3_660;

/// Everything that is wrong with the widgets of a dashboard; empty if it can be kept.
pub fn problems(widgets: &[Widget]) -> Vec<DefinitionProblem> {
    let mut problems = Problems::default();
    if has_room(widgets.len(), &mut problems) {
        check_all(&widgets.iter().enumerate().collect::<Vec<_>>(), &mut problems);
    }
    problems.into_list()
}

/// Whether a dashboard holds so many.
pub(super) fn has_room(count: usize, problems: &mut Problems) -> bool {
    if count > MAX_WIDGETS {
        problems.add("widgets", format!("Ada {count} widget. Paling banyak {MAX_WIDGETS} widget dalam satu dasbor."));
    }
    count <= MAX_WIDGETS
}

/// Checks widgets, each with its place in the list of the file.
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
    let Position { x, y, w, h } = position;
    let Some(problem) = own_problem(0, position) else { return };
    let (field, message) = match problem {
        LayoutProblem::NoSize(_) if h > 0 => ("w", format!("Lebar 0. Harus 1 sampai {COLUMNS}.")),
        LayoutProblem::NoSize(_) => ("h", format!("Tinggi 0. Harus 1 sampai {MAX_HEIGHT}.")),
        LayoutProblem::BeyondGrid(_) if x >= COLUMNS => ("x", format!("{x}. Harus 0 sampai {}.", COLUMNS - 1)),
        LayoutProblem::BeyondGrid(_) if w > COLUMNS => ("w", format!("Lebar {w}. Harus 1 sampai {COLUMNS}.")),
        LayoutProblem::BeyondGrid(_) => ("w", format!("Lebar {w} dari x {x} melewati kolom ke-{COLUMNS}.")),
        LayoutProblem::TooTall(_) => ("h", format!("Tinggi {h}. Harus 1 sampai {MAX_HEIGHT}.")),
        LayoutProblem::TooFarDown(_) | LayoutProblem::Overlap(..) => ("y", format!("{y}. Harus 0 sampai {MAX_ROWS}.")),
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

/// By its title, or by its id.
fn named(widget: &Widget) -> String {
    let name = if widget.title.trim().is_empty() { &widget.id } else { &widget.title };
    format!("\"{}\"", shortened(name))
}

fn check_config(path: &str, widget: &Widget, problems: &mut Problems) {
    let (kind, config) = (widget.kind, &widget.config);
    let mut unknown_to_kind = |field: &str, is_there: bool| {
        if is_there {
            problems.add(&format!("{path}.{field}"), format!("Tidak berlaku untuk {}.", kind.value()));
        }
    };
    unknown_to_kind("dimension", config.dimension.is_some() && !kind.needs_dimension());
    unknown_to_kind("series", config.series.is_some() && !kind.has_series());
    unknown_to_kind("trend", config.trend.is_some() && kind.needs_dimension());
    unknown_to_kind("chartType", config.chart_type.is_some() && kind.chart_types().is_empty());
    let offered: Vec<&str> = kind.chart_types().iter().map(|chart_type| chart_type.value()).collect();
    if let (false, Some(chosen)) = (offered.is_empty(), config.chart_type)
        && !offered.contains(&chosen.value())
    {
        let (found, words) = (chosen.value(), offered.join(", "));
        let message = format!("\"{found}\" tidak berlaku untuk {}. Pilihan: {words}.", kind.value());
        problems.add(&format!("{path}.chartType"), message);
    }
    if config.series.is_some() && config.value.len() > 1 {
        problems.add(&format!("{path}.series"), "Hanya berlaku jika value berisi satu ukuran.".to_owned());
    }
    check_count(&format!("{path}.value"), config.value.len(), 1..=kind.most_values(), problems);
    let most = kind.most_groups();
    if !(1..=most).contains(&config.limit) {
        problems.add(&format!("{path}.limit"), format!("{}. Harus 1 sampai {most}.", config.limit));
    }
    check_names(path, config, problems);
    check_format(path, config, problems);
    check_count(&format!("{path}.filters"), config.filters.len(), 0..=MAX_CONDITIONS, problems);
    for (index, condition) in config.filters.iter().enumerate() {
        check_condition(&format!("{path}.filters[{index}]"), condition, problems);
    }
}

fn check_names(path: &str, config: &WidgetConfig, problems: &mut Problems) {
    if let Some(source) = &config.data_source {
        check_length(&format!("{path}.dataSource.id"), &source.id, MAX_NAME, problems);
        check_length(&format!("{path}.dataSource.name"), &source.name, MAX_NAME, problems);
    }
    let column = |dimension: &Option<Dimension>| dimension.as_ref().map(|dimension| dimension.column.clone());
    let measures =
        config.value.iter().enumerate().map(|(index, measure)| (format!("value[{index}]"), measure.column.clone()));
    let trend = config.trend.as_ref().map(|trend| trend.column.clone());
    let others = [("dimension", column(&config.dimension)), ("series", column(&config.series)), ("trend", trend)];
    let all = others.into_iter().map(|(field, column)| (field.to_owned(), column)).chain(measures);
    for (field, column) in all {
        check_length(&format!("{path}.{field}.column"), &column.unwrap_or_default(), MAX_NAME, problems);
    }
}

fn check_format(path: &str, config: &WidgetConfig, problems: &mut Problems) {
    check_length(&format!("{path}.format.unit"), &config.format.unit, MAX_UNIT, problems);
    if let Some(decimals) = config.format.decimals.filter(|decimals| *decimals > MAX_DECIMALS) {
        problems.add(&format!("{path}.format.decimals"), format!("{decimals}. Harus 0 sampai {MAX_DECIMALS}."));
    }
}

fn check_condition(path: &str, condition: &Condition, problems: &mut Problems) {
    check_length(&format!("{path}.column"), &condition.column, MAX_NAME, problems);
    let path = format!("{path}.test.");
    match &condition.test {
        Test::Is(texts) => check_texts(&(path + "is"), texts, problems),
        Test::IsNot(texts) => check_texts(&(path + "isNot"), texts, problems),
        Test::AtLeast(bound) => check_length(&(path + "atLeast"), bound, MAX_TITLE, problems),
        Test::AtMost(bound) => check_length(&(path + "atMost"), bound, MAX_TITLE, problems),
        Test::LastDays(days) => {
            if !(1..=MAX_DAYS).contains(days) {
                problems.add(&(path + "lastDays"), format!("{days}. Harus 1 sampai {MAX_DAYS}."));
            }
        }
    }
}

fn check_texts(path: &str, texts: &[String], problems: &mut Problems) {
    check_count(path, texts.len(), 0..=MAX_TEXTS, problems);
    for (index, text) in texts.iter().take(MAX_TEXTS).enumerate() {
        check_length(&format!("{path}[{index}]"), text, MAX_NAME, problems);
    }
}

fn check_count(path: &str, count: usize, allowed: std::ops::RangeInclusive<usize>, problems: &mut Problems) {
    if !allowed.contains(&count) {
        problems.add(path, format!("Berisi {count}. Harus {} sampai {}.", allowed.start(), allowed.end()));
    }
}

/// Whether a text is short enough to be kept.
pub(super) fn check_length(path: &str, text: &str, most: usize, problems: &mut Problems) {
    let length = text.chars().count();
    if length > most {
        problems.add(path, format!("Terlalu panjang: {length} karakter. Paling banyak {most}."));
    }
}
