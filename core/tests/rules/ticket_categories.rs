//! Ticket categories that the ministry sets (§5, decisions §10).

use crate::desk_settings::{target, targets, usual_targets};
use crate::support::{Desk, MINUTE, form, query, search};
use portal_core::Command;
use portal_core::model::desk_settings::DeskSettings;
use portal_core::model::{Role, Slice};
use portal_core::store::error::{Field, Problem, Refusal};
use portal_core::ticket::commands::TicketForm;
use portal_core::ticket::desk_settings::DeskSettingsCommand;
use portal_core::ticket::desk_settings::categories::{DeskCategoriesForm, DeskCategoryForm};
use portal_core::ticket::desk_settings::form::DeskTargetsForm;
use portal_core::ticket::desk_settings::view::{DeskSettingsDraft, check, settings};
use portal_core::ticket::views::choices::categories;
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::ListKind;

fn set(rows: &[(&str, bool)]) -> Command {
    Command::DeskSettings(DeskSettingsCommand::SaveCategories { form: typed(rows) })
}

fn typed(rows: &[(&str, bool)]) -> DeskCategoriesForm {
    let row = |(name, is_active): &(&str, bool)| DeskCategoryForm { name: (*name).to_owned(), is_active: *is_active };
    DeskCategoriesForm { categories: rows.iter().map(row).collect() }
}

/// Names that new tickets can have, and names of all.
fn choices(desk: &Desk) -> (Vec<String>, Vec<String>) {
    let choices = desk.view(categories).expect("may read tickets");
    let names = |all: Vec<portal_core::store::labelled::Labelled<portal_core::model::SharedStr>>| {
        all.into_iter().map(|one| one.label).collect()
    };
    (names(choices.active), names(choices.all))
}

#[test]
fn a_new_category_is_offered_to_every_role_with_tickets() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    desk.ok(&set(&[(" Ekspor  dan impor ", true)]));
    for role in [Role::BadanUsaha, Role::InternalEsdm, Role::Agent] {
        let (active, all) = choices(desk.act_as(role));
        assert_eq!(active, ["Umum", "Teknis", "Perizinan", "Regulasi", "Ekspor dan impor"]);
        assert_eq!(all, active);
    }
    let filed = TicketForm { category: "Ekspor dan impor".to_owned(), ..form("Izin ekspor") };
    let id = desk.act_as(Role::BadanUsaha).filed(filed);
    assert_eq!(desk.portal.state().tickets.get(&id).expect("filed").category.as_str(), "Ekspor dan impor");
    desk.act_as(Role::InternalEsdm);
    let of_it = TicketListQuery { category: Some("Ekspor dan impor".to_owned()), ..query(ListKind::InternalAll) };
    assert_eq!(desk.ids(&of_it), std::slice::from_ref(&id));
    desk.ok(&targets(DeskTargetsForm {
        targets: vec![target("", "", "3"), target("", "Ekspor dan impor", "1")],
        ..usual_targets()
    }));
    assert_eq!(crate::sla::clock(&desk, &id).left, "1 hari kerja");
}

#[test]
fn an_inactive_category_takes_no_new_tickets_and_stays_readable() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let seq = desk.ok(&set(&[("Umum", false)])).expect("saved").seq;
    assert_eq!(choices(&desk).0, ["Teknis", "Perizinan", "Regulasi"]);
    let of_it = TicketListQuery { category: Some("Umum".to_owned()), ..query(ListKind::InternalAll) };
    assert!(!desk.ids(&of_it).is_empty());
    let command = Command::Ticket(portal_core::ticket::commands::TicketCommand::Create {
        form: TicketForm { category: "Umum".to_owned(), ..form("Judul") },
    });
    let Refusal::Invalid { errors } = desk.act_as(Role::BadanUsaha).refused(&command) else { panic!("refused") };
    assert_eq!((errors[0].field, &errors[0].problem), (Field::Category, &Problem::NotAChoice));
    desk.act_as(Role::InternalEsdm).undone(seq);
    assert_eq!(desk.portal.state().desk_settings, DeskSettings::default());
}

