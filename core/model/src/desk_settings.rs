//! Settings of the help desk: the working calendar, and the times in which the ministry promises to act
//! (decisions §10).

use portal_locale::calendar::{CalendarDate, WEEKDAYS};
use portal_locale::holidays::{LISTED_YEARS, national};
use portal_locale::work_calendar::{Opening, WorkCalendar};
use portal_locale::zone::Zone;
use serde::{Deserialize, Serialize};

use crate::ticket::Priority;
use crate::{Identified, SharedStr};

vocabulary! {
    /// Zone of the ministry's working hours.
    DeskZone {
        /// Jakarta.
        Wib = "WIB", "WIB (UTC+7)";
        /// Makassar.
        Wita = "WITA", "WITA (UTC+8)";
        /// Jayapura.
        Wit = "WIT", "WIT (UTC+9)";
    }
}

impl DeskZone {
    /// The zone with its offset.
    pub const fn zone(self) -> Zone {
        Zone::fixed(match self {
            Self::Wib => 420,
            Self::Wita => 480,
            Self::Wit => 540,
        })
    }
}

/// The settings of the help desk. There is exactly one such record; until somebody changes it, it has its default.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct DeskSettings {
    /// Always [`DeskSettings::ID`].
    pub id: String,
    /// Zone of the working hours.
    pub zone: DeskZone,
    /// Working hours of the seven days from Monday on.
    pub hours: Vec<DeskHours>,
    /// National holidays on which the ministry works.
    pub worked_holidays: Vec<CalendarDate>,
    /// Further days off, in order.
    pub holidays: Vec<OwnHoliday>,
    /// Promised times. The first one is for all tickets that have none of their own.
    pub targets: Vec<DeskTarget>,
    /// Working days without a word from the company after which closing is offered.
    pub quiet_days: u16,
    /// Names of all ticket categories in the order of the choices (§5). Tickets keep the name, so that none is ever
    /// renamed or removed.
    #[serde(default = "usual_categories", skip_serializing_if = "are_usual")]
    pub categories: Vec<SharedStr>,
    /// Names of the categories that new tickets cannot have.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inactive_categories: Vec<SharedStr>,
}

/// The categories of §5.
const CATEGORIES: [&str; 4] = ["Umum", "Teknis", "Perizinan", "Regulasi"];

fn usual_categories() -> Vec<SharedStr> {
    CATEGORIES.map(SharedStr::from).to_vec()
}

fn are_usual(categories: &[SharedStr]) -> bool {
    categories == CATEGORIES
}

/// Working hours of a day in minutes after midnight. Equal values mean closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct DeskHours {
    /// First minute.
    pub from: u16,
    /// The minute after the last one, at most 1440.
    pub to: u16,
}

/// A day off that is no national holiday.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct OwnHoliday {
    /// The day.
    pub date: CalendarDate,
    /// Its name.
    pub name: String,
}

/// Promised times in working days, for all tickets or for those of a priority, a category or both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
pub struct DeskTarget {
    /// The priority; `None` for all.
    pub priority: Option<Priority>,
    /// The category; `None` for all.
    pub category: Option<SharedStr>,
    /// From filing to the first assignment.
    pub assign: u16,
    /// From filing to the ministry's first answer.
    pub answer: u16,
    /// From filing to the resolution.
    pub resolve: u16,
}

impl DeskTarget {
    /// The tickets that the times are for, such as 'High, Perizinan'.
    pub fn scope(&self) -> String {
        match (self.priority, &self.category) {
            (None, None) => "Semua tiket".to_owned(),
            (Some(priority), None) => priority.label().to_owned(),
            (None, Some(category)) => category.to_string(),
            (Some(priority), Some(category)) => format!("{}, {category}", priority.label()),
        }
    }

    /// Such as 'Semua tiket: 3/5/14 hari kerja'.
    pub fn in_words(&self) -> String {
        format!("{}: {}/{}/{} hari kerja", self.scope(), self.assign, self.answer, self.resolve)
    }

    fn is_for(&self, priority: Option<Priority>, category: &str) -> bool {
        self.priority.is_none_or(|of| Some(of) == priority) && self.category.as_ref().is_none_or(|of| of == category)
    }

    /// Rank among the targets that fit a ticket: priority and category, then priority, then category.
    const fn rank(&self) -> u8 {
        self.priority.is_some() as u8 * 2 + self.category.is_some() as u8
    }
}

