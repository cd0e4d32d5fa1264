//! The naive portal: people, log and the effects of commands.

use portal_core::Command;
use portal_core::model::{Person, Role};
use portal_core::store::Directory;

use crate::facts::{Facts, Fields, Kind, Table};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    NotPermitted,
    Refused,
    Unchanged,
    Changed,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Step {
    pub(crate) kind: Kind,
    pub(crate) id: String,
    pub(crate) before: Option<Fields>,
    pub(crate) after: Option<Fields>,
}

#[derive(Clone, Debug)]
pub(crate) struct Done {
    pub(crate) seq: u32,
    pub(crate) role: Role,
    pub(crate) person: String,
    pub(crate) subject: (Kind, String),
    pub(crate) steps: Vec<Step>,
    /// The command changed no record, but has an activity entry, as has its undo.
    pub(crate) is_notice: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct World {
    pub(crate) facts: Facts,
    pub(crate) directory: Directory,
    pub(crate) log: Vec<Done>,
    pub(crate) seq: u32,
}

pub(crate) struct Act<'a> {
    pub(crate) role: Role,
    pub(crate) person: &'a Person,
    pub(crate) now: i64,
    pub(crate) today: portal_core::locale::calendar::CalendarDate,
    pub(crate) new_id: Option<&'a str>,
    /// True if a requester is in time to reopen the ticket, by the calendar of the help desk.
    pub(crate) may_reopen: bool,
}

/// The effect of a command, not yet compared with the facts.
pub(crate) type Effect = Result<Plan, Verdict>;

/// Changes of an accepted command: its subject, and the records that it sets or removes.
#[derive(Debug, Default)]
pub(crate) struct Plan {
    pub(crate) subject: Option<(Kind, String)>,
    pub(crate) puts: Vec<(Kind, String, Option<Fields>)>,
    /// True if the activity list gets an entry even if no record changed.
    pub(crate) is_listed: bool,
    /// True for a saved form: it makes a commit even if nothing differs.
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

    pub(crate) const fn listed(mut self) -> Self {
        self.is_listed = true;
        self
    }

    pub(crate) const fn saved(mut self) -> Self {
        self.is_form = true;
        self.listed()
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

    /// Carries out a command as the spec says, or refuses it.
    pub(crate) fn act(&mut self, command: &Command, act: &Act) -> Verdict {
        let effect = match command {
            Command::Session(_) | Command::Seen(_) => return Verdict::Unchanged,
            Command::Ticket(command) => self.ticket(command, act),
            Command::Label(command) => self.label(command, act),
            Command::CannedReply(command) => self.canned(command, act),
            Command::DeskSettings(command) => self.desk_settings(command, act),
            Command::Auditor(command) => self.auditor(command, act),
            Command::Assignment(command) => self.assignment(command, act),
            Command::Repository(command) => self.repository(command, act),
            // The game runs no tests on data; `rules/working_papers.rs` does.
            Command::WorkingPaper(_)
            | Command::Finding(_)
            | Command::FollowUp(_)
            | Command::Review(_)
            | Command::Package(_)
            // `rules/saved_views.rs` tests saved views, `rules/directory.rs` agents, companies and departments.
            | Command::SavedView(_)
            | Command::Directory(_) => {
                return Verdict::Refused;
            }
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
        if steps.is_empty() && !plan.is_listed {
            return Verdict::Unchanged;
        }
        self.seq += 1;
        self.log.push(Done { seq: self.seq, role, person: person.to_owned(), subject, steps, is_notice });
        Verdict::Changed
    }
}

/// Trims a text without odd characters; `None` if a required text is blank or too long.
pub(crate) fn line(typed: &str) -> Option<String> {
    let text = typed.trim();
    (!text.is_empty() && text.chars().count() <= 200).then(|| text.to_owned())
}

pub(crate) fn is_same_name(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}
