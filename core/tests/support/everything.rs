//! Reads every view in every role, with valid and absurd queries. Nothing may panic, and no answer may contain what
//! §6 withholds.

use portal_core::audit::assignment::views as assignments;
use portal_core::audit::auditor::{commands, desk, desk_menu, expertise, item, register};
use portal_core::audit::finding::views as findings;
use portal_core::audit::repository::views as repository;
use portal_core::audit::working_paper::views as papers;
use portal_core::audit::{follow_up::views as follow_ups, review};
use portal_core::dashboard::views as dashboards;
use portal_core::locale::calendar::CalendarDate;
use portal_core::model::{Person, Role};
use portal_core::store::env::Clock;
use portal_core::store::error::Refusal;
use portal_core::store::session::{Session, view as session};
use portal_core::store::{Reader, State};
use portal_core::ticket::{canned_reply, desk_settings, directory, label, saved_view, views as tickets};
use portal_core::{Portal, history, vocabulary};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::odd;
use super::random::Random;

/// A note between staff; no business entity may read it.
pub const STAFF_NOTE: &str = "CATATAN ANTARPETUGAS";
/// A note of the administrator on an assignment; no external auditor may read it.
pub const WORK_NOTE: &str = "CATATAN PENUGASAN";

/// Valid forms of the help desk's settings: promised times, calendar and categories.
pub fn desk_forms() -> [Value; 3] {
    let target = json!({ "priority": "high", "category": "Umum", "assign": "1", "answer": "2", "resolve": "3" });
    let for_all = json!({ "priority": "", "category": "", "assign": "2", "answer": "4", "resolve": "9" });
    let day = json!({ "isOpen": true, "from": "09.00", "to": "24.00" });
    let holiday = json!({ "date": "31/12/2026", "name": "Akhir tahun" });
    [
        json!({ "targets": [for_all, target], "quietDays": "5" }),
        json!({ "zone": "WIT", "hours": [day, day, day, day, day, day, day], "workedHolidays": ["2026-12-25"], "holidays": [holiday] }),
        json!({ "categories": [{ "name": "Umum", "isActive": false }, { "name": "Ekspor", "isActive": true }] }),
    ]
}

pub struct Everything<'a> {
    pub portal: &'a Portal,
    pub clock: Clock,
}

/// Asks a query as the page would, if it has the right shape; returns the answer as JSON.
fn ask<Q: DeserializeOwned, V: Serialize>(
    reader: &Reader,
    question: &Value,
    view: impl FnOnce(&Reader, &Q) -> Result<V, Refusal>,
) -> Option<String> {
    let question: Q = serde_json::from_value(question.clone()).ok()?;
    let answer = view(reader, &question).ok()?;
    Some(serde_json::to_string(&answer).expect("an answer is plain data"))
}

macro_rules! ask_all {
    ($reader:expr, $spoil:expr, $answers:expr; $($question:expr => $view:expr;)+) => {
        $(
            let question = $spoil($question);
            $answers.extend(ask($reader, &question, $view));
        )+
    };
}

