//! Invariants of the settings.

use super::form::{DAY_MINUTES, DAYS_MAX, HOLIDAYS_MAX};
use crate::model::desk_settings::DeskSettings;
use crate::store::rule::{Sound, holds, line, no_two_alike};
use crate::table::fold::fold;

pub(crate) fn check(settings: &DeskSettings) -> Sound {
    let id = settings.id.as_str();
    holds(id == DeskSettings::ID, id, "the settings have one id")?;
    let are_hours =
        settings.hours.len() == 7 && settings.hours.iter().all(|day| day.from <= day.to && day.to <= DAY_MINUTES);
    holds(are_hours, id, "seven days open before they close, within the day")?;
    holds(settings.calendar().is_some(), id, "the help desk opens on some day")?;
    let is_promise = |days: u16| (1..=DAYS_MAX).contains(&days);
    let mut promised = settings.targets.iter().flat_map(|target| [target.assign, target.answer, target.resolve]);
    holds(promised.all(is_promise) && is_promise(settings.quiet_days), id, "a promise is of 1 to 365 days")?;
    let is_for_all = settings.targets.first().is_some_and(|first| first.priority.is_none() && first.category.is_none());
    holds(is_for_all, id, "the first target is for all tickets")?;
    let scopes = settings.targets.iter().map(|target| (target.priority, target.category.as_ref()));
    no_two_alike(scopes, id, "no two targets are for the same tickets")?;
    holds(settings.holidays.len() <= HOLIDAYS_MAX, id, "there are up to 400 own holidays")?;
    no_two_alike(settings.holidays.iter().map(|holiday| holiday.date), id, "no day off is listed twice")?;
    settings.holidays.iter().try_for_each(|holiday| line(&holiday.name, id))?;
    no_two_alike(settings.categories.iter().map(|name| fold(name)), id, "no two categories have one name")?;
    settings.categories.iter().try_for_each(|name| line(name, id))?;
    holds(settings.active_categories().next().is_some(), id, "new tickets have a category to choose")
}
