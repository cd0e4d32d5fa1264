//! Dashboards: widgets, their layout, and their figures from any source of columns.
//!
//! The crate knows the definition of a widget and the columns of a source, but not what the rows are. `portal-core` offers
//! tickets, assignments, documents, datasets and steps of working papers as sources; a saved report offers the columns
//! that were written into it.
//!
//! | Module | Content |
//! |---|---|
//! | `widget`, `config` | the definition of a widget (§3, §9) |
//! | `definition`, `problem` | definition files and their validation; reasons why a widget cannot be drawn |
//! | `layout`, `edit` | the grid of 12 columns, and every step of the editor |
//! | `source`, `column_source` | sources of columns |
//! | `condition`, `filter`, `choices` | the selection of rows, and the choices in the filters above a dashboard |
//! | `seen` | the values by which a reader may filter |
//! | `rows` | the rows behind a figure |
//! | `evaluate` | turns a definition and a source into a drawing |
//! | `looks` | the colour of each value on a whole dashboard |
//! | `view`, `figure`, `axis`, `csv` | the drawing as data, texts of figures, axis ticks, figures as a file |
//! | `suited`, `typed_setting` | adapt a widget to its source; parse typed settings |
//! | `province`, `period` | texts that name a province or a period |
//! | `report` | a dashboard with its columns, which opens without the portal |

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
pub mod rows;
pub mod seen;
pub mod source;
pub mod suited;
pub mod typed_setting;
mod usual;
pub mod view;
mod whole;
pub mod widget;
