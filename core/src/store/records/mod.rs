//! The records of each area by id, with what is derived from them: list indexes and columns. None of the derived data is stored.

pub mod assignments;
pub mod desk_rows;
pub mod held_list;
pub mod kept_columns;
pub mod lists;
pub mod lost_rows;
pub mod repository;
pub mod shelf;
pub mod tickets;
