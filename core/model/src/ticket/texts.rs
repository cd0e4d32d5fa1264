//! The searchable texts of tickets, in two parts: fields that never change, and fields that commands change.

use std::borrow::Cow;

use portal_table::field_mask::FieldMask;

use super::{Ticket, priority_label};

/// The fields that a list's search covers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SearchScope {
    /// Searched fields among those that never change, such as [`SearchScope::CODE`].
    pub fixed: FieldMask,
    /// Searched fields among those that commands change, such as [`SearchScope::STATUS`].
    pub changing: FieldMask,
}

impl SearchScope {
    /// Unchanging field: the code.
    pub const CODE: u32 = 0;
    /// Unchanging field: the title.
    pub const TITLE: u32 = 1;
    /// Unchanging field: the requester's name.
    pub const REQUESTER: u32 = 2;
    /// Unchanging field: the description.
    pub const DESCRIPTION: u32 = 3;
    /// Changing field: the label of the status.
    pub const STATUS: u32 = 0;
    /// Changing field: the label of the priority.
    pub const PRIORITY: u32 = 1;
    /// Changing field: the agent who returned the ticket.
    pub const RETURNED_BY: u32 = 2;
    /// Changing field: the reason for the return.
    pub const RETURN_REASON: u32 = 3;

    /// Search scope of agents: title, description, code and requester's name (§5).
    pub const AGENT: Self = Self {
        fixed: FieldMask::of(&[Self::CODE, Self::TITLE, Self::REQUESTER, Self::DESCRIPTION]),
        changing: FieldMask::NONE,
    };

    /// The fields of each part of the texts: unchanging, then changing.
    pub const fn of_parts(self) -> [FieldMask; 2] {
        [self.fixed, self.changing]
    }
}

pub(super) fn show_fixed(ticket: &Ticket, take: &mut dyn FnMut(&str)) {
    for text in [&ticket.id, &ticket.title, ticket.requester.name.as_str(), &ticket.description] {
        take(text);
    }
}

pub(super) fn show_changing(ticket: &Ticket, take: &mut dyn FnMut(&str)) {
    let returned = ticket.returned.as_ref();
    let by = returned.map_or_else(Cow::default, |back| back.by.as_str().into());
    let reason = returned.map_or_else(Cow::default, |back| back.wording().into());
    let texts: [Cow<str>; 4] = [ticket.status.label().into(), priority_label(ticket.priority).into(), by, reason];
    for text in &texts {
        take(text);
    }
}
