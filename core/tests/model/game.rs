//! A game gives the same random commands to the portal and to the naive portal, and compares them after each.

use std::fmt::Debug;

use portal_core::history::adopt::Renamed;
use portal_core::journal::entry;
use portal_core::model::{Instant, Role};
use portal_core::store::env::{Clock, Env};
use portal_core::store::session::SessionCommand;
use portal_core::store::{Commit, State};
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::reopening;
use portal_core::{Command, Outcome, Portal};

use crate::audit::table_lines;
use crate::commands::Draw;
use crate::facts::{Facts, of_record, of_state};
use crate::support::audit::read_csv;
use crate::support::history::inverted;
use crate::support::invariants;
use crate::support::random::Random;
use crate::support::small::small_state;
use crate::support::{CLOCK, DAY, HOUR};
use crate::world::{Act, Done, Verdict, World};

#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) given: u64,
    pub(crate) changed: u64,
    pub(crate) refused: u64,
    pub(crate) not_permitted: u64,
    pub(crate) adopted: u64,
    pub(crate) restarts: u64,
}

/// One tab: the portal and its naive counterpart.
#[derive(Clone)]
pub(crate) struct Tab {
    pub(crate) portal: Portal,
    pub(crate) world: World,
    pub(crate) commits: Vec<Commit>,
}

impl Tab {
    fn compare_changed(&self, commit: &Commit) {
        for record in commit.changes.iter().filter_map(|change| change.after.as_ref().or(change.before.as_ref())) {
            let (kind, _) = of_record(record);
            let found = self.portal.state().record(record.slice(), record.id()).map(|record| of_record(&record).1);
            assert_eq!(found.as_ref(), self.world.get(kind, record.id()), "after {:?}", commit.action);
        }
    }

    fn compare_all(&self, cause: &dyn Debug) {
        let facts = of_state(self.portal.state());
        let live = |facts| Facts::iter(facts).flat_map(|(kind, table)| table.live().map(move |row| (kind, row)));
        for (found, expected) in live(&facts).zip(live(&self.world.facts)) {
            assert_eq!(found, expected, "after {cause:?}");
        }
        assert_eq!(live(&facts).count(), live(&self.world.facts).count(), "after {cause:?}");
    }
}

/// Index of the tab in which the game is played.
const HERE: usize = 0;
const THERE: usize = 1;

pub(crate) struct Game {
    /// The main tab; the second tab exists only during [`Game::two_tabs`].
    tabs: Vec<Tab>,
    random: Random,
    now: i64,
    step: u64,
    pub(crate) tally: Tally,
}

impl Game {
    pub(crate) fn new(seed: u64, start: &State) -> Self {
        let world = World::new(of_state(start), start.directory.clone());
        let tab = Tab { portal: Portal::with_state(start.clone()), world, commits: Vec::new() };
        Self { tabs: vec![tab], random: Random::new(seed), now: CLOCK.now.0, step: 0, tally: Tally::default() }
    }

    const fn clock(&self) -> Clock {
        Clock { now: Instant(self.now), ..CLOCK }
    }

    /// Moves the clock: usually forward, sometimes far ahead or back. No instant occurs twice.
    fn pass_time(&mut self) {
        self.step += 1;
        self.now += match self.random.below(40) {
            0 => 3 * DAY,
            1 => -2 * DAY,
            2 => -HOUR,
            _ => 61_000,
        };
        self.now = self.now / 1_000 * 1_000 + i64::try_from(self.step % 1_000).expect("below a thousand");
    }

    /// One command by one person; sometimes a restart or a second tab follows.
    pub(crate) fn turn(&mut self) {
        self.draw_and_give(HERE);
        match self.random.below(60) {
            0 => self.restart(),
            1 => self.two_tabs(),
            _ => {}
        }
    }

    fn draw_and_give(&mut self, tab: usize) {
        self.pass_time();
        let today = self.clock().local_now().date();
        let world = &self.tabs[tab].world;
        let mut draw = Draw { world, random: &mut self.random, step: self.step, today };
        let (role, command, by) = draw.command();
        if self.act_as(tab, role, by.as_deref()) {
            self.give(tab, role, &command);
        }
    }

