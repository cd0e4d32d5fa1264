//! 'Riwayat tiket': earlier values of a ticket's fields, which can be restored one by one.

use crate::model::ticket::Ticket;
use crate::model::{Record, Slice};
use crate::store::env::{Env, NoEntropy};
use crate::store::error::{Kind, Refusal};
use crate::store::session::Action;
use crate::store::{Reader, State, Subject};
use crate::ticket::commands::{is_visible, return_to};
use crate::ticket::field::TicketField;

use super::view::{FieldVersion, HistoryEntry, Listing, entry};

/// Lists earlier values that the acting person may restore.
pub fn list_versions(reader: &Reader, id: &str, listing: &mut Listing) -> Result<(), Refusal> {
    let ticket = readable(reader, id)?;
    let fields = changeable(reader);
    for (commit, before, after) in reader.state().history.of_ticket(id) {
        for field in fields.iter().copied().filter(|field| field.differs(before, after)) {
            listing.offer(|| {
                let state = reader.state();
                let obstacle = obstacle(reader, field, ticket, before);
                HistoryEntry {
                    can_restore: field.differs(before, ticket) && obstacle.is_none(),
                    of_field: Some(FieldVersion { field, earlier: wording(state, field, before), obstacle }),
                    differences: vec![difference(state, field, before, after)],
                    ..entry(reader, commit, Subject { slice: Slice::Tickets, id: id.to_owned() }, field.label())
                }
            });
        }
    }
    Ok(())
}

/// The ticket, if the acting person may read staff notes.
pub fn readable<'a>(reader: &'a Reader, id: &str) -> Result<&'a Ticket, Refusal> {
    reader.require(Action::ReadStaffNotes)?;
    let ticket = reader.tickets().get(id).filter(|ticket| is_visible(reader.session(), ticket));
    ticket.ok_or_else(|| Refusal::not_found(Kind::Ticket, id))
}

/// Fields that the acting person may change.
pub fn changeable(reader: &Reader) -> Vec<TicketField> {
    TicketField::ALL.iter().copied().filter(|field| reader.may(field.right())).collect()
}

/// Earlier and later value of a field, such as 'Low → Medium'.
pub fn difference(state: &State, field: TicketField, before: &Ticket, after: &Ticket) -> String {
    format!("{} → {}", wording(state, field, before), wording(state, field, after))
}

/// A field's value in words.
pub fn wording(state: &State, field: TicketField, of: &Ticket) -> String {
    field.wording(of, |id| match field {
        TicketField::Department => state.directory.department_name(id).to_owned(),
        _ => label_name(state, id),
    })
}

/// The reason why an earlier value cannot be restored; `None` if it can. Runs the command without applying it.
fn obstacle(reader: &Reader, field: TicketField, ticket: &Ticket, earlier: &Ticket) -> Option<Refusal> {
    let env = Env { clock: reader.clock(), entropy: &mut NoEntropy };
    return_to((reader.state(), reader.session()), &env, &ticket.id, field, earlier).err()
}

/// Name of a label, or the last name of a deleted label.
fn label_name(state: &State, id: &str) -> String {
    let deleted = || {
        state.history.of_slice(Slice::Labels).find_map(|(_, change)| match &change.before {
            Some(Record::Label(label)) if label.id == id => Some(format!("{} (terhapus)", label.name)),
            _ => None,
        })
    };
    let name = state.labels.get(id).map(|label| label.name.clone());
    name.or_else(deleted).unwrap_or_else(|| "label terhapus".to_owned())
}
