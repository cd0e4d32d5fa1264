//! Reads a definition file strictly: everything unknown is reported, and such a file is refused as a whole.

use portal_locale::number;

use super::check::{check_all, has_room};
use super::check_config::check_length;
use super::fields::{Fields, Node, shortened};
use super::json::Json;
use super::problems::{DefinitionProblem, Problems};
use super::widget_shape;
use super::write::{Definition, FORMAT, VERSION};
use crate::filter::{MOST_COLUMNS, filter_columns};
use crate::widget::Widget;

/// The limits that a portal sets for definitions.
#[derive(Clone, Copy, Debug)]
pub struct Allowed<'a> {
    /// The portal's categories, as stored.
    pub categories: &'a [&'a str],
    /// The portal's permissions, as stored.
    pub permissions: &'a [&'a str],
    /// Maximum number of characters in a name.
    pub max_name: usize,
    /// Maximum number of characters in a description.
    pub max_description: usize,
    /// True if a text is a valid thumbnail.
    pub is_thumbnail: fn(&str) -> bool,
}

/// The definition in a file, or all of its problems.
pub fn read(json: &Json, allowed: &Allowed<'_>) -> Result<Definition, Vec<DefinitionProblem>> {
    let mut problems = Problems::default();
    let definition = definition(json, allowed, &mut problems);
    match definition {
        Some(definition) if problems.is_empty() => Ok(definition),
        _ => Err(problems.into_list()),
    }
}

fn definition(json: &Json, allowed: &Allowed<'_>, problems: &mut Problems) -> Option<Definition> {
    let mut fields = opened(json, problems)?;
    let name = fields.required("name", problems).and_then(|node| name(&node, allowed, problems));
    let description = fields.required("description", problems).and_then(|node| {
        let text = node.text(problems)?;
        check_length(&node.path, &text, allowed.max_description, problems);
        Some(text)
    });
    let category = fields.required("category", problems).and_then(|node| one_of(&node, allowed.categories, problems));
    let permission =
        fields.required("permission", problems).and_then(|node| one_of(&node, allowed.permissions, problems));
    let thumbnail = fields.optional("thumbnail").and_then(|node| thumbnail(&node, allowed, problems));
    let widgets = fields.required("widgets", problems).and_then(|node| widgets(&node, problems));
    let filters = fields.optional("filters").and_then(|node| filters(&node, problems)).unwrap_or_default();
    fields.finish(problems);
    let definition =
        Definition::new(&name?, &description?, (&category?, &permission?), thumbnail.as_deref(), &widgets?);
    Some(definition.with_filters(&filters))
}

fn filters(node: &Node<'_>, problems: &mut Problems) -> Option<Vec<String>> {
    let columns: Vec<String> = node.list(problems)?.iter().filter_map(|node| node.text(problems)).collect();
    if filter_columns(&columns) != columns {
        let message = format!("Paling banyak {MOST_COLUMNS} nama kolom yang berbeda dan tidak kosong.");
        problems.add(&node.path, message);
    }
    Some(columns)
}

/// The fields of a file, if it is a definition of a known version.
fn opened<'a>(json: &'a Json, problems: &mut Problems) -> Option<Fields<'a>> {
    let says_so = |entries: &[(String, Json)]| {
        entries.iter().any(|(name, value)| name == "format" && *value == Json::Text(FORMAT.to_owned()))
    };
    if !matches!(json, Json::Object(entries) if says_so(entries)) {
        problems.add("", "Berkas ini bukan definisi dasbor dari Portal Minerba.".to_owned());
        return None;
    }
    let mut fields = Node { json, path: String::new() }.fields(problems)?;
    fields.required("format", problems);
    let version = fields.required("version", problems)?.whole(problems)?;
    if version > f64::from(VERSION) {
        let found = shortened(&number::decimal(version, 0));
        let message = format!("Versi {found} lebih baru daripada portal ini, yang membaca sampai versi {VERSION}.");
        problems.add("version", message);
        return None;
    }
    if version < 1.0 {
        problems.add("version", "Versi 0 tidak ada.".to_owned());
    }
    Some(fields)
}

fn name(node: &Node<'_>, allowed: &Allowed<'_>, problems: &mut Problems) -> Option<String> {
    let name = node.text(problems)?;
    if name.trim().is_empty() {
        problems.add(&node.path, "Nama tidak boleh kosong.".to_owned());
    }
    check_length(&node.path, &name, allowed.max_name, problems);
    Some(name)
}

fn one_of(node: &Node<'_>, words: &[&str], problems: &mut Problems) -> Option<String> {
    node.word(words, |text| words.contains(&text).then(|| text.to_owned()), problems)
}

fn thumbnail(node: &Node<'_>, allowed: &Allowed<'_>, problems: &mut Problems) -> Option<String> {
    let url = node.text(problems)?;
    if !(allowed.is_thumbnail)(&url) {
        let message =
            "Bukan gambar di dalam berkas ini: PNG, JPEG, WebP, atau GIF sebagai data URL yang tidak terlalu besar.";
        problems.add(&node.path, message.to_owned());
    }
    Some(url)
}

fn widgets(node: &Node<'_>, problems: &mut Problems) -> Option<Vec<Widget>> {
    let nodes = node.list(problems)?;
    if !has_room(nodes.len(), problems) {
        return None;
    }
    let shaped: Vec<Option<Widget>> = nodes.iter().map(|node| widget_shape::widget(node, problems)).collect();
    let sound: Vec<(usize, &Widget)> =
        shaped.iter().enumerate().filter_map(|(index, widget)| Some((index, widget.as_ref()?))).collect();
    check_all(&sound, problems);
    shaped.into_iter().collect()
}
