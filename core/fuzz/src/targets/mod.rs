pub(crate) mod backup;
pub(crate) mod csv;
pub(crate) mod definition;
pub(crate) mod entry;
pub(crate) mod seeds;
pub(crate) mod snapshot;
pub(crate) mod typed;