    fn act_as(&mut self, tab: usize, role: Role, by: Option<&str>) -> bool {
        let people = self.tabs[tab].portal.state().people(role);
        let known = by.and_then(|id| people.iter().find(|person| person.id == id));
        let Some(person) = known.or_else(|| people.get(self.random.below(people.len()))) else { return false };
        let command = Command::Session(SessionCommand::ActAs { role, person: Some(person.id.clone()) });
        let mut env = Env { clock: self.clock(), entropy: &mut self.random };
        matches!(self.tabs[tab].portal.dispatch(&mut env, &command), Outcome::Ok { .. })
    }

    /// Gives a command to both portals and compares the results.
    fn give(&mut self, at: usize, role: Role, command: &Command) {
        self.tally.given += 1;
        let clock = self.clock();
        let tab = &mut self.tabs[at];
        let content = format!("TABLE_{}", self.step);
        let is_load = matches!(command, Command::Repository(_));
        if is_load && let (_, Some(shelved)) = read_csv(table_lines(&content).join("\n").as_bytes(), 64) {
            tab.portal.shelve(&content, shelved);
        }
        // A full copy is slow, so only some refusals are checked for changes.
        let before = self.random.once_in(6).then(|| tab.portal.clone());
        let may_reopen = may_reopen(tab.portal.state(), command, clock.now);
        let outcome = tab.portal.dispatch(&mut Env { clock, entropy: &mut self.random }, command);
        let new_id = match &outcome {
            Outcome::Ok { commit: Some(commit), .. } => {
                let made = commit.changes.iter().find(|change| change.before.is_none());
                let made = made.and_then(|change| change.after.as_ref());
                Some(made.map_or(commit.subject.id.as_str(), |record| record.id()))
            }
            _ => None,
        };
        let person = tab.portal.session().person.clone();
        let act = Act { role, person: &person, now: self.now, today: clock.local_now().date(), new_id, may_reopen };
        let expected = tab.world.act(command, &act);
        let actual = match &outcome {
            Outcome::Refused { refusal: portal_core::store::error::Refusal::NotPermitted { .. } } => {
                Verdict::NotPermitted
            }
            Outcome::Refused { .. } => Verdict::Refused,
            Outcome::Ok { commit: None, .. } => Verdict::Unchanged,
            Outcome::Ok { commit: Some(_), .. } => Verdict::Changed,
        };
        assert_eq!(actual, expected, "{role:?} {}: {command:?} → {outcome:?}", person.name);
        assert_eq!(tab.portal.state().seq, tab.world.seq);
        if let Outcome::Ok { commit: Some(commit), .. } = outcome {
            self.tally.changed += 1;
            let line = tab.portal.state().activity.of(&commit.subject.id).last().map(|line| line.at);
            assert_eq!(line, Some(clock.now), "the activity list has an entry");
            tab.compare_changed(&commit);
            tab.commits.push(*commit);
        } else {
            self.tally.refused += u64::from(actual != Verdict::Unchanged);
            self.tally.not_permitted += u64::from(actual == Verdict::NotPermitted);
            if let Some(before) = before {
                assert_eq!(tab.portal, before, "{command:?} was refused but changed the state");
                if self.random.once_in(10) {
                    assert_eq!(
                        tab.portal.snapshot(),
                        before.snapshot(),
                        "{command:?} was refused but changed the snapshot"
                    );
                }
            }
        }
        tab.world.compare_views(&tab.portal.reader(clock), &mut self.random);
        if is_load {
            tab.portal.unshelve(&content);
        }
        if self.step.is_multiple_of(16) {
            tab.compare_all(command);
            invariants::check(tab.portal.state());
        }
    }

