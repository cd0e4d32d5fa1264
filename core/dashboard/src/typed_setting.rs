//! Parses texts, numbers and days that are typed into a widget's settings.

use std::ops::RangeInclusive;

use portal_locale::calendar::CalendarDate;
use portal_table::data::number::{self, NumberForm, Written};
use serde::{Deserialize, Serialize};

use crate::config::{MAX_DECIMALS, MAX_TEXT, MAX_TITLE, MAX_UNIT};
use crate::definition::check::MAX_DAYS;
use crate::definition::too_long;
use crate::period;
use crate::source::ColumnType;
use crate::whole;
use crate::widget::WidgetKind;

/// A setting that is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Setting {
    /// Title above a widget.
    Title,
    /// Unit after its numbers.
    Unit,
    /// Maximum number of groups.
    Limit {
        /// Kind of the widget.
        kind: WidgetKind,
    },
    /// Number of decimals.
    Decimals,
    /// Number of days up to today.
    Days,
    /// Number to compare figures with.
    Target,
    /// Paragraphs of a text widget.
    Text,
    /// Lower or upper bound of a column.
    Bound {
        /// Type of the column.
        of: ColumnType,
    },
}

/// A setting and its typed text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct TypedSetting {
    /// The setting.
    pub setting: Setting,
    /// Text in the field.
    pub typed: String,
}

/// The result of parsing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum SettingReading {
    /// The field is empty.
    Blank,
    /// A text.
    Words {
        /// As typed.
        text: String,
    },
    /// A whole number.
    Whole {
        /// The number.
        number: u32,
    },
    /// A number in the form of conditions.
    Number {
        /// As typed.
        text: String,
    },
    /// A day in the form of conditions.
    Day {
        /// YYYY-MM-DD.
        text: String,
    },
    /// An invalid text.
    Wrong {
        /// Advice about valid input.
        message: String,
    },
}

impl TypedSetting {
    /// Parses the text.
    pub fn read(&self) -> SettingReading {
        let typed = self.typed.trim();
        if typed.is_empty() {
            return SettingReading::Blank;
        }
        match self.setting {
            Setting::Title => words(&self.typed, MAX_TITLE),
            Setting::Unit => words(&self.typed, MAX_UNIT),
            Setting::Limit { kind } => whole(typed, 1..=kind.most_groups()),
            Setting::Decimals => whole(typed, 0..=MAX_DECIMALS),
            Setting::Target => match fixed_target(typed) {
                Ok(_) => SettingReading::Number { text: typed.to_owned() },
                Err(message) => SettingReading::Wrong { message },
            },
            Setting::Text => words(&self.typed, MAX_TEXT),
            Setting::Days => whole(typed, 1..=MAX_DAYS),
            Setting::Bound { of: ColumnType::Date | ColumnType::Period } => day(typed),
            Setting::Bound { of: ColumnType::Number | ColumnType::Category } => any_number(typed),
        }
    }
}

/// The number of a fixed target, or the reason why the text is none.
pub(crate) fn fixed_target(typed: &str) -> Result<f64, String> {
    match number::read(typed.trim(), NumberForm::Indonesian).map(Written::value) {
        None => Err("Tulis angka target, misalnya 1.250,5.".to_owned()),
        Some(value) if value < 0.0 => Err("Target tidak boleh kurang dari 0.".to_owned()),
        Some(value) => Ok(value),
    }
}

fn whole(typed: &str, allowed: RangeInclusive<u32>) -> SettingReading {
    match whole::typed(typed, allowed) {
        Ok(number) => SettingReading::Whole { number },
        Err(message) => SettingReading::Wrong { message },
    }
}

fn words(typed: &str, most: usize) -> SettingReading {
    too_long(typed, most)
        .map_or_else(|| SettingReading::Words { text: typed.to_owned() }, |message| SettingReading::Wrong { message })
}

fn any_number(typed: &str) -> SettingReading {
    match number::read(typed, NumberForm::Indonesian) {
        Some(_) if typed.len() > MAX_TITLE => words(typed, MAX_TITLE),
        Some(_) => SettingReading::Number { text: typed.to_owned() },
        None => SettingReading::Wrong { message: "Tulis angka, misalnya 1.250,5.".to_owned() },
    }
}

