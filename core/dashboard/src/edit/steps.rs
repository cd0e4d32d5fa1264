use super::new_id::new_id;
use super::{EditRefusal, TypedPlace, fit, spoken};
use crate::config::{MAX_TITLE, WidgetConfig};
use crate::layout::{self, MAX_WIDGETS, ReadingOrder, Stretch, Towards};
use crate::widget::{Position, Widget, WidgetKind};

pub(super) struct Done {
    pub(super) widgets: Vec<Widget>,
    pub(super) selected: Option<String>,
    pub(super) announcement: String,
}

type Outcome = Result<Done, EditRefusal>;

pub(super) struct Board<'a> {
    names: &'a dyn Fn(&Widget) -> String,
    widgets: Vec<Widget>,
    layout: Vec<Position>,
}

impl<'a> Board<'a> {
    pub(super) fn new(widgets: &[Widget], names: &'a dyn Fn(&Widget) -> String) -> Self {
        let raw: Vec<Position> = widgets.iter().map(|widget| widget.position).collect();
        let layout = layout::settled(&raw);
        Self { names, widgets: laid_out(widgets.to_vec(), &layout), layout }
    }

    fn name(&self, widget: &Widget) -> String {
        spoken::quoted(&(self.names)(widget))
    }

    pub(super) fn add(self, kind: WidgetKind) -> Outcome {
        self.check_room()?;
        let usual = Position::default();
        let position = layout::free_place(&self.layout, usual.w, usual.h);
        let id = new_id(&self.widgets);
        let widget = Widget { id: id.clone(), kind, title: String::new(), position, config: WidgetConfig::new(kind) };
        let announcement = format!("{} ditambahkan di {}.", kind.label(), spoken::place(position));
        let mut widgets = self.widgets;
        widgets.push(widget);
        Ok(Done { widgets, selected: Some(id), announcement })
    }

    pub(super) fn configure(self, wanted: &Widget) -> Outcome {
        let index = self.find(&wanted.id)?;
        let before = &self.widgets[index];
        let config = fit::configured(before, wanted);
        let after = Widget { position: before.position, config, ..wanted.clone() };
        let announcement = if after.kind == before.kind {
            format!("{} diperbarui.", self.name(&after))
        } else {
            format!("{} kini {}.", self.name(before), after.kind.label())
        };
        let mut widgets = self.widgets;
        widgets[index] = after;
        Ok(Done { widgets, selected: Some(wanted.id.clone()), announcement })
    }

    pub(super) fn duplicate(self, id: &str) -> Outcome {
        let index = self.find(id)?;
        self.check_room()?;
        let original = &self.widgets[index];
        let own = original.position;
        let beside = Position { x: own.right(), ..own };
        let is_free = beside.right() <= layout::COLUMNS && self.layout.iter().all(|other| !other.overlaps(beside));
        let target = if is_free { beside } else { Position { y: own.bottom(), ..own } };
        let layout = layout::inserted(&self.layout, target);
        let position = layout.last().copied().unwrap_or(target);
        let copy = Widget { id: new_id(&self.widgets), title: copy_title(&original.title), ..original.clone() };
        let announcement = format!("{} digandakan di {}.", self.name(original), spoken::place(position));
        let selected = Some(copy.id.clone());
        let mut widgets = self.widgets;
        widgets.push(copy);
        Ok(Done { widgets: laid_out(widgets, &layout), selected, announcement })
    }

    /// The focus moves to the next widget, or to the previous one if the last was removed.
    pub(super) fn remove(self, id: &str) -> Outcome {
        let index = self.find(id)?;
        let announcement = format!("{} dihapus.", self.name(&self.widgets[index]));
        let mut read = layout::in_reading_order(&self.widgets);
        let at = read.iter().position(|widget| widget.id == id).unwrap_or(index);
        let room = read.remove(at).position;
        let next = read.get(at).or(read.last());
        let selected = next.map(|widget| widget.id.clone());
        let rest: Vec<Position> = read.iter().map(|widget| widget.position).collect();
        Ok(Done { widgets: laid_out(read, &layout::closed(&layout::compacted(&rest), room)), selected, announcement })
    }

