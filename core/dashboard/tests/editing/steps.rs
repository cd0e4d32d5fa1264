use crate::{after, four, id, places, refusal, widget};
use portal_dashboard::config::WidgetConfig;
use portal_dashboard::edit::{Edit, EditRequest, Edited, TypedPlace, edited};
use portal_dashboard::evaluate;
use portal_dashboard::layout::{self, MAX_WIDGETS, ReadingOrder, Stretch, Towards};
use portal_dashboard::widget::{Position, Widget, WidgetKind};
use proptest::prelude::*;

#[test]
fn a_new_widget_gets_the_next_number_and_the_first_free_place() {
    let added = after(&four(), Edit::Add { kind: WidgetKind::Map });
    assert_eq!(places(&added)[4], ("widget_8", [4, 3, 4, 3]));
    assert_eq!(added.selected.as_deref(), Some("widget_8"));
    assert_eq!(added.announcement, "Peta ditambahkan di kolom 5, baris 4.");
    assert!(added.changed && added.widgets[4].title.is_empty());
    assert_eq!(added.widgets[4].config, WidgetConfig::new(WidgetKind::Map));
    let first = after(&[], Edit::Add { kind: WidgetKind::Metric });
    assert_eq!(places(&first), [("widget_1", [0, 0, 4, 3])]);
}

#[test]
fn ids_of_another_form_do_not_affect_the_next_number() {
    for strange in ["widget_999999999", "widget_99999999999999999999", "widget_x", "x", ""] {
        let added = after(&[widget(strange, "", [0, 0, 4, 3])], Edit::Add { kind: WidgetKind::Bar });
        assert_eq!(added.selected.as_deref(), Some("widget_1"), "{strange}");
    }
}

#[test]
fn a_full_dashboard_refuses_another_widget() {
    let mut widgets = Vec::new();
    for _ in 0..MAX_WIDGETS {
        widgets = after(&widgets, Edit::Add { kind: WidgetKind::Bar }).widgets;
    }
    let sentence = "Paling banyak 60 widget dalam satu dasbor.";
    assert_eq!(refusal(&widgets, Edit::Add { kind: WidgetKind::Bar }), sentence);
    assert_eq!(refusal(&widgets, Edit::Duplicate { id: id("widget_1") }), sentence);
}

#[test]
fn a_copy_is_placed_beside_or_below_its_original() {
    let beside = after(&four(), Edit::Duplicate { id: id("widget_7") });
    assert_eq!(places(&beside)[4], ("widget_8", [4, 3, 4, 3]));
    assert_eq!(beside.widgets[4].title, "Empat (Copy)");
    assert_eq!(beside.selected.as_deref(), Some("widget_8"));
    assert_eq!(beside.announcement, "\"Empat\" digandakan di kolom 5, baris 4.");
    let below = after(&four(), Edit::Duplicate { id: id("widget_1") });
    assert_eq!(places(&below)[3..], [("widget_8", [0, 3, 4, 3]), ("widget_7", [0, 6, 4, 3])]);
    let untitled = after(&four(), Edit::Duplicate { id: id("widget_3") });
    assert_eq!(untitled.widgets[4].title, "");
    assert_eq!(untitled.announcement, "\"Bar\" digandakan di kolom 9, baris 4.");
}

#[test]
fn the_title_of_a_copy_is_cut_to_the_maximum_length() {
    let long = "é".repeat(120);
    let copied = after(&[widget("widget_1", &long, [0, 0, 4, 3])], Edit::Duplicate { id: id("widget_1") });
    assert_eq!(copied.widgets[1].title, format!("{} (Copy)", "é".repeat(113)));
}

#[test]
fn a_removal_closes_the_gap_and_focuses_the_next_widget() {
    let removed = after(&four(), Edit::Remove { id: id("widget_1") });
    assert_eq!(places(&removed), [("widget_7", [0, 0, 4, 3]), ("widget_2", [4, 0, 4, 3]), ("widget_3", [8, 0, 4, 3])]);
    assert_eq!(removed.selected.as_deref(), Some("widget_2"));
    assert_eq!(removed.announcement, "\"Satu\" dihapus.");
    assert_eq!(after(&four(), Edit::Remove { id: id("widget_7") }).selected.as_deref(), Some("widget_3"));
    let alone = after(&[widget("widget_1", "", [0, 0, 4, 3])], Edit::Remove { id: id("widget_1") });
    assert_eq!((alone.widgets.len(), alone.selected), (0, None));
}

