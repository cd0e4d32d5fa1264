//! Creating, saving, publishing, duplicating and deleting dashboards (§4, §5, §7).

use crate::support::dashboards::*;
use crate::support::{Desk, HOUR, MINUTE, OPENED};
use portal_core::dashboard::commands::{DashboardCommand, DashboardForm};
use portal_core::dashboard::views::editor::{EditOutcome, form_errors, step};
use portal_core::model::dashboard::{Dashboard, DashboardAction, DashboardCategory, DashboardStatus, Permission};
use portal_core::model::{Instant, Slice};
use portal_core::store::error::{Field, FieldError, Kind, Problem, Refusal};
use portal_core::store::{Commit, CommitAction, Subject};
use portal_core::{Command, Outcome, soundness};
use portal_dashboard::edit::{Edit, EditRequest};
use portal_dashboard::widget::{Position, Widget, WidgetKind};
use proptest::prelude::*;

fn named(name: &str) -> DashboardForm {
    DashboardForm { name: name.to_owned(), ..DashboardForm::default() }
}

fn errors(form: DashboardForm) -> Vec<(Field, Problem)> {
    let mut desk = Desk::builder();
    let shown = desk.view(|reader| form_errors(reader, &form)).expect("an administrator's");
    let Refusal::Invalid { errors } = desk.dashboard_refused(DashboardCommand::Create { form: form.clone() }) else {
        panic!("the form is wrong: {form:?}")
    };
    assert_eq!(errors, shown, "the form has the same errors as the command");
    let save = DashboardCommand::Save { dashboard: TICKETS.to_owned(), form, widgets: Vec::new() };
    assert_eq!(desk.dashboard_refused(save), Refusal::Invalid { errors: shown });
    errors.into_iter().map(|FieldError { field, problem }| (field, problem)).collect()
}

#[test]
fn a_new_dashboard_has_the_defaults_of_the_form() {
    let mut desk = Desk::builder();
    let id = desk.later(HOUR).create(named("  Produksi \n 2026 "));
    let now = Instant(OPENED.0 + HOUR);
    let made = desk.dashboard(&id);
    assert_eq!(id, format!("dash_{}", now.0));
    assert_eq!((made.name.as_str(), made.description.as_str()), ("Produksi 2026", ""));
    assert_eq!((made.category, made.permission), (DashboardCategory::Operasi, Permission::Private));
    assert_eq!((made.status, made.thumbnail.as_deref()), (DashboardStatus::Draft, None));
    assert_eq!((made.created_date, made.updated_date), (now, now));
    assert_eq!((made.created_by.id.as_str(), made.created_by.name.as_str()), (FIRST, "Lestari Putri"));
    assert_eq!(made.widgets, []);
}

#[test]
fn a_name_has_one_to_two_hundred_characters() {
    for blank in ["", "   ", "\n\t", "\u{200b}\u{feff}"] {
        assert_eq!(errors(named(blank)), [(Field::Name, Problem::Required)], "{blank:?}");
    }
    let id = Desk::builder().create(named(&"é".repeat(200)));
    assert!(id.starts_with("dash_"));
    assert_eq!(errors(named(&"é".repeat(201))), [(Field::Name, Problem::TooLong { max: 200, actual: 201 })]);
}

#[test]
fn unknown_categories_and_permissions_are_refused() {
    let form = DashboardForm {
        category: "operasi".to_owned(),
        permission: "public".to_owned(),
        description: "é".repeat(100_001),
        ..named("")
    };
    let expected = [
        (Field::Name, Problem::Required),
        (Field::Description, Problem::TooLong { max: 100_000, actual: 100_001 }),
        (Field::Category, Problem::NotAChoice),
        (Field::Permission, Problem::NotAChoice),
    ];
    assert_eq!(errors(form), expected, "all errors at once, in the order of the form");
    for (category, permission) in DashboardCategory::ALL.iter().zip(Permission::ALL.iter().cycle()) {
        let form = DashboardForm { category: category.value().to_owned(), ..dashboard_form("Uji", *permission) };
        let mut desk = Desk::builder();
        let id = desk.create(form);
        assert_eq!((desk.dashboard(&id).category, desk.dashboard(&id).permission), (*category, *permission));
    }
}