    pub(super) fn move_to(self, id: &str, x: u32, y: u32) -> Outcome {
        let index = self.find(id)?;
        let after = layout::moved(&self.layout, index, x, y);
        let announcement =
            spoken::moved(&self.name(&self.widgets[index]), self.layout[index], after[index], after != self.layout);
        Ok(self.arranged(index, &after, announcement))
    }

    pub(super) fn resize_to(self, id: &str, w: u32, h: u32) -> Outcome {
        let index = self.find(id)?;
        let after = layout::resized(&self.layout, index, w, h);
        let announcement = format!("{} kini {}.", self.name(&self.widgets[index]), spoken::size(after[index]));
        Ok(self.arranged(index, &after, announcement))
    }

    pub(super) fn nudge(self, id: &str, direction: Towards) -> Outcome {
        let index = self.find(id)?;
        let Some(after) = layout::nudged(&self.layout, index, direction) else {
            let announcement = spoken::no_further(&self.name(&self.widgets[index]), direction);
            return Ok(self.unchanged(index, announcement));
        };
        let announcement = spoken::moved(&self.name(&self.widgets[index]), self.layout[index], after[index], true);
        Ok(self.arranged(index, &after, announcement))
    }

    pub(super) fn shift(self, id: &str, order: ReadingOrder) -> Outcome {
        let index = self.find(id)?;
        let direction = layout::towards(&self.layout, index, order);
        self.nudge(id, direction)
    }

    pub(super) fn stretch(self, id: &str, stretch: Stretch) -> Outcome {
        let index = self.find(id)?;
        let Some(after) = layout::stretched(&self.layout, index, stretch) else {
            let announcement = spoken::no_more(&self.name(&self.widgets[index]), stretch);
            return Ok(self.unchanged(index, announcement));
        };
        let announcement = spoken::stretched(&self.name(&self.widgets[index]), after[index], stretch);
        Ok(self.arranged(index, &after, announcement))
    }

    pub(super) fn place(self, id: &str, typed: &TypedPlace) -> Outcome {
        let index = self.find(id)?;
        let target = typed
            .read()
            .map_err(|errors| EditRefusal { message: "Posisi belum dapat dipakai.".to_owned(), place: Some(errors) })?;
        let after = layout::placed(&self.layout, index, target);
        let (name, position) = (self.name(&self.widgets[index]), after[index]);
        let announcement = format!("{name} di {}, {}.", spoken::place(position), spoken::size(position));
        Ok(self.arranged(index, &after, announcement))
    }

    pub(super) fn tidy(self) -> Done {
        let after = layout::tidied(&self.layout);
        let announcement =
            if after == self.layout { "Tata letak sudah rapi." } else { "Tata letak dirapikan." }.to_owned();
        Done { widgets: laid_out(self.widgets, &after), selected: None, announcement }
    }

    fn arranged(self, index: usize, layout: &[Position], announcement: String) -> Done {
        let selected = Some(self.widgets[index].id.clone());
        Done { widgets: laid_out(self.widgets, layout), selected, announcement }
    }

    fn unchanged(self, index: usize, announcement: String) -> Done {
        let selected = Some(self.widgets[index].id.clone());
        Done { widgets: self.widgets, selected, announcement }
    }

    fn find(&self, id: &str) -> Result<usize, EditRefusal> {
        let found = self.widgets.iter().position(|widget| widget.id == id);
        found.ok_or_else(|| EditRefusal::new("Widget itu sudah tidak ada.".to_owned()))
    }

    fn check_room(&self) -> Result<(), EditRefusal> {
        if self.widgets.len() < MAX_WIDGETS {
            return Ok(());
        }
        Err(EditRefusal::new(format!("Paling banyak {MAX_WIDGETS} widget dalam satu dasbor.")))
    }
}

fn laid_out(mut widgets: Vec<Widget>, layout: &[Position]) -> Vec<Widget> {
    for (widget, position) in widgets.iter_mut().zip(layout) {
        widget.position = *position;
    }
    widgets
}

/// An empty title stays empty; a long one is cut at its end.
fn copy_title(title: &str) -> String {
    const SUFFIX: &str = " (Copy)";
    if title.trim().is_empty() {
        return String::new();
    }
    let kept: String = title.chars().take(MAX_TITLE - SUFFIX.len()).collect();
    format!("{}{SUFFIX}", kept.trim_end())
}
