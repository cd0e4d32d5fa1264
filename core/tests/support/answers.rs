//! Every view of the boundary, asked about every record, with the answers and refusals as JSON.

use std::collections::BTreeMap;

use portal_core::audit::assignment::views as assignments;
use portal_core::audit::auditor::{commands, desk, desk_menu, expertise, item, register};
use portal_core::audit::finding::views as findings;
use portal_core::audit::repository::views as repository;
use portal_core::audit::working_paper::views as papers;
use portal_core::audit::{follow_up, package, review};
use portal_core::dashboard::views as dashboards;
use portal_core::locale::calendar::CalendarDate;
use portal_core::store::error::Refusal;
use portal_core::store::{Reader, files, session};
use portal_core::ticket::{canned_reply, desk_settings, directory, label, saved_view, views as tickets};
use portal_core::{history, palette, role_figures, vocabulary};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use super::questions::{Questions, dataset_form, list, nothing, of, one, optional, place, profile, test, texts};

/// The answers by view.
pub struct Answers<'a> {
    reader: Reader<'a>,
    pub texts: BTreeMap<&'static str, String>,
}

macro_rules! ask {
    ($answers:expr; $($name:literal, $questions:expr => $view:expr;)+) => {
        $($answers.ask($name, $questions, $view);)+
    };
}

impl<'a> Answers<'a> {
    pub fn of(reader: Reader<'a>, ids: &Questions) -> Self {
        let mut answers = Self { reader, texts: BTreeMap::new() };
        answers.ask_help_desk(ids);
        answers.ask_repository(ids);
        answers.ask_audit(ids);
        answers.ask_dashboards(ids);
        answers
    }

