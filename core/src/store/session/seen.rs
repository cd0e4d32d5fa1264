//! Records that the people of this device have looked at. The web side stores it beside the drafts, once per data set, because it
//! is no part of the shared records: it is in no commit, no history and no undo.

use serde::{Deserialize, Serialize};

use crate::model::{Instant, PersonId};

/// Most tickets that are noted for one person. Older looks are forgotten, and everything up to them counts as seen.
const MOST_LOOKS: usize = 1_000;

/// The looks of everybody at one data set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    /// Id of the data set; another one begins again.
    pub dataset: String,
    /// The looks.
    pub record: SeenRecord,
}

/// The looks as they are stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeenRecord {
    /// When the device first had the data set. What is older counts as seen by everybody.
    pub since: Instant,
    /// The looks by person.
    pub people: Vec<SeenBy>,
}

/// The looks of one person.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeenBy {
    /// Id of the person.
    pub person: PersonId,
    /// Older events count as seen, unless a look says otherwise.
    pub since: Instant,
    /// The looks, sorted by ticket.
    pub looks: Vec<SeenTicket>,
}

/// A person's last look at a ticket.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct SeenTicket {
    /// Code of the ticket.
    pub ticket: String,
    /// Events up to this moment have been seen.
    pub until: Instant,
    /// When this was noted. Of two looks at a ticket the later noted one counts.
    pub at: Instant,
}

impl Seen {
    /// Nothing noted yet; everything up to now counts as seen.
    pub const fn beginning(dataset: String, now: Instant) -> Self {
        Self { dataset, record: SeenRecord { since: now, people: Vec::new() } }
    }

    /// Older events count as seen by this person, unless a look says otherwise.
    pub fn since(&self, person: &str) -> Instant {
        self.of(person).map_or(self.record.since, |by| by.since.max(self.record.since))
    }

    /// This person has seen the events of this ticket up to this moment.
    pub fn until(&self, person: &str, ticket: &str) -> Instant {
        let look = self.of(person).and_then(|by| by.look(ticket));
        look.map_or_else(|| self.since(person), |look| look.until)
    }

    /// Tickets of which the person marked something as unread that is older than [`Seen::since`].
    pub fn marked(&self, person: &str) -> impl Iterator<Item = &str> {
        let since = self.since(person);
        let looks = self.of(person).map_or(&[][..], |by| &by.looks);
        looks.iter().filter(move |look| look.until < since).map(|look| look.ticket.as_str())
    }

    /// The time to note for a look now: later than that of the look before, whatever the clock says.
    pub fn next_at(&self, person: &str, ticket: &str, now: Instant) -> Instant {
        let look = self.of(person).and_then(|by| by.look(ticket));
        look.map_or(now, |look| now.max(Instant(look.at.0.saturating_add(1))))
    }

    /// Notes a look.
    pub fn note(&mut self, person: &str, look: SeenTicket) {
        let since = self.record.since;
        let people = &mut self.record.people;
        let at = people.binary_search_by(|by| by.person.as_str().cmp(person)).unwrap_or_else(|at| {
            people.insert(at, SeenBy { person: person.to_owned(), since, looks: Vec::new() });
            at
        });
        if let Some(by) = people.get_mut(at) {
            by.note(look);
            by.forget();
        }
    }

    /// Adds the looks that another tab has stored. Tabs that merge each other's looks arrive at the same.
    pub fn merge(&mut self, other: SeenRecord) {
        self.record.since = self.record.since.min(other.since);
        for SeenBy { person, since, looks } in other.people {
            for look in looks {
                self.note(&person, look);
            }
            if let Some(by) = self.record.people.iter_mut().find(|by| by.person == person) {
                by.since = by.since.max(since);
            }
        }
    }

    /// The tickets at which the person's last look is another one than in `before`; `None` if older events count as seen
    /// up to another moment, so that any ticket can differ.
    pub fn looked_since<'a>(&'a self, before: &'a Self, person: &str) -> Option<Vec<&'a str>> {
        if self.dataset != before.dataset || self.since(person) != before.since(person) {
            return None;
        }
        let [now, then] = [self, before].map(|seen| seen.of(person).map_or(&[][..], |by| &by.looks));
        let differ = |one: &'a [SeenTicket], other: &[SeenTicket]| {
            let is_other = |look: &&SeenTicket| {
                let found = other.binary_search_by(|each| each.ticket.cmp(&look.ticket));
                found.ok().and_then(|at| other.get(at)) != Some(look)
            };
            one.iter().filter(is_other).map(|look| look.ticket.as_str()).collect::<Vec<_>>()
        };
        Some([differ(now, then), differ(then, now)].concat())
    }

    fn of(&self, person: &str) -> Option<&SeenBy> {
        let people = &self.record.people;
        people.binary_search_by(|by| by.person.as_str().cmp(person)).ok().and_then(|at| people.get(at))
    }
}

impl SeenBy {
    fn find(&self, ticket: &str) -> Result<usize, usize> {
        self.looks.binary_search_by(|look| look.ticket.as_str().cmp(ticket))
    }

    fn look(&self, ticket: &str) -> Option<&SeenTicket> {
        self.find(ticket).ok().and_then(|at| self.looks.get(at))
    }

    fn note(&mut self, look: SeenTicket) {
        match self.find(&look.ticket) {
            Ok(at) => {
                if let Some(known) =
                    self.looks.get_mut(at).filter(|known| (known.at, known.until) < (look.at, look.until))
                {
                    *known = look;
                }
            }
            Err(at) => self.looks.insert(at, look),
        }
    }

    /// Forgets the looks that reach back the farthest, so that the record stays small.
    fn forget(&mut self) {
        if self.looks.len() <= MOST_LOOKS {
            return;
        }
        let mut moments: Vec<Instant> = self.looks.iter().map(|look| look.until).collect();
        moments.sort_unstable();
        let horizon = moments.get(moments.len() - MOST_LOOKS * 3 / 4).copied().unwrap_or(self.since);
        self.looks.retain(|look| look.until > horizon);
        self.since = self.since.max(horizon);
    }
}
