//! Merging and splitting tickets in the naive portal.

use std::collections::BTreeSet;

use portal_core::model::Instant;
use portal_core::ticket::commands::TicketCommand as T;

use crate::commands::Draw;
use crate::facts::{Fields, Kind};
use crate::support::CLOCK;
use crate::tickets::{STAFF, only, stepped};
use crate::world::{Act, Effect, Plan, Verdict, World, line};

/// Sender, time and text: what makes two messages one, whichever ticket has them.
fn spoken(message: &str) -> Vec<&str> {
    message.split('|').take(3).collect()
}

pub(crate) fn says(messages: &[String], message: &str) -> bool {
    messages.iter().any(|other| spoken(other) == spoken(message))
}

fn time(message: &str) -> i64 {
    spoken(message)[1].parse().expect("a moment")
}

/// Puts a message of a merged ticket at its time; others come last.
pub(crate) fn place(messages: &mut Vec<String>, message: String) {
    let is_moved = !message.ends_with('|');
    let later = messages.iter().position(|other| is_moved && time(other) > time(&message));
    messages.insert(later.unwrap_or(messages.len()), message);
}

/// The description and the messages of people, each with the code of its ticket.
fn said(id: &str, ticket: &Fields) -> Vec<String> {
    let [from, created, text, files] = ["requester", "created", "description", "files"].map(|field| ticket.get(field));
    let at = if ticket.get("written").is_empty() { created } else { ticket.get("written") };
    let people = ticket.messages.iter().filter(|message| !message.starts_with("System|"));
    let all = std::iter::once(format!("{from}|{at}|{text}|{files}|")).chain(people.cloned());
    all.map(|message| if message.ends_with('|') { message + id } else { message }).collect()
}

/// Adds what people said in a merged ticket, unless the ticket has it.
pub(crate) fn receive(kept: &mut Fields, id: &str, merged: &Fields) {
    for message in said(id, merged) {
        if !says(&said("", kept), &message) {
            place(&mut kept.messages, message);
        }
    }
}

/// True if another person replied after the messages that were added between the first two versions.
pub(crate) fn is_answered(before: Option<&Fields>, after: Option<&Fields>, now: Option<&Fields>) -> bool {
    let (Some(before), Some(after), Some(now)) = (before, after, now) else { return false };
    let sender = |said: &str| said.split('|').next().unwrap_or_default().to_owned();
    let added = |said: &&String| !says(&before.messages, said);
    after.messages.iter().filter(added).any(|mine| {
        let mut later = now.messages.iter().skip_while(|said| spoken(said) != spoken(mine));
        later.any(|said| ![sender(mine), "System".to_owned()].contains(&sender(said)) && !says(&after.messages, said))
    })
}

impl World {
    /// The ticket, unless it was merged into another one: then it takes no commands.
    pub(crate) fn unmerged(&self, id: &str) -> Option<&Fields> {
        self.get(Kind::Ticket, id).filter(|ticket| ticket.get("merged").is_empty())
    }

    /// The ticket in which a merged one goes on; `None` if two are merged into each other.
    pub(crate) fn root(&self, id: &str) -> Option<String> {
        let (mut seen, mut root) = (BTreeSet::new(), id.to_owned());
        while let Some(into) = self.get(Kind::Ticket, &root).map(|ticket| ticket.get("merged").to_owned()) {
            if into.is_empty() || self.get(Kind::Ticket, &into).is_none() {
                break;
            }
            seen.insert(std::mem::replace(&mut root, into));
            if seen.contains(&root) {
                return None;
            }
        }
        Some(root)
    }

    pub(crate) fn case(&self, command: &T, act: &Act) -> Effect {
        only(act, &STAFF)?;
        match command {
            T::Merge { into, tickets } => self.merge(into, tickets, act.now),
            T::Split { ticket, message, title, category } => self.split(ticket, *message, (title, category), act),
            _ => unreachable!("no other command is about several tickets"),
        }
    }

    fn merge(&self, into: &str, tickets: &[String], now: i64) -> Effect {
        let kept = self.unmerged(into).ok_or(Verdict::Refused)?;
        let mut others: Vec<(&String, &Fields)> = Vec::new();
        for id in tickets {
            let other = self.unmerged(id).ok_or(Verdict::Refused)?;
            if !others.iter().any(|(known, _)| *known == id) {
                others.push((id, other));
            }
        }
        let is_one = |(id, other): &(&String, &Fields)| *id != into && other.get("requester") == kept.get("requester");
        if others.is_empty() || !others.iter().all(is_one) || kept.get("status") == "closed" {
            return Err(Verdict::Refused);
        }
        let mut after = kept.clone().with("updated", now.to_string());
        let is_inner = |id: &str| id == into || others.iter().any(|(other, _)| *other == id);
        for (id, other) in &others {
            receive(&mut after, id, other);
            for (field, value) in &other.values {
                let is_link = field.strip_prefix("link:").is_some_and(|to| !is_inner(to));
                if (is_link || field.starts_with("label:")) && !after.values.contains_key(field) {
                    after.set(field, value);
                }
            }
            if after.get("status") == "resolved" && !["resolved", "closed"].contains(&other.get("status")) {
                after = stepped(after, "open", now);
            }
        }
        after.values.retain(|field, _| !field.strip_prefix("link:").is_some_and(is_inner));
        let codes = others.iter().map(|(id, _)| id.as_str()).collect::<Vec<_>>().join(", ");
        let told = |words: &str| format!("System|{now}|{words}|0|");
        after.messages.push(told(&format!("Tiket {codes} digabung ke tiket ini. Percakapannya kini ada di sini.")));
        let plan = Plan::about(Kind::Ticket, into).put(Kind::Ticket, into, after);
        Ok(others.into_iter().fold(plan, |plan, (id, other)| {
            let mut closed =
                stepped(other.clone().with("updated", now.to_string()), "closed", now).with("merged", into);
            closed.messages.push(told(&format!("Tiket ini digabung ke tiket {into}. Percakapan dilanjutkan di sana.")));
            plan.put(Kind::Ticket, id, closed)
        }))
    }

