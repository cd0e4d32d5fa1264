//! The kinds of records in the palette: which rows the acting person may open, and how an entry reads.

use super::{PaletteEntry, PaletteKind, PalettePlace};
use crate::dashboard::permission::readable_rows;
use crate::model::auditor::Auditor;
use crate::model::dashboard::listed::NEWEST_FIRST;
use crate::model::repository::{Dataset, Document};
use crate::model::{Collection, Identified, Role};
use crate::store::Reader;
use crate::store::records::desk_rows::DeskRows;
use crate::store::session::Action;
use crate::table::fold;
use crate::table::list::EVERYWHERE;
use crate::table::row_set::RowSet;
use crate::ticket::views::list_kind::ListKind;

/// Records of one kind that the acting person may open.
pub(super) trait Source {
    /// Kind of the records.
    fn kind(&self) -> PaletteKind;
    /// The rows that have all words; without words, all rows that the person may open.
    fn rows(&self, words: &[String]) -> RowSet;
    /// The row of a record, which the person may or may not open.
    fn slot(&self, id: &str) -> Option<u32>;
    /// The first rows of a set in the order of their list.
    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32>;
    /// A row as an entry.
    fn entry(&self, slot: u32) -> Option<PaletteEntry>;
}

/// The kinds that the acting role may read (§6).
pub(super) fn sources<'a>(reader: &'a Reader<'a>) -> Vec<Box<dyn Source + 'a>> {
    let may = |action| reader.may(action);
    let mut all: Vec<Box<dyn Source + 'a>> = Vec::new();
    if may(Action::ReadOwnTickets) || may(Action::ReadAllTickets) {
        all.push(Box::new(Tickets { reader }));
    }
    if let Ok(desks) = DeskRows::of(reader) {
        all.push(Box::new(AssignedData { reader, desks }));
    }
    if may(Action::ManageRepository) {
        all.push(Box::new(Datasets { reader }));
        all.push(Box::new(Documents { reader }));
    }
    if may(Action::ManageAuditors) {
        all.push(Box::new(Auditors { reader }));
    }
    if may(Action::ReadDashboards) {
        all.push(Box::new(Dashboards { reader }));
    }
    all
}

fn entry(kind: PaletteKind, id: &str, title: &str, facts: &[&str]) -> PaletteEntry {
    let facts: Vec<&str> = facts.iter().copied().filter(|fact| !fact.is_empty()).collect();
    let (id, title) = (id.to_owned(), title.to_owned());
    PaletteEntry { kind, id, title, detail: facts.join(" · "), status: None, place: None }
}

/// Rows of a collection without a list index.
fn matching<R: Identified>(records: &Collection<R>, words: &[String], has: impl Fn(&R, &[String]) -> bool) -> RowSet {
    RowSet::of_each((0..records.slot_count()).map(|slot| records.at(slot).is_some_and(|record| has(record, words))))
}

struct Tickets<'a> {
    reader: &'a Reader<'a>,
}

impl Tickets<'_> {
    /// The role's whole list, whose search covers the same fields.
    fn list(&self) -> ListKind {
        match self.reader.session().role {
            Role::BadanUsaha => ListKind::BusinessAll,
            Role::Agent => ListKind::AgentAll,
            _ => ListKind::InternalAll,
        }
    }
}

impl Source for Tickets<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Ticket
    }

    fn rows(&self, words: &[String]) -> RowSet {
        let tickets = self.reader.tickets();
        let mut rows = tickets.visible_to(self.reader.session());
        tickets.list().narrow(words, &self.list().search_scope().of_parts(), &mut rows);
        rows
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
}

struct AssignedData<'a> {
    reader: &'a Reader<'a>,
    desks: DeskRows<'a>,
}

impl Source for AssignedData<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::AssignedData
    }

    fn rows(&self, words: &[String]) -> RowSet {
        let (list, mut rows) = self.desks.own(self.reader);
        list.narrow(words, EVERYWHERE, &mut rows);
        rows
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.assignments().records().slot_of(id)
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        self.desks.own(self.reader).0.slots(None, rows, 0, len)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let row = self.desks.entry(slot)?;
        let facts = [row.item.data_type().label(), row.item.tahapan().label(), row.item.badan_usaha()];
        Some(entry(self.kind(), &row.assignment.id, &row.item.name(), &facts))
    }
}

