//! Tests that auditors run on tabular data, and the columns that they compute.
//!
//! A [`test::DataTest`] and the rows of a table make a [`run::Run`]. It works in short steps and ends in an
//! [`outcome::Outcome`]: figures, groups, the rows that were found, and remarks. The crate knows no records, no clock and
//! no randomness: a sample is drawn from a seed, so anybody can draw it again.
//!
//! | Module | Content |
//! |---|---|
//! | `test` | the definition of a test, as a working paper stores it |
//! | `reconciliation`, `key_period` | the definition of a reconciliation of two tables |
//! | `problem` | the reasons why a test cannot run |
//! | `population` | the rows that are tested |
//! | `run` | the steps of a run |
//! | `testing` | a run after the computing of its columns |
//! | `outcome` | the result as data, with Indonesian texts |
//! | `formula` | computed columns: the language of formulas and their computing |
//! | `sample_size` | sizes of samples and the projection of their errors |
//! | `sample_results` | what was found in a sample, and what it says about the population |
//! | `kinds` | one file per kind of test |

pub mod formula;
pub mod key_period;
mod kinds;
pub mod outcome;
pub mod population;
pub mod problem;
mod random;
mod ranks;
mod reading;
pub mod reconciliation;
pub mod run;
pub mod sample_results;
pub mod sample_size;
mod sorting;
pub mod test;
pub mod testing;
mod text;
