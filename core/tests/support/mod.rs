//! A portal with a fixed clock and fixed dice, and helpers to give commands and read views.

#![allow(dead_code, unreachable_pub, reason = "each test file uses its own part")]

pub mod answers;
pub mod audit;
pub mod dashboards;
pub mod everything;
pub mod findings;
pub mod history;
pub mod invariants;
pub mod lists;
pub mod odd;
pub mod questions;
pub mod random;
pub mod small;

use portal_core::audit::assignment::commands::AssignmentCommand;
use portal_core::audit::assignment::form::AssignmentForm;
use portal_core::audit::auditor::commands::AuditorCommand;
use portal_core::locale::zone::Zone;
use portal_core::model::ticket::{Status, Ticket};
use portal_core::model::{Instant, Role};
use portal_core::seed::json::StrictJson;
use portal_core::store::env::{Clock, Entropy, Env};
use portal_core::store::error::Refusal;
use portal_core::store::session::SessionCommand;
use portal_core::store::{Commit, Reader};
use portal_core::ticket::canned_reply::CannedReplyCommand;
use portal_core::ticket::commands::{TicketCommand, TicketForm};
use portal_core::ticket::label::LabelCommand;
use portal_core::ticket::views::detail::{TicketDetail, detail};
use portal_core::ticket::views::list::{TicketList, TicketListQuery, list};
use portal_core::ticket::views::list_kind::ListKind;
use portal_core::{Command, Outcome, Portal};

/// 21 November 2026, 09.05 in Jakarta.
pub const OPENED: Instant = Instant(1_795_226_700_000);
/// [`OPENED`] on a clock in Jakarta.
pub const CLOCK: Clock = Clock { now: OPENED, zone: Zone::fixed(420) };
pub const MINUTE: i64 = 60_000;
pub const HOUR: i64 = 60 * MINUTE;
pub const DAY: i64 = 24 * HOUR;

/// A linear congruential generator.
#[derive(Clone, Debug)]
pub struct Dice(pub u64);

impl Entropy for Dice {
    fn fill(&mut self, bytes: &mut [u8]) {
        for byte in bytes {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            *byte = self.0.to_be_bytes()[0];
        }
    }
}

#[derive(Clone, Debug)]
pub struct Desk {
    pub portal: Portal,
    pub dice: Dice,
    pub clock: Clock,
    pub commits: Vec<Commit>,
}

impl Desk {
    pub fn open() -> Self {
        Self::open_at(CLOCK)
    }

    pub fn open_at(clock: Clock) -> Self {
        Self { portal: Portal::open::<StrictJson>(clock), dice: Dice(1), clock, commits: Vec::new() }
    }

    /// The sample data, with the role's first person acting.
    pub fn acting_as(role: Role) -> Self {
        let mut desk = Self::open();
        desk.act_as(role);
        desk
    }

    pub fn act_as(&mut self, role: Role) -> &mut Self {
        self.ok(&Command::Session(SessionCommand::ActAs { role, person: None }));
        self
    }

    pub fn act_as_person(&mut self, role: Role, person: &str) -> &mut Self {
        self.ok(&Command::Session(SessionCommand::ActAs { role, person: Some(person.to_owned()) }));
        self
    }

    pub fn later(&mut self, milliseconds: i64) -> &mut Self {
        self.clock.now.0 += milliseconds;
        self
    }

    pub fn dispatch(&mut self, command: &Command) -> Outcome {
        let mut env = Env { clock: self.clock, entropy: &mut self.dice };
        let outcome = self.portal.dispatch(&mut env, command);
        if let Outcome::Ok { commit: Some(commit), .. } = &outcome {
            self.commits.push((**commit).clone());
        }
        outcome
    }

    pub fn ok(&mut self, command: &Command) -> Option<Commit> {
        match self.dispatch(command) {
            Outcome::Ok { commit, .. } => commit.map(|commit| *commit),
            Outcome::Refused { refusal } => panic!("{command:?} was refused: {refusal:?}"),
        }
    }

    /// Gives a command that must be refused and change nothing.
    pub fn refused(&mut self, command: &Command) -> Refusal {
        let before = self.portal.clone();
        let Outcome::Refused { refusal } = self.dispatch(command) else { panic!("{command:?} was not refused") };
        assert_eq!(self.portal, before, "a refusal leaves the state as it was");
        refusal
    }

