//! Errors of half-filled forms, for roles that may send the form.

use crate::store::Reader;
use crate::store::error::{FieldError, Refusal};
use crate::store::session::Action;
use crate::ticket::commands::{TicketForm, check_form, note, reply};

/// Errors of the form for a new ticket; empty if it can be sent.
pub fn of_form(reader: &Reader, form: &TicketForm) -> Result<Vec<FieldError>, Refusal> {
    if !reader.may(Action::CreateTicketOnBehalf) {
        reader.require(Action::CreateTicket)?;
    }
    Ok(check_form(reader.state(), reader.session(), form))
}

/// Errors of a reply's text; empty if it can be sent.
pub fn of_reply(reader: &Reader, content: &str) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::Reply)?;
    Ok(reply::check_content(reader.session(), content))
}

/// Errors of an internal note's text; empty if it can be saved.
pub fn of_note(reader: &Reader, content: &str) -> Result<Vec<FieldError>, Refusal> {
    reader.require(Action::WriteNotes)?;
    Ok(note::check_content(content))
}
