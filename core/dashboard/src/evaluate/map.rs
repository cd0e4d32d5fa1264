use portal_table::aggregate::{Groups, Key, sizes};
use portal_table::columnar::Labels;

use super::by::By;
use super::grid::Grid;
use super::selection::Selection;
use super::stop::Stop;
use super::wording;
use crate::axis::axis;
use crate::config::NumberFormat;
use crate::figure::{figure, tile};
use crate::province::{self, PROVINCES, Province};
use crate::view::{MapArea, MapBody, MapClass};

/// More shades cannot be told apart in print.
const MOST_CLASSES: usize = 5;
const MOST_QUOTED: usize = 3;

/// Groups by the provinces that a column names; spellings of one province count together.
pub(super) fn provinces(
    heading: &str,
    labels: &Labels,
    selection: &Selection,
    notes: &mut Vec<String>,
) -> Result<By, Stop> {
    let groups = Groups::of_labels(labels);
    let sizes = sizes(selection.rows(), &groups);
    let places: Vec<u32> = labels.labels().iter().map(|label| place_of(label)).collect();
    let present =
        || labels.labels().iter().zip(&places).zip(&sizes).filter(|(_, size)| **size > 0).map(|(label, _)| label);
    let strangers: Vec<&str> =
        present().filter(|(_, place)| **place == Labels::MISSING).map(|(label, _)| label.as_str()).collect();
    if present().all(|(_, place)| *place == Labels::MISSING) {
        let held =
            strangers.first().map_or_else(|| "tidak berisi nama".to_owned(), |name| format!("berisi \"{name}\""));
        let detail = format!("Kolom \"{heading}\" {held}; peta memerlukan nama provinsi seperti \"Kalimantan Timur\".");
        return Err(Stop::problem("Bukan nama provinsi", detail));
    }
    if !strangers.is_empty() {
        notes.push(strangers_note(&strangers));
    }
    let codes = labels.codes().map(|code| places.get(code as usize).copied().unwrap_or(Labels::MISSING)).collect();
    let names = PROVINCES.iter().map(|province| province.name.to_owned()).collect();
    Ok(By::of_labels(heading.to_owned(), Labels::from_parts(codes, names).unwrap_or_default()))
}

fn place_of(text: &str) -> u32 {
    let found = province::find(text);
    (0..).zip(&PROVINCES).find(|(_, province)| Some(*province) == found).map_or(Labels::MISSING, |(place, _)| place)
}

fn strangers_note(names: &[&str]) -> String {
    let quoted: Vec<String> = names.iter().take(MOST_QUOTED).map(|name| format!("\"{name}\"")).collect();
    let more = if names.len() > MOST_QUOTED { ", …" } else { "" };
    let count = wording::size(names.len());
    format!("{count} nama bukan provinsi dan tidak dipetakan: {}{more}.", quoted.join(", "))
}

/// Keeps the rows that name a province and notes how many do not. Returns true if all do.
pub(super) fn narrow(selection: &mut Selection, by: &By, counted: &str, notes: &mut Vec<String>) -> bool {
    let groups = by.groups();
    let mut sizes = groups.keys().iter().zip(sizes(selection.rows(), &groups));
    let Some((_, missing)) = sizes.find(|(key, size)| **key == Key::Missing && *size > 0) else {
        return true;
    };
    notes.push(format!("{} {counted} tanpa nama provinsi tidak dipetakan.", wording::count(missing)));
    selection.narrow(&by.with_text());
    false
}

pub(super) fn body(grid: &Grid) -> MapBody {
    let line = grid.lines.first();
    let values = line.map(|line| line.values.as_slice()).unwrap_or_default();
    let format = &line.map(|line| line.format.clone()).unwrap_or_default();
    let mut by_place = [None; PROVINCES.len()];
    for (category, value) in grid.categories.iter().zip(values) {
        if let Key::Label(place) = category.key
            && let Some(of_place) = by_place.get_mut(place as usize)
        {
            *of_place = *value;
        }
    }
    let classes = classes(&by_place);
    let class_of = |value: f64| (0..).zip(&classes).find(|(_, (_, last))| value <= *last).map(|(class, _)| class);
    let area = |(province, value): (&Province, &Option<f64>)| MapArea {
        code: province.code.to_owned(),
        name: province.name.to_owned(),
        short_name: province.short_name().to_owned(),
        mark: value.map(|value| tile(Some(value), format).0).unwrap_or_default(),
        parent: province.parent.map(str::to_owned),
        value: figure(*value, format),
        class: value.and_then(class_of),
    };
    let mut areas: Vec<MapArea> = PROVINCES.iter().zip(&by_place).map(area).collect();
    let size = |area: &MapArea| area.value.value.unwrap_or(f64::NEG_INFINITY);
    areas.sort_by(|one, other| size(other).total_cmp(&size(one)));
    let class = |(number, range): (u32, &(f64, f64))| {
        let count = areas.iter().map(|area| u32::from(area.class == Some(number))).sum();
        MapClass { label: range_label(*range, format), count }
    };
    let classes = (0..).zip(&classes).map(class).collect();
    MapBody { areas, classes }
}

/// '82,4 rb – 90,1 rb ton'; the unit is written once.
fn range_label((first, last): (f64, f64), format: &NumberFormat) -> String {
    let text = |value| {
        let (number, unit) = tile(Some(value), format);
        if unit.is_empty() { number } else { format!("{number} {unit}") }
    };
    if text(first) == text(last) { text(last) } else { format!("{} – {}", tile(Some(first), format).0, text(last)) }
}

/// Lowest and highest value of each class. Few values have classes of equal length, so that the legend is a scale;
/// more values have classes that hold nearly equal numbers of them.
fn classes(values: &[Option<f64>]) -> Vec<(f64, f64)> {
    let mut values: Vec<f64> = values.iter().flatten().map(|value| value + 0.0).collect();
    values.sort_by(f64::total_cmp);
    values.dedup();
    if (2..MOST_CLASSES).contains(&values.len()) {
        return equal_classes(&values);
    }
    let count = values.len().min(MOST_CLASSES);
    let class = |number: usize| &values[number * values.len() / count..(number + 1) * values.len() / count];
    (0..count).filter_map(|number| Some((*class(number).first()?, *class(number).last()?))).collect()
}

/// Classes between the round ticks of an axis, from the first with a value to the last.
fn equal_classes(values: &[f64]) -> Vec<(f64, f64)> {
    let (axis, _) = axis(values.iter().copied(), "");
    let is_whole = values.iter().all(|value| value.fract() == 0.0);
    let after = |tick: f64| if is_whole { tick + 1.0 } else { tick };
    let ends = axis.ticks.windows(2).filter_map(|pair| Some((pair.first()?.value, pair.last()?.value)));
    let (least, most) = (values.first().copied().unwrap_or_default(), values.last().copied().unwrap_or_default());
    let classes = ends.filter(|(from, to)| least <= *to && *from < most).map(|(from, to)| (after(from), to));
    // Zero is the start of the first class, not a class of its own.
    classes.enumerate().map(|(place, (from, to))| if place == 0 { (from.min(least), to) } else { (from, to) }).collect()
}
