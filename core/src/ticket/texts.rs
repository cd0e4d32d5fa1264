//! What searches of tickets look into, folded; apart what never changes and what commands change.

use super::model::{Ticket, priority_label};
use crate::store::Collection;
use crate::table::field_mask::FieldMask;
use crate::table::row_set::RowSet;
use crate::table::text_index::TextIndex;

/// How many tickets are folded at once, in idle time.
const FOLDED_AT_ONCE: u32 = 1_024;

/// Which texts a list's search looks into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchScope {
    /// Of the fields that never change: [`SearchScope::CODE`] and its like.
    pub fixed: FieldMask,
    /// Of the fields that commands change.
    pub changing: FieldMask,
}

impl SearchScope {
    /// The fields that never change, in the order in which they are indexed.
    pub const CODE: u32 = 0;
    /// The title.
    pub const TITLE: u32 = 1;
    /// The requester's name.
    pub const REQUESTER: u32 = 2;
    /// The description.
    pub const DESCRIPTION: u32 = 3;
    /// The fields that commands change: the labels of status and priority.
    pub const STATUS: u32 = 0;
    /// The label of the priority.
    pub const PRIORITY: u32 = 1;
    /// Who gave the ticket back.
    pub const RETURNED_BY: u32 = 2;
    /// Why.
    pub const RETURN_REASON: u32 = 3;

    const NONE: FieldMask = FieldMask::of(&[]);

    /// §5: title, description, id or requester name.
    pub const AGENT: Self = Self {
        fixed: FieldMask::of(&[Self::CODE, Self::TITLE, Self::REQUESTER, Self::DESCRIPTION]),
        changing: Self::NONE,
    };
}

/// The searched texts, by slot.
#[derive(Clone, Debug)]
pub(super) struct TicketTexts {
    fixed: TextIndex,
    changing: TextIndex,
}

impl Default for TicketTexts {
    fn default() -> Self {
        Self { fixed: TextIndex::new(4), changing: TextIndex::new(4) }
    }
}

impl TicketTexts {
    /// Those of all tickets.
    pub(super) fn of(tickets: &Collection<Ticket>) -> Self {
        let mut folding = Folding::default();
        while folding.advance(tickets) {}
        folding.texts
    }

    /// Packs a part; see [`TextIndex::pack`].
    pub(super) fn pack(&mut self) -> bool {
        self.fixed.pack() || self.changing.pack()
    }

    /// Keeps those rows that have every word within the scope.
    pub(super) fn narrow(&self, words: &[String], scope: SearchScope, rows: &mut RowSet) {
        if scope.changing == SearchScope::NONE {
            self.fixed.narrow(words, scope.fixed, rows);
            return;
        }
        for word in words {
            let mut found = (*self.fixed.matching(word, scope.fixed)).clone();
            found.or(&self.changing.matching(word, scope.changing));
            rows.and(&found);
        }
    }

    /// Takes a ticket's texts as they are now.
    pub(super) fn set(&mut self, slot: u32, ticket: &Ticket) {
        if !self.fixed.rows().contains(slot) {
            self.fixed.set(slot, &[&ticket.id, &ticket.title, &ticket.requester.name, &ticket.description]);
        }
        let (by, reason) =
            ticket.returned.as_ref().map_or_else(Default::default, |back| (back.by.clone(), back.wording()));
        self.changing.set(slot, &[ticket.status.label(), priority_label(ticket.priority), &by, &reason]);
    }

    /// Forgets a ticket's.
    pub(super) fn clear(&mut self, slot: u32) {
        self.fixed.clear(slot);
        self.changing.clear(slot);
    }
}

/// The texts of tickets that were all there at once, on their way.
#[derive(Clone, Debug, Default)]
pub(super) struct Folding {
    texts: TicketTexts,
    next: u32,
}

impl Folding {
    /// Folds some more. False when there are no more.
    pub(super) fn advance(&mut self, tickets: &Collection<Ticket>) -> bool {
        let end = tickets.slot_count().min(self.next.saturating_add(FOLDED_AT_ONCE));
        for slot in self.next..end {
            if let Some(ticket) = tickets.at(slot) {
                self.texts.set(slot, ticket);
            }
        }
        self.next = end;
        end < tickets.slot_count()
    }

    /// The texts, if that of this slot is among them already.
    pub(super) fn texts_with(&mut self, slot: u32) -> Option<&mut TicketTexts> {
        (slot < self.next).then_some(&mut self.texts)
    }

    /// All of them, after the last were folded.
    pub(super) fn finish(self) -> TicketTexts {
        self.texts
    }
}
