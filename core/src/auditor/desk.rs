//! What an auditor finds on the desk (§2.7): the lists by type and stage, their counts, the five newest.

use serde::{Deserialize, Serialize};

use super::model::AuditorType;
use crate::assignment::due::{Due, due};
use crate::assignment::model::{Assignment, AssignmentStatus};
use crate::error::{Kind, Refusal};
use crate::locale::relative::ticket_age;
use crate::reader::Reader;
use crate::repository::model::DataType;
use crate::repository::store::Item;
use crate::session::Action;
use crate::short_list::{PageQuery, sorted_page};
use crate::stage::Stage;
use crate::table::fold;
use crate::table::order::SortKey;
use crate::table::page::{PageSizes, Pagination};
use crate::table::sort::{Direction, Sort};
use crate::vocabulary::Labelled;

/// Data generated within so many days counts as recent (§9).
const RECENT_DAYS: i64 = 7;
/// How many the short list of the newest shows (§9).
const NEWEST: usize = 5;

/// Which list, and what the address says of it: raw texts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskQuery {
    /// The category of /auditor/category/{category}.
    pub category: Option<String>,
    /// The data type of /auditor/tabular and /auditor/document.
    pub only: Option<DataType>,
    /// Words to find in name, stage, company and description (§5).
    pub search: Option<String>,
    /// The filter 'Tahapan'.
    pub tahapan: Option<String>,
    /// The filter 'Data Type'.
    pub data_type: Option<String>,
    /// The key of a column.
    pub sort: Option<String>,
    /// 'asc' or 'desc'.
    pub direction: Option<String>,
    /// From 1 on.
    pub page: Option<String>,
    /// 10, 25 or 50.
    pub page_size: Option<String>,
}

/// One list of the desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Desk {
    /// Whose desk it is.
    pub auditor_name: String,
    /// Whether access is limited (§6).
    pub is_limited: bool,
    /// The stage of the address.
    pub stage: Option<Stage>,
    /// Of the whole list, whatever search and filters.
    pub counts: DeskCounts,
    /// The five newest of the whole list.
    pub newest: Vec<DeskRow>,
    /// The page's rows.
    pub rows: Vec<DeskRow>,
    /// Where in the list they stand.
    pub pagination: Pagination,
    /// The page sizes to choose from.
    pub page_sizes: Vec<u32>,
    /// The stage filter as understood.
    pub tahapan: Option<Stage>,
    /// The type filter as understood.
    pub data_type: Option<DataType>,
    /// The columns in order; the key is also the value of the address's `sort`.
    pub columns: Vec<Labelled<String>>,
    /// The key of the column it is sorted by.
    pub sort: String,
    /// The direction of that sort.
    pub direction: Direction,
    /// Whether search or a filter is at work.
    pub is_filtered: bool,
}

/// The four cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskCounts {
    /// Total Assigned.
    pub total: u32,
    /// Tabular Data.
    pub tabular: u32,
    /// Document Data.
    pub document: u32,
    /// Recent Data: generated within the last 7 days.
    pub recent: u32,
}

/// One item.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskRow {
    /// The assignment's id, by which the item is opened.
    pub id: String,
    /// The name of the data.
    pub name: String,
    /// Its stage.
    pub tahapan: Stage,
    /// Tabular or document.
    pub data_type: DataType,
    /// Its company.
    pub generated_by: String,
    /// The day it was generated.
    pub generated: String,
    /// When the data last changed, relative.
    pub updated: String,
    /// The same, with zone.
    pub updated_exactly: String,
    /// How far the assignment is.
    pub status: AssignmentStatus,
    /// Its last day.
    pub due: Due,
}

/// What each link of the menu counts.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskMenu {
    /// What the internal auditor has who is acting, or would be.
    pub internal: u32,
    /// Likewise the external one.
    pub external: u32,
    /// Of the one who is acting.
    pub tabular: u32,
    /// Of the one who is acting.
    pub document: u32,
    /// The stages in the order of §3.
    pub stages: Vec<StageCount>,
}