#[test]
fn a_widget_put_on_another_swaps_places_with_it() {
    let moved = after(&four(), Edit::MoveTo { id: id("widget_1"), x: 4, y: 0 });
    let expected = [
        ("widget_2", [0, 0, 4, 3]),
        ("widget_1", [4, 0, 4, 3]),
        ("widget_3", [8, 0, 4, 3]),
        ("widget_7", [0, 3, 4, 3]),
    ];
    assert_eq!(places(&moved), expected);
    assert_eq!(moved.announcement, "\"Satu\" dipindah ke kolom 5, baris 1.");
    assert_eq!(moved.selected.as_deref(), Some("widget_1"));
}

#[test]
fn a_move_to_another_row_closes_the_gap() {
    let row = |number: u32, x: u32, y: u32, w: u32, h: u32| widget(&format!("widget_{number}"), "", [x, y, w, h]);
    let board = [
        row(1, 0, 0, 3, 2),
        row(2, 3, 0, 3, 2),
        row(3, 6, 0, 3, 2),
        row(4, 9, 0, 3, 2),
        row(5, 0, 2, 6, 5),
        row(6, 6, 2, 6, 5),
    ];
    let closed = [("widget_2", [0, 0, 3, 2]), ("widget_3", [3, 0, 3, 2]), ("widget_4", [6, 0, 3, 2])];
    let moved = after(&board, Edit::MoveTo { id: id("widget_1"), x: 0, y: 7 });
    assert_eq!(places(&moved)[..3], closed);
    assert_eq!(places(&moved)[5], ("widget_1", [0, 7, 3, 2]));
    let removed = after(&board, Edit::Remove { id: id("widget_1") });
    assert_eq!(places(&removed)[..3], closed);
    let last = after(&board, Edit::Remove { id: id("widget_4") });
    assert_eq!(
        places(&last)[..3],
        [("widget_1", [0, 0, 3, 2]), ("widget_2", [3, 0, 3, 2]), ("widget_3", [6, 0, 3, 2])]
    );
}

#[test]
fn a_place_outside_the_grid_becomes_the_nearest_inside() {
    let moved = after(&four(), Edit::MoveTo { id: id("widget_7"), x: 99, y: i32::MAX });
    assert_eq!(places(&moved)[3], ("widget_7", [8, 3, 4, 3]));
    let stayed = after(&four(), Edit::MoveTo { id: id("widget_1"), x: -5, y: -1 });
    assert_eq!((stayed.changed, stayed.announcement.as_str()), (false, "\"Satu\" tetap di kolom 1, baris 1."));
    let large = after(&four(), Edit::ResizeTo { id: id("widget_7"), w: 99, h: 99 });
    assert_eq!(places(&large)[3], ("widget_7", [0, 3, 12, 20]));
    let small = after(&four(), Edit::ResizeTo { id: id("widget_7"), w: -4, h: 0 });
    assert_eq!(places(&small)[3], ("widget_7", [0, 3, 1, 1]));
    assert_eq!(small.announcement, "\"Empat\" kini selebar 1 kolom dan setinggi 1 baris.");
}

#[test]
fn a_wider_widget_pushes_its_neighbour_down() {
    let wider = after(&four(), Edit::ResizeTo { id: id("widget_1"), w: 6, h: 3 });
    let expected = [
        ("widget_1", [0, 0, 6, 3]),
        ("widget_3", [8, 0, 4, 3]),
        ("widget_7", [0, 3, 4, 3]),
        ("widget_2", [4, 3, 4, 3]),
    ];
    assert_eq!(places(&wider), expected);
}

#[test]
fn a_keyboard_step_passes_the_next_widget() {
    let right = after(&four(), Edit::Nudge { id: id("widget_2"), direction: Towards::Right });
    assert_eq!(places(&right)[1..3], [("widget_3", [4, 0, 4, 3]), ("widget_2", [8, 0, 4, 3])]);
    let down = after(&four(), Edit::Nudge { id: id("widget_1"), direction: Towards::Down });
    assert_eq!(places(&down)[0], ("widget_7", [0, 0, 4, 3]));
    assert_eq!(down.announcement, "\"Satu\" dipindah ke kolom 1, baris 4.");
    let free = after(&four(), Edit::Nudge { id: id("widget_7"), direction: Towards::Right });
    assert_eq!(places(&free)[3], ("widget_7", [1, 3, 4, 3]));
}