    /// Reopens the page, either from a snapshot and the commits after it, or from all commits.
    fn restart(&mut self) {
        self.tally.restarts += 1;
        let bytes = self.tabs[HERE].portal.snapshot();
        let mut opened = Portal::with_state(small_state());
        if self.random.once_in(2) {
            opened.restore(&bytes).expect("the core reads its own bytes");
        } else {
            for commit in &self.tabs[HERE].commits {
                opened.apply_entry(&entry::sealed(commit)).expect("the commit follows the last one");
            }
        }
        assert_eq!(opened.state(), self.tabs[HERE].portal.state());
        assert_eq!(opened.snapshot(), bytes);
        self.tabs[HERE].portal = opened;
    }

    /// Another person works in a second tab; then this tab adopts the second tab's commits.
    fn two_tabs(&mut self) {
        let since = self.tabs[HERE].world.log.len();
        let there = self.tabs[HERE].clone();
        self.tabs.push(there);
        for tab in [HERE, THERE, HERE, THERE, THERE] {
            self.draw_and_give(tab);
        }
        let (there, clock) = (self.tabs.remove(THERE), self.clock());
        let tab = &mut self.tabs[HERE];
        let mut renamed = Renamed::new();
        let done: Vec<&Done> = there.world.log.iter().skip(since).collect();
        let commits = there.commits[there.commits.len() - done.len()..].iter();
        for (commit, done) in commits.zip(done) {
            let outcome =
                tab.portal.adopt(clock, &entry::sealed(commit), &mut renamed).expect("the core reads its own commit");
            let expected = tab.world.adopt(done);
            match outcome {
                Outcome::Ok { commit: Some(adopted), .. } => {
                    assert_eq!(expected, Verdict::Changed, "{commit:?} was adopted");
                    self.tally.adopted += 1;
                    tab.commits.push(*adopted);
                }
                outcome => assert_eq!(expected, Verdict::Refused, "{commit:?} → {outcome:?}"),
            }
            assert_eq!(tab.portal.state().seq, tab.world.seq);
            tab.compare_all(commit);
            invariants::check(tab.portal.state());
        }
        assert!(renamed.is_empty(), "no two commits have the same instant");
    }

    /// At the end, replaying the journal gives the same bytes, and inverting the last commits gives the earlier
    /// records.
    pub(crate) fn end(&mut self, start: &State) {
        invariants::check(self.tabs[HERE].portal.state());
        let mut replayed = Portal::with_state(start.clone());
        let back_to = self.random.below(self.tabs[HERE].commits.len() + 1);
        let mut then = replayed.state().clone();
        for (number, commit) in (1..).zip(&self.tabs[HERE].commits) {
            replayed.apply_entry(&entry::sealed(commit)).expect("the commit follows the last one");
            if number == back_to {
                then = replayed.state().clone();
            }
        }
        assert_eq!(replayed.snapshot(), self.tabs[HERE].portal.snapshot());
        let mut undone = self.tabs[HERE].portal.state().clone();
        for commit in self.tabs[HERE].commits[back_to..].iter().rev() {
            commit.changes.iter().rev().for_each(|change| undone.apply_change(&inverted(change)));
        }
        assert_eq!(
            record_bytes(&undone),
            record_bytes(&then),
            "the last {} commits, inverted",
            self.tabs[HERE].commits.len() - back_to
        );
    }
}

fn record_bytes(state: &State) -> Vec<u8> {
    let repository = &state.repository;
    let all = serde_json::json!([
        state.tickets.iter().collect::<Vec<_>>(),
        state.labels.iter().collect::<Vec<_>>(),
        state.canned_replies.iter().collect::<Vec<_>>(),
        state.auditors.iter().collect::<Vec<_>>(),
        state.assignments.iter().collect::<Vec<_>>(),
        repository.datasets.iter().collect::<Vec<_>>(),
        repository.documents.iter().collect::<Vec<_>>(),
        state.dashboards.iter().collect::<Vec<_>>(),
        state.desk_settings,
    ]);
    all.to_string().into_bytes()
}

fn may_reopen(state: &State, command: &Command, now: Instant) -> bool {
    let Command::Ticket(TicketCommand::Reopen { ticket }) = command else { return false };
    state.tickets.get(ticket).is_none_or(|ticket| reopening::is_open(state, ticket, now))
}