/// A stage and how many items there are of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct StageCount {
    /// The stage.
    pub tahapan: Stage,
    /// As addresses name it.
    pub category: String,
    /// How many.
    pub count: u32,
}

/// An assignment with what it is about.
#[derive(Clone, Copy)]
struct Entry<'a> {
    assignment: &'a Assignment,
    item: Item<'a>,
}

fn entries<'a>(reader: &Reader<'a>) -> Result<Vec<Entry<'a>>, Refusal> {
    reader.require(Action::ReadAssignedData)?;
    let session = reader.session();
    let own = reader.assignments().newest_first().into_iter();
    let own = own.filter(|assignment| crate::assignment::store::is_own(session, assignment));
    let entry =
        |assignment: &'a Assignment| Some(Entry { assignment, item: reader.repository().item(&assignment.data_id)? });
    Ok(own.filter_map(entry).collect())
}

fn count(entries: &[Entry], counted: impl Fn(&Entry) -> bool) -> u32 {
    u32::try_from(entries.iter().filter(|entry| counted(entry)).count()).unwrap_or(u32::MAX)
}

/// The counts of the menu.
pub fn menu(reader: &Reader) -> Result<DeskMenu, Refusal> {
    let entries = entries(reader)?;
    let session = reader.session();
    let of_type = |auditor_type: AuditorType| {
        if session.role == auditor_type.role() {
            return count(&entries, |_| true);
        }
        // Who the link would make one: the first of that type (decisions §3).
        let first = reader.auditors().iter().find(|auditor| auditor.auditor_type == auditor_type);
        first.map_or(0, |auditor| {
            u32::try_from(reader.assignments().of_auditor(&auditor.id).count()).unwrap_or(u32::MAX)
        })
    };
    let stage = |stage: &Stage| StageCount {
        tahapan: *stage,
        category: stage.category(),
        count: count(&entries, |entry| entry.item.tahapan() == *stage),
    };
    Ok(DeskMenu {
        internal: of_type(AuditorType::Internal),
        external: of_type(AuditorType::External),
        tabular: count(&entries, |entry| entry.item.data_type() == DataType::Tabular),
        document: count(&entries, |entry| entry.item.data_type() == DataType::Document),
        stages: Stage::ALL.iter().map(stage).collect(),
    })
}

#[derive(Clone, Copy)]
enum Column {
    Id,
    Name,
    Stage,
    DataType,
    GeneratedBy,
    GeneratedDate,
    LastUpdated,
}

const COLUMNS: [(&str, Column, &str); 7] = [
    ("id", Column::Id, "ID"),
    ("name", Column::Name, "Nama Data"),
    ("tahapan", Column::Stage, "Tahapan"),
    ("dataType", Column::DataType, "Data Type"),
    ("generatedBy", Column::GeneratedBy, "Generated By"),
    ("generatedDate", Column::GeneratedDate, "Generated Date"),
    ("lastUpdated", Column::LastUpdated, "Last Updated"),
];

/// The order without another asked for: the newest first (§4).
const DEFAULT: (&str, Sort<Column>) =
    ("generatedDate", Sort { column: Column::GeneratedDate, direction: Direction::Desc });

fn key(entry: &Entry, column: Column) -> SortKey {
    let Entry { assignment, item } = entry;
    match column {
        Column::Id => SortKey::text(&assignment.id),
        Column::Name => SortKey::text(&item.name()),
        Column::Stage => SortKey::Number(item.tahapan() as i64),
        Column::DataType => SortKey::Number(item.data_type() as i64),
        Column::GeneratedBy => SortKey::text(item.badan_usaha()),
        Column::GeneratedDate => SortKey::Number(item.generated().0),
        Column::LastUpdated => SortKey::Number(item.updated().0),
    }
}