struct Datasets<'a> {
    reader: &'a Reader<'a>,
}

impl Source for Datasets<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Dataset
    }

    fn rows(&self, words: &[String]) -> RowSet {
        let has = |set: &Dataset, words: &[String]| {
            fold::has_all(&[&set.kegiatan, &set.badan_usaha, set.tahapan.label(), &set.description], words)
        };
        matching(&self.reader.repository().datasets, words, has)
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.repository().datasets.slot_of(id)
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        rows.page_from_the_end(0, len)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let set = self.reader.repository().datasets.at(slot)?;
        let place = PalettePlace {
            tahapan: set.tahapan,
            badan_usaha: set.badan_usaha.clone(),
            kegiatan: Some(set.kegiatan.clone()),
        };
        let entry = entry(self.kind(), &set.id, &set.kegiatan, &[set.tahapan.label(), &set.badan_usaha]);
        Some(PaletteEntry { place: Some(place), ..entry })
    }
}

struct Documents<'a> {
    reader: &'a Reader<'a>,
}

impl Source for Documents<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Document
    }

    fn rows(&self, words: &[String]) -> RowSet {
        let has = |document: &Document, words: &[String]| {
            fold::has_all(&[&document.name, &document.badan_usaha, document.tahapan.label()], words)
        };
        matching(&self.reader.repository().documents, words, has)
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.repository().documents.slot_of(id)
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        rows.page_from_the_end(0, len)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let document = self.reader.repository().documents.at(slot)?;
        let place =
            PalettePlace { tahapan: document.tahapan, badan_usaha: document.badan_usaha.clone(), kegiatan: None };
        let entry =
            entry(self.kind(), &document.id, &document.name, &[document.tahapan.label(), &document.badan_usaha]);
        Some(PaletteEntry { place: Some(place), ..entry })
    }
}

struct Auditors<'a> {
    reader: &'a Reader<'a>,
}

impl Source for Auditors<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Auditor
    }

    fn rows(&self, words: &[String]) -> RowSet {
        let has = |auditor: &Auditor, words: &[String]| {
            let fields = [&auditor.name, &auditor.email, &auditor.company].map(String::as_str);
            let tags = auditor.expertise.iter().map(String::as_str);
            fold::has_all(&fields.into_iter().chain(tags).collect::<Vec<_>>(), words)
        };
        matching(self.reader.auditors(), words, has)
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.auditors().slot_of(id)
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        rows.iter().take(len as usize).collect()
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let auditor = self.reader.auditors().at(slot)?;
        Some(entry(self.kind(), &auditor.id, &auditor.name, &[auditor.auditor_type.label(), &auditor.company]))
    }
}

struct Dashboards<'a> {
    reader: &'a Reader<'a>,
}

impl Source for Dashboards<'_> {
    fn kind(&self) -> PaletteKind {
        PaletteKind::Dashboard
    }

    fn rows(&self, words: &[String]) -> RowSet {
        let list = self.reader.dashboard_list();
        let mut rows = readable_rows(self.reader, list);
        list.narrow(words, EVERYWHERE, &mut rows);
        rows
    }

    fn slot(&self, id: &str) -> Option<u32> {
        self.reader.dashboards().slot_of(id)
    }

    fn page(&self, rows: &RowSet, len: u32) -> Vec<u32> {
        self.reader.dashboard_list().slots(Some(NEWEST_FIRST), rows, 0, len)
    }

    fn entry(&self, slot: u32) -> Option<PaletteEntry> {
        let dashboard = self.reader.dashboards().at(slot)?;
        // Only administrators see dashboards of both statuses.
        let status = if self.reader.may(Action::ManageDashboards) { dashboard.status.label() } else { "" };
        Some(entry(self.kind(), &dashboard.id, &dashboard.name, &[dashboard.category.label(), status]))
    }
}
