//! The notice after an undo. It names the present value, because the screen may not show it (decisions §4).

use super::words::{self, Difference};
use crate::locale::number::count;
use crate::model::Record;
use crate::model::assignment::AssignmentAction;
use crate::model::canned_reply::CannedReplyAction;
use crate::model::ticket::{Ticket, TicketAction};
use crate::store::error::{Kind, Refusal};
use crate::store::history::HistoryAction;
use crate::store::{Change, Commit, CommitAction, Reader, Subject};
use crate::ticket::field::TicketField;

/// The notice after an undo or redo by the acting person, such as 'Diurungkan. Status B4L1KX kembali Open.'
pub fn turned(reader: &Reader, seq: u32) -> Result<String, Refusal> {
    reader.activity();
    let commit = reader.state().history.undoable(seq).filter(|commit| commit.actor.is(reader.session()));
    let notice = commit.and_then(|commit| match &commit.action {
        CommitAction::History(HistoryAction::Undone { what }) => Some(sentence(reader, commit, what)),
        _ => None,
    });
    notice.ok_or_else(|| Refusal::not_found(Kind::Commit, &seq.to_string()))
}

fn sentence(reader: &Reader, commit: &Commit, undone: &CommitAction) -> String {
    let (done, first) = match undone {
        CommitAction::History(HistoryAction::Undone { what }) => ("Diulangi.", &**what),
        first => ("Diurungkan.", first),
    };
    let is_redo = done == "Diulangi.";
    let subject = &commit.subject;
    let is_subject = |record: &Record| record.slice() == subject.slice && record.id() == subject.id;
    let about = |change: &&Change| change.after.as_ref().or(change.before.as_ref()).is_some_and(is_subject);
    let state = match (first, commit.changes.iter().find(about)) {
        (CommitAction::Ticket(TicketAction::SentToDepartment { department, .. }), _) if is_redo => {
            format!("Tiket {} kembali dikirim ke {department}.", subject.id)
        }
        (CommitAction::Ticket(TicketAction::SentToDepartment { department, .. }), _) => {
            format!("Pengiriman {} ke {department} dibatalkan.", subject.id)
        }
        (CommitAction::Ticket(TicketAction::LeftDepartment { department }), _) => {
            let again = if is_redo { "tidak lagi" } else { "kembali" };
            format!("Tiket {} {again} berada di antrean {department}.", subject.id)
        }
        (CommitAction::Ticket(TicketAction::Merged { into, tickets, .. }), Some(_)) => {
            let again = if is_redo { "kembali" } else { "tidak lagi" };
            format!("Tiket {} {again} digabung ke {into}.", tickets.join(", "))
        }
        (CommitAction::Ticket(TicketAction::Split { ticket, .. }), Some(_)) => {
            let is_there = if is_redo { "ada kembali" } else { "tidak ada lagi" };
            format!("Tiket {ticket} {is_there}.")
        }
        (CommitAction::Assignment(AssignmentAction::Created), Some(_)) if commit.changes.len() > 1 => {
            let are = if is_redo { "ada kembali" } else { "tidak ada lagi" };
            format!("{} penugasan {are}.", count(commit.changes.len()))
        }
        (CommitAction::Ticket(action @ TicketAction::Bulk { .. }), _) => {
            format!("{} tiket kembali {}.", count(action.tickets()), as_then(is_redo))
        }
        (CommitAction::CannedReply(CannedReplyAction::Imported), _) if commit.changes.len() > 1 => {
            format!("{} balasan kembali {}.", count(commit.changes.len()), as_then(is_redo))
        }
        (_, Some(change)) => present_state(reader, change),
        (CommitAction::Ticket(action), None) => match note_state(action, is_redo, subject) {
            Some(state) => state,
            None => return done.to_owned(),
        },
        (_, None) => return done.to_owned(),
    };
    format!("{done} {state}")
}

/// The state that several records are in again.
const fn as_then(is_redo: bool) -> &'static str {
    if is_redo { "berubah" } else { "seperti sebelumnya" }
}

/// The sentence about an internal note, whose commits are about its ticket.
fn note_state(action: &TicketAction, is_redo: bool, Subject { id, .. }: &Subject) -> Option<String> {
    let is_there = match action {
        TicketAction::NoteAdded => is_redo,
        TicketAction::NoteDeleted => !is_redo,
        TicketAction::NoteEdited => return Some(format!("Catatan internal pada {id} kembali seperti sebelumnya.")),
        _ => return None,
    };
    let are = if is_there { "ada kembali" } else { "tidak ada lagi" };
    Some(format!("Catatan internal pada {id} {are}."))
}

fn present_state(reader: &Reader, change: &Change) -> String {
    match (&change.before, &change.after) {
        (Some(Record::Ticket(before)), Some(Record::Ticket(after))) => of_ticket(reader, before, after),
        (Some(before), Some(after)) => of_fields(before, after),
        (None, Some(record)) => format!("{} ada kembali.", capitalised(&named(record))),
        (Some(record), None) => format!("{} tidak ada lagi.", capitalised(&named(record))),
        (None, None) => String::new(),
    }
}

fn of_ticket(reader: &Reader, before: &Ticket, after: &Ticket) -> String {
    let id = &after.id;
    let differing = TicketField::ALL.iter().copied().filter(|field| field.differs(before, after));
    let fields = differing.map(|field| {
        let value = super::ticket::wording(reader.state(), field, after);
        format!("{} {id} kembali {value}.", field.label())
    });
    let said = match after.messages.len().cmp(&before.messages.len()) {
        std::cmp::Ordering::Less => Some(format!("Balasan pada {id} ditarik.")),
        std::cmp::Ordering::Greater => Some(format!("Balasan pada {id} terkirim kembali.")),
        std::cmp::Ordering::Equal => None,
    };
    let sentences: Vec<String> = fields.chain(said).collect();
    if sentences.is_empty() { format!("Tiket {id} kembali seperti sebelumnya.") } else { sentences.join(" ") }
}

fn of_fields(before: &Record, after: &Record) -> String {
    let name = named(before);
    let differences = words::differences(before, after);
    match differences.as_slice() {
        [] => format!("{} kembali seperti sebelumnya.", capitalised(&name)),
        [Difference { field, now, .. }] => format!("{field} {name} kembali {now}."),
        several => {
            let fields: Vec<String> =
                several.iter().map(|Difference { field, now, .. }| format!("{field} kembali {now}")).collect();
            format!("{}: {}.", capitalised(&name), fields.join(", "))
        }
    }
}

/// A record as a phrase, such as 'label “PNBP”'.
fn named(record: &Record) -> String {
    let noun = match record {
        Record::Ticket(ticket) => return format!("tiket {}", ticket.id),
        Record::DeskSettings(_) => return words::name(record).to_lowercase(),
        Record::CannedReply(_) => "balasan",
        Record::Label(_) => "label",
        Record::Auditor(_) => "auditor",
        Record::Assignment(_) => "penugasan",
        Record::Dataset(_) => "data",
        Record::Document(_) => "dokumen",
        Record::PaperStep(_) => "langkah kertas kerja",
        Record::Finding(_) => "temuan",
        Record::FollowUp(_) => "tindak lanjut",
        Record::Dashboard(_) => "dasbor",
        Record::SavedView(_) => "tampilan",
        Record::Note(_) => "catatan internal",
        Record::Agent(_) => "agen",
        Record::Company(_) => "perusahaan",
        Record::Department(_) => "departemen",
    };
    format!("{noun} “{}”", words::name(record))
}

fn capitalised(sentence: &str) -> String {
    let (first, rest) = sentence.split_at(1);
    first.to_uppercase() + rest
}