    fn ask<Q: DeserializeOwned, V: Serialize>(
        &mut self,
        name: &'static str,
        questions: Vec<Value>,
        view: impl Fn(&Reader<'a>, &Q) -> Result<V, Refusal>,
    ) {
        let told = self.texts.entry(name).or_default();
        for question in questions {
            let question: Q =
                serde_json::from_value(question.clone()).unwrap_or_else(|error| panic!("{name} {question}: {error}"));
            match view(&self.reader, &question) {
                Ok(answer) => tell(told, &json!(answer)),
                Err(refusal) => tell(told, &json!(refusal)),
            }
        }
    }

    fn ask_help_desk(&mut self, ids: &Questions) {
        ask! { self;
            "session", nothing() => |reader, (): &()| Ok(session::view::session(reader));
            "people", nothing() => |reader, (): &()| Ok(session::view::people(reader));
            "roleFigures", one(json!({ "last": [] })) => |reader, query: &_| Ok(role_figures::role_figures(reader, query));
            "printed", nothing() => |reader, (): &()| Ok(reader.printed());
            "today", nothing() => |reader, (): &()| Ok(reader.calendar().local_now().date());
            "vocabulary", nothing() => |_, (): &()| Ok(vocabulary::vocabulary());
            "palette", ids.palette() => |reader, query: &palette::PaletteQuery| Ok(palette::palette(reader, query));
            "ticketCounts", nothing() => |reader, (): &()| tickets::counts::counts(reader);
            "ticketList", ids.lists() => tickets::list::list;
            "savedViews", one(json!(9)) => |reader, counted: &u32| saved_view::list(reader, *counted);
            "ticketsPrepared", ids.lists() => tickets::list::prepared;
            "ticketNeighbours", of(&ids.tickets, |id| json!({ "list": list("agentAll", ""), "ticket": id })) => tickets::neighbours::neighbours;
            "bulkSelection", of(&ids.tickets, |id| json!({ "list": list("agentAll", ""), "tickets": { "chosen": { "ids": [id] } } })) => tickets::bulk::selection;
            "bulkPreview", of(&ids.tickets, |id| json!({ "tickets": { "chosen": { "ids": [id] } }, "change": { "setStatus": { "status": "closed" } }, "shown": 9 })) => tickets::bulk::preview;
            "nextTicket", one(json!({})) => tickets::worklist::next;
            "ticketCsv", one(json!({ "list": list("internalAll", ""), "first": 0, "count": 99 })) => tickets::export::csv;
            "ticketSheet", one(json!({ "list": list("internalAll", ""), "first": 0, "count": 99 })) => tickets::export::sheet;
            "ticketDesk", nothing() => |reader, (): &()| tickets::held_by::desk(reader);
            "ticketNews", of(&ids.tickets, |id| json!({ "ticket": id, "since": 0 })) => tickets::answered::ticket_news;
            "ticketNotice", one(json!(0)) => |reader, since: &portal_core::model::Instant| tickets::notice::notice(reader, *since);
            "presence", of(&ids.tickets, |id| json!({ "ticket": id, "writers": writers() })) => tickets::presence::presence;
            "seenRecord", nothing() => |reader, (): &()| Ok(reader.seen().map(|seen| seen.record.clone()));
            "ticketDetail", texts(&ids.tickets) => |reader, id: &String| tickets::detail::detail(reader, id);
            "ticketPdf", of(&ids.tickets, |id| json!({ "id": id, "images": [] })) => tickets::print::ticket_pdf;
            "fileVerdicts", one(json!([{ "name": "a.png", "size": 9, "head": [1] }])) => |reader, files: &Vec<_>| files::verdicts(reader, files);
            "pastedName", one(json!({ "name": "image.png", "mediaType": "image/png" })) => |reader, file: &files::PastedFile| Ok(files::pasted_name(reader, file));
            "ticketFormErrors", of(&ids.follow_ups, |id| json!({ "title": "", "category": "", "description": "", "attachments": [], "finding": id })) => tickets::form_errors::of_form;
            "replyErrors", one(json!("isi")) => |reader, content: &String| tickets::form_errors::of_reply(reader, content);
            "similarTickets", one(json!({ "title": "laporan produksi gagal", "description": "" })) => tickets::similar::similar;
            "ticketChoices", of(&ids.tickets, |id| json!({ "ticket": id, "search": "", "ofRequester": true })) => tickets::ticket_choices::ticket_choices;
            "mergePreview", of(&ids.tickets, |id| json!({ "tickets": [id, "R8K2AB"] })) => tickets::merge_preview::merge_preview;
            "noteErrors", one(json!("isi")) => |reader, content: &String| tickets::form_errors::of_note(reader, content);
            "quotedEntry", ids.entries() => tickets::conversation::quoted;
            "agents", of(&ids.tickets, |id| json!({ "ticket": id, "search": "", "page": "1", "pageSize": "25" })) => tickets::agents::agents;
            "categories", nothing() => |reader, (): &()| tickets::choices::categories(reader);
            "departments", nothing() => |reader, (): &()| tickets::choices::departments(reader);
            "businesses", one(json!({ "search": "" })) => tickets::choices::businesses;
            "unknownPlaceholders", one(json!("{x}")) => |reader, content: &String| canned_reply::unknown(reader, content);
            "cannedReplies", of(&ids.tickets, |id| json!({ "search": "", "ticket": id })) => canned_reply::list;
            "cannedCompletions", of(&ids.tickets, |id| json!({ "word": "l", "ticket": id })) => canned_reply::completions;
            "cannedReplyCsv", nothing() => |reader, (): &()| canned_reply::transfer::csv(reader);
            "cannedReplyFile", one(json!({ "size": 12, "bytes": b"Judul,Isi\nA,B" })) => canned_reply::transfer::read;
            "cannedReplyImport", one(json!([{ "line": 2, "title": "A", "category": null, "content": "B" }])) => |reader, rows: &Vec<_>| canned_reply::transfer::preview(reader, rows);
            "history", ids.histories() => history::view::history;
            "overridden", one(json!({ "after": 0, "own": ids.commits })) => |reader, query: &history::overridden::OverrideQuery| Ok(history::overridden::overridden(reader, query));
            "overtaken", one(json!({ "own": ids.commits })) => |reader, query: &history::overridden::OvertakenQuery| Ok(history::overridden::overtaken(reader, query));
            "turned", ids.commits.iter().map(|seq| json!(seq)).collect() => |reader, seq: &u32| history::turned::turned(reader, *seq);
            "historyProgress", nothing() => |reader, (): &()| history::integrity::progress(reader);
            "historyCheck", one(json!({ "head": "" })) => history::integrity::check;
            "ownCommits", nothing() => |reader, (): &()| Ok(history::own::own_commits(reader));
            "labels", one(json!("a")) => |reader, search: &String| label::list(reader, search);
            "dueToday", nothing() => |reader, (): &()| tickets::sla::due_today(reader);
            "deskSettings", nothing() => |reader, (): &()| desk_settings::view::settings(reader);
            "deskDirectory", one(json!({ "search": "" })) => directory::view::directory;
            "directoryErrors", one(json!({ "id": null, "form": { "department": { "name": "" } } })) => directory::view::form_errors;
            "deskSettingsCheck", one(json!({ "targets": { "targets": [], "quietDays": "1" } })) => desk_settings::view::check;
        }
    }

    fn ask_repository(&mut self, ids: &Questions) {
        ask! { self;
            "deskMenu", one(json!({})) => desk_menu::menu;
            "desk", one(json!({})) => desk::desk;
            "assignedItem", texts(&ids.assignments) => |reader, id: &String| item::item(reader, id);
            "auditorRegister", nothing() => |reader, (): &()| register::register(reader);
            "auditorFormErrors", one(json!({ "form": { "name": "", "email": "", "type": "internal", "company": "", "expertise": [] } })) => commands::form_errors;
            "expertiseWith", one(json!({ "tags": [], "typed": "a" })) => expertise::added_to;
            "assignmentCounts", nothing() => |reader, (): &()| assignments::list::counts(reader);
            "assignmentList", one(json!({})) => assignments::list::list;
            "assignmentDetail", texts(&ids.assignments) => |reader, id: &String| assignments::detail::detail(reader, id);
            "assignmentForm", of(&ids.data, |id| json!({ "data": [id], "auditorType": "internal" })) => assignments::form::form;
            "assignableData", one(json!({ "search": "" })) => assignments::form::assignable;
            "assignmentChange", of(&ids.assignments, |id| json!({ "assignment": id, "auditorType": "internal" })) => assignments::change::change;
            "assignmentChangeErrors", of(&ids.assignments, |id| json!({ "edit": { "assignment": id, "expiryDate": "", "notes": "" } })) => assignments::change::change_errors;
            "assignmentFormErrors", one(json!({ "data": [], "auditorType": "", "auditor": "", "expiryDate": "", "notes": "" })) => assignments::form::form_errors;
            "typedDate", one(json!("31/12/2026")) => |_, typed: &String| Ok(CalendarDate::parse_typed(typed));
            "cmsDashboard", nothing() => |reader, (): &()| repository::dashboard::dashboard(reader);
            "cascade", one(json!({})) => repository::query::cascade;
            "tableRows", ids.tables() => repository::table::rows;
            "tablePrepared", ids.tables() => repository::table::prepared;
            "figuresPrepared", ids.tables() => repository::figures::figures_prepared;
            "valuesPrepared", ids.columns() => repository::filter::values_prepared;
            "tableFigures", ids.tables() => repository::figures::figures;
            "tableFilters", ids.tables() => repository::filter::active;
            "filterForm", ids.columns() => repository::filter::form;
            "filterValues", ids.columns() => repository::filter::values;
            "tableCsv", ids.tables() => repository::table::csv;
            "tableSheet", ids.tables() => repository::table::sheet;
            "tableCopy", ids.tables() => repository::copy::copy;
            "documentShelf", ids.sought() => repository::documents::shelf;
            "repositorySearch", ids.sought() => repository::search::search;
            "repositorySearched", ids.sought() => repository::search::prepared;
            "documentPreview", of(&ids.data, |id| json!({ "id": id, "list": {} })) => repository::preview::preview;
            "documentFile", ids.subjects() => repository::file::file;
            "editData", texts(&ids.data) => |reader, id: &String| repository::edit::edit(reader, id);
            "editDataErrors", of(&ids.data, |id| json!({ "id": id, "place": place(), "name": "A", "kegiatan": "K" })) => repository::edit::edit_form_errors;
            "loadChoices", nothing() => |reader, (): &()| repository::load::choices(reader);
            "nearCompany", one(json!("PT X")) => |reader, typed: &String| repository::load::near_company(reader, typed);
            "comparison", ids.of_subjects(|subject| json!({ "subject": subject })) => repository::comparison::comparison;
            "comparisonRows", ids.of_subjects(|subject| json!({ "subject": subject })) => repository::comparison::missing;
            "comparisonPrepared", ids.of_subjects(|subject| json!({ "subject": subject })) => repository::comparison::prepared;
            "appendedCsv", one(json!({ "form": dataset_form(), "first": 0, "count": 9 })) => repository::append::csv;
            "recipeOffers", one(json!({ "seen": [], "fileName": "", "tahapan": "", "badanUsaha": "", "kegiatan": "" })) => repository::recipe::offers;
            "recipeFit", of(&ids.data, |id| json!({ "content": "T", "dataset": id })) => repository::recipe::fitted;
            "newRecipe", one(json!({ "form": dataset_form(), "facts": { "seen": [], "choices": {}, "sheet": null } })) => repository::recipe::made;
            "loadedTable", one(json!({ "content": "T", "kinds": [] })) => repository::load::loaded_table;
            "datasetFormErrors", one(dataset_form()) => repository::load::dataset_form_errors;
            "documentFormErrors", one(json!({ "place": place(), "file": { "name": "a.pdf", "size": 9, "head": [37] }, "sections": [] })) => repository::load::document_form_errors;
        }
    }

    fn ask_audit(&mut self, ids: &Questions) {
        ask! { self;
            "testChoices", ids.subjects() => papers::form::choices;
            "testFields", ids.of_subjects(|subject| json!({ "subject": subject, "test": profile() })) => papers::form::form_fields;
            "refilledTest", ids.of_subjects(|subject| json!({ "subject": subject, "test": profile() })) => papers::form::refilled;
            "reconciliationChain", ids.subjects() => papers::chain::chain;
            "dataTest", ids.tests() => papers::test::test;
            "dataTestProgress", ids.tests() => papers::test::progress;
            "dataTestRows", ids.of_subjects(|subject| json!({ "test": test(subject), "isOther": false, "first": 0, "count": 9 })) => papers::test::rows;
            "dataTestCsv", ids.of_subjects(|subject| json!({ "test": test(subject), "isOther": false, "first": 0, "count": 9 })) => papers::test::rows_csv;
            "dataTestSheet", ids.of_subjects(|subject| json!({ "test": test(subject), "isOther": false, "first": 0, "count": 9 })) => papers::test::rows_sheet;
            "workingPaper", texts(&ids.assignments) => |reader, id: &String| papers::paper::paper(reader, id);
            "repeatProgress", of(&ids.steps, |id| json!({ "step": id, "newest": true })) => papers::paper::repeat_progress;
            "repeatedStep", of(&ids.steps, |id| json!({ "step": id, "newest": true })) => papers::paper::repeated;
            "sampleItems", of(&ids.steps, |id| json!({ "step": id, "first": 0, "count": 9 })) => papers::sample::items;
            "audit", texts(&ids.assignments) => |reader, id: &String| findings::audit::audit(reader, id);
            "typedFinding", one(json!({ "title": "A", "condition": "", "criteria": "", "cause": "", "effect": "", "recommendations": [], "class": "", "severity": "", "calculation": "" })) => findings::typed::typed;
            "findingsCsv", optional(&ids.assignments, |id| json!({ "assignment": id, "first": 0, "count": 99 })) => findings::export::csv;
            "findingsSheet", optional(&ids.assignments, |id| json!({ "assignment": id, "first": 0, "count": 99 })) => findings::export::sheet;
            "auditReport", texts(&ids.assignments) => |reader, id: &String| findings::report::report(reader, id);
            "packageContent", texts(&ids.assignments) => |reader, id: &String| package::content::content(reader, id);
            "packageRows", of(&ids.assignments, |id| json!({ "assignment": id, "content": "T", "first": 0, "count": 9 })) => package::rows::rows;
            "knownPackage", one(json!("ab".repeat(32))) => |reader, head: &String| package::known::known(reader, head);
            "pinChoices", texts(&ids.assignments) => |reader, id: &String| findings::pin::choices(reader, id);
            "reviewWorklist", nothing() => |reader, (): &()| review::views::worklist(reader);
            "reviewCount", nothing() => |reader, (): &()| review::views::waiting(reader);
            "commentPlaces", texts(&ids.assignments) => |reader, id: &String| review::places::places(reader, id);
            "followUps", one(json!({})) => follow_up::views::list::own;
            "followUpCount", nothing() => |reader, (): &()| follow_up::views::list::open_count(reader);
            "acceptedFindings", texts(&ids.assignments) => |reader, id: &String| follow_up::views::list::about_assigned(reader, id);
            "followUp", texts(&ids.findings) => |reader, id: &String| follow_up::views::detail::detail(reader, id);
        }
    }

    fn ask_dashboards(&mut self, ids: &Questions) {
        ask! { self;
            "dashboardWords", nothing() => |_, (): &()| Ok(dashboards::words::words());
            "dashboardMenu", nothing() => |reader, (): &()| dashboards::menu::menu(reader);
            "dashboardList", one(json!({ "scope": "all" })) => dashboards::list::list;
            "publishedCount", nothing() => |reader, (): &()| dashboards::published::count(reader);
            "publishedDashboards", one(json!({})) => dashboards::published::list;
            "dashboardDetail", texts(&ids.dashboards) => |reader, id: &String| dashboards::detail::detail(reader, id);
            "editableDashboard", texts(&ids.dashboards) => |reader, id: &String| dashboards::detail::editable(reader, id);
            "dashboardFilters", of(&ids.dashboards, |id| json!({ "dashboard": id, "filters": {} })) => dashboards::filters::filters;
            "dashboardWidget", ids.widgets() => dashboards::widget::widget;
            "figureRows", ids.widgets() => dashboards::rows::rows;
            "figureRowsCsv", ids.widgets() => dashboards::rows::rows_csv;
            "figureRowsSheet", ids.widgets() => dashboards::rows::rows_sheet;
            "dashboardPrepared", texts(&ids.dashboards) => |reader, id: &String| dashboards::widget::prepared(reader, id);
            "toldApart", one(json!(ids.drawn)) => |reader, widgets: &Vec<portal_dashboard::widget::Widget>| dashboards::widget::told_apart(reader, widgets);
            "previewPrepared", ids.of_drawn(|widget| json!({ "widget": widget, "filters": {}, "coloured": [] })) => dashboards::widget::preview_prepared;
            "widgetPreview", ids.of_drawn(|widget| json!({ "widget": widget, "filters": {}, "coloured": [] })) => dashboards::widget::preview;
            "widgetCsv", ids.widgets() => dashboards::widget::csv;
            "widgetSheet", ids.widgets() => dashboards::widget::sheet;
            "dashboardFormErrors", one(json!({ "name": "", "description": "", "category": "", "permission": "", "thumbnail": "" })) => dashboards::editor::form_errors;
            "editStep", one(json!({ "widgets": ids.drawn, "edit": "tidy" })) => dashboards::editor::step;
            "sourceOptions", nothing() => |reader, (): &()| dashboards::editor::source_options(reader);
            "sourceColumns", texts(&ids.sources) => |reader, id: &String| dashboards::editor::source_columns(reader, id);
            "filterColumns", one(json!(ids.drawn)) => |reader, widgets: &Vec<portal_dashboard::widget::Widget>| dashboards::editor::filter_columns(reader, widgets);
            "columnValues", ids.values() => dashboards::editor::column_values;
            "suitedWidget", ids.of_drawn(|widget| json!({ "widget": widget, "source": "findings" })) => dashboards::settings::suited_widget;
            "typedSetting", one(json!({ "setting": "decimals", "typed": "2" })) => dashboards::settings::typed;
            "definitionFile", texts(&ids.dashboards) => |reader, id: &String| dashboards::definition::file(reader, id);
            "definitionPreview", one(json!("{}")) => |reader, text: &String| dashboards::definition::from_text(reader, text);
            "dashboardReport", of(&ids.dashboards, |id| json!({ "dashboard": id, "filters": {} })) => dashboards::report::report;
        }
    }
}

/// Adds the answer as JSON, and the bytes of files as text.
fn tell(told: &mut String, answer: &Value) {
    told.push_str(&answer.to_string());
    tell_files(told, answer);
}

fn tell_files(told: &mut String, part: &Value) {
    match part {
        Value::Array(items) => {
            let byte = |item: &Value| item.as_u64().and_then(|number| u8::try_from(number).ok());
            match items.iter().map(byte).collect::<Option<Vec<u8>>>() {
                Some(bytes) => told.push_str(&String::from_utf8_lossy(&bytes)),
                None => items.iter().for_each(|item| tell_files(told, item)),
            }
        }
        Value::Object(fields) => fields.values().for_each(|field| tell_files(told, field)),
        _ => {}
    }
}

fn writers() -> Value {
    json!([{ "role": "agent", "person": "agent-1", "writes": "note" }])
}
