//! Labels and choices of dashboards.

use portal_dashboard::condition::{TestChoice, tests_of};
use portal_dashboard::config::{MAX_CONDITIONS, Rise, SortBy, SortOrder, USUAL_BUCKET};
use portal_dashboard::source::ColumnType;
use portal_dashboard::widget::{ChartType, WidgetKind};
use portal_table::aggregate::Operation;
use portal_table::columnar::Bucket;
use serde::Serialize;

use super::definition;
use crate::dashboard::thumbnail;
use crate::model::dashboard::{DashboardCategory, DashboardStatus, Permission};
use crate::store::labelled::{Labelled, labelled};
use crate::table::saturated;

/// All labels and choices. They never change.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardWords {
    /// Categories of dashboards.
    pub categories: Vec<Labelled<DashboardCategory>>,
    /// Statuses of dashboards.
    pub statuses: Vec<Labelled<DashboardStatus>>,
    /// Permission levels.
    pub permissions: Vec<PermissionWords>,
    /// Types of widgets.
    pub kinds: Vec<WidgetKindWords>,
    /// Calculations of figures.
    pub operations: Vec<OperationWords>,
    /// Lengths of time groups, such as month.
    pub buckets: Vec<Labelled<Bucket>>,
    /// Meanings of a rise of a metric; without one, it is neutral.
    pub rises: Vec<Labelled<Rise>>,
    /// Default length of time groups.
    pub usual_bucket: Bucket,
    /// Tests that a condition can use, by column type.
    pub tests: Vec<TestsOfType>,
    /// Sort keys of groups.
    pub sorts: Vec<Labelled<SortBy>>,
    /// Sort directions of groups.
    pub orders: Vec<Labelled<SortOrder>>,
    /// Maximum number of conditions of a widget.
    pub max_conditions: u32,
    /// Maximum size of a definition file in bytes.
    pub max_definition_bytes: u32,
    /// Maximum size of a definition file as shown.
    pub max_definition_size: String,
    /// Maximum size of a thumbnail in bytes.
    pub max_thumbnail_bytes: u32,
    /// Maximum size of a thumbnail as shown.
    pub max_thumbnail_size: String,
}

/// The tests for columns of one type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestsOfType {
    /// Type of the column.
    #[serde(rename = "type")]
    pub kind: ColumnType,
    /// Tests, the most usual first.
    pub tests: Vec<TestChoice>,
}

/// A permission level with its texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PermissionWords {
    /// Stored value.
    pub value: Permission,
    /// Label as shown on badges (§6).
    pub label: String,
    /// Description of the permitted readers.
    pub meaning: String,
}

/// A widget type with its texts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetKindWords {
    /// Stored value.
    pub value: WidgetKind,
    /// Label as shown (§9).
    pub label: String,
    /// Purpose of the type.
    pub purpose: String,
    /// Ways of drawing, such as area; empty if there is only one.
    pub chart_types: Vec<Labelled<ChartType>>,
    /// True if the type needs a column to group by.
    pub needs_dimension: bool,
    /// True if the type can be split into series.
    pub has_series: bool,
    /// Maximum number of measures; a text has none.
    pub most_values: u32,
    /// True if the type can be compared with a target.
    pub has_target: bool,
}

/// A calculation with its label.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OperationWords {
    /// Stored value.
    pub value: Operation,
    /// Label as shown.
    pub label: String,
    /// True if the calculation needs a column.
    pub needs_column: bool,
}

const fn who(permission: Permission) -> &'static str {
    match permission {
        Permission::Private => "Hanya pembuatnya",
        Permission::Internal => "Staf internal kementerian",
        Permission::BadanUsaha => "Staf internal dan badan usaha",
        Permission::Public => "Semua pengguna",
    }
}

const fn purpose(kind: WidgetKind) -> &'static str {
    match kind {
        WidgetKind::Chart => "Perkembangan dari waktu ke waktu, sebagai garis atau area",
        WidgetKind::Metric => "Satu angka penting, dengan tren terhadap periode sebelumnya",
        WidgetKind::Table => "Angka dalam baris dan kolom",
        WidgetKind::Pie => "Bagian dari keseluruhan, untuk sedikit nilai",
        WidgetKind::Bar => "Perbandingan antarkelompok, sebagai batang",
        WidgetKind::Map => "Sebaran menurut provinsi",
        WidgetKind::Text => "Judul dan penjelasan di antara widget lain",
    }
}

const OPERATIONS: [(Operation, &str); 7] = [
    (Operation::Count, "Jumlah baris"),
    (Operation::Sum, "Total"),
    (Operation::Mean, "Rata-rata"),
    (Operation::Min, "Nilai terkecil"),
    (Operation::Max, "Nilai terbesar"),
    (Operation::Median, "Median"),
    (Operation::Distinct, "Jumlah nilai yang berbeda"),
];

const BUCKETS: [(Bucket, &str); 5] = [
    (Bucket::Day, "Hari"),
    (Bucket::Week, "Minggu"),
    (Bucket::Month, "Bulan"),
    (Bucket::Quarter, "Triwulan"),
    (Bucket::Year, "Tahun"),
];

pub(super) fn operations() -> Vec<OperationWords> {
    let words = OPERATIONS.iter().map(|(operation, label)| OperationWords {
        value: *operation,
        label: (*label).to_owned(),
        needs_column: !matches!(operation, Operation::Count),
    });
    words.collect()
}

/// All labels and choices.
pub fn words() -> DashboardWords {
    let kinds = WidgetKind::ALL.iter().map(|kind| WidgetKindWords {
        value: *kind,
        label: kind.label().to_owned(),
        purpose: purpose(*kind).to_owned(),
        chart_types: labelled(kind.chart_types(), ChartType::label),
        needs_dimension: kind.needs_dimension(),
        has_series: kind.has_series(),
        has_target: kind.has_target(),
        most_values: saturated(kind.most_values()),
    });
    let permissions = Permission::ALL.iter().map(|permission| PermissionWords {
        value: *permission,
        label: permission.label().to_owned(),
        meaning: who(*permission).to_owned(),
    });
    let buckets = BUCKETS.iter().map(|(bucket, label)| Labelled { value: *bucket, label: (*label).to_owned() });
    DashboardWords {
        categories: labelled(DashboardCategory::ALL, DashboardCategory::label),
        statuses: labelled(DashboardStatus::ALL, DashboardStatus::label),
        permissions: permissions.collect(),
        kinds: kinds.collect(),
        operations: operations(),
        buckets: buckets.collect(),
        rises: labelled(Rise::ALL, Rise::label),
        usual_bucket: USUAL_BUCKET,
        tests: ColumnType::ALL.iter().map(|kind| TestsOfType { kind: *kind, tests: tests_of(*kind) }).collect(),
        sorts: labelled(SortBy::ALL, SortBy::label),
        orders: labelled(SortOrder::ALL, SortOrder::label),
        max_conditions: saturated(MAX_CONDITIONS),
        max_definition_bytes: definition::MAX_BYTES,
        max_definition_size: definition::max_size(),
        max_thumbnail_bytes: thumbnail::MAX_BYTES,
        max_thumbnail_size: thumbnail::max_size(),
    }
}
