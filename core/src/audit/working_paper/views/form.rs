//! The tests that a dataset can have, with the fields of their forms.

use portal_analysis::formula::{ComputedProblem, FUNCTIONS, reference};
use serde::{Deserialize, Serialize};

use crate::audit::repository::views::subject::{DataSubject, OpenVersion, Purpose, find_version};
use crate::audit::working_paper::form::{
    Field, Input, Suited, TestFieldError, TestForm, TestKind, TestValue, description, fields, group,
};
use crate::audit::working_paper::population::{named, with_computed};
use crate::locale::calendar::CalendarDate;
use crate::model::repository::{DataVersion, Dataset};
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::records::repository::Repository;
use crate::store::session::Action;
use crate::table::data::column::{Column, Meaning, adds_up};
use crate::table::fold::fold;

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
    /// True if other fields depend on this one; see [`refilled`].
    pub refills: bool,
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
    /// A formula.
    Formula {
        /// The columns as a formula names them.
        columns: Vec<TestOption>,
        /// The functions with what they give.
        functions: Vec<TestOption>,
    },
    /// Lines, each with the texts of these fields and a tab between them.
    Lines {
        /// The fields of a line.
        parts: Vec<TestField>,
        /// Label of the button that adds a line.
        add: String,
    },
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

/// A form that is being filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestFormQuery {
    /// The dataset.
    pub subject: DataSubject,
    /// The form as it is now.
    pub test: TestForm,
}

/// A form that is being filled in, with its fields.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestFormView {
    /// The fields.
    pub fields: Vec<TestField>,
    /// Errors of computed columns.
    pub errors: Vec<TestFieldError>,
}

/// The tests that are offered for a dataset.
pub fn choices(reader: &Reader, subject: &DataSubject) -> Result<Vec<OfferedTest>, Refusal> {
    reader.require(Action::TestData)?;
    let open = find_version(reader, subject, Purpose::Read)?;
    let today = reader.calendar().local_now().date();
    Ok(TestKind::ALL.iter().map(|kind| choice(reader, open, *kind, today)).collect())
}

/// The fields of a form, with the columns of the datasets that it names and those that it computes.
pub fn form_fields(reader: &Reader, query: &TestFormQuery) -> Result<TestFormView, Refusal> {
    reader.require(Action::TestData)?;
    let open = find_version(reader, &query.subject, Purpose::Read)?;
    let offered = Offered::of(reader.repository(), open, &query.test);
    let fields = fields(query.test.kind).iter().map(|field| offered.shown(field)).collect();
    Ok(TestFormView { fields, errors: offered.errors })
}

/// The form of a reconciliation after another dataset was chosen: keys and figures are those with the same headings.
pub fn refilled(reader: &Reader, query: &TestFormQuery) -> Result<TestForm, Refusal> {
    reader.require(Action::TestData)?;
    let open = find_version(reader, &query.subject, Purpose::Read)?;
    Ok(suggested(reader.repository(), open, query.test.clone()))
}

fn choice(reader: &Reader, open: OpenVersion, kind: TestKind, today: CalendarDate) -> OfferedTest {
    let columns = &open.version.columns;
    let fields = fields(kind);
    let lacking = fields.iter().find_map(|field| match field.input {
        Input::Column(suited) if field.only_for.is_none() => {
            (!has(columns, suited)).then(|| format!("Data ini tidak memiliki {}.", suited.in_words()))
        }
        Input::Dataset => {
            let is_alone = beside(reader.repository(), open).next().is_none();
            is_alone.then(|| "Badan usaha ini tidak memiliki data lain untuk dibandingkan.".to_owned())
        }
        _ => None,
    });
    let value = |field: &Field| {
        let value = match field.name {
            "main" => open.set.id.clone(),
            "other" => beside(reader.repository(), open).next().map_or_else(String::new, |set| set.id.clone()),
            // A column beside itself says nothing.
            "columns" if kind == TestKind::CrossTable => second_name(columns, field),
            _ => first_value(field, open.version, today),
        };
        TestValue { name: field.name.to_owned(), value }
    };
    let form = TestForm { kind, values: fields.iter().map(value).collect() };
    OfferedTest {
        form: if kind == TestKind::Reconcile { suggested(reader.repository(), open, form) } else { form },
        label: kind.label().to_owned(),
        group: group(kind).to_owned(),
        description: description(kind).to_owned(),
        unsuited: lacking,
    }
}

