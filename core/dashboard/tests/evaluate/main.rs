//! Tests that evaluate widgets over sources.
#![cfg(not(target_family = "wasm"))]

mod groups;
mod map;
mod metric;
mod naive;
mod pie;
mod properties;
mod rows;
mod series;
mod setting;
mod sheet;
mod states;
mod target;
mod words;
