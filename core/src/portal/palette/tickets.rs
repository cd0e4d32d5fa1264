//! Tickets in the palette, with their descriptions and messages, and for staff with their internal notes.

use std::borrow::Cow;

use super::sources::{Depth, Found, Source, entry, narrow_by_each, passage_of, words_in_names};
use super::{PaletteEntry, PaletteKind, PalettePassage};
use crate::model::Role;
use crate::model::ticket::texts::SearchScope;
use crate::store::Reader;
use crate::store::records::messages::{Messages, spoken};
use crate::store::session::Action;
use crate::table::field_mask::FieldMask;
use crate::table::list::EVERYWHERE;
use crate::table::row_set::RowSet;
use crate::table::similar::Similar;
use crate::ticket::formatting::plain;
use crate::ticket::views::conversation::{DESCRIPTION_KEY, message_key};
use crate::ticket::views::list_kind::ListKind;

/// Up to this many texts are searched within a frame although they are not indexed.
const QUICKLY_READ: u32 = 10_000;

pub(super) struct Tickets<'a> {
    reader: &'a Reader<'a>,
    messages: Messages<'a>,
    /// The role's whole list.
    list: ListKind,
}

impl<'a> Tickets<'a> {
    pub(super) fn of(reader: &'a Reader<'a>) -> Self {
        let list = match reader.session().role {
            Role::BadanUsaha => ListKind::BusinessAll,
            Role::Agent => ListKind::AgentAll,
            _ => ListKind::InternalAll,
        };
        Self { reader, messages: Messages(reader.tickets()), list }
    }

    /// The fields of the list's own search; the description belongs to the contents.
    fn scope(&self, depth: Depth) -> [FieldMask; 2] {
        use SearchScope as Scope;
        let [own, changing] = self.list.search_scope().of_parts();
        let fixed = match depth {
            Depth::Contents => Scope::AGENT.fixed,
            Depth::Names if own == Scope::AGENT.fixed => FieldMask::of(&[Scope::CODE, Scope::TITLE, Scope::REQUESTER]),
            Depth::Names => own,
        };
        [fixed, changing]
    }
}

impl Source for Tickets<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Ticket
    }

    fn all(&self) -> RowSet {
        self.reader.tickets().visible_to(self.reader.session())
    }

    fn texts(&self, slot: u32, _: Depth, take: &mut dyn FnMut(&str)) {
        if let Some(ticket) = self.reader.tickets().at(slot) {
            [&ticket.id, &ticket.title, ticket.requester.name.as_str()].into_iter().for_each(take);
        }
    }

    fn is_indexed(&self) -> bool {
        let (tickets, messages) = (self.reader.tickets().list(), self.reader.message_list(&self.messages));
        let notes = self.reader.notes().map_or(0, |(_, list)| list.unread());
        tickets.unread() + messages.unread() + notes <= QUICKLY_READ
    }

    fn narrow(&self, word: &str, depth: Depth, rows: &mut RowSet) {
        let (tickets, words) = (self.reader.tickets(), &[word.to_owned()]);
        let among = rows.clone();
        tickets.list().narrow(words, &self.scope(depth), rows);
        if depth == Depth::Names {
            return;
        }
        let mut with_message = among.clone();
        self.reader.message_list(&self.messages).narrow(words, EVERYWHERE, &mut with_message);
        rows.or(&with_message);
        if let Ok((notes, list)) = self.reader.notes() {
            let mut found = list.all();
            list.narrow(words, EVERYWHERE, &mut found);
            let of_note = |note: u32| tickets.slot_of(&notes.at(note)?.ticket);
            found.iter().filter_map(of_note).filter(|slot| among.contains(*slot)).for_each(|slot| {
                rows.insert(slot);
            });
        }
    }

    fn narrow_to_any(&self, words: &[String], depth: Depth, rows: &mut RowSet) {
        narrow_by_each(self, words, depth, rows);
    }

    fn similar(&self, depth: Depth, rows: &RowSet, similar: &mut Similar) {
        self.reader.tickets().list().similar(&self.scope(depth), rows, similar);
        if depth == Depth::Names {
            return;
        }
        self.reader.message_list(&self.messages).similar(EVERYWHERE, rows, similar);
        if let Ok((_, list)) = self.reader.notes() {
            list.similar(EVERYWHERE, &list.all(), similar);
        }
    }

    fn listed(&self, words: &[String], [named, all]: [&RowSet; 2]) -> u32 {
        let scope = self.list.search_scope().of_parts();
        if scope == self.scope(Depth::Names) {
            return named.len();
        }
        let mut rows = all.clone();
        self.reader.tickets().list().narrow(words, &scope, &mut rows);
        rows.len()
    }

    fn slot(&self, code: &str) -> Option<u32> {
        self.reader.tickets().slot_of(&code.to_ascii_uppercase())
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        self.reader.tickets().list().slots(None, rows, 0, len)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let ticket = self.reader.tickets().at(slot)?;
        // A company's tickets all have the same requester.
        let requester = if self.reader.may(Action::ReadAllTickets) { ticket.requester.name.as_str() } else { "" };
        let facts = [ticket.id.as_str(), requester];
        let entry = entry(PaletteKind::Ticket, &ticket.id, &ticket.title, &facts);
        Some(PaletteEntry { status: Some(ticket.status), ..entry })
    }

    fn passage(&self, slot: u32, found: &Found<'_>) -> Option<PalettePassage> {
        let ticket = self.reader.tickets().at(slot)?;
        let description = ("Deskripsi", Cow::from(DESCRIPTION_KEY), Cow::from(plain(&ticket.description)));
        let messages = spoken(ticket).map(|one| ("Pesan", message_key(one).into(), plain(&one.content).into()));
        let notes = self.reader.notes_on(&ticket.id).into_iter().flatten();
        let notes = notes.map(|note| ("Catatan internal", note.id.as_str().into(), plain(&note.content).into()));
        let texts = std::iter::once(description).chain(messages).chain(notes);
        passage_of(texts, words_in_names(self, slot, found.sought), found.sought)
    }
}