/// The other datasets of the company.
fn beside<'a>(repository: &'a Repository, open: OpenVersion<'a>) -> impl Iterator<Item = &'a Dataset> {
    let is_beside = move |set: &&Dataset| set.badan_usaha == open.set.badan_usaha && set.id != open.set.id;
    repository.datasets.iter().filter(is_beside)
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

/// The second suitable column; the first if there is only one.
fn second_name(columns: &[Column], field: &Field) -> String {
    let Input::Column(suited) = field.input else { return String::new() };
    let suitable = || columns.iter().filter(|column| suited.has(column.kind));
    suitable().nth(1).or_else(|| suitable().next()).map_or_else(String::new, |column| column.header.clone())
}

fn suggested(repository: &Repository, open: OpenVersion, mut form: TestForm) -> TestForm {
    let [main, other] = named(&form).map(|named| named.find(repository, open));
    let [main, other] = [main, other].map(|open| open.map_or(&[][..], |open| &open.version.columns));
    let pairs = |is_key: bool, rest: &str| {
        let fits = |column: &&Column| match column.kind.meaning() {
            Meaning::Number(..) => !is_key && adds_up(&column.header),
            _ => is_key,
        };
        let same = |left: &Column| other.iter().filter(fits).find(|right| fold(&right.header) == fold(&left.header));
        let pairs = main.iter().filter(fits).filter_map(|left| Some((left, same(left)?)));
        let lines = pairs.map(|(left, right)| format!("{}\t{}\t{rest}", left.header, right.header));
        lines.collect::<Vec<_>>().join("\n")
    };
    for (name, value) in [("keys", pairs(true, "")), ("measures", pairs(false, "sum\t\t"))] {
        if let Some(field) = form.values.iter_mut().find(|field| field.name == name) {
            field.value = value;
        }
    }
    form
}

/// The columns and datasets that a form offers.
struct Offered<'a> {
    main: Vec<Column>,
    other: Vec<Column>,
    datasets: Vec<&'a Dataset>,
    open: &'a Dataset,
    errors: Vec<TestFieldError>,
}

impl<'a> Offered<'a> {
    fn of(repository: &'a Repository, open: OpenVersion<'a>, form: &TestForm) -> Self {
        let mut errors = Vec::new();
        let [main, other] = named(form).map(|named| named.find(repository, open));
        let [main, other] = [(main, false), (other, true)].map(|(open, is_other)| {
            let Some(OpenVersion { version, .. }) = open else { return Vec::new() };
            let computed = form.computed(if is_other { "other.computed" } else { "computed" });
            let Some(table) = repository.table(version) else { return version.columns.clone() };
            let (columns, problems) = with_computed(table, &computed);
            // A line that is still being filled in is no error.
            let is_filled = |problem: &&ComputedProblem| {
                let column = computed.get(problem.index as usize);
                column.is_some_and(|column| !column.name.is_empty() && !column.formula.is_empty())
            };
            let problems = problems.iter().filter(is_filled);
            errors.extend(problems.map(|problem| TestFieldError::of_formula(is_other, problem)));
            columns
        });
        Self { main, other, datasets: beside(repository, open).collect(), open: open.set, errors }
    }

    fn shown(&self, field: &Field) -> TestField {
        let option = |value: &str, label: &str| TestOption { value: value.to_owned(), label: label.to_owned() };
        let of = |columns: &[Column], suited: Suited| -> Vec<TestOption> {
            let fitting = columns.iter().filter(|column| suited.has(column.kind));
            fitting.map(|column| option(&column.header, &column.header)).collect()
        };
        let formula = |columns: &[Column]| TestInput::Formula {
            columns: columns.iter().map(|column| option(&reference(&column.header), &column.header)).collect(),
            functions: FUNCTIONS.iter().map(|function| option(function.usage, function.meaning)).collect(),
        };
        let text = |hint: Option<&str>| TestInput::Text { hint: hint.map(str::to_owned) };
        let input = match field.input {
            Input::Column(suited) => TestInput::Choice { options: of(&self.main, suited) },
            Input::OtherColumn(suited) => TestInput::Choice { options: of(&self.other, suited) },
            Input::OptionalColumn(suited) => TestInput::Choice {
                options: [option("", "Tidak ada")].into_iter().chain(of(&self.main, suited)).collect(),
            },
            Input::Columns => TestInput::Choices { options: of(&self.main, Suited::All) },
            Input::Choice(options) => {
                TestInput::Choice { options: options.iter().map(|(value, label)| option(value, label)).collect() }
            }
            Input::Dataset => {
                let open = option(&self.open.id, &format!("{} (data ini)", self.open.kegiatan));
                let others = self.datasets.iter().map(|set| option(&set.id, &set.kegiatan));
                TestInput::Choice { options: [open].into_iter().chain(others).collect() }
            }
            Input::Lines(lines) => TestInput::Lines {
                parts: lines.parts().iter().map(|part| self.shown(part)).collect(),
                add: lines.add().to_owned(),
            },
            Input::Formula => formula(&self.main),
            Input::OtherFormula => formula(&self.other),
            Input::Text => text(Some("Misalnya Selisih (ton)")),
            Input::Number => text(None),
            Input::Percent => text(Some("Persen dari baris; pada satuan moneter dari jumlah kolom nilai")),
            Input::Numbers => text(Some("Pisahkan dengan titik koma, misalnya 100; 1.000")),
            Input::Day | Input::OptionalDay => text(Some("Misalnya 31/12/2025")),
            Input::Flag => TestInput::Flag,
        };
        TestField {
            name: field.name.to_owned(),
            label: field.label.to_owned(),
            input,
            only_for: field.only_for.map(|(name, value)| (name.to_owned(), value.to_owned())),
            refills: matches!(field.input, Input::Dataset),
        }
    }
}
