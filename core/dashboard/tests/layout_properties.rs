//! The grid under random steps: no overlap, nothing outside the grid, nothing lost.
#![cfg(not(target_family = "wasm"))]

use portal_dashboard::layout::{
    COLUMNS, MAX_HEIGHT, Stretch, Towards, compacted, free_place, moved, nudged, placed, problem, reading_order,
    resized, settled, stretched, tidied,
};
use portal_dashboard::widget::Position;
use proptest::prelude::*;

#[derive(Clone, Debug)]
enum Step {
    Add(u32, u32),
    Remove(usize),
    Move(usize, u32, u32),
    Resize(usize, u32, u32),
    Place(usize, Position),
    Nudge(usize, Towards),
    Stretch(usize, Stretch),
    Tidy,
}

const DIRECTIONS: [Towards; 4] = [Towards::Left, Towards::Right, Towards::Up, Towards::Down];
const STRETCHES: [Stretch; 4] = [Stretch::Wider, Stretch::Narrower, Stretch::Taller, Stretch::Shorter];

/// Mostly up to `most`, sometimes any number.
fn cells(most: u32) -> impl Strategy<Value = u32> {
    prop_oneof![20 => 0..=most, 1 => any::<u32>()]
}

fn any_position() -> impl Strategy<Value = Position> {
    (cells(13), cells(40), cells(13), cells(22)).prop_map(|(x, y, w, h)| Position { x, y, w, h })
}

fn step() -> impl Strategy<Value = Step> {
    let which = any::<usize>();
    prop_oneof![
        3 => (1..=COLUMNS, 1..=6_u32).prop_map(|(w, h)| Step::Add(w, h)),
        1 => which.prop_map(Step::Remove),
        3 => (which, cells(12), cells(30)).prop_map(|(index, x, y)| Step::Move(index, x, y)),
        3 => (which, cells(13), cells(8)).prop_map(|(index, w, h)| Step::Resize(index, w, h)),
        1 => (which, any_position()).prop_map(|(index, position)| Step::Place(index, position)),
        4 => (which, prop::sample::select(&DIRECTIONS[..])).prop_map(|(index, direction)| Step::Nudge(index, direction)),
        2 => (which, prop::sample::select(&STRETCHES[..])).prop_map(|(index, stretch)| Step::Stretch(index, stretch)),
        1 => Just(Step::Tidy),
    ]
}

fn layout() -> impl Strategy<Value = Vec<Position>> {
    let position = (0..12_u32, 0..20_u32, 1..=12_u32, 1..=6_u32);
    let positions = position.prop_map(|(x, y, w, h)| Position { x, y, w, h });
    prop::collection::vec(positions, 1..14).prop_map(|raw| settled(&raw))
}

fn check(layout: &[Position]) -> Result<(), TestCaseError> {
    prop_assert_eq!(problem(layout), None);
    prop_assert_eq!(compacted(layout), layout.to_vec());
    prop_assert_eq!(settled(layout), layout.to_vec());
    Ok(())
}

fn sizes(layout: &[Position]) -> Vec<(u32, u32)> {
    layout.iter().map(|position| (position.w, position.h)).collect()
}

