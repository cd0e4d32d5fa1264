//! The steps of the editor.
#![cfg(not(target_family = "wasm"))]

mod settings;
mod steps;

use portal_dashboard::config::WidgetConfig;
use portal_dashboard::edit::{Edit, EditRequest, Edited, edited};
use portal_dashboard::evaluate;
use portal_dashboard::widget::{Position, Widget, WidgetKind};

pub(crate) fn widget(id: &str, title: &str, [x, y, w, h]: [u32; 4]) -> Widget {
    let kind = WidgetKind::Bar;
    Widget {
        id: id.to_owned(),
        kind,
        title: title.to_owned(),
        position: Position { x, y, w, h },
        config: WidgetConfig::new(kind),
    }
}

/// Three widgets in the first row, and one below the first.
pub(crate) fn four() -> Vec<Widget> {
    vec![
        widget("widget_1", "Satu", [0, 0, 4, 3]),
        widget("widget_2", "Dua", [4, 0, 4, 3]),
        widget("widget_3", "", [8, 0, 4, 3]),
        widget("widget_7", "Empat", [0, 3, 4, 3]),
    ]
}

pub(crate) fn after(widgets: &[Widget], edit: Edit) -> Edited {
    edited(&EditRequest { widgets: widgets.to_vec(), edit }, &|widget| evaluate::title(widget, None))
        .expect("the step is possible")
}

pub(crate) fn refusal(widgets: &[Widget], edit: Edit) -> String {
    edited(&EditRequest { widgets: widgets.to_vec(), edit }, &|widget| evaluate::title(widget, None))
        .expect_err("the step is impossible")
        .message
}

pub(crate) fn id(id: &str) -> String {
    id.to_owned()
}

pub(crate) fn places(edited: &Edited) -> Vec<(&str, [u32; 4])> {
    let place = |position: Position| [position.x, position.y, position.w, position.h];
    edited.widgets.iter().map(|widget| (widget.id.as_str(), place(widget.position))).collect()
}