impl Everything<'_> {
    /// Reads everything in every role and searches the answers for secrets; returns the number of answers.
    pub fn read_by_everybody(&self, random: &mut Random) -> u64 {
        let mut count = 0;
        for role in Role::ALL {
            if let Some((person, answers)) = self.read_as(role, random) {
                check_secrets(self.portal.state(), role, &person, &answers);
                count += answers.len() as u64;
            }
        }
        count
    }

    pub fn read_as(&self, role: Role, random: &mut Random) -> Option<(Person, Vec<String>)> {
        let state = self.portal.state();
        let people = state.people(role);
        let person = people.get(random.below(people.len()))?.clone();
        let session = Session { role, person: person.clone() };
        let reader = Reader::new(state, &session, self.clock);
        let mut answers = Vec::new();
        self.read_help_desk(&reader, random, &mut answers);
        self.read_audit(&reader, random, &mut answers);
        self.read_dashboards(&reader, random, &mut answers);
        Some((person, answers))
    }

    fn read_help_desk(&self, reader: &Reader, random: &mut Random, answers: &mut Vec<String>) {
        let state = self.portal.state();
        let ids: Vec<&str> = state.tickets.iter().map(|one| one.id.as_str()).collect();
        let id = ids.get(random.below(ids.len())).map_or("R8K2AB", |id| *id);
        let note = state.notes.iter().next().map_or("message-1", |one| one.id.as_str());
        let list = random.text(&[
            "businessAll",
            "internalAll",
            "internalReassign",
            "internalWaiting",
            "agentAll",
            "agentNew",
            "agentMine",
            "agentDepartment",
        ]);
        let sla = random.text(&["aman", "mendekati", "lewat", "hari-ini", "penutupan", ""]);
        let sort = random.text(&["updated", "sla"]);
        let [targets, calendar, categories] = desk_forms();
        let list = json!({ "list": list, "search": "a", "status": null, "label": null, "sla": sla, "sort": sort,
            "direction": "desc", "page": "1", "pageSize": "25" });
        let slice = random.text(&[
            "labels",
            "cannedReplies",
            "auditors",
            "assignments",
            "repository",
            "dashboards",
            "tickets",
            "deskSettings",
            "directory",
        ]);
        let mut spoil = |question: Value| if random.once_in(2) { question } else { odd::spoilt(random, &question) };
        ask_all! { reader, spoil, answers;
            json!(null) => |reader, (): &()| Ok(session::session(reader));
            json!(null) => |_, (): &()| Ok(vocabulary::vocabulary());
            json!(null) => |reader, (): &()| tickets::counts::counts(reader);
            list.clone() => tickets::list::list;
            list.clone() => tickets::list::prepared;
            json!(null) => |reader, (): &()| tickets::held_by::desk(reader);
            json!({ "ticket": id, "since": 9 }) => tickets::answered::ticket_news;
            json!(9) => |reader, since: &portal_core::model::Instant| tickets::notice::notice(reader, *since);
            json!({ "ticket": id, "writers": [{ "role": "agent", "person": "agent-1", "writes": "note" }] }) => tickets::presence::presence;
            json!({ "list": list, "first": 0, "count": 9 }) => tickets::export::csv;
            json!({ "list": list, "chosen": [id], "first": 0, "count": 9 }) => tickets::export::csv;
            json!({ "list": list, "tickets": { "matching": { "list": list, "seen": 1 } } }) => tickets::bulk::selection;
            json!({ "tickets": { "chosen": { "ids": [id] } }, "change": { "addLabels": { "labels": ["LABEL_rkab"] } }, "shown": 9 }) => tickets::bulk::preview;
            json!({ "after": id }) => tickets::worklist::next;
            json!(id) => |reader, id: &String| tickets::detail::detail(reader, id);
            json!({ "id": id, "images": [] }) => tickets::print::ticket_pdf;
            json!([{ "name": "a.png", "size": 9, "head": [1] }]) => |reader, files: &Vec<_>| portal_core::store::files::verdicts(reader, files);
            json!({ "name": "image.png", "mediaType": "image/png" }) => |reader, file: &portal_core::store::files::PastedFile| Ok(portal_core::store::files::pasted_name(reader, file));
            json!("isi") => |reader, content: &String| tickets::form_errors::of_reply(reader, content);
            json!("isi") => |reader, content: &String| tickets::form_errors::of_note(reader, content);
            json!({ "ticket": id, "entry": note }) => tickets::conversation::quoted;
            json!({ "search": "a", "page": "1", "pageSize": "25" }) => tickets::agents::agents;
            json!(null) => |reader, (): &()| tickets::choices::categories(reader);
            json!(null) => |reader, (): &()| tickets::choices::departments(reader);
            json!({ "search": "a" }) => tickets::choices::businesses;
            json!({ "search": "", "ticket": id, "category": "" }) => canned_reply::list;
            json!({ "word": "lap", "ticket": id }) => canned_reply::completions;
            json!(null) => |reader, (): &()| canned_reply::transfer::csv(reader);
            json!({ "size": 12, "bytes": b"Judul,Isi\nA,B" }) => canned_reply::transfer::read;
            json!([{ "line": 2, "title": "A", "category": null, "content": "B" }]) => |reader, rows: &Vec<_>| canned_reply::transfer::preview(reader, rows);
            json!("{x}") => |reader, content: &String| canned_reply::unknown(reader, content);
            json!({ "slice": slice, "id": null, "search": "a" }) => history::view::history;
            json!({ "slice": "tickets", "id": id, "search": "" }) => history::view::history;
            json!(null) => |reader, (): &()| Ok(history::own::own_commits(reader));
            json!(null) => |reader, (): &()| history::integrity::progress(reader);
            json!({ "head": "a" }) => history::integrity::check;
            json!("a") => |reader, search: &String| label::list(reader, search);
            json!(9) => |reader, counted: &u32| saved_view::list(reader, *counted);
            json!(null) => |reader, (): &()| tickets::sla::due_today(reader);
            json!(null) => |reader, (): &()| desk_settings::view::settings(reader);
            json!({ "search": "a" }) => directory::view::directory;
            json!({ "id": "bu-bara", "form": { "company": { "name": "A", "email": "", "province": "", "contacts": [] } } }) => directory::view::form_errors;
            json!({ "targets": targets }) => desk_settings::view::check;
            json!({ "calendar": calendar }) => desk_settings::view::check;
            json!({ "categories": categories }) => desk_settings::view::check;
        }
    }

    fn read_audit(&self, reader: &Reader, random: &mut Random, answers: &mut Vec<String>) {
        let state = self.portal.state();
        let work: Vec<&str> = state.assignments.iter().map(|one| one.id.as_str()).collect();
        let work = work.get(random.below(work.len())).map_or("", |id| *id);
        let accepted = state.follow_ups.iter().next().map_or("", |one| one.id.as_str());
        let data = random.text(&["TAB-OPR-02", "DOC-OPR-02", "TAB-PJL-03", "DOC-PJL-01"]);
        let subject = if random.once_in(2) { json!({ "data": data }) } else { json!({ "assigned": work }) };
        let rows = json!({ "subject": subject, "search": "", "sort": 0, "direction": "asc", "first": 0, "count": 20 });
        let form = json!({ "data": [data], "auditorType": "internal", "auditor": "INTERNAL100001", "expiryDate": "1/12/2026", "notes": "" });
        let auditor = json!({ "name": "A", "email": "b", "type": "internal", "company": "", "expertise": ["C"] });
        let place = json!({ "tahapan": "Penjualan", "badanUsaha": "PT X", "description": "" });
        let set = json!({ "place": place, "kegiatan": "K", "content": "T", "fileName": "a.csv", "kinds": [], "replace": true });
        let file = json!({ "place": place, "file": { "name": "a.pdf", "size": 9, "head": [37] }, "sections": [] });
        let documents =
            json!({ "tahapan": "Perizinan", "badanUsaha": null, "format": null, "search": "a", "from": "1/1/2026" });
        let test = json!({ "kind": "profile", "values": [{ "name": "column", "value": "Blok" }] });
        let test = json!({ "subject": subject, "search": "", "filters": "", "test": test });
        let mut spoil = |question: Value| if random.once_in(2) { question } else { odd::spoilt(random, &question) };
        ask_all! { reader, spoil, answers;
            json!({}) => desk_menu::menu;
            json!({ "search": "a", "sort": "name", "page": "1" }) => desk::desk;
            json!(work) => |reader, id: &String| item::item(reader, id);
            json!(work) => |reader, id: &String| findings::audit::audit(reader, id);
            json!(work) => |reader, id: &String| findings::report::report(reader, id);
            json!(work) => |reader, id: &String| findings::pin::choices(reader, id);
            json!({ "title": "A", "condition": "", "criteria": "", "cause": "", "effect": "", "recommendations": [], "class": "", "severity": "x", "calculation": "1 / 0" }) => findings::typed::typed;
            json!({ "assignment": work, "first": 0, "count": 9 }) => findings::export::csv;
            json!({ "first": 0, "count": 9 }) => findings::export::sheet;
            json!(null) => |reader, (): &()| review::views::worklist(reader);
            json!(null) => |reader, (): &()| review::views::waiting(reader);
            json!({ "status": "open" }) => follow_ups::list::own;
            json!(null) => |reader, (): &()| follow_ups::list::open_count(reader);
            json!(work) => |reader, id: &String| follow_ups::list::about_assigned(reader, id);
            json!(accepted) => |reader, id: &String| follow_ups::detail::detail(reader, id);
            json!(null) => |reader, (): &()| register::register(reader);
            json!({ "id": null, "form": auditor }) => commands::form_errors;
            json!({ "tags": ["a"], "typed": "B" }) => expertise::added_to;
            json!(null) => |reader, (): &()| assignments::list::counts(reader);
            json!({ "search": "a", "status": "overdue", "sort": "due" }) => assignments::list::list;
            json!(work) => |reader, id: &String| assignments::detail::detail(reader, id);
            json!({ "data": [data], "auditorType": "external" }) => assignments::form::form;
            json!(subject) => papers::form::choices;
            test.clone() => papers::test::test;
            test.clone() => papers::test::progress;
            json!({ "test": test, "first": 0, "count": 9 }) => papers::test::rows;
            json!(work) => |reader, id: &String| papers::paper::paper(reader, id);
            json!({ "step": "STEP_1", "newest": true }) => papers::paper::repeated;
            json!({ "step": "STEP_1", "newest": false }) => papers::paper::repeat_progress;
            json!({ "step": "STEP_1", "first": 0, "count": 9 }) => papers::sample::items;
            json!({ "search": "a" }) => assignments::form::assignable;
            json!({ "assignment": work, "auditorType": "external" }) => assignments::change::change;
            json!({ "edit": { "assignment": work, "expiryDate": "1/12/2026", "notes": "a" } }) => assignments::change::change_errors;
            json!(data) => |reader, id: &String| repository::edit::edit(reader, id);
            json!({ "id": data, "place": place, "name": "A", "kegiatan": "K" }) => repository::edit::edit_form_errors;
            form => assignments::form::form_errors;
            json!("31/12/2026") => |_, typed: &String| Ok(CalendarDate::parse_typed(typed).map(CalendarDate::long));
            json!(null) => |reader, (): &()| repository::dashboard::dashboard(reader);
            json!({ "tahapan": "Penjualan", "badanUsaha": null, "kegiatan": null }) => repository::query::cascade;
            rows.clone() => repository::table::rows;
            rows => repository::table::csv;
            documents.clone() => repository::documents::shelf;
            documents.clone() => repository::search::search;
            json!({ "id": data, "list": documents }) => repository::preview::preview;
            subject => repository::file::file;
            json!(null) => |reader, (): &()| repository::load::choices(reader);
            set => repository::load::dataset_form_errors;
            file => repository::load::document_form_errors;
        }
    }

    fn read_dashboards(&self, reader: &Reader, random: &mut Random, answers: &mut Vec<String>) {
        let all: Vec<_> = self.portal.state().dashboards.iter().collect();
        let Some(dashboard) = all.get(random.below(all.len())) else { return };
        let id = &dashboard.id;
        let Some(widget) = dashboard.widgets.first().map(|widget| serde_json::to_value(widget).expect("plain data"))
        else {
            answers.extend(ask(reader, &json!(id), |reader, id: &String| dashboards::detail::detail(reader, id)));
            return;
        };
        let source = random.text(&[
            "tickets",
            "assignments",
            "documents",
            "steps",
            "findings",
            "followUps",
            "reviews",
            "dataset:TAB-OPR-02",
        ]);
        let filters = json!({ "periode": "tahun-ini", "badanUsaha": null });
        let form = json!({ "name": "N", "description": "", "category": "", "permission": "", "thumbnail": "" });
        let asked = json!({ "dashboard": id, "widget": widget["id"], "filters": filters });
        let mut spoil = |question: Value| if random.once_in(2) { question } else { odd::spoilt(random, &question) };
        ask_all! { reader, spoil, answers;
            json!(null) => |_, (): &()| Ok(dashboards::words::words());
            json!(null) => |reader, (): &()| dashboards::menu::menu(reader);
            json!({ "scope": "all", "search": "a", "sort": "name" }) => dashboards::list::list;
            json!({ "search": "a" }) => dashboards::published::list;
            json!(id) => |reader, id: &String| dashboards::detail::detail(reader, id);
            json!(id) => |reader, id: &String| dashboards::detail::editable(reader, id);
            json!({ "dashboard": id, "filters": filters }) => dashboards::filters::filters;
            asked.clone() => dashboards::widget::widget;
            asked.clone() => dashboards::widget::csv;
            asked => dashboards::widget::sheet;
            json!({ "widget": widget, "filters": filters, "coloured": ["plain"] }) => dashboards::widget::preview;
            json!([widget]) => |reader, widgets: &Vec<portal_dashboard::widget::Widget>| dashboards::widget::told_apart(reader, widgets);
            form => dashboards::editor::form_errors;
            json!({ "widgets": [widget], "edit": { "duplicate": { "id": widget["id"] } } }) => dashboards::editor::step;
            json!({ "widgets": [widget], "edit": { "moveTo": { "id": widget["id"], "x": 3, "y": 9 } } }) => dashboards::editor::step;
            json!({ "widgets": [widget], "edit": { "resizeTo": { "id": widget["id"], "w": 3, "h": 9 } } }) => dashboards::editor::step;
            json!(null) => |reader, (): &()| dashboards::editor::source_options(reader);
            json!(source) => |reader, id: &String| dashboards::editor::source_columns(reader, id);
            json!({ "source": source, "column": "status", "search": "" }) => dashboards::editor::column_values;
            json!({ "widget": widget, "source": source }) => dashboards::settings::suited_widget;
            json!({ "setting": "decimals", "typed": "2" }) => dashboards::settings::typed;
            json!(id) => |reader, id: &String| dashboards::definition::file(reader, id);
            json!(json!({ "format": "x", "widgets": [widget] }).to_string()) => |reader, text: &String| dashboards::definition::from_text(reader, text);
            json!({ "dashboard": id, "filters": filters }) => dashboards::report::report;
        }
    }
}