#[test]
fn a_thumbnail_is_a_small_image_inside_the_record() {
    let with = |thumbnail: &str| DashboardForm { thumbnail: thumbnail.to_owned(), ..named("Uji") };
    let refused = [(Field::Thumbnail, Problem::NotAnImage { max: "220 KB".to_owned() })];
    for bad in ["https://contoh.example/a.png", "data:image/svg+xml;base64,PHN2Zz4=", "data:image/png;base64,", "x"] {
        assert_eq!(errors(with(bad)), refused, "{bad}");
    }
    let ending = |end: &str| format!("data:image/jpeg;base64,{}{end}", "A".repeat(300_374));
    assert_eq!(errors(with(&ending("A="))), refused, "one byte more than 220 KB");
    let mut desk = Desk::builder();
    let id = desk.create(with(&ending("==")));
    assert_eq!(desk.dashboard(&id).thumbnail.as_ref().map(String::len), Some(300_399));
    let save = DashboardCommand::Save { dashboard: id.clone(), form: named("Uji"), widgets: Vec::new() };
    desk.dashboard_ok(save);
    assert_eq!(desk.dashboard(&id).thumbnail, None, "without an image the thumbnail is drawn from the widgets");
}

#[test]
fn ids_in_use_or_used_before_get_a_suffix() {
    let mut desk = Desk::builder();
    let plain = format!("dash_{}", OPENED.0);
    let ids: Vec<String> = (0..3).map(|_| desk.create(named("Uji"))).collect();
    assert_eq!(ids, [plain.clone(), format!("{plain}_2"), format!("{plain}_3")]);
    desk.dashboard_ok(DashboardCommand::Delete { dashboard: plain.clone() });
    assert_eq!(desk.create(named("Uji")), format!("{plain}_4"));
}

/// Every transition between two statuses.
const STEPS: [(DashboardStatus, DashboardStatus); 4] = [
    (DashboardStatus::Draft, DashboardStatus::Draft),
    (DashboardStatus::Draft, DashboardStatus::Published),
    (DashboardStatus::Published, DashboardStatus::Draft),
    (DashboardStatus::Published, DashboardStatus::Published),
];

fn set(desk: &mut Desk, id: &str, status: DashboardStatus) -> Commit {
    let dashboard = id.to_owned();
    desk.dashboard_ok(match status {
        DashboardStatus::Draft => DashboardCommand::Unpublish { dashboard },
        DashboardStatus::Published => DashboardCommand::Publish { dashboard },
    })
}

#[test]
fn each_status_can_be_set_from_each_and_refreshes_the_updated_date() {
    for (from, to) in STEPS {
        let mut desk = Desk::builder();
        let id = desk.create(named("Uji"));
        set(&mut desk, &id, from);
        let before = desk.dashboard(&id).clone();
        let commit = set(desk.later(MINUTE), &id, to);
        let after = desk.dashboard(&id);
        assert_eq!(*after, Dashboard { status: to, updated_date: Instant(OPENED.0 + MINUTE), ..before });
        let action = match to {
            DashboardStatus::Draft => DashboardAction::Unpublished,
            DashboardStatus::Published => DashboardAction::Published,
        };
        assert_eq!(commit.action, CommitAction::Dashboard(action));
        assert_eq!(commit.subject, Subject { slice: Slice::Dashboards, id });
    }
}

