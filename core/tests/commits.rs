//! Commits carry a command's whole effect; refusals change nothing (architecture §3), under random commands of all roles.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_core::label::LabelCommand;
use portal_core::seed::json::StrictJson;
use portal_core::session::Role;
use portal_core::store::Slice;
use portal_core::ticket::TicketCommand;
use portal_core::ticket::model::{Priority, ReturnReason, Status};
use portal_core::ticket::views::{counts, detail};
use portal_core::{Command, Outcome, Portal};
use proptest::prelude::*;
use support::{CLOCK, Desk, MINUTE, form};

fn ticket_id() -> impl Strategy<Value = String> {
    prop::sample::select(vec!["N4W7KD", "R8K2AB", "P3ND9G", "B4L1KX", "S0LV3D", "C1053D", "ZZZZZZ"])
        .prop_map(str::to_owned)
}

fn status() -> impl Strategy<Value = Status> {
    prop::sample::select(Status::ALL.to_vec())
}

fn command() -> impl Strategy<Value = Command> {
    let label = || prop::sample::select(vec!["LABEL_rkab", "LABEL_pnbp", "LABEL_x"]).prop_map(str::to_owned);
    let agent = prop::sample::select(vec!["agent-1", "agent-2", "agent-x"]).prop_map(str::to_owned);
    let ticket = prop_oneof![
        "[a-z ]{0,3}".prop_map(|title| TicketCommand::Create { form: form(&title) }),
        (ticket_id(), "[a ]{0,2}", prop::option::of(status())).prop_map(|(ticket, content, status)| {
            TicketCommand::Reply { ticket, content, status, attachments: vec![] }
        }),
        (ticket_id(), status()).prop_map(|(ticket, status)| TicketCommand::SetStatus { ticket, status }),
        ticket_id().prop_map(|ticket| TicketCommand::Close { ticket }),
        ticket_id().prop_map(|ticket| TicketCommand::Reopen { ticket }),
        ticket_id().prop_map(|ticket| TicketCommand::Take { ticket }),
        (ticket_id(), agent).prop_map(|(ticket, agent)| TicketCommand::Assign { ticket, agent, reason: None }),
        (ticket_id(), prop::sample::select(ReturnReason::ALL.to_vec()))
            .prop_map(|(ticket, reason)| TicketCommand::GiveBack { ticket, reason, note: None }),
        (ticket_id(), prop::sample::select(Priority::ALL.to_vec()))
            .prop_map(|(ticket, priority)| TicketCommand::SetPriority { ticket, priority }),
        (ticket_id(), prop::collection::vec(label(), 0..3))
            .prop_map(|(ticket, labels)| TicketCommand::SetLabels { ticket, labels }),
    ];
    prop_oneof![
        8 => ticket.prop_map(Command::Ticket),
        1 => ("[a-b]{0,2}", prop::option::of(label()))
            .prop_map(|(name, id)| Command::Label(LabelCommand::Save { id, name })),
        1 => label().prop_map(|id| Command::Label(LabelCommand::Delete { id })),
    ]
}

fn steps() -> impl Strategy<Value = Vec<(Role, Command)>> {
    prop::collection::vec((prop::sample::select(Role::ALL.to_vec()), command()), 1..40)
}

proptest! {
    #[test]
    fn commits_replayed_on_the_seeds_give_the_same_state_and_inverted_give_the_seeds(steps in steps()) {
        let mut desk = Desk::open();
        for (role, command) in steps {
            desk.later(MINUTE).act_as(role);
            let before = desk.portal.clone();
            match desk.dispatch(&command) {
                Outcome::Refused { .. } => prop_assert_eq!(&desk.portal, &before),
                Outcome::Ok { commit, touched, .. } => {
                    prop_assert_eq!(commit.is_some(), desk.portal != before, "a commit for every change, and only then");
                    prop_assert_eq!(commit.is_some(), touched.contains(&Slice::Activity));
                }
            }
        }
        let mut replayed = Portal::open::<StrictJson>(CLOCK);
        for (seq, commit) in (1..).zip(&desk.commits) {
            prop_assert_eq!(commit.seq, seq);
            replayed.apply(commit);
        }
        prop_assert_eq!(replayed.state(), desk.portal.state());

        let mut undone = desk.portal.state().clone();
        for commit in desk.commits.iter().rev() {
            for change in commit.changes.iter().rev() {
                undone.apply_change(&change.clone().inverted());
            }
        }
        let seeds = Desk::open();
        prop_assert!(undone.tickets.iter().eq(seeds.portal.state().tickets.iter()));
        prop_assert!(undone.labels.iter().eq(seeds.portal.state().labels.iter()));
    }

    #[test]
    fn a_commit_survives_json(steps in steps()) {
        let mut desk = Desk::open();
        for (role, command) in steps {
            desk.act_as(role).dispatch(&command);
        }
        for commit in &desk.commits {
            let text = serde_json::to_string(commit).expect("a commit is plain data");
            prop_assert_eq!(&serde_json::from_str::<portal_core::store::Commit>(&text).expect("its own text"), commit);
        }
    }
}

#[test]
fn views_report_exactly_the_slices_they_read() {
    let desk = Desk::acting_as(Role::Agent);
    let read = |view: fn(&portal_core::reader::Reader)| {
        desk.view(|reader| {
            view(reader);
            reader.read_slices().to_vec()
        })
    };
    assert_eq!(read(|reader| drop(counts::counts(reader))), [Slice::Session, Slice::Tickets]);
    assert_eq!(
        read(|reader| drop(detail::detail(reader, "R8K2AB"))),
        [Slice::Session, Slice::Clock, Slice::Tickets, Slice::Labels, Slice::Activity]
    );
    assert_eq!(read(|_| ()), []);
}

#[test]
fn taken_ids_are_drawn_again_and_a_role_starts_with_its_first_person() {
    let mut desk = Desk::acting_as(Role::BadanUsaha);
    let mut codes = std::collections::HashSet::new();
    for number in 0..200 {
        let commit = desk.ticket_ok(TicketCommand::Create { form: form(&format!("Tiket {number}")) });
        assert!(codes.insert(commit.expect("created").subject.id));
        if number % 2 == 0 {
            // The same dice again: every other code would come twice.
            desk.dice = support::Dice(1);
        }
    }
    desk.act_as_person(Role::Agent, "agent-2").act_as(Role::Agent);
    assert_eq!(desk.portal.session().person.id, "agent-1", "choosing a role starts with its first person");
    let stranger =
        portal_core::session::SessionCommand::ActAs { role: Role::Agent, person: Some("bu-bara".to_owned()) };
    desk.refused(&Command::Session(stranger));
    let session = desk.view(portal_core::session::view::session);
    assert_eq!((session.role_label.as_str(), session.zone.as_str(), session.people.len()), ("Agent", "WIB", 2));
}
