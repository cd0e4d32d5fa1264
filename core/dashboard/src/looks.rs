//! The colour and pattern of each value of a dashboard (decisions §7).
//!
//! A colour belongs to the value, not to its rank. It is the same in every widget, and a value without rows keeps it.

use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use serde::{Deserialize, Serialize};

use crate::config::Measure;
use crate::evaluate::{MISSING, wording};
use crate::source::{ColumnType, DataSource};
use crate::widget::{Widget, WidgetKind};

/// Number of colours for values without a tone.
const HUES: usize = 8;
/// Maximum number of values of a column that get their own colour.
const MOST_VALUES: usize = 256;
/// The key of figures that are not split. Values are never empty, so none equals it.
const PLAIN: &str = "";

/// The meaning of a value, which decides its colour on charts and badges.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Unimportant or finished.
    Neutral,
    /// In work.
    Accent,
    /// New.
    Info,
    /// Successful.
    Success,
    /// Waiting.
    Warning,
    /// Late or urgent.
    Danger,
    /// Needs some attention.
    Copper,
    /// Not specified.
    Faint,
}

impl Tone {
    const fn colour(self) -> &'static str {
        match self {
            Self::Neutral => "mark-neutral",
            Self::Accent => "mark-accent",
            Self::Info => "mark-info",
            Self::Success => "mark-success",
            Self::Warning => "mark-warning",
            Self::Danger => "mark-danger",
            Self::Copper => "mark-copper",
            Self::Faint => "mark-faint",
        }
    }

    /// Index of the palette colour that looks too similar to this tone.
    const fn like(self) -> Option<usize> {
        match self {
            Self::Accent => Some(0),
            Self::Warning | Self::Copper => Some(1),
            Self::Info => Some(5),
            Self::Danger => Some(6),
            Self::Neutral | Self::Success | Self::Faint => None,
        }
    }
}

/// The look of a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Look {
    /// Name of a colour in the style sheet.
    pub colour: String,
    /// Number of its hatch, dash and marker.
    pub pattern: u32,
}

/// Something that a dashboard distinguishes by colour.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Coloured {
    /// The values of a column.
    Column {
        /// Id of the source.
        source: String,
        /// Key of the column.
        column: String,
    },
    /// One of several measures.
    Measure {
        /// Id of the source.
        source: String,
        /// The measure.
        measure: Measure,
    },
    /// Figures that are not split.
    Plain,
}

/// Everything that these widgets distinguish by colour, each once. The order is that in which the widgets were made,
/// so that moving a widget changes no colour.
pub fn coloured(widgets: &[Widget]) -> Vec<Coloured> {
    let mut by_age: Vec<&Widget> = widgets.iter().collect();
    by_age.sort_by_key(|widget| (widget.id.len(), &widget.id));
    let mut found: Vec<Coloured> = Vec::new();
    for part in by_age.into_iter().flat_map(coloured_by) {
        if !found.contains(&part) {
            found.push(part);
        }
    }
    found
}

fn coloured_by(widget: &Widget) -> Vec<Coloured> {
    let (kind, config) = (widget.kind, &widget.config);
    let Some(source) = config.data_source.as_ref().map(|source| &source.id) else { return Vec::new() };
    let column = |column: &str| Coloured::Column { source: source.clone(), column: column.to_owned() };
    match (kind, wording::series(kind, config), wording::measures(kind, config)) {
        (WidgetKind::Pie, ..) => config.dimension.iter().map(|dimension| column(&dimension.column)).collect(),
        (WidgetKind::Chart | WidgetKind::Bar, Some(series), _) => vec![column(&series.column)],
        (WidgetKind::Chart | WidgetKind::Bar, None, measures) if measures.len() > 1 => {
            let measure = |measure: &Measure| Coloured::Measure { source: source.clone(), measure: measure.clone() };
            measures.iter().map(measure).collect()
        }
        (WidgetKind::Chart | WidgetKind::Bar, ..) => vec![Coloured::Plain],
        (WidgetKind::Metric | WidgetKind::Table | WidgetKind::Map | WidgetKind::Text, ..) => Vec::new(),
    }
}

/// The look of every value of a dashboard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Looks {
    values: BTreeMap<String, Look>,
    measures: BTreeMap<String, Look>,
}

/// A look in a saved page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StoredLook {
    /// The value or the measure; empty for figures that are not split.
    pub text: String,
    /// Its look.
    pub look: Look,
}

