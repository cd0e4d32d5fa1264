//! Every step of the editor as data: it turns widgets into new widgets and an announcement for screen readers (§2.9).

mod fit;
mod new_id;
mod spoken;
mod steps;
mod typed_place;

use serde::{Deserialize, Serialize};

pub use fit::fitted;
pub(crate) use new_id::is_widget_id;
pub use typed_place::{PlaceErrors, TypedPlace};

use crate::layout::{ReadingOrder, Stretch, Towards, in_reading_order};
use crate::widget::{Widget, WidgetKind};

/// A step of the editor.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase", deny_unknown_fields)]
pub enum Edit {
    /// Adds a widget at the first free place.
    Add {
        /// Kind of the new widget.
        kind: WidgetKind,
    },
    /// Replaces kind, title and settings of the widget with the same id; its position stays.
    Configure {
        /// The new widget.
        widget: Box<Widget>,
    },
    /// Adds a copy beside or below a widget.
    Duplicate {
        /// Id of the widget.
        id: String,
    },
    /// Removes a widget.
    Remove {
        /// Id of the widget.
        id: String,
    },
    /// Moves a widget to a column and a row, both counted from 0. A place outside the grid becomes the nearest one
    /// inside.
    MoveTo {
        /// Id of the widget.
        id: String,
        /// Column.
        x: i32,
        /// Row.
        y: i32,
    },
    /// Resizes a widget. A size outside the grid becomes the nearest valid one.
    ResizeTo {
        /// Id of the widget.
        id: String,
        /// Width in columns.
        w: i32,
        /// Height in rows.
        h: i32,
    },
    /// Moves a widget one step by keyboard.
    Nudge {
        /// Id of the widget.
        id: String,
        /// Direction.
        direction: Towards,
    },
    /// Moves a widget earlier or later in reading order. Of the four directions, the one that changes this order least
    /// is used.
    Shift {
        /// Id of the widget.
        id: String,
        /// Direction in reading order.
        order: ReadingOrder,
    },
    /// Resizes a widget one step by keyboard.
    Stretch {
        /// Id of the widget.
        id: String,
        /// Direction.
        stretch: Stretch,
    },
    /// Places a widget by typed numbers.
    Place {
        /// Id of the widget.
        id: String,
        /// The typed position and size.
        place: TypedPlace,
    },
    /// Closes gaps and keeps the order as far as possible.
    Tidy,
}

/// A step and the widgets before it.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditRequest {
    /// The widgets before the step.
    pub widgets: Vec<Widget>,
    /// The step.
    pub edit: Edit,
}

/// The result of a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Edited {
    /// The widgets after the step, in reading order.
    pub widgets: Vec<Widget>,
    /// Id of the widget that gets the focus.
    pub selected: Option<String>,
    /// Text for screen readers.
    pub announcement: String,
    /// False if nothing changed, so that there is nothing to undo.
    pub changed: bool,
}

/// The reason why a step is refused; nothing changes then.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EditRefusal {
    /// A full sentence.
    pub message: String,
    /// The errors of a typed place, by field.
    pub place: Option<PlaceErrors>,
}

impl EditRefusal {
    fn new(message: String) -> Self {
        Self { message, place: None }
    }
}

/// Applies a step; `names` gives the displayed name of a widget.
pub fn edited(request: &EditRequest, names: &dyn Fn(&Widget) -> String) -> Result<Edited, EditRefusal> {
    let board = steps::Board::new(&request.widgets, names);
    let done = match &request.edit {
        Edit::Add { kind } => board.add(*kind),
        Edit::Configure { widget } => board.configure(widget),
        Edit::Duplicate { id } => board.duplicate(id),
        Edit::Remove { id } => board.remove(id),
        Edit::MoveTo { id, x, y } => board.move_to(id, unsigned(*x), unsigned(*y)),
        Edit::ResizeTo { id, w, h } => board.resize_to(id, unsigned(*w), unsigned(*h)),
        Edit::Nudge { id, direction } => board.nudge(id, *direction),
        Edit::Shift { id, order } => board.shift(id, *order),
        Edit::Stretch { id, stretch } => board.stretch(id, *stretch),
        Edit::Place { id, place } => board.place(id, place),
        Edit::Tidy => Ok(board.tidy()),
    }?;
    let widgets = in_reading_order(&done.widgets);
    let changed = widgets != request.widgets;
    Ok(Edited { widgets, selected: done.selected, announcement: done.announcement, changed })
}

fn unsigned(cells: i32) -> u32 {
    u32::try_from(cells).unwrap_or(0)
}
