//! The words of the dashboards, for choices and badges.

use portal_dashboard::condition::{TestChoice, tests_of};
use portal_dashboard::config::{MAX_CONDITIONS, SortBy, SortOrder, USUAL_BUCKET};
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

/// All of them. Constant: it depends on nothing that changes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DashboardWords {
    /// Categories of dashboards.
    pub categories: Vec<Labelled<DashboardCategory>>,
    /// Statuses.
    pub statuses: Vec<Labelled<DashboardStatus>>,
    /// Permissions.
    pub permissions: Vec<PermissionWords>,
    /// Types of widgets.
    pub kinds: Vec<WidgetKindWords>,
    /// How figures are made of rows.
    pub operations: Vec<OperationWords>,
    /// Stretches of time.
    pub buckets: Vec<Labelled<Bucket>>,
    /// The stretch of time that is a group where none was chosen.
    pub usual_bucket: Bucket,
    /// What can be asked of columns, type by type.
    pub tests: Vec<TestsOfType>,
    /// What puts groups in order.
    pub sorts: Vec<Labelled<SortBy>>,
    /// Which way.
    pub orders: Vec<Labelled<SortOrder>>,
    /// The most conditions of a widget.
    pub max_conditions: u32,
    /// The longest definition file, in bytes.
    pub max_definition_bytes: u32,
    /// The same as people read it.
    pub max_definition_size: String,
    /// The largest thumbnail, in bytes.
    pub max_thumbnail_bytes: u32,
    /// The same as people read it.
    pub max_thumbnail_size: String,
}

/// What can be asked of columns of a type.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct TestsOfType {
    /// The type.
    #[serde(rename = "type")]
    pub kind: ColumnType,
    /// What can be asked, the most usual first.
    pub tests: Vec<TestChoice>,
}

/// A permission in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PermissionWords {
    /// As data write it.
    pub value: Permission,
    /// As badges show it (§6).
    pub label: String,
    /// Who may read.
    pub meaning: String,
}

/// A type of widgets in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct WidgetKindWords {
    /// As data write it.
    pub value: WidgetKind,
    /// As people read it (§9).
    pub label: String,
    /// What it is good for.
    pub purpose: String,
    /// How it can be drawn; empty where there is but one way.
    pub chart_types: Vec<Labelled<ChartType>>,
    /// Whether it needs something to group by.
    pub needs_dimension: bool,
    /// Whether it can be split into series.
    pub has_series: bool,
    /// How many measures it can show.
    pub most_values: u32,
}

/// A way of making a figure, in words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct OperationWords {
    /// As data write it.
    pub value: Operation,
    /// As people read it.
    pub label: String,
    /// Whether it needs a column.
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
    }
}

const OPERATIONS: [(Operation, &str); 7] = [
    (Operation::Count, "Jumlah baris"),
    (Operation::Sum, "Total"),
    (Operation::Mean, "Rata-rata"),
    (Operation::Min, "Terkecil"),
    (Operation::Max, "Terbesar"),
    (Operation::Median, "Median"),
    (Operation::Distinct, "Banyaknya nilai berbeda"),
];

const BUCKETS: [(Bucket, &str); 5] = [
    (Bucket::Day, "Hari"),
    (Bucket::Week, "Minggu"),
    (Bucket::Month, "Bulan"),
    (Bucket::Quarter, "Triwulan"),
    (Bucket::Year, "Tahun"),
];

/// The ways of making a figure, in words.
pub(super) fn operations() -> Vec<OperationWords> {
    let words = OPERATIONS.iter().map(|(operation, label)| OperationWords {
        value: *operation,
        label: (*label).to_owned(),
        needs_column: !matches!(operation, Operation::Count),
    });
    words.collect()
}

/// The words of the dashboards.
pub fn words() -> DashboardWords {
    let kinds = WidgetKind::ALL.iter().map(|kind| WidgetKindWords {
        value: *kind,
        label: kind.label().to_owned(),
        purpose: purpose(*kind).to_owned(),
        chart_types: labelled(kind.chart_types(), ChartType::label),
        needs_dimension: kind.needs_dimension(),
        has_series: kind.has_series(),
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
