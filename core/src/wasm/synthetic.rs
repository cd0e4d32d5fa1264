//! A portal full of made-up tickets, and those tickets for whoever wants to measure against it.

use std::hint::black_box;

use serde::Serialize;
use wasm_bindgen::prelude::*;

use super::{Js, PortalCore, env, json, to_js};
use crate::model::ticket::{Status, Ticket};
use crate::portal::{Portal, seed, synthetic};

/// Column by column, as so many objects would take minutes to cross.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Columns<'a> {
    ids: Vec<&'a str>,
    titles: Vec<&'a str>,
    descriptions: Vec<&'a str>,
    requesters: Vec<&'a str>,
    statuses: Vec<Status>,
    updated_at: Vec<i64>,
}

/// What one made-up ticket takes.
const BYTES_PER_TICKET: usize = 600;

#[wasm_bindgen]
impl PortalCore {
    /// A portal with `count` made-up tickets, all changed before `opened_at` (milliseconds since the Unix epoch).
    pub fn synthetic(opened_at: f64, count: u32) -> Self {
        // Grows the memory once: growing it page by page sends the JavaScript garbage collector round and round.
        drop(black_box(Vec::<u8>::with_capacity(count as usize * BYTES_PER_TICKET)));
        Self::synthetic_growing(opened_at, count)
    }

    /// The same without making room beforehand: the memory grows by what it takes.
    #[wasm_bindgen(js_name = syntheticGrowing)]
    pub fn synthetic_growing(opened_at: f64, count: u32) -> Self {
        let opened = env::clock_then(opened_at);
        let state = seed::load::<json::BrowserJson>(opened);
        Self::with(Portal::with_state(synthetic::filled(state, count, opened.now)))
    }

    /// Makes the records alone and forgets them: the memory has grown by what they take.
    #[wasm_bindgen(js_name = syntheticRecords)]
    pub fn synthetic_records(opened_at: f64, count: u32) {
        drop(black_box(synthetic::tickets(count, env::clock_then(opened_at).now)));
    }

    /// The tickets with the numbers from `first` on, `count` at most, whole.
    #[wasm_bindgen(js_name = syntheticTickets)]
    pub fn synthetic_tickets(&self, first: u32, count: u32) -> Js {
        let store = &self.portal.state().tickets;
        let tickets: Vec<&Ticket> = (first..first.saturating_add(count)).map_while(|slot| store.at(slot)).collect();
        to_js(&tickets)
    }

    /// The tickets with the numbers from `first` on, `count` at most, counted from 0 in the order of arrival.
    #[wasm_bindgen(js_name = syntheticColumns)]
    pub fn synthetic_columns(&self, first: u32, count: u32) -> Js {
        let store = &self.portal.state().tickets;
        let tickets: Vec<&Ticket> = (first..first.saturating_add(count)).map_while(|slot| store.at(slot)).collect();
        to_js(&Columns {
            ids: tickets.iter().map(|ticket| ticket.id.as_str()).collect(),
            titles: tickets.iter().map(|ticket| ticket.title.as_str()).collect(),
            descriptions: tickets.iter().map(|ticket| ticket.description.as_str()).collect(),
            requesters: tickets.iter().map(|ticket| ticket.requester.name.as_str()).collect(),
            statuses: tickets.iter().map(|ticket| ticket.status).collect(),
            updated_at: tickets.iter().map(|ticket| ticket.updated_at.0).collect(),
        })
    }
}
