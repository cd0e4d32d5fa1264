//! Working papers: tests on data, which an auditor keeps as steps that anybody can repeat (decisions §9).

mod chain;
pub mod commands;
pub mod form;
mod items;
mod population;
pub(crate) mod sound;
pub mod views;
