//! Helpers for undo, versions and two tabs.

use portal_core::history::adopt::Renamed;
use portal_core::history::commands::HistoryCommand;
use portal_core::history::view::{HistoryEntry, HistoryQuery, history};
use portal_core::journal::entry;
use portal_core::model::{Role, Slice};
use portal_core::store::error::Refusal;
use portal_core::store::{Change, Commit, Subject};
use portal_core::{Command, Outcome};

use super::Desk;

pub fn undo(seq: u32) -> Command {
    Command::History(HistoryCommand::Undo { seq })
}

pub fn restore(seq: u32, slice: Slice, id: &str) -> Command {
    Command::History(HistoryCommand::Restore { seq, record: Subject { slice, id: id.to_owned() } })
}

pub fn inverted(change: &Change) -> Change {
    Change { before: change.after.clone(), after: change.before.clone() }
}

impl Desk {
    pub fn seq(&self) -> u32 {
        self.portal.state().seq
    }

    pub fn undone(&mut self, seq: u32) -> Commit {
        self.ok(&undo(seq)).expect("there was something to undo")
    }

    pub fn not_undone(&mut self, seq: u32) -> Refusal {
        self.refused(&undo(seq))
    }

    pub fn restored(&mut self, seq: u32, slice: Slice, id: &str) -> Commit {
        self.ok(&restore(seq, slice, id)).expect("there was something to restore")
    }

    pub fn versions(&self, slice: Slice, id: Option<&str>) -> Vec<HistoryEntry> {
        let query = HistoryQuery { slice, id: id.map(str::to_owned), search: String::new() };
        self.view(|reader| history(reader, &query)).unwrap_or_else(|refusal| panic!("{refusal:?}")).entries
    }

    /// Another tab with the same state, in another role.
    pub fn other_tab(&self, role: Role) -> Self {
        let mut tab = self.clone();
        tab.commits.clear();
        tab.dice.0 ^= 0x5DEE_CE66;
        tab.act_as(role);
        tab
    }

    pub fn adopt_all(&mut self, other: &Self) -> Vec<Outcome> {
        let mut renamed = Renamed::new();
        let adopted = other.commits.iter().map(|commit| {
            let before = self.portal.clone();
            let outcome = self
                .portal
                .adopt(self.clock, &entry::sealed(commit), &mut renamed)
                .expect("the core reads its own commit");
            match &outcome {
                Outcome::Ok { commit: Some(commit), .. } => self.commits.push((**commit).clone()),
                _ => assert_eq!(self.portal, before, "a refusal changes nothing"),
            }
            outcome
        });
        adopted.collect()
    }

    /// Adopts every commit of the other tab; none may be refused.
    pub fn adopts(&mut self, other: &Self) -> &mut Self {
        for outcome in self.adopt_all(other) {
            assert!(matches!(outcome, Outcome::Ok { .. }), "{outcome:?}");
        }
        self
    }

    /// The refusal of the last commit of the other tab.
    pub fn adopts_not(&mut self, other: &Self) -> Refusal {
        match self.adopt_all(other).pop() {
            Some(Outcome::Refused { refusal }) => refusal,
            other => panic!("the commit was adopted: {other:?}"),
        }
    }
}
