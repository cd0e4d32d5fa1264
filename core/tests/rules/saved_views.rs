//! Saved views and chosen columns of ticket lists.

use crate::support::{Desk, query};
use portal_core::Command;
use portal_core::model::Role;
use portal_core::model::saved_view::{QueryPart, ViewPart};
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::ticket::directory::DirectoryCommand;
use portal_core::ticket::saved_view::{SavedViewCommand, SavedViewEntry, list};
use portal_core::ticket::views::list::TicketListQuery;
use portal_core::ticket::views::list_kind::{ColumnKey, ListKind};

fn part(part: QueryPart, value: &str) -> ViewPart {
    ViewPart { part, value: value.to_owned() }
}

fn save(id: Option<&str>, name: &str, is_shared: bool, parts: &[ViewPart]) -> Command {
    let id = id.map(str::to_owned);
    Command::SavedView(SavedViewCommand::Save { id, name: name.to_owned(), is_shared, parts: parts.to_vec() })
}

fn delete(id: &str) -> Command {
    Command::SavedView(SavedViewCommand::Delete { id: id.to_owned() })
}

fn seen(desk: &Desk) -> Vec<SavedViewEntry> {
    desk.view(|reader| list(reader, 9)).expect("staff keep views")
}

fn names(desk: &Desk) -> Vec<String> {
    seen(desk).into_iter().map(|view| view.name).collect()
}

#[test]
fn a_view_keeps_its_list_and_counts_it_now() {
    let mut desk = Desk::acting_as(Role::Agent);
    let parts = [
        part(QueryPart::Category, "Umum"),
        part(QueryPart::Status, " "),
        part(QueryPart::Search, " -status:closed\n"),
        part(QueryPart::Category, "Teknis"),
        part(QueryPart::Sort, "updated"),
    ];
    desk.ok(&save(None, "  Umum  terbuka ", false, &parts));
    let view = seen(&desk).remove(0);
    assert_eq!((view.name.as_str(), view.is_own, view.count), ("Umum terbuka", true, Some(1)));
    let kept = [
        part(QueryPart::Category, "Umum"),
        part(QueryPart::Search, "-status:closed"),
        part(QueryPart::Sort, "updated"),
    ];
    assert_eq!(view.parts, kept, "each part once, and no blank ones");
    let changed = save(Some(&view.id), "Umum", false, &[part(QueryPart::Category, "Umum")]);
    desk.ok(&changed);
    let view = seen(&desk).remove(0);
    assert_eq!((view.name.as_str(), view.count), ("Umum", Some(2)));
    assert_eq!(desk.view(|reader| list(reader, 0)).expect("granted")[0].count, None, "not asked for");
}

#[test]
fn own_views_are_private_and_shared_ones_belong_to_the_role() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ok(&save(None, "Milik Bagus", false, &[]));
    desk.ok(&save(None, "Untuk semua agen", true, &[]));
    desk.act_as_person(Role::Agent, "agent-2");
    assert_eq!(names(&desk), ["Untuk semua agen"]);
    let shared = seen(&desk).remove(0);
    assert_eq!((shared.is_own, shared.owner.as_str()), (false, "Bagus Pratama"));
    for command in [save(Some(&shared.id), "Lain", true, &[]), delete(&shared.id)] {
        assert_eq!(
            desk.refused(&command),
            Refusal::not_found(Kind::SavedView, &shared.id),
            "only its owner changes it"
        );
    }
    desk.act_as(Role::InternalEsdm);
    assert!(names(&desk).is_empty(), "another role");
    desk.act_as(Role::Agent);
    desk.ok(&delete(&shared.id));
    assert_eq!(names(&desk), ["Milik Bagus"]);
}

#[test]
fn a_name_is_required_and_unique_among_the_views_that_one_sees() {
    let mut desk = Desk::acting_as(Role::Agent);
    assert_eq!(desk.refused(&save(None, " ", false, &[])), Refusal::invalid(Field::Name, Problem::Required));
    desk.ok(&save(None, "Mendesak", false, &[]));
    assert_eq!(desk.refused(&save(None, "MENDESAK ", true, &[])), Refusal::invalid(Field::Name, Problem::Taken));
    desk.act_as_person(Role::Agent, "agent-2");
    desk.ok(&save(None, "Mendesak", false, &[]));
}

#[test]
fn a_name_fits_into_the_menu() {
    let mut desk = Desk::acting_as(Role::Agent);
    let problem = Problem::TooLong { max: 60, actual: 80 };
    assert_eq!(desk.refused(&save(None, &"x".repeat(80), false, &[])), Refusal::invalid(Field::Name, problem));
    desk.ok(&save(None, &"x".repeat(60), false, &[]));
}

#[test]
fn a_shared_view_of_a_deactivated_agent_passes_to_whoever_saves_it() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.ok(&save(None, "Bersama", true, &[]));
    desk.ok(&save(None, "Milik Bagus", false, &[]));
    let id = seen(&desk)[0].id.clone();
    desk.act_as(Role::InternalEsdm);
    desk.ok(&Command::Directory(DirectoryCommand::SetActive { id: "agent-1".to_owned(), is_active: false }));
    desk.act_as_person(Role::Agent, "agent-2");
    assert_eq!(names(&desk), ["Bersama"]);
    assert!(seen(&desk)[0].is_own, "nobody else could change it");
    desk.ok(&save(Some(&id), "Bersama lagi", true, &[]));
    assert_eq!(seen(&desk)[0].owner, "Siti Rahmawati");
    desk.act_as(Role::InternalEsdm);
    desk.ok(&Command::Directory(DirectoryCommand::SetActive { id: "agent-1".to_owned(), is_active: true }));
    desk.act_as(Role::Agent);
    assert_eq!(desk.refused(&delete(&id)), Refusal::not_found(Kind::SavedView, &id));
}

#[test]
fn chosen_columns_are_shown_in_their_own_order() {
    let desk = Desk::acting_as(Role::Agent);
    let columns = |list: ListKind, chosen: &str| {
        let list = desk.list(&TicketListQuery { columns: Some(chosen.to_owned()), ..query(list) });
        list.columns.into_iter().map(|column| column.key).collect::<Vec<_>>()
    };
    let usual = columns(ListKind::AgentAll, "");
    assert_eq!(columns(ListKind::AgentAll, "xyz,code"), usual, "nothing to choose is no choice");
    let chosen = columns(ListKind::AgentAll, "created,assignee,category,created");
    let expected = [ColumnKey::Code, ColumnKey::Summary, ColumnKey::Category, ColumnKey::Assignee, ColumnKey::Created];
    assert_eq!(chosen, expected);
    assert_eq!(columns(ListKind::AgentNew, "created"), columns(ListKind::AgentNew, ""), "a list of §2.5 keeps its own");
    let by = |column: &str| TicketListQuery {
        columns: Some("assignee,created".to_owned()),
        sort: Some(column.to_owned()),
        ..query(ListKind::AgentAll)
    };
    assert_eq!(desk.ids(&by("created"))[0], "C1053D", "the oldest first");
    assert_eq!(desk.ids(&by("assignee"))[..2], ["R8K2AB", "S0LV3D"], "Bagus before Siti");
}