#[test]
fn an_impossible_step_is_announced() {
    let sentences = [
        ("widget_1", Towards::Left, "\"Satu\" tidak dapat dipindah lebih jauh ke kiri."),
        ("widget_3", Towards::Right, "\"Bar\" tidak dapat dipindah lebih jauh ke kanan."),
        ("widget_2", Towards::Up, "\"Dua\" tidak dapat dipindah lebih jauh ke atas."),
        ("widget_7", Towards::Down, "\"Empat\" tidak dapat dipindah lebih jauh ke bawah."),
    ];
    for (which, direction, sentence) in sentences {
        let stayed = after(&four(), Edit::Nudge { id: id(which), direction });
        assert_eq!(stayed.announcement, sentence);
        assert!(!stayed.changed && stayed.widgets == four() && stayed.selected.as_deref() == Some(which));
    }
}

#[test]
fn the_keyboard_resizes_up_to_the_limits() {
    let step = |stretch| after(&four(), Edit::Stretch { id: id("widget_7"), stretch });
    let expected = [
        (Stretch::Wider, [0, 3, 5, 3], "\"Empat\" diperlebar menjadi 5 kolom."),
        (Stretch::Narrower, [0, 3, 3, 3], "\"Empat\" dipersempit menjadi 3 kolom."),
        (Stretch::Taller, [0, 3, 4, 4], "\"Empat\" dipertinggi menjadi 4 baris."),
        (Stretch::Shorter, [0, 3, 4, 2], "\"Empat\" diperpendek menjadi 2 baris."),
    ];
    for (stretch, place, sentence) in expected {
        let changed = step(stretch);
        assert_eq!((places(&changed)[3], changed.announcement.as_str()), (("widget_7", place), sentence));
    }
    let at_the_edge = after(&four(), Edit::Stretch { id: id("widget_3"), stretch: Stretch::Wider });
    assert_eq!(at_the_edge.widgets.iter().find(|one| one.id == "widget_3").map(|one| one.position.x), Some(7));
    let full = [widget("widget_1", "", [0, 0, 12, 20])];
    let small = [widget("widget_1", "", [0, 0, 1, 1])];
    for (widgets, stretch, sentence) in [
        (&full, Stretch::Wider, "\"Bar\" tidak dapat diperlebar lagi."),
        (&full, Stretch::Taller, "\"Bar\" tidak dapat dipertinggi lagi."),
        (&small, Stretch::Narrower, "\"Bar\" tidak dapat dipersempit lagi."),
        (&small, Stretch::Shorter, "\"Bar\" tidak dapat diperpendek lagi."),
    ] {
        let stayed = after(widgets, Edit::Stretch { id: id("widget_1"), stretch });
        assert_eq!((stayed.changed, stayed.announcement.as_str()), (false, sentence));
    }
}

#[test]
fn a_typed_place_is_applied_or_each_field_has_an_error() {
    let typed = |column: &str, width: &str| {
        let [column, row, width, height] = [column, "1", width, "2"].map(str::to_owned);
        Edit::Place { id: id("widget_7"), place: TypedPlace { column, row, width, height } }
    };
    let placed = after(&four(), typed("5", "8"));
    assert_eq!(places(&placed)[1], ("widget_7", [4, 0, 8, 2]));
    assert_eq!(placed.announcement, "\"Empat\" di kolom 5, baris 1, selebar 8 kolom dan setinggi 2 baris.");
    let refused =
        edited(&EditRequest { widgets: four(), edit: typed("13", "lima") }, &|widget| evaluate::title(widget, None))
            .expect_err("the place is invalid");
    let errors = refused.place.expect("the errors of the fields");
    assert!(errors.column.is_some() && errors.width.is_some() && errors.row.is_none() && errors.height.is_none());
}

#[test]
fn tidying_closes_gaps_and_announces_it() {
    let gap = [widget("widget_1", "", [4, 0, 4, 3]), widget("widget_2", "", [4, 3, 4, 3])];
    let tidy = after(&gap, Edit::Tidy);
    assert_eq!(places(&tidy), [("widget_1", [0, 0, 4, 3]), ("widget_2", [4, 0, 4, 3])]);
    assert_eq!((tidy.announcement.as_str(), tidy.selected), ("Tata letak dirapikan.", None));
    let again = after(&tidy.widgets, Edit::Tidy);
    assert_eq!((again.changed, again.announcement.as_str()), (false, "Tata letak sudah rapi."));
}

#[test]
fn a_removed_widget_accepts_no_step() {
    let gone = || id("widget_99");
    let steps = [
        Edit::Remove { id: gone() },
        Edit::Duplicate { id: gone() },
        Edit::Configure { widget: Box::new(widget("widget_99", "", [0, 0, 4, 3])) },
        Edit::MoveTo { id: gone(), x: 0, y: 0 },
        Edit::ResizeTo { id: gone(), w: 1, h: 1 },
        Edit::Nudge { id: gone(), direction: Towards::Up },
        Edit::Stretch { id: gone(), stretch: Stretch::Wider },
        Edit::Place { id: gone(), place: TypedPlace::of(Position::default()) },
    ];
    for step in steps {
        assert_eq!(refusal(&four(), step), "Widget itu sudah tidak ada.");
    }
}

