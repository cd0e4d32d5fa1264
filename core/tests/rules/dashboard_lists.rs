//! Daftar Dashboard, its sub-lists and 'Dasbor' of the readers: filters, search, order, pages, counters, ages (§2.9,
//! §5, decisions §1 and §5).

use crate::support::dashboards::*;
use crate::support::{DAY, Desk, HOUR, MINUTE};
use portal_core::dashboard::commands::DashboardCommand;
use portal_core::dashboard::views::card::DashboardCard;
use portal_core::dashboard::views::list::{DashboardCounts, DashboardQuery, DashboardScope, list};
use portal_core::dashboard::views::published::{self, PublishedQuery};
use portal_core::dashboard::views::{detail, menu};
use portal_core::locale::zone::Zone;
use portal_core::model::Role;
use portal_core::model::dashboard::{Dashboard, DashboardCategory, DashboardStatus, Permission};
use portal_core::store::error::{Kind, Refusal};
use portal_core::table::sort::Direction;
use portal_dashboard::widget::WidgetKind;

const PRODUCTION: &str = "dash_1763777722418";
const SALES: &str = "dash_1763691310275";
const DOCUMENTS: &str = "dash_1763432073901";
const ENVIRONMENT: &str = "dash_1763345661740";
const AUDITS: &str = "dash_1763086423884";
const DESK: &str = "dash_1763000024137";
const EXPLORATION: &str = "dash_1763259248319";

/// All dashboards that the first administrator reads, the last changed first.
const NEWEST_FIRST: [&str; 9] =
    [PRODUCTION, EXPLORATION, TICKETS, DESK, SALES, AUDITS, ASSIGNMENTS, DOCUMENTS, ENVIRONMENT];

fn text(text: &str) -> Option<String> {
    (!text.is_empty()).then(|| text.to_owned())
}

fn ids(cards: &[DashboardCard]) -> Vec<&str> {
    cards.iter().map(|card| card.id.as_str()).collect()
}

fn found(query: &DashboardQuery) -> Vec<String> {
    Desk::builder().dashboards(query).cards.into_iter().map(|card| card.id).collect()
}

fn sorted(key: &str, direction: &str) -> Vec<String> {
    found(&DashboardQuery { sort: text(key), direction: text(direction), ..DashboardQuery::default() })
}

fn searched(words: &str) -> Vec<String> {
    found(&DashboardQuery { search: text(words), ..DashboardQuery::default() })
}

#[test]
fn the_last_changed_comes_first() {
    assert_eq!(found(&DashboardQuery::default()), NEWEST_FIRST);
    let mut desk = Desk::builder();
    desk.later(MINUTE).publish(ENVIRONMENT);
    assert_eq!(ids(&desk.dashboards(&DashboardQuery::default()).cards)[0], ENVIRONMENT);
    let [one, other] = ["Satu", "Dua"].map(|name| desk.create(dashboard_form(name, Permission::Private)));
    let cards = desk.dashboards(&DashboardQuery::default()).cards;
    assert_eq!(ids(&cards)[..3], [other.as_str(), &one, ENVIRONMENT], "with equal times the later arrival is first");
}

#[test]
fn search_finds_all_words_in_name_description_and_category() {
    assert_eq!(searched("LAYANAN"), [TICKETS], "in the name, whatever the case");
    assert_eq!(searched("timah"), [PRODUCTION, EXPLORATION], "in the description");
    assert_eq!(searched("lingkungan"), [ENVIRONMENT], "in the category");
    assert_eq!(searched("stok  produksi"), [PRODUCTION], "all words, in any order");
    assert_eq!(searched("produksi zzz"), [""; 0]);
    assert_eq!(searched("Lestari"), [""; 0], "the creator is not searched");
    assert_eq!(searched("published"), [""; 0], "nor is the status");
    assert_eq!(searched("arus kas"), [""; 0], "nor what another keeps private");
    assert_eq!(searched("  "), NEWEST_FIRST);
}

