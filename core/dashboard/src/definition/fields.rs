//! Strict reading of JSON: every value knows its path, and unknown fields are refused.

use std::ops::RangeInclusive;

use portal_locale::number;

use super::json::Json;
use super::problems::Problems;
use crate::whole::between;

pub(super) struct Node<'a> {
    pub(super) json: &'a Json,
    pub(super) path: String,
}

impl<'a> Node<'a> {
    pub(super) fn text(&self, problems: &mut Problems) -> Option<String> {
        match self.json {
            Json::Text(text) => Some(text.clone()),
            _ => self.refuse("teks", problems),
        }
    }

    pub(super) fn flag(&self, problems: &mut Problems) -> Option<bool> {
        match self.json {
            Json::Bool(flag) => Some(*flag),
            _ => self.refuse("true atau false", problems),
        }
    }

    pub(super) fn whole(&self, problems: &mut Problems) -> Option<f64> {
        match self.json {
            Json::Number(value) if value.fract() == 0.0 && *value >= 0.0 => Some(*value),
            _ => self.refuse("bilangan bulat dari 0", problems),
        }
    }

    /// A whole number that fits `u32`. `check` tests the narrower bounds later; only larger numbers are refused here.
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "whole and within bounds, as checked above"
    )]
    pub(super) fn count(&self, allowed: &RangeInclusive<u32>, problems: &mut Problems) -> Option<u32> {
        let value = self.whole(problems)?;
        if value > f64::from(u32::MAX) {
            problems.add(&self.path, format!("{}. Harus {}.", described(self.json), between(allowed)));
            return None;
        }
        Some(value as u32)
    }

    pub(super) fn list(&self, problems: &mut Problems) -> Option<Vec<Node<'a>>> {
        match self.json {
            Json::List(items) => {
                let node = |(index, json)| Node { json, path: format!("{}[{index}]", self.path) };
                Some(items.iter().enumerate().map(node).collect())
            }
            _ => self.refuse("daftar", problems),
        }
    }

    pub(super) fn fields(&self, problems: &mut Problems) -> Option<Fields<'a>> {
        match self.json {
            Json::Object(entries) => Some(Fields { path: self.path.clone(), entries, known: Vec::new() }),
            _ => self.refuse("objek", problems),
        }
    }

    pub(super) fn word<T>(
        &self,
        words: &[&str],
        parse: impl Fn(&str) -> Option<T>,
        problems: &mut Problems,
    ) -> Option<T> {
        let text = self.text(problems)?;
        let word = parse(&text);
        if word.is_none() {
            let message = format!("\"{}\" tidak dikenal. Pilihan: {}.", shortened(&text), words.join(", "));
            problems.add(&self.path, message);
        }
        word
    }

    fn refuse<T>(&self, wanted: &str, problems: &mut Problems) -> Option<T> {
        problems.add(&self.path, format!("Harus {wanted}, bukan {}.", described(self.json)));
        None
    }
}

/// The fields of an object; records which ones were read.
pub(super) struct Fields<'a> {
    path: String,
    entries: &'a [(String, Json)],
    known: Vec<&'static str>,
}

impl<'a> Fields<'a> {
    /// A field that may be missing; `null` counts as missing.
    pub(super) fn optional(&mut self, name: &'static str) -> Option<Node<'a>> {
        self.known.push(name);
        let (_, json) = self.entries.iter().find(|(other, json)| other == name && *json != Json::Null)?;
        Some(Node { json, path: self.path_of(name) })
    }

    pub(super) fn required(&mut self, name: &'static str, problems: &mut Problems) -> Option<Node<'a>> {
        let node = self.optional(name);
        if node.is_none() {
            problems.add(&self.path_of(name), "Harus diisi.".to_owned());
        }
        node
    }

    /// Reports the fields that were not read, and duplicate fields.
    pub(super) fn finish(self, problems: &mut Problems) {
        for (index, (name, _)) in self.entries.iter().enumerate() {
            if !self.known.contains(&name.as_str()) {
                let message = format!("Kolom isian ini tidak dikenal. Yang dikenal: {}.", self.known.join(", "));
                problems.add(&self.path_of(&shortened(name)), message);
            } else if self.entries[..index].iter().any(|(before, _)| before == name) {
                problems.add(&self.path_of(name), "Ditulis lebih dari sekali.".to_owned());
            }
        }
    }

    fn path_of(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }
}

/// A text, cut to the length that fits a message.
pub(super) fn shortened(text: &str) -> String {
    const MOST: usize = 40;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

fn described(json: &Json) -> String {
    match json {
        Json::Null => "null".to_owned(),
        Json::Bool(flag) => flag.to_string(),
        Json::Number(value) if value.is_finite() => shortened(&number::decimal(*value, 6)),
        Json::Number(_) => "bilangan tak hingga".to_owned(),
        Json::Text(text) => format!("\"{}\"", shortened(text)),
        Json::List(_) => "daftar".to_owned(),
        Json::Object(_) => "objek".to_owned(),
        Json::TooDeep => "susunan yang terlalu dalam".to_owned(),
    }
}