#[test]
fn saving_replaces_exactly_the_fields_of_the_form() {
    let mut desk = Desk::builder();
    let id = desk.create(named("Uji"));
    desk.publish(&id);
    let before = desk.dashboard(&id).clone();
    let at = |number, x, y| Widget {
        position: Position { x, y, ..Position::default() },
        ..counted_by(number, WidgetKind::Bar, "tickets", "status")
    };
    let form = DashboardForm {
        name: "Lain".to_owned(),
        description: "Baris satu\r\nbaris dua ".to_owned(),
        category: "Keuangan".to_owned(),
        permission: "publik".to_owned(),
        thumbnail: String::new(),
        filters: vec![" Status ".to_owned(), "status".to_owned(), " ".to_owned()],
    };
    let widgets = vec![at(1, 4, 3), at(2, 0, 3), at(3, 8, 0), at(4, 0, 0)];
    desk.as_builder(FIRST).later(HOUR);
    desk.dashboard_ok(DashboardCommand::Save { dashboard: id.clone(), form, widgets });
    let after = desk.dashboard(&id).clone();
    let order: Vec<&str> = after.widgets.iter().map(|widget| widget.id.as_str()).collect();
    assert_eq!(order, ["widget_4", "widget_3", "widget_2", "widget_1"], "sorted as users read");
    assert_eq!((after.name.as_str(), after.description.as_str()), ("Lain", "Baris satu\nbaris dua"));
    assert_eq!((after.category, after.permission), (DashboardCategory::Keuangan, Permission::Public));
    let kept = |each: &Dashboard| (each.id.clone(), each.created_date, each.created_by.clone(), each.status);
    assert_eq!(kept(&after), kept(&before));
    assert_eq!(after.updated_date, Instant(OPENED.0 + HOUR));
}

#[test]
fn another_administrator_changes_a_dashboard_without_becoming_its_creator() {
    let mut desk = Desk::builder();
    let id = desk.create(dashboard_form("Uji", Permission::Internal));
    desk.as_builder(SECOND).publish(&id);
    assert_eq!(desk.dashboard(&id).created_by.id, FIRST);
}

#[test]
fn invalid_widgets_are_not_saved() {
    let good = || counted_by(1, WidgetKind::Bar, "tickets", "status");
    let placed = |number, x, y, w, h| Widget {
        position: Position { x, y, w, h },
        ..counted_by(number, WidgetKind::Bar, "tickets", "status")
    };
    let mut limit = good();
    limit.config.limit = 0;
    let mut foreign = good();
    foreign.config.chart_type = Some(portal_dashboard::widget::ChartType::Ring);
    let mut no_values = good();
    no_values.config.value.clear();
    let many = (1..=61).map(|number| counted_by(number, WidgetKind::Bar, "tickets", "status")).collect();
    let cases: [(&str, Vec<Widget>); 10] = [
        ("widgets[1].position", vec![good(), placed(2, 3, 2, 2, 2)]),
        ("widgets[0].position.w", vec![placed(1, 0, 0, 0, 3)]),
        ("widgets[0].position.h", vec![placed(1, 0, 0, 3, 0)]),
        ("widgets[0].position.w", vec![placed(1, 11, 0, 2, 1)]),
        ("widgets[1].id", vec![good(), placed(1, 0, 3, 1, 1)]),
        ("widgets[0].id", vec![Widget { id: "x".to_owned(), ..good() }]),
        ("widgets[0].config.limit", vec![limit]),
        ("widgets[0].config.chartType", vec![foreign]),
        ("widgets[0].config.value", vec![no_values]),
        ("widgets", many),
    ];
    let mut desk = Desk::builder();
    for (path, widgets) in cases {
        let form = dashboard_form("Uji", Permission::Public);
        let save = DashboardCommand::Save { dashboard: TICKETS.to_owned(), form, widgets };
        let Refusal::WrongDefinition { problems } = desk.dashboard_refused(save) else { panic!("{path}: saved") };
        assert_eq!(problems.first().map(|problem| problem.path.as_str()), Some(path), "{problems:?}");
    }
}