#[test]
fn filters_search_and_scopes_narrow_together() {
    let desk = Desk::builder();
    let all: Vec<Dashboard> = NEWEST_FIRST.iter().map(|id| desk.dashboard(id).clone()).collect();
    let paths = DashboardCategory::ALL.iter().map(|category| DashboardScope::Category(category.path()));
    let scopes: Vec<DashboardScope> =
        [DashboardScope::All, DashboardScope::Published, DashboardScope::Drafts].into_iter().chain(paths).collect();
    let categories = [""].into_iter().chain(DashboardCategory::ALL.iter().map(|category| category.value()));
    for category in categories {
        for status in ["", "draft", "published"] {
            for search in ["", "dan", "data"] {
                for scope in &scopes {
                    let in_scope = |each: &&Dashboard| match scope {
                        DashboardScope::All => true,
                        DashboardScope::Published => each.status == DashboardStatus::Published,
                        DashboardScope::Drafts => each.status == DashboardStatus::Draft,
                        DashboardScope::Category(path) => each.category.value().to_lowercase() == *path,
                    };
                    // A list of one category or status does not offer that filter.
                    let open_category = if matches!(scope, DashboardScope::Category(_)) { "" } else { category };
                    let has_one_status = matches!(scope, DashboardScope::Published | DashboardScope::Drafts);
                    let open_status = if has_one_status { "" } else { status };
                    let is_wanted = |each: &&Dashboard| {
                        let texts =
                            [each.name.as_str(), &each.description, each.category.value()].map(str::to_lowercase);
                        (open_category.is_empty() || each.category.value() == open_category)
                            && (open_status.is_empty() || each.status.value() == open_status)
                            && texts.iter().any(|text| text.contains(search))
                    };
                    let query = DashboardQuery {
                        scope: scope.clone(),
                        category: text(category),
                        status: text(status),
                        search: text(search),
                        ..DashboardQuery::default()
                    };
                    let shown = desk.dashboards(&query);
                    let expected: Vec<&str> =
                        all.iter().filter(in_scope).filter(is_wanted).map(|each| each.id.as_str()).collect();
                    assert_eq!(ids(&shown.cards), expected, "{query:?}");
                    let total = all.iter().filter(in_scope).count();
                    assert_eq!(usize::try_from(shown.counts.total), Ok(total), "counters ignore the filter");
                    assert_eq!(shown.is_filtered, ![open_category, open_status, search].concat().is_empty());
                }
            }
        }
    }
}

#[test]
fn a_list_names_its_category_and_status() {
    let desk = Desk::builder();
    let of = |scope: DashboardScope| {
        let shown = desk.dashboards(&DashboardQuery { scope, ..DashboardQuery::default() });
        (shown.category, shown.status, shown.is_filtered)
    };
    assert_eq!(of(DashboardScope::All), (None, None, false));
    assert_eq!(of(DashboardScope::Category("audit".to_owned())), (Some(DashboardCategory::Audit), None, false));
    assert_eq!(of(DashboardScope::Published), (None, Some(DashboardStatus::Published), false));
    assert_eq!(of(DashboardScope::Drafts), (None, Some(DashboardStatus::Draft), false));
    let unknown = DashboardQuery { category: text("audit"), status: text("Draft"), ..DashboardQuery::default() };
    let shown = desk.dashboards(&unknown);
    assert_eq!((shown.category, shown.status, shown.is_filtered), (None, None, false), "no such words: no filter");
}

#[test]
fn a_category_that_does_not_exist_is_not_found() {
    let desk = Desk::builder();
    for path in ["produksi", "Operasi", "", "operasi/"] {
        let query = DashboardQuery { scope: DashboardScope::Category(path.to_owned()), ..DashboardQuery::default() };
        let refusal = desk.view(|reader| list(reader, &query)).expect_err("no category");
        assert_eq!(refusal, Refusal::not_found(Kind::Category, path));
    }
}

#[test]
fn columns_sort_both_ways() {
    let by_name = [DOCUMENTS, EXPLORATION, AUDITS, DESK, TICKETS, SALES, ASSIGNMENTS, PRODUCTION, ENVIRONMENT];
    assert_eq!(sorted("name", "asc"), by_name);
    assert_eq!(sorted("name", "desc"), by_name.into_iter().rev().collect::<Vec<_>>());
    let mut oldest_first = NEWEST_FIRST;
    oldest_first.reverse();
    assert_eq!(sorted("updated", "asc"), oldest_first);
    assert_eq!(sorted("updated", "desc"), NEWEST_FIRST);
    let desk = Desk::builder();
    for (key, of) in [
        ("category", (|each| each.category.label().to_owned()) as fn(&Dashboard) -> String),
        ("status", |each| each.status.label().to_owned()),
        ("widgets", |each| format!("{:03}", each.widgets.len())),
        ("permission", |each| {
            Permission::ALL
                .iter()
                .position(|known| *known == each.permission)
                .map_or_else(String::new, |place| place.to_string())
        }),
    ] {
        for direction in ["asc", "desc"] {
            let keys: Vec<String> = sorted(key, direction).iter().map(|id| of(desk.dashboard(id))).collect();
            let mut expected = keys.clone();
            expected.sort();
            if direction == "desc" {
                expected.reverse();
            }
            assert_eq!(keys, expected, "{key} {direction}");
        }
    }
    assert_eq!(sorted("createdBy", "asc"), NEWEST_FIRST, "no such column");
    let shown =
        desk.dashboards(&DashboardQuery { sort: text("name"), direction: text("asc"), ..DashboardQuery::default() });
    assert_eq!((shown.sort.as_deref(), shown.direction), (Some("name"), Direction::Asc));
    let usual = desk.dashboards(&DashboardQuery::default());
    assert_eq!((usual.sort, usual.direction), (None, Direction::Desc));
}

