//! The cached columns of tickets equal newly built ones after any commands.

use crate::support::dashboards::{by, counted_by};
use crate::support::{DAY, Desk, HOUR, MINUTE, form, query, reply_to};
use portal_core::Command;
use portal_core::dashboard::sources;
use portal_core::locale::calendar::CalendarDate;
use portal_core::locale::zone::{Change, Zone};
use portal_core::model::ticket::{Priority, ReturnReason, Status};
use portal_core::model::{Instant, Role};
use portal_core::store::Reader;
use portal_core::store::env::Clock;
use portal_core::store::session::SessionCommand;
use portal_core::ticket::commands::TicketCommand;
use portal_core::ticket::views::list_kind::ListKind;
use portal_dashboard::choices::{Sources, choices};
use portal_dashboard::config::{SortBy, SortOrder};
use portal_dashboard::evaluate::{Around, evaluate};
use portal_dashboard::filter::{FilterQuery, Filters};
use portal_dashboard::looks::Looks;
use portal_dashboard::seen::Seen;
use portal_dashboard::source::DataSource;
use portal_dashboard::widget::WidgetKind;
use proptest::prelude::*;

const TICKETS: [&str; 6] = ["N4W7KD", "R8K2AB", "P3ND9G", "B4L1KX", "S0LV3D", "C1053D"];
const ZONES: [i32; 4] = [420, 540, 0, -600];

fn ticket() -> impl Strategy<Value = String> {
    prop::sample::select(TICKETS.to_vec()).prop_map(str::to_owned)
}