/// One list of the acting auditor's items.
pub fn desk(reader: &Reader, query: &DeskQuery) -> Result<Desk, Refusal> {
    let mut all = entries(reader)?;
    let stage = match query.category.as_deref() {
        None => None,
        Some(raw) => Some(Stage::from_category(raw).ok_or_else(|| Refusal::not_found(Kind::Stage, raw))?),
    };
    all.retain(|entry| {
        stage.is_none_or(|stage| entry.item.tahapan() == stage)
            && query.only.is_none_or(|only| entry.item.data_type() == only)
    });
    all.sort_by_key(|entry| std::cmp::Reverse(entry.item.generated()));
    let counts = counts(reader, &all);
    let newest = all.iter().take(NEWEST).map(|entry| row(reader, entry)).collect();

    let tahapan = query.tahapan.as_deref().and_then(Stage::parse);
    let data_type = query.data_type.as_deref().and_then(DataType::parse);
    let words = fold::words(query.search.as_deref().unwrap_or_default());
    all.retain(|entry| {
        tahapan.is_none_or(|stage| entry.item.tahapan() == stage)
            && data_type.is_none_or(|data_type| entry.item.data_type() == data_type)
            && (words.is_empty() || has_words(entry, &words))
    });
    let columns: Vec<_> = COLUMNS.iter().map(|(key, column, _)| (*key, *column)).collect();
    let sort = Sort::parse(query.sort.as_deref(), query.direction.as_deref(), &columns);
    let Sort { column, direction } = sort.unwrap_or(DEFAULT.1);
    let page = PageQuery { page: query.page.as_deref(), size: query.page_size.as_deref() };
    let (rows, pagination) = sorted_page(&all, direction, |entry| key(entry, column), page);
    let session = reader.session();
    Ok(Desk {
        auditor_name: session.person.name.clone(),
        is_limited: !reader.may(Action::TakeOutAssignedData),
        stage,
        counts,
        newest,
        rows: rows.into_iter().map(|entry| row(reader, entry)).collect(),
        pagination,
        page_sizes: PageSizes::TABLE.allowed.to_vec(),
        tahapan,
        data_type,
        columns: COLUMNS
            .iter()
            .map(|(key, _, label)| Labelled { value: (*key).to_owned(), label: (*label).to_owned() })
            .collect(),
        sort: sort.and(query.sort.clone()).unwrap_or_else(|| DEFAULT.0.to_owned()),
        direction,
        is_filtered: tahapan.is_some() || data_type.is_some() || !words.is_empty(),
    })
}

fn counts(reader: &Reader, all: &[Entry]) -> DeskCounts {
    let clock = reader.clock();
    let oldest_recent = clock.now.0 - RECENT_DAYS * 24 * 60 * 60 * 1_000;
    DeskCounts {
        total: count(all, |_| true),
        tabular: count(all, |entry| entry.item.data_type() == DataType::Tabular),
        document: count(all, |entry| entry.item.data_type() == DataType::Document),
        recent: count(all, |entry| entry.item.generated().0 >= oldest_recent),
    }
}

fn has_words(entry: &Entry, words: &[String]) -> bool {
    let item = entry.item;
    fold::has_all(&[&item.name(), item.tahapan().label(), item.badan_usaha(), item.description()], words)
}

fn row(reader: &Reader, entry: &Entry) -> DeskRow {
    let Entry { assignment, item } = *entry;
    let clock = reader.clock();
    DeskRow {
        id: assignment.id.clone(),
        name: item.name(),
        tahapan: item.tahapan(),
        data_type: item.data_type(),
        generated_by: item.badan_usaha().to_owned(),
        generated: clock.local(item.generated()).date().long(),
        updated: ticket_age(item.updated().0, clock.local_now()),
        updated_exactly: clock.local(item.updated()).long(),
        status: assignment.status,
        due: due(assignment, clock.local_now().date()),
    }
}