#[test]
fn reading_order_changes_by_the_smallest_step() {
    let (earlier, later) = (ReadingOrder::Earlier, ReadingOrder::Later);
    let cases = [
        ("widget_2", earlier, Towards::Left),
        ("widget_2", later, Towards::Right),
        ("widget_1", later, Towards::Right),
        ("widget_7", earlier, Towards::Up),
        ("widget_7", later, Towards::Down),
        ("widget_1", earlier, Towards::Up),
    ];
    for (which, order, direction) in cases {
        let shifted = after(&four(), Edit::Shift { id: id(which), order });
        let nudged = after(&four(), Edit::Nudge { id: id(which), direction });
        assert_eq!(shifted, nudged, "{which} {order:?}");
    }
    let first = after(&four(), Edit::Shift { id: id("widget_2"), order: earlier });
    let ids: Vec<&str> = first.widgets.iter().map(|widget| widget.id.as_str()).collect();
    assert_eq!(ids, ["widget_2", "widget_1", "widget_3", "widget_7"]);
    assert!(
        !after(&four(), Edit::Shift { id: id("widget_7"), order: later }).changed,
        "the last widget cannot move further"
    );
    assert_eq!(refusal(&four(), Edit::Shift { id: id("widget_9"), order: later }), "Widget itu sudah tidak ada.");
}

#[test]
fn in_one_column_a_widget_passes_the_next_one() {
    let column = [widget("widget_1", "", [0, 0, 12, 3]), widget("widget_2", "", [0, 3, 12, 5])];
    let ids = |edited: Edited| edited.widgets.into_iter().map(|widget| widget.id).collect::<Vec<_>>();
    let swapped = [id("widget_2"), id("widget_1")];
    assert_eq!(ids(after(&column, Edit::Shift { id: id("widget_1"), order: ReadingOrder::Later })), swapped);
    assert_eq!(ids(after(&column, Edit::Shift { id: id("widget_2"), order: ReadingOrder::Earlier })), swapped);
}

#[test]
fn a_step_is_serialised_as_an_object_with_its_name() {
    let edit: Edit = serde_json::from_str(r#"{"moveTo":{"id":"widget_1","x":4,"y":-2}}"#).expect("a step");
    assert_eq!(edit, Edit::MoveTo { id: id("widget_1"), x: 4, y: -2 });
    let edit: Edit = serde_json::from_str(r#"{"nudge":{"id":"widget_1","direction":"left"}}"#).expect("a step");
    assert_eq!(edit, Edit::Nudge { id: id("widget_1"), direction: Towards::Left });
    let edit: Edit = serde_json::from_str(r#"{"shift":{"id":"widget_1","order":"earlier"}}"#).expect("a step");
    assert_eq!(edit, Edit::Shift { id: id("widget_1"), order: ReadingOrder::Earlier });
    assert_eq!(serde_json::from_str::<Edit>("\"tidy\"").expect("a step"), Edit::Tidy);
    assert!(serde_json::from_str::<Edit>(r#"{"remove":{"id":"widget_1","force":true}}"#).is_err());
}

proptest! {
    #[test]
    fn every_step_over_any_layout_gives_an_ordered_layout_without_overlaps(
        raw in prop::collection::vec(any::<[u32; 4]>(), 1..20),
        small in prop::collection::vec([0..14_u32, 0..20_u32, 0..14_u32, 0..25_u32], 0..20),
        x in any::<i32>(),
        y in any::<i32>(),
    ) {
        let all = raw.into_iter().chain(small).enumerate();
        let widgets: Vec<Widget> = all.map(|(index, place)| widget(&format!("widget_{}", index + 1), "", place)).collect();
        for edit in [
            Edit::Add { kind: WidgetKind::Pie },
            Edit::MoveTo { id: id("widget_1"), x, y },
            Edit::ResizeTo { id: id("widget_1"), w: x, h: y },
            Edit::Nudge { id: id("widget_1"), direction: Towards::Down },
            Edit::Duplicate { id: id("widget_1") },
            Edit::Remove { id: id("widget_1") },
            Edit::Tidy,
        ] {
            let edited = after(&widgets, edit);
            let places: Vec<Position> = edited.widgets.iter().map(|widget| widget.position).collect();
            prop_assert_eq!(layout::problem(&places), None);
            prop_assert_eq!(layout::compacted(&places), places.clone());
            prop_assert!(places.is_sorted_by_key(|place| (place.y, place.x)));
        }
    }
}
