//! Every step of the editor as data: widgets and a step become widgets, with what a screen reader says about it (§2.9).

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
    /// A new widget at the first free place.
    Add {
        /// What it is.
        kind: WidgetKind,
    },
    /// The widget of the same id gets this kind, title and config; its position stays.
    Configure {
        /// As it shall be.
        widget: Box<Widget>,
    },
    /// A second one like it, beside or below it.
    Duplicate {
        /// Which.
        id: String,
    },
    /// Away with it.
    Remove {
        /// Which.
        id: String,
    },
    /// Put down at a column and a row, both counted from 0; what is outside the grid is brought in.
    MoveTo {
        /// Which.
        id: String,
        /// The column.
        x: i32,
        /// The row.
        y: i32,
    },
    /// Drawn to a size; what is outside the grid is brought in.
    ResizeTo {
        /// Which.
        id: String,
        /// In columns.
        w: i32,
        /// In rows.
        h: i32,
    },
    /// A step by keyboard.
    Nudge {
        /// Which.
        id: String,
        /// Which way.
        direction: Towards,
    },
    /// The step, of the four, that changes a widget's place in the order of reading least; one column knows no other order.
    Shift {
        /// Which.
        id: String,
        /// Which way.
        order: ReadingOrder,
    },
    /// A change of size by keyboard.
    Stretch {
        /// Which.
        id: String,
        /// Which way.
        stretch: Stretch,
    },
    /// A place and a size that were typed.
    Place {
        /// Which.
        id: String,
        /// As typed.
        place: TypedPlace,
    },
    /// Gaps are closed, the order stays as far as it can.
    Tidy,
}

/// A step, and what it is done to.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct EditRequest {
    /// The widgets before.
    pub widgets: Vec<Widget>,
    /// The step.
    pub edit: Edit,
}

/// What came of a step.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Edited {
    /// The widgets after, in the order of reading.
    pub widgets: Vec<Widget>,
    /// The widget that has the focus afterwards.
    pub selected: Option<String>,
    /// For a screen reader.
    pub announcement: String,
    /// Whether anything is different; if not, there is nothing to undo.
    pub changed: bool,
}

/// Why a step cannot be done; everything stays as it was.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct EditRefusal {
    /// In a sentence.
    pub message: String,
    /// What is wrong with a typed place, field by field.
    pub place: Option<PlaceErrors>,
}

impl EditRefusal {
    fn new(message: String) -> Self {
        Self { message, place: None }
    }
}

/// The widgets after a step; `names` says what a widget is called on the screen.
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