/// Monday to Friday 08.00–16.00 WIB. Assignment in 3 working days, answer in 5, closing offered after 10 quiet ones,
/// as in the national rules for complaints; resolution in 14, as they allow for complaints that need no inspection.
impl Default for DeskSettings {
    fn default() -> Self {
        let hours = |day: usize| if day < 5 { DeskHours { from: 480, to: 960 } } else { DeskHours { from: 0, to: 0 } };
        Self {
            id: Self::ID.to_owned(),
            zone: DeskZone::Wib,
            hours: (0..7).map(hours).collect(),
            worked_holidays: Vec::new(),
            holidays: Vec::new(),
            targets: vec![DeskTarget { priority: None, category: None, assign: 3, answer: 5, resolve: 14 }],
            quiet_days: 10,
            categories: usual_categories(),
            inactive_categories: Vec::new(),
        }
    }
}

impl DeskSettings {
    /// The id of the only record.
    pub const ID: &'static str = "desk";

    /// The working calendar; `None` if the help desk never opens.
    pub fn calendar(&self) -> Option<WorkCalendar> {
        let mut week = [Opening::default(); 7];
        for (opening, hours) in week.iter_mut().zip(&self.hours) {
            *opening = Opening { from: hours.from, to: hours.to };
        }
        let national = LISTED_YEARS.into_iter().flat_map(national).map(|holiday| holiday.date);
        let national = national.filter(|date| !self.worked_holidays.contains(date));
        let off = national.chain(self.holidays.iter().map(|holiday| holiday.date)).map(CalendarDate::epoch_days);
        WorkCalendar::new(self.zone.zone(), week, off)
    }

    /// The most specific target for a ticket: that of its priority and category, else of its priority, else of its
    /// category, else the one for all.
    pub fn target(&self, priority: Option<Priority>, category: &str) -> Option<&DeskTarget> {
        self.targets.iter().filter(|target| target.is_for(priority, category)).max_by_key(|target| target.rank())
    }

    /// Names of the categories that new tickets can have.
    pub fn active_categories(&self) -> impl Iterator<Item = &SharedStr> {
        self.categories.iter().filter(|name| !self.inactive_categories.contains(name))
    }

    /// The category with this name that new tickets can have.
    pub fn active_category(&self, name: &str) -> Option<SharedStr> {
        self.active_categories().find(|known| *known == name).cloned()
    }

    /// Such as 'Senin 08.00–16.00, Sabtu tutup'.
    pub fn hours_in_words(&self) -> String {
        let days = self.hours.iter().zip(WEEKDAYS).map(|(hours, day)| {
            if hours.from == hours.to {
                format!("{day} tutup")
            } else {
                format!("{day} {}–{}", clock(hours.from), clock(hours.to))
            }
        });
        days.collect::<Vec<_>>().join(", ")
    }
}

impl Identified for DeskSettings {
    fn id(&self) -> &str {
        &self.id
    }
}

/// Minutes after midnight as '08.00'.
pub fn clock(minutes: u16) -> String {
    format!("{:02}.{:02}", minutes / 60, minutes % 60)
}

/// A change of the settings, for activity list and history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub enum DeskSettingsAction {
    /// The promised times were set.
    TargetsSet,
    /// The working calendar was set.
    CalendarSet,
    /// The ticket categories were set.
    CategoriesSet,
}

#[cfg(test)]
mod tests {
    use super::{DeskSettings, DeskTarget};
    use crate::ticket::Priority;

    #[test]
    fn the_most_specific_target_wins() {
        let target = |priority, category: Option<&str>, assign| DeskTarget {
            priority,
            category: category.map(Into::into),
            assign,
            answer: 5,
            resolve: 14,
        };
        let (high, licences) = (Some(Priority::High), Some("Perizinan"));
        let mut settings = DeskSettings::default();
        settings.targets.extend([target(None, licences, 4), target(high, None, 1), target(high, licences, 2)]);
        let assign = |priority, category| settings.target(priority, category).map(|target| target.assign);
        assert_eq!(assign(high, "Perizinan"), Some(2));
        assert_eq!(assign(high, "Umum"), Some(1));
        assert_eq!(assign(None, "Perizinan"), Some(4));
        assert_eq!(assign(Some(Priority::Low), "Umum"), Some(3));
        assert_eq!(assign(None, "Umum"), Some(3));
    }
}
