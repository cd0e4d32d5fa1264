//! The tests that a dataset can have, with the fields of their forms.

use serde::Serialize;

use crate::audit::repository::views::subject::{DataSubject, Purpose, find_version};
use crate::audit::working_paper::form::{
    Field, Input, Suited, TestForm, TestKind, TestValue, description, fields, group,
};
use crate::locale::calendar::CalendarDate;
use crate::model::repository::DataVersion;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;
use crate::table::data::column::Column;

/// Number of rows of a sample at first.
const USUAL_SAMPLE: u32 = 25;

/// A kind of test that is offered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OfferedTest {
    /// The form with its first values.
    pub form: TestForm,
    /// Name of the kind.
    pub label: String,
    /// Group of the kind.
    pub group: String,
    /// A sentence that describes the test.
    pub description: String,
    /// Why the data cannot have this test; `None` if they can.
    pub unsuited: Option<String>,
    /// The fields.
    pub fields: Vec<TestField>,
}

/// A field of a test's form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestField {
    /// Name in the form.
    pub name: String,
    /// Label.
    pub label: String,
    /// Kind of the input.
    pub input: TestInput,
    /// The field and the value for which this field counts.
    pub only_for: Option<(String, String)>,
}

/// Kind of an input.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum TestInput {
    /// One of these values.
    Choice {
        /// The values.
        options: Vec<TestOption>,
    },
    /// Any of these values, one per line.
    Choices {
        /// The values.
        options: Vec<TestOption>,
    },
    /// A short text.
    Text {
        /// How to write it.
        hint: Option<String>,
    },
    /// Yes or no; no is the empty text.
    Flag,
}

/// A value to choose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestOption {
    /// The value.
    pub value: String,
    /// Its label.
    pub label: String,
}

/// The tests that are offered for a dataset.
pub fn choices(reader: &Reader, subject: &DataSubject) -> Result<Vec<OfferedTest>, Refusal> {
    reader.require(Action::TestData)?;
    let version = find_version(reader, subject, Purpose::Read)?.version;
    let today = reader.calendar().local_now().date();
    Ok(TestKind::ALL.iter().map(|kind| choice(*kind, version, today)).collect())
}

fn choice(kind: TestKind, version: &DataVersion, today: CalendarDate) -> OfferedTest {
    let columns = &version.columns;
    let fields = fields(kind);
    let lacking = fields.iter().find_map(|field| match field.input {
        Input::Column(suited) if field.only_for.is_none() => (!has(columns, suited)).then_some(suited),
        _ => None,
    });
    let values = fields
        .iter()
        .map(|field| TestValue { name: field.name.to_owned(), value: first_value(field, version, today) })
        .collect();
    OfferedTest {
        form: TestForm { kind, values },
        label: kind.label().to_owned(),
        group: group(kind).to_owned(),
        description: description(kind).to_owned(),
        unsuited: lacking.map(|suited| format!("Data ini tidak memiliki {}.", suited.in_words())),
        fields: fields.iter().map(|field| shown(field, columns)).collect(),
    }
}

fn has(columns: &[Column], suited: Suited) -> bool {
    columns.iter().any(|column| suited.has(column.kind))
}

/// The preset, the first suitable column, or today; a seed begins with today's date, so that a sample needs no typing.
fn first_value(field: &Field, version: &DataVersion, today: CalendarDate) -> String {
    let DataVersion { columns, records, .. } = version;
    let (year, month, day) = today.parts();
    match field.input {
        Input::Column(suited) => columns
            .iter()
            .find(|column| suited.has(column.kind))
            .map_or_else(String::new, |column| column.header.clone()),
        Input::Day => format!("{day:02}/{month:02}/{year}"),
        Input::Number if field.name == "seed" => format!("{year}{month:02}{day:02}"),
        Input::Number if field.name == "method.size" => (*records).min(USUAL_SAMPLE).to_string(),
        _ => field.preset.to_owned(),
    }
}

fn shown(field: &Field, columns: &[Column]) -> TestField {
    let option = |value: &str, label: &str| TestOption { value: value.to_owned(), label: label.to_owned() };
    let of = |suited: Suited| {
        let fitting = columns.iter().filter(move |column| suited.has(column.kind));
        fitting.map(move |column| option(&column.header, &column.header))
    };
    let input = match field.input {
        Input::Column(suited) => TestInput::Choice { options: of(suited).collect() },
        Input::OptionalColumn(suited) => {
            TestInput::Choice { options: [option("", "Tidak ada")].into_iter().chain(of(suited)).collect() }
        }
        Input::Columns => TestInput::Choices { options: of(Suited::All).collect() },
        Input::Choice(options) => {
            TestInput::Choice { options: options.iter().map(|(value, label)| option(value, label)).collect() }
        }
        Input::Number => TestInput::Text { hint: None },
        Input::Numbers => TestInput::Text { hint: Some("Pisahkan dengan titik koma, misalnya 100; 1.000".to_owned()) },
        Input::Day | Input::OptionalDay => TestInput::Text { hint: Some("Misalnya 31/12/2025".to_owned()) },
        Input::Flag => TestInput::Flag,
    };
    TestField {
        name: field.name.to_owned(),
        label: field.label.to_owned(),
        input,
        only_for: field.only_for.map(|(name, value)| (name.to_owned(), value.to_owned())),
    }
}
