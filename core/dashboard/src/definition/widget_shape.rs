//! Reads the shape of a widget: all fields present, with the right types and known words. `check` validates the
//! values.

use super::check::MAX_DAYS;
use super::fields::Node;
use super::problems::Problems;
use super::words::{BUCKETS, OPERATIONS, TESTS, bucket, operation};
use crate::condition::{Condition, Test};
use crate::config::{
    Dimension, MAX_DECIMALS, Measure, NumberFormat, Rise, SortBy, SortOrder, SourceRef, Target, Trend, WidgetConfig,
};
use crate::layout::{COLUMNS, MAX_HEIGHT, MAX_ROWS};
use crate::widget::{ChartType, Position, Widget, WidgetKind};

pub(super) fn widget(node: &Node<'_>, problems: &mut Problems) -> Option<Widget> {
    let mut fields = node.fields(problems)?;
    let id = fields.required("id", problems).and_then(|node| node.text(problems));
    let kinds: Vec<&str> = WidgetKind::ALL.iter().map(|kind| kind.value()).collect();
    let kind = fields.required("type", problems).and_then(|node| node.word(&kinds, WidgetKind::parse, problems));
    let title = fields.required("title", problems).and_then(|node| node.text(problems));
    let position = fields.required("position", problems).and_then(|node| position(&node, problems));
    let config = fields.required("config", problems).and_then(|node| config(&node, kind, problems));
    fields.finish(problems);
    Some(Widget { id: id?, kind: kind?, title: title?, position: position?, config: config? })
}

fn position(node: &Node<'_>, problems: &mut Problems) -> Option<Position> {
    let mut fields = node.fields(problems)?;
    let allowed = [("x", 0..=COLUMNS - 1), ("y", 0..=MAX_ROWS), ("w", 1..=COLUMNS), ("h", 1..=MAX_HEIGHT)];
    let [x, y, w, h] =
        allowed.map(|(name, allowed)| fields.required(name, problems).and_then(|node| node.count(&allowed, problems)));
    fields.finish(problems);
    Some(Position { x: x?, y: y?, w: w?, h: h? })
}

/// A missing optional value and a wrong value both become `None`; the wrong one is also reported.
fn config(node: &Node<'_>, kind: Option<WidgetKind>, problems: &mut Problems) -> Option<WidgetConfig> {
    let mut fields = node.fields(problems)?;
    let chart_types: Vec<&str> = ChartType::ALL.iter().map(|chart_type| chart_type.value()).collect();
    let sorts: Vec<&str> = SortBy::ALL.iter().map(|sort| sort.value()).collect();
    let orders: Vec<&str> = SortOrder::ALL.iter().map(|order| order.value()).collect();
    let chart_type = fields.optional("chartType").and_then(|node| node.word(&chart_types, ChartType::parse, problems));
    let data_source = fields.optional("dataSource").and_then(|node| source(&node, problems));
    let by = fields.optional("dimension").and_then(|node| dimension(&node, problems));
    let series = fields.optional("series").and_then(|node| dimension(&node, problems));
    let value = fields.required("value", problems).and_then(|node| all(&node, measure, problems));
    let filters = fields.required("filters", problems).and_then(|node| all(&node, condition, problems));
    let sort = fields.required("sort", problems).and_then(|node| node.word(&sorts, SortBy::parse, problems));
    let order = fields.required("order", problems).and_then(|node| node.word(&orders, SortOrder::parse, problems));
    let limit = fields.required("limit", problems).and_then(|node| node.count(&(1..=most_groups(kind)), problems));
    let rest = fields.required("rest", problems).and_then(|node| node.flag(problems));
    let format = fields.required("format", problems).and_then(|node| format(&node, problems));
    let trend = fields.optional("trend").and_then(|node| trend(&node, problems));
    let target = fields.optional("target").and_then(|node| target(&node, problems));
    let text = fields.optional("text").and_then(|node| node.text(problems)).unwrap_or_default();
    fields.finish(problems);
    Some(WidgetConfig {
        chart_type,
        data_source,
        dimension: by,
        series,
        value: value?,
        filters: filters?,
        sort: sort?,
        order: order?,
        limit: limit?,
        rest: rest?,
        format: format?,
        trend,
        target,
        text,
    })
}

/// The limit for the kind; for an unknown kind, the largest limit of any kind.
fn most_groups(kind: Option<WidgetKind>) -> u32 {
    let most = WidgetKind::ALL.iter().map(|kind| kind.most_groups()).max();
    kind.map(WidgetKind::most_groups).or(most).unwrap_or_default()
}