    pub fn ticket_ok(&mut self, command: TicketCommand) -> Option<Commit> {
        self.ok(&Command::Ticket(command))
    }

    pub fn filed(&mut self, form: TicketForm) -> String {
        self.ticket_ok(TicketCommand::Create { form }).expect("creating changes something").subject.id
    }

    pub fn ticket_refused(&mut self, command: TicketCommand) -> Refusal {
        self.refused(&Command::Ticket(command))
    }

    pub fn label_ok(&mut self, command: LabelCommand) -> Option<Commit> {
        self.ok(&Command::Label(command))
    }

    pub fn canned_ok(&mut self, command: CannedReplyCommand) -> Option<Commit> {
        self.ok(&Command::CannedReply(command))
    }

    pub fn assignment_ok(&mut self, command: AssignmentCommand) -> Commit {
        self.ok(&Command::Assignment(command)).expect("an assignment's command changes something")
    }

    pub fn assignment_refused(&mut self, command: AssignmentCommand) -> Refusal {
        self.refused(&Command::Assignment(command))
    }

    pub fn auditor_ok(&mut self, command: AuditorCommand) -> Commit {
        self.ok(&Command::Auditor(command)).expect("an auditor's command changes something")
    }

    pub fn auditor_refused(&mut self, command: AuditorCommand) -> Refusal {
        self.refused(&Command::Auditor(command))
    }

    pub fn view<T>(&self, view: impl FnOnce(&Reader) -> T) -> T {
        view(&self.portal.reader(self.clock))
    }

    pub fn detail(&self, id: &str) -> TicketDetail {
        self.view(|reader| detail(reader, id)).unwrap_or_else(|refusal| panic!("{id}: {refusal:?}"))
    }

    pub fn list(&self, query: &TicketListQuery) -> TicketList {
        self.view(|reader| list(reader, query)).unwrap_or_else(|refusal| panic!("{query:?}: {refusal:?}"))
    }

    pub fn ids(&self, query: &TicketListQuery) -> Vec<String> {
        self.list(query).rows.into_iter().map(|row| row.id).collect()
    }

    pub fn ticket(&self, id: &str) -> &Ticket {
        self.portal.state().tickets.get(id).unwrap_or_else(|| panic!("there is no ticket {id}"))
    }
}

/// A valid form for data and auditor, due in a week, confirmed in case of a duplicate.
pub fn assignment(data: &str, auditor: &str) -> AssignmentForm {
    let auditor_type = if auditor.starts_with("EXTERNAL") { "external" } else { "internal" };
    AssignmentForm {
        data: vec![data.to_owned()],
        auditor_type: auditor_type.to_owned(),
        auditor: auditor.to_owned(),
        expiry_date: "2026-11-28".to_owned(),
        notes: String::new(),
        again: true,
    }
}

pub fn query(list: ListKind) -> TicketListQuery {
    TicketListQuery::of(list)
}

pub fn search(list: ListKind, words: &str) -> TicketListQuery {
    TicketListQuery { search: Some(words.to_owned()), ..query(list) }
}

pub fn form(title: &str) -> TicketForm {
    TicketForm {
        requester: None,
        title: title.to_owned(),
        category: "Teknis".to_owned(),
        description: "Uraian keluhan".to_owned(),
        attachments: Vec::new(),
        finding: None,
        follow_up_of: None,
    }
}

pub fn note_on(ticket: &str, content: &str) -> TicketCommand {
    TicketCommand::AddNote { ticket: ticket.to_owned(), content: content.to_owned(), attachments: vec![] }
}

pub fn reply_to(ticket: &str, content: &str, status: Option<Status>) -> TicketCommand {
    TicketCommand::Reply {
        ticket: ticket.to_owned(),
        content: content.to_owned(),
        status,
        attachments: vec![],
        as_written: false,
    }
}

/// A canned reply without category and files; no `id` adds one.
pub fn canned(id: Option<&str>, title: &str, content: &str) -> CannedReplyCommand {
    CannedReplyCommand::Save {
        id: id.map(str::to_owned),
        title: title.to_owned(),
        content: content.to_owned(),
        category: String::new(),
        files: Vec::new(),
        removed: Vec::new(),
    }
}
