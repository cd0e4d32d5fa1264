//! The indexes of the lists of assignments, desks, documents and dashboards follow every change of a record and every
//! restored state.

use crate::support::Desk;
use crate::support::lists::{check, with_kept_lists};
use crate::support::random::Random;
use portal_core::Portal;
use portal_core::model::assignment::AssignmentStatus;
use portal_core::model::dashboard::{DashboardCategory, DashboardStatus};
use portal_core::model::{Record, Stage};
use portal_core::store::{Change, State};
use portal_core::table::list::index::ListIndex;

/// A random record, either of the present state or of the initial one.
fn some(random: &mut Random, at_first: &State) -> Record {
    fn pick<R: Clone + Into<Record>>(random: &mut Random, all: impl Iterator<Item = R>) -> Record {
        let all: Vec<R> = all.collect();
        random.pick(&all).clone().into()
    }
    let State { assignments, repository, dashboards, .. } = at_first;
    match random.below(4) {
        0 => pick(random, assignments.iter().cloned()),
        1 => pick(random, repository.datasets.iter().cloned()),
        2 => pick(random, repository.documents.iter().cloned()),
        _ => pick(random, dashboards.iter().cloned()),
    }
}

/// A copy of the record with a change that a list shows.
fn changed(random: &mut Random, record: Record) -> Record {
    let text = random.text(&["Laporan produksi", "Izin a", "PT Bara Khatulistiwa", ""]);
    let moment =
        |random: &mut Random| portal_core::model::Instant(i64::try_from(random.below(5)).expect("small") * 1_000);
    match record {
        Record::Assignment(mut one) => {
            match random.below(4) {
                0 => one.auditor_name = text,
                1 => one.status = *random.pick(AssignmentStatus::ALL),
                2 => one.assigned_date = moment(random),
                _ => one.auditor_id = random.text(&["INTERNAL100001", "EXTERNAL100001"]),
            }
            Record::Assignment(one)
        }
        Record::Dataset(mut one) => {
            match random.below(3) {
                0 => one.kegiatan = text,
                1 => one.tahapan = *random.pick(Stage::ALL),
                _ => one.upload_date = moment(random),
            }
            Record::Dataset(one)
        }
        Record::Document(mut one) => {
            match random.below(4) {
                0 => one.name = text,
                1 => one.badan_usaha = text,
                2 => one.tahapan = *random.pick(Stage::ALL),
                _ => one.upload_date = moment(random),
            }
            Record::Document(one)
        }
        Record::Dashboard(mut one) => {
            match random.below(4) {
                0 => one.description = text,
                1 => one.category = *random.pick(DashboardCategory::ALL),
                2 => one.status = *random.pick(DashboardStatus::ALL),
                _ => one.updated_date = moment(random),
            }
            Record::Dashboard(one)
        }
        other => other,
    }
}

fn step(random: &mut Random, state: &mut State, at_first: &State) {
    let record = some(random, at_first);
    let before = state.record(record.slice(), record.id());
    let after = match &before {
        Some(_) if random.once_in(4) => None,
        Some(now) => Some(changed(random, now.clone())),
        None => Some(record),
    };
    state.apply_change(&Change { before, after });
}

#[test]
fn indexes_follow_every_change_of_a_record() {
    let at_first = Desk::open().portal.state().clone();
    for seed in 0..6 {
        let mut random = Random::new(seed);
        let mut state = with_kept_lists(&at_first);
        check(&state);
        let kept = |state: &State| {
            let lists = &state.lists;
            [&lists.assignments, &lists.desks, &lists.documents, &lists.dashboards].map(ListIndex::is_kept)
        };
        assert_eq!(kept(&state), [true; 4]);
        for number in 0..60 {
            step(&mut random, &mut state, &at_first);
            if number % 3 == 0 {
                check(&state);
            }
            if number % 20 == 0 {
                while state.pack() {}
            }
        }
        check(&state);
    }
}

#[test]
fn indexes_follow_a_restored_state() {
    let at_first = with_kept_lists(Desk::open().portal.state());
    let snapshot = Portal::with_state(at_first.clone()).snapshot();
    let (mut random, mut later) = (Random::new(7), at_first.clone());
    (0..30).for_each(|_| step(&mut random, &mut later, &at_first));
    let mut portal = Portal::with_state(later);
    check(portal.state());
    portal.restore(&snapshot).expect("the core reads its own snapshot");
    assert!(!portal.state().lists.desks.is_kept(), "the index of the old records is dropped");
    check(portal.state());
    assert!(portal.state().lists.desks.is_kept(), "the list has an index as requested");
}