/// A step between two readings of a dashboard.
#[derive(Clone, Debug)]
enum Step {
    Done(Role, Option<&'static str>, TicketCommand),
    Undone,
    /// Minutes pass.
    Waited(i64),
    /// Someone reads the dashboard in this zone.
    Looked(i32),
}

fn step() -> impl Strategy<Value = Step> {
    let done = |role, command| Step::Done(role, None, command);
    let agent = prop::sample::select(vec!["agent-1", "agent-2"]).prop_map(str::to_owned);
    prop_oneof![
        2 => prop::sample::select(vec!["bu-bara", "bu-nikel", "bu-timah"]).prop_map(|business| {
            Step::Done(Role::BadanUsaha, Some(business), TicketCommand::Create { form: form("Baru") })
        }),
        3 => (ticket(), agent)
            .prop_map(move |(ticket, agent)| done(Role::Agent, TicketCommand::Assign { ticket, agent, reason: None })),
        1 => ticket().prop_map(move |ticket| {
            done(Role::Agent, TicketCommand::GiveBack { ticket, reason: ReturnReason::Workload, note: None })
        }),
        2 => (ticket(), prop::sample::select(Status::ALL.to_vec()))
            .prop_map(move |(ticket, status)| done(Role::InternalEsdm, TicketCommand::SetStatus { ticket, status })),
        2 => (ticket(), prop::sample::select(Priority::ALL.to_vec()))
            .prop_map(move |(ticket, priority)| done(Role::Agent, TicketCommand::SetPriority { ticket, priority })),
        1 => ticket().prop_map(move |ticket| {

            done(Role::Agent, reply_to(&ticket, "Halo", None))
        }),
        2 => Just(Step::Undone),
        2 => (1..3_000_i64).prop_map(Step::Waited),
        3 => prop::sample::select(ZONES.to_vec()).prop_map(Step::Looked),
    ]
}

fn cells(source: &dyn DataSource) -> Vec<(String, Vec<String>)> {
    let gone = source.gone();
    let rows: Vec<u32> =
        (0..source.rows()).filter(|row| !gone.as_ref().is_some_and(|gone| gone.contains(*row))).collect();
    let columns = source.columns().iter().map(|column| {
        let (labels, numbers, days) =
            (source.labels(&column.key), source.numbers(&column.key), source.days(&column.key));
        let cell = |row: &u32| match (&numbers, &days, &labels) {
            (Some(numbers), ..) => format!("{:?}", numbers.value(*row)),
            (_, Some(days), _) => format!("{:?}", days.value(*row)),
            (_, _, Some(labels)) => format!("{:?}", labels.labels().get(labels.code(*row) as usize)),
            _ => panic!("{} has no values", column.key),
        };
        (column.key.clone(), rows.iter().map(cell).collect())
    });
    columns.collect()
}

/// Compares cells and drawings, including the order of ties, with those after a restart.
fn check(desk: &Desk) -> Result<(), TestCaseError> {
    let state = desk.portal.state().clone();
    let fresh = Reader::new(&state, desk.portal.session(), desk.clock);
    let reader = desk.portal.reader(desk.clock);
    for id in [sources::tickets::ID, sources::performance::ID] {
        check_source(id, [&reader, &fresh], desk.clock)?;
    }
    Ok(())
}

fn check_source(id: &str, readers: [&Reader; 2], clock: Clock) -> Result<(), TestCaseError> {
    let [kept, made] = readers.map(|reader| sources::open(reader, id).expect("tickets are a source"));
    prop_assert_eq!(cells(kept.as_ref()), cells(made.as_ref()));
    let today = clock.local_now().date();
    let around = Around { filters: &Filters::default(), today, looks: &Looks::default() };
    for column in made.columns() {
        for (sort, order) in [(SortBy::Source, SortOrder::Asc), (SortBy::Value, SortOrder::Desc)] {
            let mut widget = counted_by(1, WidgetKind::Bar, id, &column.key);
            (widget.config.sort, widget.config.order) = (sort, order);
            widget.config.series = Some(by("agen"));
            let [one, other] = [&kept, &made].map(|source| evaluate(&widget, Some(source.as_ref()), &around));
            prop_assert_eq!(one, other, "by {} in the order of {:?}", &column.key, sort);
        }
    }
    let [one, other] = [kept, made].map(|source| {
        let open = [(source, Seen::All)];
        choices(Sources { open: &open, columns: &[], are_awaited: false }, &FilterQuery::default(), today)
    });
    prop_assert_eq!(one, other);
    Ok(())
}

proptest! {
    #[test]
    fn cached_columns_equal_newly_built_ones(steps in prop::collection::vec(step(), 1..40)) {
        let mut desk = Desk::open();
        for step in steps {
            match step {
                Step::Done(role, person, command) => {
                    let person = person.map(str::to_owned);
                    desk.ok(&Command::Session(SessionCommand::ActAs { role, person }));
                    desk.later(MINUTE).dispatch(&Command::Ticket(command));
                }
                Step::Undone if !desk.commits.is_empty() => {
                    desk.undo().commits.pop();
                }
                Step::Undone => {}
                Step::Waited(minutes) => {
                    desk.later(minutes * MINUTE);
                }
                Step::Looked(zone) => {
                    desk.clock.zone = Zone::fixed(zone);
                    check(&desk)?;
                }
            }
        }
        check(&desk)?;
    }
}

#[test]
fn the_day_of_a_ticket_depends_on_the_zone_of_the_reader() {
    let mut desk = Desk::open();
    // 09.05 in Jakarta is the previous evening in Honolulu.
    let day = |desk: &Desk| {
        let source = desk.view(|reader| sources::open(reader, sources::tickets::ID)).expect("tickets are a source");
        source.days("dibuat").and_then(|days| days.value(0))
    };
    let here = day(&desk).expect("the ticket has a day");
    desk.clock.zone = Zone::fixed(-600);
    assert_eq!(day(&desk), Some(here - 1));
    desk.clock.zone = Zone::fixed(420);
    assert_eq!(day(&desk), Some(here));
}

#[test]
fn a_ticket_filed_in_summer_time_keeps_its_day_in_winter() {
    // Summer time ends on 25 October 2026, 01.00 UTC.
    const END: i64 = 1_792_890_000_000;
    const WINTER: [Change; 1] = [Change { at_ms: END, offset_minutes: 60 }];
    let zone = Zone::changing(120, &WINTER);
    // 24 October, 00.30.
    let mut desk = Desk::open_at(Clock { now: Instant(END - 26 * HOUR - 30 * MINUTE), zone });
    desk.act_as(Role::BadanUsaha).ticket_ok(TicketCommand::Create { form: form("Malam") });
    desk.later(60 * DAY).act_as(Role::InternalEsdm);
    let rows = desk.list(&query(ListKind::InternalAll)).rows;
    let row = rows.iter().find(|row| row.title == "Malam").expect("was filed");
    assert_eq!(
        (row.updated.as_str(), row.updated_exactly.as_str()),
        ("24 Oktober 2026", "24 Oktober 2026 pukul 00.30 UTC+2")
    );
    let source = desk.view(|reader| sources::open(reader, "tickets")).expect("is always there");
    let days = source.days("dibuat").expect("is a day");
    let last = (0..days.rows()).filter_map(|row| days.value(row)).max().expect("has tickets");
    assert_eq!(CalendarDate::from_epoch_days(last.into()).to_string(), "2026-10-24");
}
