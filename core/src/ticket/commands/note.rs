//! Internal notes: only the ministry and agents read and write them, and each person changes one's own (decisions §10).
//! A note changes no field of its ticket, because the company would see a later 'Diperbarui'.

use super::{Context, about};
use crate::model::ticket::{Note, TicketAction};
use crate::store::env::Env;
use crate::store::error::{Field, FieldError, Kind, Refusal};
use crate::store::form::attachment::{self, FileFacts};
use crate::store::form::text::FormCheck;
use crate::store::session::{Action, Session};
use crate::store::{Handled, Transaction};

/// Errors of a note's text as typed so far; empty if it can be saved.
pub fn check_content(content: &str) -> Vec<FieldError> {
    let mut check = FormCheck::default();
    check.required_body(Field::Content, content);
    check.into_errors()
}

/// True if the acting person wrote the note.
pub fn is_own(session: &Session, note: &Note) -> bool {
    note.author == session.person.email
}

impl<'a> Context<'a> {
    /// The note with this id, if the acting person wrote it, and a transaction about its ticket.
    fn own_note(&self, id: &str, action: TicketAction) -> Result<(&'a Note, Transaction), Refusal> {
        self.session.require(Action::WriteNotes)?;
        let note = self.state.notes.get(id).filter(|note| is_own(self.session, note));
        let note = note.ok_or_else(|| Refusal::not_found(Kind::Note, id))?;
        Ok((note, about(self.ticket(Action::WriteNotes, &note.ticket)?, action)))
    }
}

pub(super) fn add(
    ctx: &Context,
    env: &mut Env,
    id: &str,
    content: &str,
    files: &[FileFacts],
) -> Result<Handled, Refusal> {
    let ticket = ctx.ticket(Action::WriteNotes, id)?;
    let mut check = FormCheck::default();
    let content = check.required_body(Field::Content, content);
    let attachments = attachment::accept(files, &mut check, env);
    check.finish()?;
    let note = Note {
        id: env.stamped_id("NOTE_", |id| ctx.state.notes.knows(id)),
        ticket: ticket.id.clone(),
        author: ctx.session.person.email.as_str().into(),
        content,
        timestamp: env.clock.now,
        edited: None,
        attachments: attachments.clone(),
    };
    let transaction = about(ticket, TicketAction::NoteAdded).insert(note);
    Ok(Handled { transaction: Some(transaction), attachments })
}

pub(super) fn edit(ctx: &Context, env: &Env, id: &str, content: &str) -> Result<Handled, Refusal> {
    let (before, about) = ctx.own_note(id, TicketAction::NoteEdited)?;
    let mut check = FormCheck::default();
    let content = check.required_body(Field::Content, content);
    check.finish()?;
    if content == before.content {
        return Ok(Handled::unchanged());
    }
    let after = Note { content, edited: Some(env.clock.now), ..before.clone() };
    Ok(about.update(before.clone(), after).into())
}

pub(super) fn delete(ctx: &Context, id: &str) -> Result<Handled, Refusal> {
    let (note, about) = ctx.own_note(id, TicketAction::NoteDeleted)?;
    Ok(about.remove(note.clone()).into())
}