#[test]
fn a_duplicate_is_a_draft_of_its_creator() {
    let mut desk = Desk::builder();
    let original = desk.dashboard(TICKETS).clone();
    desk.as_builder(SECOND).later(HOUR);
    let commit = desk.dashboard_ok(DashboardCommand::Duplicate { dashboard: TICKETS.to_owned() });
    assert_eq!(*desk.dashboard(TICKETS), original, "the original is unchanged");
    let copy = desk.dashboard(&commit.subject.id).clone();
    let now = Instant(OPENED.0 + HOUR);
    assert_eq!(copy.name, "Layanan Tiket (Copy)");
    assert_eq!((copy.status, copy.created_date, copy.updated_date), (DashboardStatus::Draft, now, now));
    assert_eq!((copy.created_by.id.as_str(), copy.created_by.name.as_str()), (SECOND, "Wira Hardanto"));
    assert_eq!((copy.category, copy.permission), (original.category, original.permission));
    assert_eq!((copy.description, copy.thumbnail), (original.description, original.thumbnail));
    assert_eq!(copy.widgets, original.widgets);
    assert_eq!(copy.id, format!("dash_{}", now.0));
    let again = desk.dashboard_ok(DashboardCommand::Duplicate { dashboard: copy.id });
    assert_eq!(desk.dashboard(&again.subject.id).name, "Layanan Tiket (Copy) (Copy)");
}

#[test]
fn the_copy_of_a_long_name_can_be_saved_again() {
    let mut desk = Desk::builder();
    let id = desk.create(named(&"é".repeat(200)));
    let copy = desk.dashboard_ok(DashboardCommand::Duplicate { dashboard: id }).subject.id;
    let name = desk.dashboard(&copy).name.clone();
    assert_eq!(name, format!("{} (Copy)", "é".repeat(193)));
    desk.dashboard_ok(DashboardCommand::Save { dashboard: copy.clone(), form: named(&name), widgets: Vec::new() });
    assert_eq!(desk.dashboard(&copy).name, name);
}

#[test]
fn a_copied_name_cut_before_a_space_is_valid() {
    let mut desk = Desk::builder();
    let id = desk.create(named(&format!("{} sisanya", "a".repeat(192))));
    let copy = desk.dashboard_ok(DashboardCommand::Duplicate { dashboard: id }).subject.id;
    assert_eq!(desk.dashboard(&copy).name, format!("{} (Copy)", "a".repeat(192)));
    assert_eq!(soundness::check(desk.portal.state()), Ok(()));
}

#[test]
fn a_deleted_dashboard_returns_to_its_place() {
    let mut desk = Desk::builder();
    let before = desk.portal.state().dashboards.clone();
    desk.dashboard_ok(DashboardCommand::Delete { dashboard: TICKETS.to_owned() });
    assert!(desk.portal.state().dashboards.get(TICKETS).is_none());
    let again = DashboardCommand::Delete { dashboard: TICKETS.to_owned() };
    assert_eq!(desk.dashboard_refused(again), Refusal::not_found(Kind::Dashboard, TICKETS));
    assert!(desk.undo().portal.state().dashboards.iter().eq(before.iter()));
}

#[test]
fn the_history_lists_all_commands() {
    let done = [
        (DashboardAction::Created, "membuat dasbor"),
        (DashboardAction::Saved, "menyimpan perubahan dasbor"),
        (DashboardAction::Published, "menerbitkan dasbor"),
        (DashboardAction::Unpublished, "menjadikan dasbor sebagai draf"),
        (DashboardAction::Duplicated, "menggandakan dasbor"),
        (DashboardAction::Deleted, "menghapus dasbor"),
        (DashboardAction::Imported, "mengimpor dasbor"),
    ];
    for (action, wording) in done {
        assert_eq!(action.wording(), wording);
    }
}

fn command() -> impl Strategy<Value = DashboardCommand> {
    let id = || prop::sample::select(vec![TICKETS, ASSIGNMENTS, CASH, "dash_1795226760000", "dash_x"]);
    let id = move || id().prop_map(str::to_owned);
    let form = || {
        ("[a-b ]{0,2}", prop::sample::select(vec!["", "private", "internal", "publik", "x"]))
            .prop_map(|(name, permission)| DashboardForm { name, permission: permission.to_owned(), ..named("") })
    };
    let widgets = prop::collection::vec(1_u32..4, 0..3).prop_map(|numbers| {
        numbers.into_iter().map(|number| counted_by(number, WidgetKind::Bar, "tickets", "status")).collect()
    });
    prop_oneof![
        form().prop_map(|form| DashboardCommand::Create { form }),
        (id(), form(), widgets).prop_map(|(dashboard, form, widgets)| DashboardCommand::Save {
            dashboard,
            form,
            widgets
        }),
        id().prop_map(|dashboard| DashboardCommand::Publish { dashboard }),
        id().prop_map(|dashboard| DashboardCommand::Unpublish { dashboard }),
        id().prop_map(|dashboard| DashboardCommand::Duplicate { dashboard }),
        id().prop_map(|dashboard| DashboardCommand::Delete { dashboard }),
    ]
}