/// A day that no source can hold is invalid.
fn day(typed: &str) -> SettingReading {
    let date = CalendarDate::parse(typed).or_else(|| CalendarDate::parse_typed(typed));
    let iso = date.map(CalendarDate::parts).map(|(year, month, day)| format!("{year:04}-{month:02}-{day:02}"));
    match iso.filter(|iso| period::read(iso).is_some()) {
        Some(text) => SettingReading::Day { text },
        None => SettingReading::Wrong { message: "Tulis tanggal yang ada, misalnya 28/11/2026.".to_owned() },
    }
}

#[cfg(test)]
mod tests {
    use super::{Setting, SettingReading, TypedSetting};
    use crate::source::ColumnType;
    use crate::widget::WidgetKind;

    fn read(setting: Setting, typed: &str) -> SettingReading {
        TypedSetting { setting, typed: typed.to_owned() }.read()
    }

    #[test]
    fn a_limit_is_a_whole_number_that_the_kind_can_show() {
        let limit = Setting::Limit { kind: WidgetKind::Pie };
        assert_eq!(read(limit, " 12 "), SettingReading::Whole { number: 12 });
        let wrong = SettingReading::Wrong { message: "Tulis bilangan bulat dari 1 sampai 12.".to_owned() };
        for typed in ["0", "13", "2,5", "-1", "99999999999", "dua"] {
            assert_eq!(read(limit, typed), wrong);
        }
        assert_eq!(read(limit, "  "), SettingReading::Blank);
        assert_eq!(read(Setting::Decimals, "0"), SettingReading::Whole { number: 0 });
        assert_eq!(read(Setting::Days, "3660"), SettingReading::Whole { number: 3_660 });
    }

    #[test]
    fn texts_are_unchanged_up_to_their_maximum_length() {
        let kept = |text: &str| SettingReading::Words { text: text.to_owned() };
        assert_eq!(read(Setting::Title, "Produksi "), kept("Produksi "));
        assert_eq!(read(Setting::Title, "  "), SettingReading::Blank);
        assert_eq!(read(Setting::Title, &"é".repeat(120)), kept(&"é".repeat(120)));
        let too_long = |message: &str| SettingReading::Wrong { message: message.to_owned() };
        assert_eq!(
            read(Setting::Title, &"é".repeat(121)),
            too_long("Terlalu panjang: 121 karakter. Paling banyak 120.")
        );
        assert_eq!(read(Setting::Unit, &"t".repeat(20)), kept(&"t".repeat(20)));
        assert_eq!(read(Setting::Unit, &"t".repeat(21)), too_long("Terlalu panjang: 21 karakter. Paling banyak 20."));
    }

    #[test]
    fn a_bound_is_parsed_as_the_type_of_its_column() {
        let number = Setting::Bound { of: ColumnType::Number };
        assert_eq!(read(number, "1.250,5"), SettingReading::Number { text: "1.250,5".to_owned() });
        assert!(matches!(read(number, "banyak"), SettingReading::Wrong { .. }));
        let long = format!("0,{}", "1".repeat(118));
        assert_eq!(read(number, &long), SettingReading::Number { text: long.clone() });
        let wrong = "Terlalu panjang: 121 karakter. Paling banyak 120.".to_owned();
        assert_eq!(
            read(number, &(long + "1")),
            SettingReading::Wrong { message: wrong },
            "no file could contain this day"
        );
        let day = Setting::Bound { of: ColumnType::Date };
        assert_eq!(read(day, "28/11/2026"), SettingReading::Day { text: "2026-11-28".to_owned() });
        assert_eq!(read(day, "2026-11-28"), SettingReading::Day { text: "2026-11-28".to_owned() });
        for typed in ["31/11/2026", "2026", "1/1/0001"] {
            assert!(matches!(read(day, typed), SettingReading::Wrong { .. }), "{typed}");
        }
    }
}
