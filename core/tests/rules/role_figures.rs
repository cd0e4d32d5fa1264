//! The figures of the role selector count as the first list of each role does.

use crate::roles::ROLES;
use crate::support::Desk;
use portal_core::model::Role;
use portal_core::role_figures::{LastActing, RoleFigure, RoleFiguresQuery, role_figures};

fn figures(desk: &Desk, last: &[(Role, &str)]) -> Vec<RoleFigure> {
    let last = last.iter().map(|(role, person)| LastActing { role: *role, person: (*person).to_owned() });
    let query = RoleFiguresQuery { last: last.collect() };
    desk.view(|reader| role_figures(reader, &query))
}

fn figure_of(figures: &[RoleFigure], role: Role) -> &RoleFigure {
    figures.iter().find(|figure| figure.role == role).expect("every role has a figure")
}

#[test]
fn every_role_reads_the_same_figures_in_words() {
    let expected = [
        "1 tiket pending",
        "1 tiket baru",
        "1 tiket baru",
        "3 data ditugaskan",
        "3 data ditugaskan",
        "3 penugasan menunggu",
        "9 dasbor",
    ];
    for role in ROLES {
        let read = figures(&Desk::acting_as(role), &[]);
        assert_eq!(read.iter().map(|each| each.role).collect::<Vec<_>>(), Role::ALL);
        let words: Vec<_> = read.iter().map(|each| each.figure.as_deref().unwrap_or_default()).collect();
        assert_eq!(words, expected, "as {role:?}");
    }
}

#[test]
fn figures_count_for_the_person_who_acted_last() {
    let desk = Desk::open();
    let read = figures(&desk, &[(Role::BadanUsaha, "bu-nikel"), (Role::Agent, "nobody")]);
    assert_eq!(figure_of(&read, Role::BadanUsaha).last.as_deref(), Some("PT Nikel Halmahera Raya"));
    assert_eq!(figure_of(&read, Role::Agent).last, None);
    assert_eq!(figure_of(&read, Role::Agent).figure.as_deref(), Some("1 tiket baru"));
}
