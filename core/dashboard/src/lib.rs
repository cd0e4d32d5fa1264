//! What a dashboard draws: widgets and their layout, and their figures over any source of columns.
//!
//! It knows the definition of a widget and the columns of a source, not what the rows are: `portal-core` offers tickets, assignments,
//! documents and datasets as sources, a saved report offers the columns that were written into it.
//!
//! | Module | Holds |
//! |---|---|
//! | `widget`, `config` | the definition of a widget (§3, §9) |
//! | `definition`, `problem` | a definition as a file, and what is refused of one; why a widget cannot be drawn |
//! | `layout`, `edit` | the grid of 12 columns, and every step of the editor |
//! | `source`, `column_source` | columns to draw from |
//! | `condition`, `filter`, `choices` | which of their rows count, and what the filters above a dashboard offer |
//! | `evaluate` | a definition and a source become something to draw |
//! | `looks` | the colour that each value has on a whole dashboard |
//! | `view`, `figure`, `axis`, `csv` | what is drawn: bodies, texts of figures, ticks; the same figures as a file |
//! | `suited`, `typed_setting` | what the settings of a widget ask |
//! | `province`, `period` | how texts name a province or a stretch of time |
//! | `report` | a dashboard with the columns that it reads, to be opened without the portal |

#[macro_use]
extern crate portal_locale;

pub mod axis;
pub mod choices;
pub mod column_source;
pub mod condition;
pub mod config;
pub mod csv;
pub mod definition;
pub mod edit;
pub mod evaluate;
pub mod figure;
pub mod filter;
pub mod layout;
pub mod looks;
pub mod period;
pub mod problem;
pub mod province;
pub mod report;
pub mod source;
pub mod suited;
pub mod typed_setting;
mod usual;
pub mod view;
mod whole;
pub mod widget;
