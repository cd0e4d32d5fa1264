//! What searches of tickets look into, folded; apart what never changes and what commands change.

use std::borrow::Cow;

use super::model::{Ticket, priority_label};
use crate::store::Collection;
use crate::table::field_mask::FieldMask;
use crate::table::row_set::RowSet;
use crate::table::text_index::{TextIndex, TextsOf};

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

/// The fixed texts of the ticket in a slot.
fn show_fixed(tickets: &Collection<Ticket>, slot: u32, take: &mut dyn FnMut(&str)) {
    tickets.at(slot).iter().flat_map(|ticket| fixed(ticket)).for_each(take);
}

/// The changing texts of the ticket in a slot.
fn show_changing(tickets: &Collection<Ticket>, slot: u32, take: &mut dyn FnMut(&str)) {
    tickets.at(slot).iter().flat_map(|ticket| changing(ticket)).for_each(|text| take(&text));
}

fn fixed(ticket: &Ticket) -> [&str; 4] {
    [&ticket.id, &ticket.title, &ticket.requester.name, &ticket.description]
}

fn changing(ticket: &Ticket) -> [Cow<'_, str>; 4] {
    let returned = ticket.returned.as_ref();
    let by = returned.map_or_else(Cow::default, |back| back.by.as_str().into());
    let reason = returned.map_or_else(Cow::default, |back| back.wording().into());
    [ticket.status.label().into(), priority_label(ticket.priority).into(), by, reason]
}

impl TicketTexts {
    /// Those of tickets that were all there at once. They are asked for until packing has come to them.
    pub(super) fn of(rows: &RowSet) -> Self {
        Self { fixed: TextIndex::unread(4, rows), changing: TextIndex::unread(4, rows) }
    }

    /// Takes in or packs a part; see [`TextIndex::pack`].
    pub(super) fn pack(&mut self, tickets: &Collection<Ticket>) -> bool {
        self.fixed.pack(&|slot, take| show_fixed(tickets, slot, take))
            || self.changing.pack(&|slot, take| show_changing(tickets, slot, take))
    }

    /// Keeps those rows that have every word within the scope.
    pub(super) fn narrow(&self, tickets: &Collection<Ticket>, words: &[String], scope: SearchScope, rows: &mut RowSet) {
        let fixed: TextsOf = &|slot, take| show_fixed(tickets, slot, take);
        if scope.changing == SearchScope::NONE {
            self.fixed.narrow_in(words, scope.fixed, Some(fixed), rows);
            return;
        }
        let changing: TextsOf = &|slot, take| show_changing(tickets, slot, take);
        for word in words {
            let mut found = (*self.fixed.matching_in(word, scope.fixed, Some(fixed))).clone();
            found.or(&self.changing.matching_in(word, scope.changing, Some(changing)));
            rows.and(&found);
        }
    }

    /// Takes a ticket's texts as they are now.
    pub(super) fn set(&mut self, slot: u32, ticket: &Ticket) {
        if !self.fixed.rows().contains(slot) {
            self.fixed.set(slot, &fixed(ticket));
        }
        self.changing.set(slot, &changing(ticket).each_ref().map(|text| &**text));
    }

    /// Forgets a ticket's.
    pub(super) fn clear(&mut self, slot: u32) {
        self.fixed.clear(slot);
        self.changing.clear(slot);
    }
}