    fn split(&self, id: &str, number: u32, (title, category): (&str, &str), act: &Act) -> Effect {
        let before = self.unmerged(id).ok_or(Verdict::Refused)?;
        let message = before.messages.get((number as usize).wrapping_sub(1)).ok_or(Verdict::Refused)?;
        let [from, at, text, files, ..] = message.split('|').collect::<Vec<_>>()[..] else {
            unreachable!("a message has five parts")
        };
        let desk = self.get(Kind::Desk, "desk").ok_or(Verdict::Refused)?;
        let is_category = desk.get("categories").split('|').any(|name| name == category);
        let (true, true, Some(title)) = (from == before.get("requester"), is_category, line(title)) else {
            return Err(Verdict::Refused);
        };
        let new = act.new_id.ok_or(Verdict::Changed)?;
        let day = CLOCK.local(Instant(time(message))).long();
        let told = |words: String| format!("System|{}|{words}|0|", act.now);
        let mut ticket = Fields::default()
            .with("title", &title)
            .with("description", text)
            .with("category", category)
            .with("status", "new")
            .with("priority", "medium")
            .with("requester", from)
            .with("created", act.now.to_string())
            .with("written", at)
            .with("updated", act.now.to_string())
            .with("files", files)
            .with(&format!("link:{id}"), "followUp");
        ticket.messages.push(told(format!("Tiket ini dibuat dari pesan tanggal {day} di tiket {id}.")));
        let mut after = before.clone().with("updated", act.now.to_string());
        after.messages.push(told(format!("Pesan tanggal {day} dilanjutkan di tiket {new} “{title}”.")));
        Ok(Plan::about(Kind::Ticket, id).put(Kind::Ticket, id, after).put(Kind::Ticket, new, ticket))
    }

    /// Passes messages of changed merged tickets on. The flag is true if a ticket that is not named gets one.
    pub(crate) fn pass_on(&mut self, plan: &mut Plan) -> Result<bool, Verdict> {
        for (kind, id, fields) in &mut plan.puts {
            let Some(fields) = fields.as_mut().filter(|_| *kind == Kind::Ticket) else { continue };
            let into = fields.get("merged").to_owned();
            if !into.is_empty() && self.get(Kind::Ticket, &into).is_none() {
                fields.set("merged", "");
                self.set(Kind::Ticket, id, Some(fields.clone()));
            }
        }
        let merged: Vec<(String, Fields)> = plan
            .puts
            .iter()
            .filter(|(kind, ..)| *kind == Kind::Ticket)
            .filter_map(|(_, id, fields)| Some((id.clone(), fields.clone()?)))
            .filter(|(_, fields)| !fields.get("merged").is_empty())
            .collect();
        let mut passes = false;
        for (id, fields) in merged {
            let root = self.root(&id).ok_or(Verdict::Refused)?;
            let now = self.get(Kind::Ticket, &root).ok_or(Verdict::Refused)?;
            let mut after = now.clone();
            receive(&mut after, &id, &fields);
            if after != *now {
                self.set(Kind::Ticket, &root, Some(after.clone()));
                let known = plan.puts.iter_mut().find(|(kind, id, _)| *kind == Kind::Ticket && *id == root);
                if let Some((.., put)) = known {
                    *put = Some(after);
                } else {
                    passes = true;
                    plan.puts.push((Kind::Ticket, root, Some(after)));
                }
            }
        }
        Ok(passes)
    }
}

impl Draw<'_> {
    /// Mostly tickets of one company.
    pub(crate) fn merge(&mut self, into: String) -> T {
        let of = |id: &str| self.world.unmerged(id).map(|ticket| ticket.get("requester"));
        let own: Vec<_> =
            self.world.table(Kind::Ticket).ids().into_iter().filter(|id| *id != into && of(id) == of(&into)).collect();
        let tickets = (0..=self.random.below(2)).map(|_| {
            if own.is_empty() || self.random.once_in(8) {
                self.id(Kind::Ticket)
            } else {
                (*self.random.pick(&own)).to_owned()
            }
        });
        T::Merge { tickets: tickets.collect(), into }
    }

    /// Mostly a message of the company.
    pub(crate) fn split(&mut self, ticket: String) -> T {
        let known = self.world.get(Kind::Ticket, &ticket);
        let own = known.map_or_else(Vec::new, |one| {
            let is_own = |said: &&String| said.split('|').next() == Some(one.get("requester"));
            let numbered = (1..).zip(&one.messages).filter(|(_, said)| is_own(said));
            numbered.map(|(number, _)| number).collect()
        });
        let any = u32::try_from(self.random.below(6)).expect("few");
        let message = if own.is_empty() || self.random.once_in(6) { any } else { *self.random.pick(&own) };
        T::Split {
            ticket,
            message,
            title: self.text(),
            category: self.random.text(&["Umum", "Teknis", "Umum", "Lain"]),
        }
    }
}
