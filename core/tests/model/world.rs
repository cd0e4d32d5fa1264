//! The naive portal in action: who acts, what was done, and what comes of a command.

use portal_core::Command;
use portal_core::model::{Person, Role};
use portal_core::store::Directory;

use crate::facts::{Facts, Fields, Kind, Table};

/// Why a command is refused: because of the role, or because of anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    NotPermitted,
    Refused,
    Unchanged,
    Changed,
}

/// A record before and after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) kind: Kind,
    pub(crate) id: String,
    pub(crate) before: Option<Fields>,
    pub(crate) after: Option<Fields>,
}

/// One thing that was done.
#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) seq: u32,
    pub(crate) role: Role,
    pub(crate) person: String,
    pub(crate) subject: (Kind, String),
    pub(crate) steps: Vec<Step>,
    /// No record was to change: it is told of, and so is its undo.
    pub(crate) is_notice: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) facts: Facts,
    pub(crate) directory: Directory,
    pub(crate) log: Vec<Done>,
    pub(crate) seq: u32,
}

/// Who acts, when, and what id a new record was given.
pub(crate) struct Act<'a> {
    pub(crate) role: Role,
    pub(crate) person: &'a Person,
    pub(crate) now: i64,
    pub(crate) today: portal_core::locale::calendar::CalendarDate,
    pub(crate) new_id: Option<&'a str>,
}

/// The records that a command leaves, before they are compared with what there was.
pub(crate) type Effect = Result<Plan, Verdict>;

/// What a command does: the subject, and records put or taken.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) subject: Option<(Kind, String)>,
    pub(crate) puts: Vec<(Kind, String, Option<Fields>)>,
    /// It is told in the activity list although no record may have changed.
    pub(crate) is_told: bool,
    /// It is a form that was saved: a commit of that record, also where nothing differs.
    pub(crate) is_form: bool,
}

impl Plan {
    pub(crate) fn about(kind: Kind, id: &str) -> Self {
        Self { subject: Some((kind, id.to_owned())), ..Self::default() }
    }

    pub(crate) fn put(mut self, kind: Kind, id: &str, fields: Fields) -> Self {
        self.puts.push((kind, id.to_owned(), Some(fields)));
        self
    }

    pub(crate) fn take(mut self, kind: Kind, id: &str) -> Self {
        self.puts.push((kind, id.to_owned(), None));
        self
    }

    pub(crate) const fn told(mut self) -> Self {
        self.is_told = true;
        self
    }

    pub(crate) const fn saved(mut self) -> Self {
        self.is_form = true;
        self.told()
    }
}

impl World {
    pub(crate) fn new(facts: Facts, directory: Directory) -> Self {
        Self { facts, directory, log: Vec::new(), seq: 0 }
    }

    pub(crate) fn table(&self, kind: Kind) -> &Table {
        static EMPTY: Table = Table(Vec::new());
        self.facts.get(&kind).unwrap_or(&EMPTY)
    }

    pub(crate) fn get(&self, kind: Kind, id: &str) -> Option<&Fields> {
        self.table(kind).get(id)
    }

    pub(crate) fn set(&mut self, kind: Kind, id: &str, fields: Option<Fields>) {
        self.facts.entry(kind).or_default().put(id, fields);
    }

    /// Does what the spec says of a command, or says why it is not done.
    pub(crate) fn act(&mut self, command: &Command, act: &Act) -> Verdict {
        let effect = match command {
            Command::Session(_) => return Verdict::Unchanged,
            Command::Ticket(command) => self.ticket(command, act),
            Command::Label(command) => self.label(command, act),
            Command::CannedReply(command) => self.canned(command, act),
            Command::Auditor(command) => self.auditor(command, act),
            Command::Assignment(command) => self.assignment(command, act),
            Command::Repository(command) => self.repository(command, act),
            Command::Dashboard(command) => self.dashboard(command, act),
            Command::History(command) => self.history(command, act),
        };
        match effect {
            Err(verdict) => verdict,
            Ok(plan) => self.carry_out(plan, act.role, &act.person.id),
        }
    }

    pub(crate) fn carry_out(&mut self, plan: Plan, role: Role, person: &str) -> Verdict {
        let Some(subject) = plan.subject.clone() else { return Verdict::Unchanged };
        let (mut steps, is_notice) = (Vec::new(), plan.puts.is_empty());
        for (kind, id, after) in plan.puts {
            let before = self.get(kind, &id).cloned();
            let is_form = plan.is_form && subject == (kind, id.clone());
            if before != after || is_form {
                self.set(kind, &id, after.clone());
                steps.push(Step { kind, id, before, after });
            }
        }
        if steps.is_empty() && !plan.is_told {
            return Verdict::Unchanged;
        }
        self.seq += 1;
        self.log.push(Done { seq: self.seq, role, person: person.to_owned(), subject, steps, is_notice });
        Verdict::Changed
    }
}

/// Text as it is kept where it holds no odd characters; `None` where a required one is blank or too long.
pub(crate) fn line(typed: &str) -> Option<String> {
    let text = typed.trim();
    (!text.is_empty() && text.chars().count() <= 200).then(|| text.to_owned())
}

pub(crate) fn is_same_name(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}
