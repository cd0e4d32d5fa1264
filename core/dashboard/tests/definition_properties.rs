//! Any valid definition survives a round trip through its file, and any other JSON is read or refused without a panic.
#![cfg(not(target_family = "wasm"))]

use portal_dashboard::condition::{Condition, Test};
use portal_dashboard::config::{
    Dimension, Measure, NumberFormat, Rise, SortBy, SortOrder, SourceRef, Trend, WidgetConfig,
};
use portal_dashboard::definition::MAX_PROBLEMS;
use portal_dashboard::definition::json::Json;
use portal_dashboard::definition::read::{Allowed, read};
use portal_dashboard::definition::write::Definition;
use portal_dashboard::edit::fitted;
use portal_dashboard::layout::settled;
use portal_dashboard::widget::{ChartType, Position, Widget, WidgetKind};
use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

const ALLOWED: Allowed<'static> = Allowed {
    categories: &["Operasi"],
    permissions: &["publik"],
    max_name: 200,
    max_description: 1_000,
    is_thumbnail: |url| url.starts_with("data:"),
};

fn bucket() -> impl Strategy<Value = Bucket> {
    select(vec![Bucket::Day, Bucket::Week, Bucket::Month, Bucket::Quarter, Bucket::Year])
}

fn operation() -> impl Strategy<Value = Operation> {
    use Operation::{Count, Distinct, Max, Mean, Median, Min, Sum};
    select(vec![Count, Sum, Mean, Min, Max, Median, Distinct])
}

fn text() -> impl Strategy<Value = String> {
    prop::collection::vec(any::<char>(), 0..12).prop_map(String::from_iter)
}

fn dimension() -> impl Strategy<Value = Dimension> {
    (text(), option::of(bucket())).prop_map(|(column, bucket)| Dimension { column, bucket })
}

fn condition() -> impl Strategy<Value = Condition> {
    let test = prop_oneof![
        prop::collection::vec(text(), 0..4).prop_map(Test::Is),
        prop::collection::vec(text(), 0..4).prop_map(Test::IsNot),
        text().prop_map(Test::AtLeast),
        text().prop_map(Test::AtMost),
        (1..3_660_u32).prop_map(Test::LastDays),
    ];
    (text(), test).prop_map(|(column, test)| Condition { column, test })
}

fn config() -> impl Strategy<Value = WidgetConfig> {
    let measure = (operation(), option::of(text())).prop_map(|(aggregation, column)| Measure { aggregation, column });
    let source = (text(), text()).prop_map(|(id, name)| SourceRef { id, name });
    let format = (option::of(0..=6_u32), text(), any::<bool>()).prop_map(|(decimals, unit, compact)| NumberFormat {
        decimals,
        unit,
        compact,
    });
    let trend = (text(), bucket(), option::of(select(Rise::ALL))).prop_map(|(column, bucket, rise)| Trend {
        column,
        bucket,
        rise,
    });
    let what =
        (option::of(source), option::of(dimension()), option::of(dimension()), prop::collection::vec(measure, 1..6));
    let how =
        (option::of(select(ChartType::ALL)), select(SortBy::ALL), select(SortOrder::ALL), 0..700_u32, any::<bool>());
    let rest = (prop::collection::vec(condition(), 0..4), format, option::of(trend));
    (what, how, rest).prop_map(|(what, how, (filters, format, trend))| {
        let (data_source, dimension, series, value) = what;
        let (chart_type, sort, order, limit, rest) = how;
        WidgetConfig {
            chart_type,
            data_source,
            dimension,
            series,
            value,
            filters,
            sort,
            order,
            limit,
            rest,
            format,
            trend,
            target: None,
            text: String::new(),
        }
    })
}

/// Random settings fitted to their kind, in a settled layout, as the editor produces them.
fn definition() -> impl Strategy<Value = Definition> {
    let position = (0..12_u32, 0..20_u32, 1..=12_u32, 1..=6_u32).prop_map(|(x, y, w, h)| Position { x, y, w, h });
    let widget = (select(WidgetKind::ALL), text(), position, config());
    let widgets = prop::collection::vec(widget, 0..8).prop_map(|raw| {
        let layout = settled(&raw.iter().map(|(_, _, position, _)| *position).collect::<Vec<_>>());
        let numbered = (1..).zip(raw).zip(layout);
        let widget = |((number, (kind, title, _, config)), position)| Widget {
            id: format!("widget_{number}"),
            kind,
            title,
            position,
            config: fitted(&config, kind),
        };
        numbered.map(widget).collect::<Vec<_>>()
    });
    let thumbnail = option::of(text().prop_map(|text| format!("data:{text}")));
    ("[a-zé\"\\\\]{1,9}", text(), thumbnail, widgets).prop_map(|(name, description, thumbnail, widgets)| {
        Definition::new(&name, &description, ("Operasi", "publik"), thumbnail.as_deref(), &widgets)
    })
}