/// Every item of a list; `None` if one of them is wrong.
fn all<'a, T>(
    node: &Node<'a>,
    item: impl Fn(&Node<'a>, &mut Problems) -> Option<T>,
    problems: &mut Problems,
) -> Option<Vec<T>> {
    let read: Vec<Option<T>> = node.list(problems)?.iter().map(|node| item(node, problems)).collect();
    read.into_iter().collect()
}

fn source(node: &Node<'_>, problems: &mut Problems) -> Option<SourceRef> {
    let mut fields = node.fields(problems)?;
    let id = fields.required("id", problems).and_then(|node| node.text(problems));
    let name = fields.required("name", problems).and_then(|node| node.text(problems));
    fields.finish(problems);
    Some(SourceRef { id: id?, name: name? })
}

fn dimension(node: &Node<'_>, problems: &mut Problems) -> Option<Dimension> {
    let mut fields = node.fields(problems)?;
    let column = fields.required("column", problems).and_then(|node| node.text(problems));
    let bucket = fields.optional("bucket").and_then(|node| node.word(&BUCKETS, bucket, problems));
    fields.finish(problems);
    Some(Dimension { column: column?, bucket })
}

fn measure(node: &Node<'_>, problems: &mut Problems) -> Option<Measure> {
    let mut fields = node.fields(problems)?;
    let aggregation =
        fields.required("aggregation", problems).and_then(|node| node.word(&OPERATIONS, operation, problems));
    let column = fields.optional("column").and_then(|node| node.text(problems));
    fields.finish(problems);
    Some(Measure { aggregation: aggregation?, column })
}

fn condition(node: &Node<'_>, problems: &mut Problems) -> Option<Condition> {
    let mut fields = node.fields(problems)?;
    let column = fields.required("column", problems).and_then(|node| node.text(problems));
    let test = fields.required("test", problems).and_then(|node| test(&node, problems));
    fields.finish(problems);
    Some(Condition { column: column?, test: test? })
}

/// An object with one field, named after the test.
fn test(node: &Node<'_>, problems: &mut Problems) -> Option<Test> {
    let mut fields = node.fields(problems)?;
    let found: Vec<(&str, Node<'_>)> =
        TESTS.into_iter().filter_map(|name| Some((name, fields.optional(name)?))).collect();
    fields.finish(problems);
    let [(name, one)] = &found[..] else {
        problems.add(&node.path, format!("Harus berisi tepat satu dari: {}.", TESTS.join(", ")));
        return None;
    };
    match *name {
        "is" => texts(one, problems).map(Test::Is),
        "isNot" => texts(one, problems).map(Test::IsNot),
        "atLeast" => one.text(problems).map(Test::AtLeast),
        "atMost" => one.text(problems).map(Test::AtMost),
        _ => one.count(&(1..=MAX_DAYS), problems).map(Test::LastDays),
    }
}

fn texts(node: &Node<'_>, problems: &mut Problems) -> Option<Vec<String>> {
    all(node, Node::text, problems)
}

fn format(node: &Node<'_>, problems: &mut Problems) -> Option<NumberFormat> {
    let mut fields = node.fields(problems)?;
    let decimals = fields.optional("decimals").and_then(|node| node.count(&(0..=MAX_DECIMALS), problems));
    let unit = fields.required("unit", problems).and_then(|node| node.text(problems));
    let compact = fields.required("compact", problems).and_then(|node| node.flag(problems));
    fields.finish(problems);
    Some(NumberFormat { decimals, unit: unit?, compact: compact? })
}

/// An object with one field: the number, or the measure.
fn target(node: &Node<'_>, problems: &mut Problems) -> Option<Target> {
    let mut fields = node.fields(problems)?;
    let fixed = fields.optional("fixed");
    let measured = fields.optional("measure");
    fields.finish(problems);
    match (fixed, measured) {
        (Some(node), None) => node.text(problems).map(Target::Fixed),
        (None, Some(node)) => measure(&node, problems).map(Target::Measure),
        _ => {
            problems.add(&node.path, "Harus berisi tepat satu dari: fixed, measure.".to_owned());
            None
        }
    }
}

fn trend(node: &Node<'_>, problems: &mut Problems) -> Option<Trend> {
    let mut fields = node.fields(problems)?;
    let column = fields.required("column", problems).and_then(|node| node.text(problems));
    let bucket = fields.required("bucket", problems).and_then(|node| node.word(&BUCKETS, bucket, problems));
    let rises: Vec<&str> = Rise::ALL.iter().map(|rise| rise.value()).collect();
    let rise = fields.optional("rise").and_then(|node| node.word(&rises, Rise::parse, problems));
    fields.finish(problems);
    Some(Trend { column: column?, bucket: bucket?, rise })
}