#[test]
fn a_page_past_the_end_is_the_last_page() {
    let mut desk = Desk::builder();
    for number in 0..23 {
        desk.later(MINUTE).create(dashboard_form(&format!("Uji {number:02}"), Permission::Public));
    }
    let page = |page: &str, page_size: &str| {
        let query = DashboardQuery { page: text(page), page_size: text(page_size), ..DashboardQuery::default() };
        let shown = desk.dashboards(&query);
        assert_eq!(
            (shown.counts.total, shown.pagination.total, shown.page_sizes.as_slice()),
            (32, 32, &[10, 25, 50][..])
        );
        (
            shown.cards.first().map(|card| card.name.clone()).unwrap_or_default(),
            shown.cards.len(),
            shown.pagination.showing,
        )
    };
    let fourth = (desk.dashboard(DOCUMENTS).name.clone(), 2, "Showing 31 to 32 of 32 entries".to_owned());
    assert_eq!(page("3", "10"), ("Uji 02".to_owned(), 10, "Showing 21 to 30 of 32 entries".to_owned()));
    assert_eq!(page("4", "10"), fourth);
    assert_eq!(page("99", "10"), fourth);
    assert_eq!(page("", ""), ("Uji 22".to_owned(), 25, "Showing 1 to 25 of 32 entries".to_owned()));
    assert_eq!(page("0", "7"), page("", ""));
    assert_eq!(page("1", "50").1, 32);
    let none = desk.dashboards(&DashboardQuery { search: text("zzz"), ..DashboardQuery::default() });
    assert_eq!(none.pagination.showing, "Showing 0 to 0 of 0 entries");
}

#[test]
fn menu_counts_equal_the_lengths_of_their_lists() {
    let mut desk = Desk::builder();
    for person in [FIRST, SECOND] {
        desk.as_builder(person);
        let menu = desk.view(menu::menu).expect("its menu");
        let total = |scope| desk.dashboards(&DashboardQuery { scope, ..DashboardQuery::default() }).pagination.total;
        assert_eq!(menu.total, total(DashboardScope::All));
        assert_eq!((menu.published, menu.drafts), (total(DashboardScope::Published), total(DashboardScope::Drafts)));
        for entry in menu.categories {
            assert_eq!(entry.count, total(DashboardScope::Category(entry.path)), "{}", entry.label);
        }
    }
    let labels: Vec<_> =
        desk.view(menu::menu).expect("its menu").categories.into_iter().map(|entry| entry.label).collect();
    assert_eq!(labels, ["Operasi", "Audit", "Administrasi", "Lingkungan", "Keuangan", "Eksplorasi"]);
}

#[test]
fn counters_show_total_published_drafts_and_updated_today() {
    let desk = Desk::builder();
    let expected = DashboardCounts { total: 9, published: 8, draft: 1, updated_today: 3 };
    assert_eq!(desk.dashboards(&DashboardQuery::default()).counts, expected);
}

/// Number of dashboards changed today, and the age of the ticket dashboard.
fn today(desk: &Desk) -> (u32, String) {
    let shown = desk.dashboards(&DashboardQuery::default());
    let card = shown.cards.iter().find(|card| card.id == TICKETS).expect("the dashboard is in the list").clone();
    let detail = desk.view(|reader| detail::detail(reader, TICKETS)).expect("reading is granted");
    assert_eq!((&detail.updated, &detail.updated_exact), (&card.updated, &card.updated_exact));
    (shown.counts.updated_today, card.updated)
}

#[test]
fn today_ends_at_midnight_of_the_device() {
    let mut desk = Desk::builder();
    // 23.59 in Jakarta.
    desk.later(14 * HOUR + 54 * MINUTE);
    desk.publish(TICKETS);
    assert_eq!(today(&desk), (3, "Hari ini".to_owned()));
    desk.later(MINUTE);
    assert_eq!(today(&desk), (0, "1 hari yang lalu".to_owned()), "one minute later is another day");
    desk.clock.zone = Zone::fixed(0);
    assert_eq!(today(&desk), (3, "Hari ini".to_owned()), "in London the day has not changed");
    desk.clock.zone = Zone::fixed(540);
    assert_eq!(today(&desk), (1, "Hari ini".to_owned()), "in Jayapura both times are after midnight");
}

