//! Ids of widgets: 'widget_' and a number (§7).

use crate::widget::Widget;

const PREFIX: &str = "widget_";
const LARGEST: u32 = 999_999_999;

pub(super) fn new_id(widgets: &[Widget]) -> String {
    let used: Vec<u32> = widgets.iter().filter_map(|widget| number(&widget.id)).collect();
    let largest = used.iter().max().copied().unwrap_or(0);
    let mut free = (largest + 1..=LARGEST).chain(1..=LARGEST).filter(|number| !used.contains(number));
    format!("{PREFIX}{}", free.next().unwrap_or(LARGEST))
}

pub(crate) fn is_widget_id(id: &str) -> bool {
    number(id).is_some()
}

fn number(id: &str) -> Option<u32> {
    let digits = id.strip_prefix(PREFIX)?;
    let is_number = (1..=9).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit());
    (is_number && !digits.starts_with('0')).then(|| digits.parse().ok())?
}