/// Asserts that no answer contains what §6 and decisions §3 withhold from this role.
fn check_secrets(state: &State, role: Role, person: &Person, answers: &[String]) {
    let absent = |secret: &str| {
        for answer in answers {
            assert!(!answer.contains(secret), "{role:?} {} reads '{secret}': {answer}", person.name);
        }
    };
    let seeded = ["Hendra Kusuma", "Maya Anggraini", "Dewi Paramita", "Yosef Tandi"];
    match role {
        Role::ExternalAuditor => {
            let others = state.auditors.iter().filter(|auditor| auditor.id != person.id);
            others.map(|auditor| auditor.name.as_str()).filter(|name| seeded.contains(name)).for_each(absent);
            absent(WORK_NOTE);
            absent(STAFF_NOTE);
        }
        Role::BadanUsaha => {
            absent(STAFF_NOTE);
            absent(WORK_NOTE);
            let foreign = state.tickets.iter().filter(|ticket| ticket.requester.email != person.email);
            let own: Vec<_> = state.tickets.iter().filter(|ticket| ticket.requester.email == person.email).collect();
            for ticket in foreign.filter(|ticket| ticket.description.len() > 60) {
                let is_shared = own.iter().any(|own| own.description == ticket.description);
                let quoted = json!(ticket.description).to_string();
                let inner = quoted.trim_matches('"');
                if !is_shared {
                    absent(inner);
                }
            }
        }
        _ => {}
    }
}