/// JSON that partly resembles a definition.
fn any_json() -> impl Strategy<Value = Json> {
    let names = vec![
        "format", "version", "name", "widgets", "id", "type", "position", "config", "x", "value", "test", "is", "?",
    ];
    let leaf = prop_oneof![
        Just(Json::Null),
        any::<bool>().prop_map(Json::Bool),
        any::<f64>().prop_map(Json::Number),
        (0..14_u32).prop_map(|number| Json::Number(number.into())),
        text().prop_map(Json::Text),
        select(vec!["portal-minerba/dashboard", "bar", "stacked", "count"])
            .prop_map(|word| Json::Text(word.to_owned())),
        Just(Json::TooDeep),
    ];
    leaf.prop_recursive(5, 120, 8, move |inner| {
        let entry = (select(names.clone()).prop_map(str::to_owned), inner.clone());
        prop_oneof![
            prop::collection::vec(inner, 0..8).prop_map(Json::List),
            prop::collection::vec(entry, 0..8).prop_map(Json::Object),
        ]
    })
}

/// Number of values within a value, itself included.
fn size(json: &Json) -> usize {
    1 + match json {
        Json::List(items) => items.iter().map(size).sum(),
        Json::Object(entries) => entries.iter().map(|(_, value)| size(value)).sum(),
        _ => 0,
    }
}

/// Replaces the value at an index in reading order.
fn replace(json: &mut Json, place: usize, by: &Json) {
    if place == 0 {
        by.clone_into(json);
        return;
    }
    let children: Vec<&mut Json> = match json {
        Json::List(items) => items.iter_mut().collect(),
        Json::Object(entries) => entries.iter_mut().map(|(_, value)| value).collect(),
        _ => Vec::new(),
    };
    let mut before = 1;
    for child in children {
        let size = size(child);
        if place < before + size {
            return replace(child, place - before, by);
        }
        before += size;
    }
}

fn as_json(definition: &Definition) -> Json {
    let file = serde_json::to_string(definition).expect("a definition is JSON");
    serde_json::from_str(&file).expect("a written definition is read")
}

proptest! {
    #[test]
    fn a_written_definition_is_read_back_unchanged(definition in definition()) {
        prop_assert_eq!(read(&as_json(&definition), &ALLOWED), Ok(definition));
    }

    #[test]
    fn json_survives_a_round_trip(definition in definition()) {
        let json = as_json(&definition);
        let again: Json = serde_json::from_str(&serde_json::to_string(&json).expect("JSON")).expect("the same");
        prop_assert_eq!(again, json);
    }

    #[test]
    fn any_json_is_read_or_refused_without_a_panic(json in any_json()) {
        if let Err(problems) = read(&json, &ALLOWED) {
            prop_assert!((1..=MAX_PROBLEMS + 1).contains(&problems.len()));
        }
    }

    #[test]
    fn a_definition_with_something_else_in_one_place_is_read_or_refused(
        definition in definition(),
        place in any::<prop::sample::Index>(),
        other in any_json(),
    ) {
        let mut json = as_json(&definition);
        let place = place.index(size(&json));
        replace(&mut json, place, &other);
        match read(&json, &ALLOWED) {
            Ok(read) => prop_assert_eq!(read.version, 1),
            Err(problems) => prop_assert!((1..=MAX_PROBLEMS + 1).contains(&problems.len())),
        }
    }
}

#[test]
fn least_bytes_is_at_most_the_size_of_the_compact_file() {
    let least = |text: &str| serde_json::from_str::<Json>(text).expect("JSON").least_bytes();
    for text in [r#"{"a":[1,2,[]],"bé":{"c":null,"d":true,"e":false},"f":"x"}"#, "[]", "{}", "7", r#""é""#] {
        assert_eq!(least(text), text.len(), "{text}");
    }
    assert_eq!(least(r#"{ "a" : 1.50, "b" : "\u0041" }"#), r#"{"a":1,"b":"A"}"#.len());
}