proptest! {
    #[test]
    fn undoing_each_command_restores_the_dashboards(
        steps in prop::collection::vec((prop::sample::select(vec![FIRST, SECOND]), command()), 1..20)
    ) {
        let mut desk = Desk::builder();
        for (person, command) in steps {
            desk.as_builder(person).later(MINUTE);
            let before = desk.portal.clone();
            match desk.dispatch(&Command::Dashboard(command)) {
                Outcome::Refused { .. } => prop_assert_eq!(&desk.portal, &before),
                Outcome::Ok { commit, touched, .. } => {
                    prop_assert!(commit.is_some() && desk.portal != before);
                    prop_assert_eq!(touched, [Slice::Activity, Slice::Dashboards]);
                    let mut undone = desk.clone();
                    undone.undo();
                    let [undone, before] = [&undone.portal, &before].map(|portal| &portal.state().dashboards);
                    prop_assert!(undone.iter().eq(before.iter()));
                }
            }
        }
        let mut replayed = Desk::open().portal;
        for commit in &desk.commits {
            replayed.apply(commit);
        }
        prop_assert_eq!(replayed.state(), desk.portal.state());
        for commit in &desk.commits {
            let text = serde_json::to_string(commit).expect("a commit is plain data");
            prop_assert_eq!(&serde_json::from_str::<Commit>(&text).expect("the core reads its own text"), commit);
        }
    }
}

#[test]
fn a_step_of_the_editor_stores_nothing_and_a_refused_one_has_a_reason() {
    let desk = Desk::builder();
    let widgets = desk.dashboard(TICKETS).widgets.clone();
    let stepped = |id: &str| {
        let request = EditRequest { widgets: widgets.clone(), edit: Edit::Remove { id: id.to_owned() } };
        desk.view(|reader| step(reader, &request)).expect("an administrator's")
    };
    assert!(matches!(stepped("widget_1"), EditOutcome::Done(done) if done.changed && done.widgets.len() == 9));
    assert!(matches!(stepped("widget_99"), EditOutcome::Refused(_)));
    assert_eq!(desk.dashboard(TICKETS).widgets, widgets);
}

#[test]
fn only_the_creator_can_make_a_dashboard_private() {
    let save = |permission| DashboardCommand::Save {
        dashboard: TICKETS.to_owned(),
        form: dashboard_form("Layanan Tiket", permission),
        widgets: Vec::new(),
    };
    let mut desk = Desk::builder();
    desk.as_builder(SECOND);
    let refusal = desk.dashboard_refused(save(Permission::Private));
    assert_eq!(refusal, Refusal::invalid(Field::Permission, Problem::NotCreator));
    desk.dashboard_ok(save(Permission::Internal));
    desk.as_builder(FIRST).dashboard_ok(save(Permission::Private));
    assert_eq!(desk.dashboard(TICKETS).permission, Permission::Private);
}

#[test]
fn titles_of_widgets_are_stored_on_one_line() {
    let mut desk = Desk::builder();
    let id = desk.create(named("Uji"));
    let title = "Satu\ndua\u{202e} tiga ".to_owned();
    let widget = Widget { title, ..counted_by(1, WidgetKind::Bar, "tickets", "status") };
    desk.dashboard_ok(DashboardCommand::Save { dashboard: id.clone(), form: named("Uji"), widgets: vec![widget] });
    assert_eq!(desk.dashboard(&id).widgets[0].title, "Satu dua tiga");
}