/// Applies the step; without widgets nothing changes.
fn taken(before: &[Position], step: &Step) -> Vec<Position> {
    let of = |index: usize| index % before.len().max(1);
    match *step {
        Step::Add(w, h) => [before, &[free_place(before, w, h)]].concat(),
        Step::Tidy => tidied(before),
        _ if before.is_empty() => Vec::new(),
        Step::Remove(index) => {
            let mut after = before.to_vec();
            after.remove(of(index));
            compacted(&after)
        }
        Step::Move(index, x, y) => moved(before, of(index), x, y),
        Step::Resize(index, w, h) => resized(before, of(index), w, h),
        Step::Place(index, target) => placed(before, of(index), target),
        Step::Nudge(index, direction) => nudged(before, of(index), direction).unwrap_or_else(|| before.to_vec()),
        Step::Stretch(index, stretch) => stretched(before, of(index), stretch).unwrap_or_else(|| before.to_vec()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn no_sequence_of_steps_makes_widgets_overlap_or_leave_the_grid(steps in prop::collection::vec(step(), 1..40)) {
        let mut layout = Vec::new();
        for step in &steps {
            let before = sizes(&layout);
            layout = taken(&layout, step);
            check(&layout)?;
            match step {
                Step::Add(w, h) => prop_assert_eq!(sizes(&layout), [before, vec![(*w, *h)]].concat()),
                Step::Remove(_) => prop_assert_eq!(layout.len(), before.len().saturating_sub(1)),
                Step::Move(..) | Step::Nudge(..) | Step::Tidy => prop_assert_eq!(sizes(&layout), before),
                Step::Resize(..) | Step::Place(..) | Step::Stretch(..) => {
                    let changed = sizes(&layout).iter().zip(&before).filter(|(after, before)| after != before).count();
                    prop_assert!(changed <= 1 && layout.len() == before.len());
                }
            }
        }
    }

    #[test]
    fn any_positions_become_a_valid_layout(raw in prop::collection::vec(any_position(), 0..30)) {
        let layout = settled(&raw);
        check(&layout)?;
        for (raw, position) in raw.iter().zip(&layout) {
            prop_assert_eq!((position.w, position.h), (raw.w.clamp(1, COLUMNS), raw.h.clamp(1, MAX_HEIGHT)));
        }
    }

    #[test]
    fn a_moved_widget_is_in_its_target_column_and_not_below_its_target_row(
        (layout, index, x, y) in layout().prop_flat_map(|layout| {
            let indices = 0..layout.len();
            (Just(layout), indices, 0..12_u32, 0..40_u32)
        })
    ) {
        let after = moved(&layout, index, x, y)[index];
        prop_assert_eq!(after.x, x.min(COLUMNS - layout[index].w));
        prop_assert!(after.y <= y);
    }

    #[test]
    fn a_keyboard_step_always_has_a_visible_effect((layout, index) in layout().prop_flat_map(|layout| {
        let indices = 0..layout.len();
        (Just(layout), indices)
    })) {
        let own = layout[index];
        for direction in DIRECTIONS {
            let after = nudged(&layout, index, direction);
            prop_assert!(after.as_ref() != Some(&layout), "{direction:?}");
            if let Some(after) = &after {
                let of = after[index];
                match direction {
                    Towards::Left => prop_assert!(of.x < own.x),
                    Towards::Right => prop_assert!(of.x > own.x),
                    Towards::Up | Towards::Down => prop_assert_eq!(of.x, own.x),
                }
            }
            let has_room = match direction {
                Towards::Left => own.x > 0,
                Towards::Right => own.x + own.w < COLUMNS,
                Towards::Up => own.y > 0,
                Towards::Down => layout.iter().any(|other| is_below(own, *other)),
            };
            prop_assert_eq!(after.is_some(), has_room, "{:?}", direction);
        }
        for stretch in STRETCHES {
            if let Some(after) = stretched(&layout, index, stretch) {
                prop_assert!(sizes(&after) != sizes(&layout));
            }
        }
    }

    #[test]
    fn among_equal_widgets_a_step_and_its_reverse_cancel_out(
        (count, index) in (1..16_usize).prop_flat_map(|count| (Just(count), 0..count)),
        w in prop::sample::select(&[3_u32, 4, 6, 12][..]),
        h in 1..6_u32,
    ) {
        let mut layout: Vec<Position> = Vec::new();
        for _ in 0..count {
            layout.push(free_place(&layout, w, h));
        }
        let ways = [
            (Towards::Left, Towards::Right),
            (Towards::Right, Towards::Left),
            (Towards::Up, Towards::Down),
            (Towards::Down, Towards::Up),
        ];
        for (there, back) in ways {
            if let Some(after) = nudged(&layout, index, there) {
                prop_assert_eq!(nudged(&after, index, back), Some(layout.clone()), "{:?} {:?}", there, after);
            }
        }
    }

    #[test]
    fn reading_order_contains_every_widget_once(layout in layout()) {
        let order = reading_order(&layout);
        let mut seen = order.clone();
        seen.sort_unstable();
        prop_assert_eq!(seen, (0..layout.len()).collect::<Vec<_>>());
        let places: Vec<_> = order.iter().map(|&index| (layout[index].y, layout[index].x)).collect();
        prop_assert!(places.is_sorted());
    }
}

fn is_below(own: Position, other: Position) -> bool {
    other.y >= own.y + own.h && other.x < own.x + own.w && own.x < other.x + other.w
}
