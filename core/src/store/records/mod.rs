//! Records of each area by id, with derived list indexes and columns, which are never stored.

pub mod assignments;
pub mod desk_rows;
pub mod follow_ups;
pub mod found_places;
pub mod held_list;
pub mod kept_check;
pub mod kept_clocks;
pub mod kept_columns;
pub mod kept_news;
pub mod kept_search;
pub mod kept_test;
pub mod lists;
pub mod lost_rows;
pub mod messages;
pub mod repository;
pub mod shelf;
pub mod tickets;