#[test]
fn an_age_is_shown_in_days_then_weeks_then_as_a_date() {
    let mut desk = Desk::builder();
    desk.publish(TICKETS);
    let ages = [
        (0, "Hari ini"),
        (1, "1 hari yang lalu"),
        (2, "2 hari yang lalu"),
        (6, "6 hari yang lalu"),
        (7, "1 minggu yang lalu"),
        (13, "1 minggu yang lalu"),
        (14, "2 minggu yang lalu"),
        (29, "4 minggu yang lalu"),
        (30, "21 November 2026"),
        (400, "21 November 2026"),
    ];
    for (days, age) in ages {
        assert_eq!(today(desk.clone().later(days * DAY)).1, age);
    }
}

#[test]
fn a_card_shows_the_fields_of_the_specification() {
    let mut desk = Desk::builder();
    let id = desk.build(vec![
        counted_by(1, WidgetKind::Bar, "tickets", "status"),
        counted_by(2, WidgetKind::Map, "tickets", "provinsi"),
    ]);
    let form = portal_core::dashboard::commands::DashboardForm {
        description: "Uraian".to_owned(),
        category: "Eksplorasi".to_owned(),
        thumbnail: "data:image/png;base64,iVBORw0KGgo=".to_owned(),
        ..dashboard_form("Kartu", Permission::BadanUsaha)
    };
    let widgets = desk.dashboard(&id).widgets.clone();
    desk.dashboard_ok(DashboardCommand::Save { dashboard: id.clone(), form: form.clone(), widgets: widgets.clone() });
    let card = desk.dashboards(&DashboardQuery::default()).cards.remove(0);
    assert_eq!((card.id.as_str(), card.name.as_str(), card.description.as_str()), (id.as_str(), "Kartu", "Uraian"));
    assert_eq!(
        (card.status, card.is_published, card.category, card.permission),
        (DashboardStatus::Draft, false, DashboardCategory::Eksplorasi, Permission::BadanUsaha)
    );
    assert_eq!((card.created_by.as_str(), card.updated.as_str(), card.widgets), ("Lestari Putri", "Hari ini", 2));
    assert_eq!(card.updated_exact, "21 November 2026 pukul 09.05 WIB");
    assert_eq!(card.thumbnail, Some(form.thumbnail.clone()));
    let sketch: Vec<_> = card.sketch.iter().map(|part| (part.kind, part.position)).collect();
    assert_eq!(sketch, widgets.iter().map(|widget| (widget.kind, widget.position)).collect::<Vec<_>>());
    let editable = desk.view(|reader| detail::editable(reader, &id)).expect("its own");
    assert_eq!((editable.form, editable.widgets, editable.is_published), (form, widgets, false));
    desk.publish(&id);
    let card = desk.dashboards(&DashboardQuery::default()).cards.remove(0);
    let editable = desk.view(|reader| detail::editable(reader, &id)).expect("its own");
    assert_eq!((card.id == id, card.is_published, editable.is_published), (true, true, true));
}

#[test]
fn readers_search_filter_and_page_their_published_dashboards() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let shown = |desk: &Desk, query: &PublishedQuery| {
        desk.view(|reader| published::list(reader, query)).expect("every role reads")
    };
    let all = shown(&desk, &PublishedQuery::default());
    assert_eq!(ids(&all.cards), [PRODUCTION, TICKETS, DESK, SALES, AUDITS, ASSIGNMENTS, DOCUMENTS, ENVIRONMENT]);
    assert!(!all.is_filtered && all.category.is_none());
    let of = |search: &str, category: &str| PublishedQuery {
        search: text(search),
        category: text(category),
        ..PublishedQuery::default()
    };
    assert_eq!(ids(&shown(&desk, &of("", "Audit")).cards), [AUDITS, ASSIGNMENTS, DOCUMENTS]);
    assert!(shown(&desk, &of("", "Audit")).is_filtered && shown(&desk, &of("dokumen", "")).is_filtered);
    assert_eq!(ids(&shown(&desk, &of("dokumen", "Audit")).cards), [DOCUMENTS]);
    assert_eq!(ids(&shown(&desk, &of("dokumen", "Operasi")).cards), [""; 0]);
    assert!(shown(&desk, &of("", "audit")).cards.len() == 8, "no such category: no filter");
    let page = PublishedQuery { page: text("9"), page_size: text("10"), ..PublishedQuery::default() };
    assert_eq!(shown(&desk, &page).pagination.showing, "Showing 1 to 8 of 8 entries");
    desk.act_as(Role::BadanUsaha);
    assert_eq!(ids(&shown(&desk, &PublishedQuery::default()).cards), [TICKETS, DOCUMENTS, ENVIRONMENT]);
}
