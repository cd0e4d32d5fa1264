//! Cached columns for dashboards, so that twenty widgets read the records only once.

use std::cell::RefCell;
use std::rc::Rc;

use portal_dashboard::column_source::ColumnSource;

use crate::locale::calendar::CalendarDate;
use crate::locale::zone::Zone;
use crate::model::{Instant, Slice};
use crate::store::env::Clock;

/// Columns of the tickets, built at first use and updated for changed records. Derived from the tickets, so a copy
/// starts empty.
#[derive(Debug, Default)]
pub struct KeptColumns(RefCell<Kept>);

#[derive(Debug, Default)]
struct Kept {
    columns: Option<Columns>,
    /// Slots with changes that the columns do not contain yet.
    changed: Vec<u32>,
}

#[derive(Debug)]
struct Columns {
    made: Made,
    /// Number of slots that the columns contain.
    read: u32,
    source: Rc<ColumnSource>,
    /// Slots whose values change by themselves, each with the last moment before.
    ageing: Vec<(Instant, u32)>,
}

/// Time zone and day of the columns. With other ones, the columns must be read again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// The time zone in which days are counted.
    pub zone: Zone,
    /// The day of the reading, for columns that show ages.
    pub day: Option<CalendarDate>,
}

impl Clone for KeptColumns {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl KeptColumns {
    /// Notes that the record in a slot has changed.
    pub fn changed(&mut self, slot: u32) {
        let kept = self.0.get_mut();
        if kept.columns.is_some() {
            kept.changed.push(slot);
        }
    }

    /// Reads the next `part` slots and all changed ones by calling `update` for each. Returns the columns once all
    /// `slots` are read.
    ///
    /// `update` returns the last moment at which the values of a slot hold, if they change by themselves on this day.
    pub fn read(
        &self,
        made: Made,
        now: Instant,
        (slots, part): (u32, u32),
        empty: impl FnOnce() -> ColumnSource,
        update: impl Fn(&mut ColumnSource, u32) -> Option<Instant>,
    ) -> Option<Rc<ColumnSource>> {
        let Kept { columns, changed } = &mut *self.0.borrow_mut();
        if columns.as_ref().is_none_or(|columns| columns.made != made) {
            *columns = Some(Columns { made, read: 0, source: Rc::new(empty()), ageing: Vec::new() });
        }
        let Columns { read, source, ageing, .. } = columns.as_mut()?;
        let end = read.saturating_add(part).min(slots.max(*read));
        changed.extend(ageing.extract_if(.., |(until, _)| now > *until).map(|(_, slot)| slot));
        if *read < end || !changed.is_empty() {
            let source = Rc::make_mut(source);
            let again = changed.drain(..).filter(|slot| *slot < *read);
            for slot in again.chain(*read..end) {
                ageing.extend(update(source, slot).map(|until| (until, slot)));
            }
            *read = end;
        }
        (end >= slots).then(|| Rc::clone(source))
    }
}

/// Columns of records that rarely change. They are read at first use, and again after a change of their slices or on a
/// new day. A copy starts empty.
#[derive(Debug, Default)]
pub struct KeptSources(RefCell<Vec<KeptSource>>);

#[derive(Debug)]
struct KeptSource {
    id: &'static str,
    slices: &'static [Slice],
    /// Day and time zone of the columns.
    made: (CalendarDate, Zone),
    columns: Rc<ColumnSource>,
}

impl Clone for KeptSources {
    fn clone(&self) -> Self {
        Self::default()
    }
}

impl PartialEq for KeptSources {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl KeptSources {
    /// Drops the columns that depend on a slice whose record has changed. Most name the provinces of companies.
    pub fn changed(&mut self, slice: Slice) {
        self.0.get_mut().retain(|kept| slice != Slice::Directory && !kept.slices.contains(&slice));
    }

    /// The columns of the source `id`, from the cache or made with `build` from the records of `slices`.
    pub fn get(
        &self,
        id: &'static str,
        slices: &'static [Slice],
        clock: Clock,
        build: impl FnOnce() -> ColumnSource,
    ) -> Rc<ColumnSource> {
        let here_and_now = (clock.local_now().date(), clock.zone);
        if let Some(columns) = self.kept(id, here_and_now) {
            return columns;
        }
        let columns = Rc::new(build());
        self.0.borrow_mut().push(KeptSource { id, slices, made: here_and_now, columns: Rc::clone(&columns) });
        columns
    }

    /// The cached columns for this day and time zone. Drops columns of other days and zones.
    fn kept(&self, id: &str, here_and_now: (CalendarDate, Zone)) -> Option<Rc<ColumnSource>> {
        let sources = &mut *self.0.borrow_mut();
        sources.retain(|kept| kept.made == here_and_now);
        sources.iter().find(|kept| kept.id == id).map(|kept| Rc::clone(&kept.columns))
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use portal_dashboard::column_source::ColumnSource;

    use super::KeptSources;
    use crate::locale::zone::Zone;
    use crate::model::{Instant, Slice};
    use crate::store::env::Clock;

    const DAY: i64 = 86_400_000;

    #[test]
    fn columns_are_read_again_after_a_change_or_on_a_new_day() {
        let built = Cell::new(0);
        let read = |kept: &KeptSources, now: i64| {
            let clock = Clock { now: Instant(now), zone: Zone::fixed(420) };
            kept.get("documents", &[Slice::Assignments, Slice::Repository], clock, || {
                built.set(built.get() + 1);
                ColumnSource::default()
            });
            built.get()
        };
        let mut kept = KeptSources::default();
        assert_eq!((read(&kept, 0), read(&kept, DAY / 2)), (1, 1));
        kept.changed(Slice::Tickets);
        assert_eq!(read(&kept, 0), 1);
        kept.changed(Slice::Repository);
        assert_eq!(read(&kept, 0), 2);
        assert_eq!(read(&kept, DAY), 3);
    }
}
