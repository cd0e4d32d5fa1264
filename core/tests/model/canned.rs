//! Canned replies of the naive portal.

use portal_core::ticket::canned_reply::CannedReplyCommand;

use crate::facts::{Fields, Kind};
use crate::tickets::{STAFF, only};
use crate::world::{Act, Effect, Plan, Verdict, World, is_same_name, line};

impl World {
    pub(crate) fn canned(&self, command: &CannedReplyCommand, act: &Act) -> Effect {
        only(act, &STAFF)?;
        match command {
            CannedReplyCommand::Save { id, title, content, category, .. } => {
                let title = line(title).ok_or(Verdict::Refused)?;
                if content.trim().is_empty() {
                    return Err(Verdict::Refused);
                }
                let reply = Fields::default()
                    .with("title", title)
                    .with("content", content.trim())
                    .with("category", self.category(id.as_deref(), category));
                self.save(Kind::Canned, id.as_deref(), act, "title", reply)
            }
            CannedReplyCommand::Import { rows } => {
                let [row] = &rows[..] else { return Err(Verdict::Refused) };
                let Some(title) = line(&row.title).filter(|_| !row.content.trim().is_empty()) else {
                    return Ok(Plan::default());
                };
                let mut live = self.table(Kind::Canned).live();
                let before = live.find(|(_, one)| is_same_name(one.get("title"), &title));
                let kept = before.map_or("", |(_, one)| one.get("category"));
                let own = before.map(|(id, _)| id);
                let category = row.category.as_ref().map_or(kept, |category| self.category(own, category));
                let reply = Fields::default()
                    .with("title", title)
                    .with("content", row.content.trim())
                    .with("category", category);
                if before.is_some_and(|(_, one)| *one == reply) {
                    return Ok(Plan::default());
                }
                let id = own.or(act.new_id).ok_or(Verdict::Changed)?;
                Ok(Plan::about(Kind::Canned, id).put(Kind::Canned, id, reply))
            }
            CannedReplyCommand::Delete { id } => {
                self.get(Kind::Canned, id).ok_or(Verdict::Refused)?;
                Ok(Plan::about(Kind::Canned, id).take(Kind::Canned, id))
            }
        }
    }

    /// The category as other replies write it.
    fn category<'a>(&'a self, own: Option<&str>, typed: &'a str) -> &'a str {
        let others = self.table(Kind::Canned).live().filter(|(other, _)| Some(*other) != own);
        others.map(|(_, one)| one.get("category")).find(|known| is_same_name(known, typed)).unwrap_or(typed)
    }
}
