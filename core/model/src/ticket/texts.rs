//! What searches of tickets look into; apart what never changes and what commands change.

use std::borrow::Cow;

use portal_table::field_mask::FieldMask;

use super::{Ticket, priority_label};

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

    /// §5: title, description, id or requester name.
    pub const AGENT: Self = Self {
        fixed: FieldMask::of(&[Self::CODE, Self::TITLE, Self::REQUESTER, Self::DESCRIPTION]),
        changing: FieldMask::NONE,
    };

    /// The fields of each part of a ticket's texts.
    pub const fn of_parts(self) -> [FieldMask; 2] {
        [self.fixed, self.changing]
    }
}

/// Shows the texts that never change.
pub(super) fn show_fixed(ticket: &Ticket, take: &mut dyn FnMut(&str)) {
    for text in [&ticket.id, &ticket.title, ticket.requester.name.as_str(), &ticket.description] {
        take(text);
    }
}

/// Shows the texts that commands change.
pub(super) fn show_changing(ticket: &Ticket, take: &mut dyn FnMut(&str)) {
    let returned = ticket.returned.as_ref();
    let by = returned.map_or_else(Cow::default, |back| back.by.as_str().into());
    let reason = returned.map_or_else(Cow::default, |back| back.wording().into());
    let texts: [Cow<str>; 4] = [ticket.status.label().into(), priority_label(ticket.priority).into(), by, reason];
    for text in &texts {
        take(text);
    }
}