impl Looks {
    /// Assigns a look to every value of these parts: values with a tone first, then the palette in the order of the
    /// parts.
    ///
    /// A value without rows keeps its colour as long as its column lists it.
    pub fn of(parts: &[Coloured], open: impl Fn(&str) -> Option<Rc<dyn DataSource>>) -> Self {
        let mut looks = Self::default();
        let mut worn = BTreeSet::new();
        for (source, column, texts) in columns(parts, &open) {
            let toned = texts.iter().filter_map(|text| Some((text, source.tone(column, text)?)));
            for (place, (text, tone)) in (0..).zip(toned) {
                worn.extend(tone.like());
                // Skip pattern 1: screens do not draw it, and tones differ too little in grey.
                let pattern = if place == 0 { 0 } else { place + 1 };
                looks.values.entry(text.clone()).or_insert(Look { colour: tone.colour().to_owned(), pattern });
            }
        }
        let mut palette = Palette::without(&worn);
        // Figures that are not split look calm: the first colour, without a hatch.
        if parts.contains(&Coloured::Plain) {
            let plain = Look { pattern: 0, ..palette.give() };
            looks.measures.insert(PLAIN.to_owned(), plain);
        }
        for part in parts {
            match part {
                Coloured::Plain => {}
                Coloured::Measure { source, measure } => {
                    if let Some(source) = open(source) {
                        let label = wording::measure(measure, source.as_ref());
                        looks.measures.entry(label).or_insert_with(|| palette.give());
                    }
                }
                Coloured::Column { .. } => {
                    for (_, _, texts) in columns(std::slice::from_ref(part), &open) {
                        for text in texts {
                            looks.values.entry(text).or_insert_with(|| palette.give());
                        }
                    }
                }
            }
        }
        looks
    }

    /// The looks that a saved page stores, without values that the page does not contain.
    pub fn stored(&self, holds: impl Fn(&str) -> bool) -> Vec<StoredLook> {
        let values = self.values.iter().filter(|(text, _)| holds(text));
        let stored = |(text, look): (&String, &Look)| StoredLook { text: text.clone(), look: look.clone() };
        values.chain(&self.measures).map(stored).collect()
    }

    /// The looks of a saved page.
    pub fn opened(stored: &[StoredLook]) -> Self {
        let values = stored.iter().map(|StoredLook { text, look }| (text.clone(), look.clone())).collect();
        Self { values, measures: BTreeMap::new() }
    }

    pub(crate) fn knows(&self, text: &str) -> bool {
        self.values.contains_key(text)
    }

    /// The look of a value or measure. An unknown one gets a colour that is computed from its text.
    pub(crate) fn of_text(&self, text: &str) -> Look {
        let known = self.values.get(text).or_else(|| self.measures.get(text));
        known.cloned().unwrap_or_else(|| match text {
            MISSING => Look { colour: Tone::Neutral.colour().to_owned(), pattern: 7 },
            _ => of_hue(text.bytes().map(usize::from).sum::<usize>() % HUES, 0),
        })
    }

    /// The look of figures that are not split. If another widget distinguishes their measure, they use its look.
    pub(crate) fn of_figures(&self, measure: &str) -> Look {
        let own = self.measures.get(measure).or_else(|| self.values.get(measure));
        let plain = own.or_else(|| self.measures.get(PLAIN)).or_else(|| self.values.get(PLAIN));
        plain.cloned().unwrap_or_else(|| of_hue(0, 0))
    }
}

impl Look {
    pub(crate) fn rest() -> Self {
        Self { colour: "series-rest".to_owned(), pattern: 0 }
    }
}

fn columns(
    parts: &[Coloured],
    open: impl Fn(&str) -> Option<Rc<dyn DataSource>>,
) -> impl Iterator<Item = (Rc<dyn DataSource>, &str, Vec<String>)> {
    parts.iter().filter_map(move |part| {
        let Coloured::Column { source, column } = part else { return None };
        let source = open(source)?;
        let has_texts = matches!(source.column(column)?.kind, ColumnType::Category | ColumnType::Period);
        let labels = source.labels(column).filter(|_| has_texts)?;
        let texts = labels.labels().iter().take(MOST_VALUES).cloned().collect();
        Some((source, column.as_str(), texts))
    })
}

/// The remaining colours of the palette.
struct Palette {
    order: Vec<usize>,
    given: usize,
}

impl Palette {
    /// All colours; those in `worn` come last.
    fn without(worn: &BTreeSet<usize>) -> Self {
        let (last, first): (Vec<usize>, Vec<usize>) = (0..HUES).partition(|hue| worn.contains(hue));
        Self { order: first.into_iter().chain(last).collect(), given: 0 }
    }

    /// The next colour. After the last one they repeat with another pattern.
    fn give(&mut self) -> Look {
        let look = of_hue(self.order[self.given % HUES], self.given / HUES);
        self.given += 1;
        look
    }
}

fn of_hue(hue: usize, round: usize) -> Look {
    let pattern = u32::try_from(hue + HUES * round).unwrap_or_default();
    Look { colour: format!("series-{}", hue + 1), pattern }
}
