//! A portal with generated tickets, for measurements.

use std::collections::HashMap;
use std::hint::black_box;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Js, PortalCore, env, json, to_js};
use crate::model::ticket::{Status, Ticket};
use crate::portal::{Portal, seed, synthetic};

/// Tickets as columns. A hundred thousand objects would take minutes to cross the boundary.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Columns<'a> {
    ids: Vec<&'a str>,
    titles: Vec<&'a str>,
    descriptions: Vec<&'a str>,
    requesters: Vec<&'a str>,
    statuses: Vec<Status>,
    updated_at: Vec<i64>,
    /// All messages and notes of the ticket.
    conversations: Vec<String>,
}

/// Estimated memory of one generated ticket in bytes.
const BYTES_PER_TICKET: usize = 600;

fn conversation(ticket: &Ticket, notes: &HashMap<&str, &str>) -> String {
    let messages = ticket.messages.iter().map(|message| message.content.as_str());
    messages.chain(notes.get(ticket.id.as_str()).copied()).collect::<Vec<_>>().join("\n")
}

#[wasm_bindgen]
impl PortalCore {
    /// A portal with `count` generated tickets, all changed before `opened_at` (ms since the Unix epoch).
    pub fn synthetic(opened_at: f64, count: u32) -> Self {
        // Grows the memory in one step. Growth page by page keeps JavaScript's garbage collector busy.
        drop(black_box(Vec::<u8>::with_capacity(count as usize * BYTES_PER_TICKET)));
        Self::synthetic_growing(opened_at, count)
    }

    /// Like `synthetic`, but lets the memory grow with the tickets.
    #[wasm_bindgen(js_name = syntheticGrowing)]
    pub fn synthetic_growing(opened_at: f64, count: u32) -> Self {
        let opened = env::clock_then(opened_at);
        let state = seed::load::<json::BrowserJson>(opened);
        Self::with(Portal::with_state(synthetic::filled(state, count, opened.now)))
    }

    /// Like `synthetic`, with messages and notes.
    #[wasm_bindgen(js_name = syntheticDiscussed)]
    pub fn synthetic_discussed(opened_at: f64, count: u32) -> Self {
        let opened = env::clock_then(opened_at);
        let state = seed::load::<json::BrowserJson>(opened);
        Self::with(Portal::with_state(synthetic::discussed(state, count, opened.now)))
    }

    /// Generates only the tickets and drops them. The memory grows by their size.
    #[wasm_bindgen(js_name = syntheticRecords)]
    pub fn synthetic_records(opened_at: f64, count: u32) {
        drop(black_box(synthetic::tickets(count, env::clock_then(opened_at).now)));
    }

    /// At most `count` tickets, starting with number `first`.
    #[wasm_bindgen(js_name = syntheticTickets)]
    pub fn synthetic_tickets(&self, first: u32, count: u32) -> Js {
        let store = &self.portal.state().tickets;
        let tickets: Vec<&Ticket> = (first..first.saturating_add(count)).map_while(|slot| store.at(slot)).collect();
        to_js(&tickets)
    }

    /// At most `count` tickets as columns, starting with number `first`. Number 0 arrived first.
    #[wasm_bindgen(js_name = syntheticColumns)]
    pub fn synthetic_columns(&self, first: u32, count: u32) -> Js {
        let store = &self.portal.state().tickets;
        let tickets: Vec<&Ticket> = (first..first.saturating_add(count)).map_while(|slot| store.at(slot)).collect();
        let all = self.portal.state().notes.iter();
        let notes = all.map(|note| (note.ticket.as_str(), note.content.as_str())).collect();
        to_js(&Columns {
            ids: tickets.iter().map(|ticket| ticket.id.as_str()).collect(),
            titles: tickets.iter().map(|ticket| ticket.title.as_str()).collect(),
            descriptions: tickets.iter().map(|ticket| ticket.description.as_str()).collect(),
            requesters: tickets.iter().map(|ticket| ticket.requester.name.as_str()).collect(),
            statuses: tickets.iter().map(|ticket| ticket.status).collect(),
            updated_at: tickets.iter().map(|ticket| ticket.updated_at.0).collect(),
            conversations: tickets.iter().map(|ticket| conversation(ticket, &notes)).collect(),
        })
    }
}