#[test]
fn tickets_of_a_category_whose_addition_was_undone_are_still_found() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let added = desk.ok(&set(&[("Lingkungan", true)])).expect("saved").seq;
    let lingkungan = TicketForm { category: "Lingkungan".to_owned(), ..form("Izin") };
    let filed = desk.act_as(Role::BadanUsaha).filed(lingkungan);
    desk.act_as(Role::InternalEsdm).undone(added);
    assert_eq!(choices(&desk).1, ["Umum", "Teknis", "Perizinan", "Regulasi", "Lingkungan"]);
    let by_filter = TicketListQuery { category: Some("Lingkungan".to_owned()), ..query(ListKind::InternalAll) };
    assert_eq!(desk.ids(&by_filter), std::slice::from_ref(&filed));
    assert_eq!(desk.ids(&search(ListKind::InternalAll, "kategori:lingkungan")), [filed]);
    desk.act_as_person(Role::BadanUsaha, "bu-nikel");
    assert_eq!(choices(&desk).1.len(), 4, "another company does not learn of it");
}

#[test]
fn wrong_names_are_refused_with_their_row() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    let long = "x".repeat(41);
    let mut places = |rows: &[(&str, bool)]| -> Vec<(u32, String)> {
        let Refusal::Invalid { errors } = desk.refused(&set(rows)) else { panic!("{rows:?}") };
        let place = |problem| match problem {
            Problem::InRow { row, cell, .. } => (row, cell),
            _ => (99, String::new()),
        };
        errors.into_iter().map(|error| place(error.problem)).collect()
    };
    let at = |row, cell: &str| (row, cell.to_owned());
    assert_eq!(places(&[("Umum", true), ("  ", true), (&long, true)]), [at(1, "name"), at(2, "name")]);
    assert_eq!(places(&[("Baru", true), ("bAru", false)]), [at(1, "name")], "one name, whatever its case");
    let all = ["Umum", "Teknis", "Perizinan", "Regulasi"].map(|name| (name, false));
    assert_eq!(places(&all), [at(0, "isActive")], "new tickets need a category");
    let names: Vec<String> = (0..47).map(|number| format!("Kategori {number}")).collect();
    let many: Vec<(&str, bool)> = names.iter().map(|name| (name.as_str(), true)).collect();
    assert_eq!(places(&many), [at(99, "")]);
    assert!(desk.ok(&set(&[("UMUM", true)])).is_none(), "a known name in another case is the known category");
}

#[test]
fn the_settings_count_tickets_and_tell_no_deadlines() {
    let desk = Desk::acting_as(Role::InternalEsdm);
    let view = desk.view(settings).expect("staff");
    let total: u32 = view.category_tickets.iter().sum();
    assert_eq!((view.categories.categories.len(), view.category_tickets.len(), total), (4, 4, 6));
    let draft = DeskSettingsDraft::Categories(typed(&[("Baru", true)]));
    let found = desk.view(|reader| check(reader, &draft)).expect("staff");
    assert_eq!((found.is_changed, found.effect, found.errors.len()), (true, None, 0));
}

#[test]
fn categories_of_two_tabs_are_all_kept() {
    let mut here = Desk::acting_as(Role::InternalEsdm);
    let mut there = here.other_tab(Role::InternalEsdm);
    here.ok(&set(&[("Ekspor", true), ("Umum", false), ("Teknis", false)]));
    there.later(MINUTE).ok(&set(&[("Lingkungan", true), ("Perizinan", false), ("Regulasi", false)]));
    here.adopts(&there);
    let merged = &here.portal.state().desk_settings;
    assert_eq!(merged.categories, ["Umum", "Teknis", "Perizinan", "Regulasi", "Ekspor", "Lingkungan"]);
    let active: Vec<_> = merged.active_categories().map(ToString::to_string).collect();
    assert_eq!(active, ["Ekspor", "Lingkungan"]);
    let [version, ..] = &here.versions(Slice::DeskSettings, None)[..] else { panic!("a version") };
    assert!(version.differences.iter().any(|line| line.starts_with("Kategori tiket: ")), "{version:?}");
}

#[test]
fn two_tabs_cannot_leave_new_tickets_without_a_category() {
    let mut here = Desk::acting_as(Role::InternalEsdm);
    let mut there = here.other_tab(Role::InternalEsdm);
    here.ok(&set(&[("Umum", false), ("Teknis", false)]));
    there.later(MINUTE).ok(&set(&[("Perizinan", false), ("Regulasi", false)]));
    here.adopts(&there);
    assert!(here.portal.state().desk_settings.active_categories().next().is_some());
}
