//! The boundary, the only module that knows JavaScript. It converts values and contains no rules.
//!
//! A value of a wrong shape throws, because it is a bug on the web side; a refusal is returned. Rust calls JavaScript
//! only for the clock, random bytes and JSON.

mod env;
#[cfg(feature = "fault-injection")]
mod fault;
mod file_digest;
mod intake;
pub mod journal;
mod json;
pub mod package;
mod packing;
pub mod snapshot;
#[cfg(feature = "synthetic")]
mod synthetic;
#[cfg(feature = "synthetic")]
mod synthetic_peers;
mod types;

use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;

use crate::audit::assignment::views as assignments;
use crate::audit::auditor::{commands, desk, desk_menu, expertise, item, register};
use crate::audit::repository::intake::Intake;
use crate::audit::repository::views as repository;
use crate::dashboard::views as dashboards;
use crate::history;
use crate::locale::calendar::CalendarDate;
use crate::portal::{Portal, palette, role_figures, vocabulary};
use crate::store::error::Refusal;
use crate::store::{Reader, files, session};
use crate::ticket::{canned_reply, desk_settings, directory, label, saved_view, views};

type Js = Result<JsValue, JsError>;

/// The portal of one open page.
#[wasm_bindgen]
#[derive(Debug)]
pub struct PortalCore {
    portal: Portal,
    /// The CSV file that is being read.
    intake: Option<Intake>,
}

/// Writes a panic's message and location to the console.
#[wasm_bindgen(start)]
pub fn start() {
    console_error_panic_hook::set_once();
}

/// Discards this wasm instance. The next call, which must have no arguments, creates a new one. Nothing of the old
/// instance is used, so this works after a panic or stack overflow.
#[wasm_bindgen(js_name = renewInstance)]
pub fn renew_instance() {
    wasm_bindgen::handler::schedule_reinit();
}

/// Declares the views. Each becomes a method that reads with the acting role and returns the slices it has read.
macro_rules! views {
    ($($(#[$doc:meta])* $js:literal $name:ident($query:ident: $param:literal) -> $value:literal = $view:expr;)+) => {
        #[wasm_bindgen]
        impl PortalCore {
            $(
                $(#[$doc])*
                #[wasm_bindgen(js_name = $js, unchecked_return_type = $value)]
                pub fn $name(&self, #[wasm_bindgen(unchecked_param_type = $param)] $query: JsValue) -> Js {
                    self.read($query, $view)
                }
            )+
        }
    };
}

mod audits;

views! {
    /// The acting role and person; see `session::view`.
    "session" session(query: "undefined") -> "Read<SessionView>" = |reader, (): &()| Ok(session::view::session(reader));
    /// People that can act in this role; see `session::view`.
    "people" people(query: "undefined") -> "Read<Person[]>" = |reader, (): &()| Ok(session::view::people(reader));
    /// One figure per role for the role selector; see `role_figures`.
    "roleFigures" role_figures(query: "RoleFiguresQuery") -> "Read<RoleFigure[]>" = |reader, query: &_| Ok(role_figures::role_figures(reader, query));
    /// Name and time for printed pages; see `Reader::printed`.
    "printed" printed(query: "undefined") -> "Read<string>" = |reader, (): &()| Ok(reader.printed());
    /// Today's date in the device's time zone.
    "today" today(query: "undefined") -> "Read<CalendarDate>" = |reader, (): &()| Ok(reader.calendar().local_now().date());
    /// Labels of all fixed values; see `vocabulary`.
    "vocabulary" vocabulary(query: "undefined") -> "Read<Vocabulary>" = |_, (): &()| Ok(vocabulary::vocabulary());
    /// Records that the acting person may open, found by words; see `palette`.
    "palette" palette(query: "PaletteQuery") -> "Read<Palette>" = |reader, query: &palette::PaletteQuery| Ok(palette::palette(reader, query));
    /// Numbers of tickets by status; see `ticket::views::counts`.
    "ticketCounts" ticket_counts(query: "undefined") -> "Read<StatusCounts>" = |reader, (): &()| views::counts::counts(reader);
    /// One page of a list; see `ticket::views::list`.
    "ticketList" ticket_list(query: "TicketListQuery") -> "Read<TicketList>" = views::list::list;
    /// Views in the menu; see `ticket::saved_view`.
    "savedViews" saved_views(query: "number") -> "Read<SavedViewEntry[]>" = |reader, counted: &u32| saved_view::list(reader, *counted);
    /// Sorts a part of a long list; see `ticket::views::list`.
    "ticketsPrepared" tickets_prepared(query: "TicketListQuery") -> "Read<boolean>" = views::list::prepared;
    /// A ticket's place in a list; see `ticket::views::neighbours`.
    "ticketNeighbours" ticket_neighbours(query: "NeighboursQuery") -> "Read<Neighbours>" = views::neighbours::neighbours;
    /// Selected tickets, compared with their list; see `ticket::views::bulk`.
    "bulkSelection" bulk_selection(query: "BulkSelectionQuery") -> "Read<BulkSelection>" = views::bulk::selection;
    /// The effect of a bulk change before it is made; see `ticket::views::bulk`.
    "bulkPreview" bulk_preview(query: "BulkPreviewQuery") -> "Read<BulkPreview>" = views::bulk::preview;
    /// The next ticket to work on; see `ticket::views::worklist`.
    "nextTicket" next_ticket(query: "NextTicketQuery") -> "Read<NextTicket>" = views::worklist::next;
    /// A piece of a list as CSV; see `ticket::views::export`.
    "ticketCsv" ticket_csv(query: "TicketCsvQuery") -> "Read<CsvPiece>" = views::export::csv;
    /// A piece of a list for Excel; see `ticket::views::export`.
    "ticketSheet" ticket_sheet(query: "TicketCsvQuery") -> "Read<SheetPiece>" = views::export::sheet;
    /// Numbers for the staff's own lists, and of tickets with news; see `ticket::views::held_by`.
    "ticketDesk" ticket_desk(query: "undefined") -> "Read<TicketDesk>" = |reader, (): &()| views::held_by::desk(reader);
    /// News in an open ticket; see `ticket::views::answered`.
    "ticketNews" ticket_news(query: "TicketNewsQuery") -> "Read<TicketNews>" = views::answered::ticket_news;
    /// Text of a desktop notification; see `ticket::views::notice`.
    "ticketNotice" ticket_notice(query: "Instant") -> "Read<TicketNotice | undefined>" = |reader, since: &crate::model::Instant| views::notice::notice(reader, *since);
    /// People who write in a ticket now; see `ticket::views::presence`.
    "presence" presence(query: "PresenceQuery") -> "Read<string | undefined>" = views::presence::presence;
    /// The looks of this device as they are stored; see `session::seen`.
    "seenRecord" seen_record(query: "undefined") -> "Read<SeenRecord | undefined>" = |reader, (): &()| Ok(reader.seen().map(|seen| seen.record.clone()));
    /// One ticket, by its code; see `ticket::views::detail`.
    "ticketDetail" ticket_detail(query: "string") -> "Read<TicketDetail>" = |reader, id: &String| views::detail::detail(reader, id);
    /// One ticket as a document for the PDF writer; see `ticket::views::print`.
    "ticketPdf" ticket_pdf(query: "PdfQuery") -> "Read<PdfPrint>" = views::print::ticket_pdf;
    /// Check results of files to attach; see `store::files`.
    "fileVerdicts" file_verdicts(query: "FileFacts[]") -> "Read<FileVerdicts>" = |reader, files: &Vec<_>| files::verdicts(reader, files);
    /// The name for a pasted file; see `store::files`.
    "pastedName" pasted_name(query: "PastedFile") -> "Read<string>" = |reader, file: &files::PastedFile| Ok(files::pasted_name(reader, file));
    /// Errors of a ticket form; see `ticket::views::form_errors`.
    "ticketFormErrors" ticket_form_errors(query: "TicketForm") -> "Read<FieldError[]>" = views::form_errors::of_form;
    /// Errors of a reply; see `ticket::views::form_errors`.
    "replyErrors" reply_errors(query: "string") -> "Read<FieldError[]>" = |reader, content: &String| views::form_errors::of_reply(reader, content);
    /// Own tickets like the complaint that is being written; see `ticket::views::similar`.
    "similarTickets" similar_tickets(query: "SimilarQuery") -> "Read<SimilarTicket[]>" = views::similar::similar;
    /// Tickets to merge or link; see `ticket::views::ticket_choices`.
    "ticketChoices" ticket_choices(query: "TicketChoiceQuery") -> "Read<TicketChoice[]>" = views::ticket_choices::ticket_choices;
    /// Effect of merging tickets; see `ticket::views::merge_preview`.
    "mergePreview" merge_preview(query: "MergeQuery") -> "Read<MergePreview>" = views::merge_preview::merge_preview;
    /// Errors of an internal note; see `ticket::views::form_errors`.
    "noteErrors" note_errors(query: "string") -> "Read<FieldError[]>" = |reader, content: &String| views::form_errors::of_note(reader, content);
    /// A message as a quotation; see `ticket::views::conversation`.
    "quotedEntry" quoted_entry(query: "QuoteQuery") -> "Read<string>" = views::conversation::quoted;
    /// Tickets that are due today; see `ticket::views::sla`.
    "dueToday" due_today(query: "undefined") -> "Read<number | undefined>" = |reader, (): &()| views::sla::due_today(reader);
    /// The settings of the help desk; see `ticket::desk_settings::view`.
    "deskSettings" desk_settings(query: "undefined") -> "Read<DeskSettingsView>" = |reader, (): &()| desk_settings::view::settings(reader);
    /// Errors and effect of a form of the settings; see `ticket::desk_settings::view`.
    "deskSettingsCheck" desk_settings_check(query: "DeskSettingsDraft") -> "Read<DeskSettingsCheck>" = desk_settings::view::check;
    /// Agents, companies and departments; see `ticket::directory::view`.
    "deskDirectory" desk_directory(query: "DeskDirectoryQuery") -> "Read<DeskDirectory>" = directory::view::directory;
    /// Errors of a form for an agent, company or department; see `ticket::directory::view`.
    "directoryErrors" directory_errors(query: "DirectoryDraft") -> "Read<FieldError[]>" = directory::view::form_errors;
    /// Agents to choose from; see `ticket::views::agents`.
    "agents" agents(query: "AgentQuery") -> "Read<Agents>" = views::agents::agents;
    /// Ticket categories to choose from; see `ticket::views::choices`.
    "categories" categories(query: "undefined") -> "Read<TicketCategories>" = |reader, (): &()| views::choices::categories(reader);
    /// Departments to choose from; see `ticket::views::choices`.
    "departments" departments(query: "undefined") -> "Read<Departments>" = |reader, (): &()| views::choices::departments(reader);
    /// Business entities to choose from; see `ticket::views::choices`.
    "businesses" businesses(query: "BusinessQuery") -> "Read<Businesses>" = views::choices::businesses;
    /// Placeholders that the portal cannot fill; see `canned_reply`.
    "unknownPlaceholders" unknown_placeholders(query: "string") -> "Read<string[]>" = |reader, content: &String| canned_reply::unknown(reader, content);
    /// Canned replies; see `canned_reply::list`.
    "cannedReplies" canned_replies(query: "CannedReplyQuery") -> "Read<CannedReplies>" = canned_reply::list;
    /// Canned replies for a word in a message; see `canned_reply::completions`.
    "cannedCompletions" canned_completions(query: "CompletionQuery") -> "Read<CannedCompletion[]>" = canned_reply::completions;
    /// All canned replies as CSV; see `canned_reply::transfer`.
    "cannedReplyCsv" canned_reply_csv(query: "undefined") -> "Read<CsvPiece>" = |reader, (): &()| canned_reply::transfer::csv(reader);
    /// The rows of a file to import; see `canned_reply::transfer`.
    "cannedReplyFile" canned_reply_file(query: "ImportFile") -> "Read<ReadReplies>" = canned_reply::transfer::read;
    /// Effect of importing canned replies; see `canned_reply::transfer`.
    "cannedReplyImport" canned_reply_import(query: "ImportedReply[]") -> "Read<ImportPreview>" = |reader, rows: &Vec<_>| canned_reply::transfer::preview(reader, rows);
    /// Counters of the auditors' menu; see `auditor::desk_menu`.
    "deskMenu" desk_menu(query: "DeskMenuQuery") -> "Read<DeskMenu>" = desk_menu::menu;
    /// One list of an auditor's items; see `auditor::desk`.
    "desk" desk(query: "DeskQuery") -> "Read<Desk>" = desk::desk;
    /// One item of an auditor, by the id of the assignment; see `auditor::item`.
    "assignedItem" assigned_item(query: "string") -> "Read<AssignedItem>" = |reader, id: &String| item::item(reader, id);
    /// Auditors for the screen Manajemen Auditor; see `auditor::register`.
    "auditorRegister" auditor_register(query: "undefined") -> "Read<AuditorRegister>" = |reader, (): &()| register::register(reader);
    /// Errors of an auditor's form; see `auditor::commands`.
    "auditorFormErrors" auditor_form_errors(query: "AuditorFormQuery") -> "Read<FieldError[]>" = commands::form_errors;
    /// Expertise tags after an addition; see `auditor::expertise`.
    "expertiseWith" expertise_with(query: "ExpertiseQuery") -> "Read<ExpertiseTags>" = expertise::added_to;
    /// Numbers of assignments by status; see `assignment::views::list`.
    "assignmentCounts" assignment_counts(query: "undefined") -> "Read<AssignmentCounts>" = |reader, (): &()| assignments::list::counts(reader);
    /// Assignments for the screen Manajemen Penugasan; see `assignment::views::list`.
    "assignmentList" assignment_list(query: "AssignmentQuery") -> "Read<AssignmentList>" = assignments::list::list;
    /// One assignment; see `assignment::views::detail`.
    "assignmentDetail" assignment_detail(query: "string") -> "Read<AssignmentDetail>" = |reader, id: &String| assignments::detail::detail(reader, id);
    /// Choices of the assignment dialog; see `assignment::views::form`.
    "assignmentForm" assignment_form(query: "AssignmentFormQuery") -> "Read<AssignmentFormView>" = assignments::form::form;
    /// Data to choose for an assignment; see `assignment::views::form`.
    "assignableData" assignable_data(query: "AssignableQuery") -> "Read<AssignableData>" = assignments::form::assignable;
    /// Choices of the dialogs that change an assignment; see `assignment::views::change`.
    "assignmentChange" assignment_change(query: "AssignmentChangeQuery") -> "Read<AssignmentChangeView>" = assignments::change::change;
    /// Errors of a change of an assignment; see `assignment::views::change`.
    "assignmentChangeErrors" assignment_change_errors(query: "AssignmentChange") -> "Read<FieldError[]>" = assignments::change::change_errors;
    /// Errors of the assignment dialog; see `assignment::views::form`.
    "assignmentFormErrors" assignment_form_errors(query: "AssignmentForm") -> "Read<FieldError[]>" = assignments::form::form_errors;
    /// The date of a typed text; `undefined` if it is not a date. See `locale::typed_date`.
    "typedDate" typed_date(query: "string") -> "Read<CalendarDate | undefined>" = |_, typed: &String| Ok(CalendarDate::parse_typed(typed));
    /// Figures for the screen Dasbor CMS Auditor; see `repository::views::dashboard`.
    "cmsDashboard" cms_dashboard(query: "undefined") -> "Read<CmsDashboard>" = |reader, (): &()| repository::dashboard::dashboard(reader);
    /// The three selects of Query Data Tabular; see `repository::views::query`.
    "cascade" cascade(query: "CascadeQuery") -> "Read<Cascade>" = repository::query::cascade;
    /// Rows of a dataset; see `repository::views::table`.
    "tableRows" table_rows(query: "TableQuery") -> "Read<TableRows>" = repository::table::rows;
    /// Finds and sorts a part of the rows; see `repository::views::table`.
    "tablePrepared" table_prepared(query: "TableQuery") -> "Read<boolean>" = repository::table::prepared;
    /// Adds up a part of the rows; see `repository::views::figures`.
    "figuresPrepared" figures_prepared(query: "TableQuery") -> "Read<boolean>" = repository::figures::figures_prepared;
    /// Reads a part of a column's values; see `repository::views::filter`.
    "valuesPrepared" values_prepared(query: "ColumnFilterQuery") -> "Read<boolean>" = repository::filter::values_prepared;
    /// Statistics of the matching rows; see `repository::views::figures`.
    "tableFigures" table_figures(query: "TableQuery") -> "Read<ColumnFigures[]>" = repository::figures::figures;
    /// Filters above the table; see `repository::views::filter`.
    "tableFilters" table_filters(query: "TableQuery") -> "Read<ActiveFilter[]>" = repository::filter::active;
    /// The form of a column's filter; see `repository::views::filter`.
    "filterForm" filter_form(query: "ColumnFilterQuery") -> "Read<FilterForm | undefined>" = repository::filter::form;
    /// Values to filter a column by; see `repository::views::filter`.
    "filterValues" filter_values(query: "ColumnFilterQuery") -> "Read<ValueList>" = repository::filter::values;
    /// A piece of a dataset as CSV; see `repository::views::table`.
    "tableCsv" table_csv(query: "TableQuery") -> "Read<CsvPiece>" = repository::table::csv;
    /// A piece of a dataset for Excel; see `repository::views::table`.
    "tableSheet" table_sheet(query: "TableQuery") -> "Read<SheetPiece>" = repository::table::sheet;
    /// Rows of a dataset for the clipboard; see `repository::views::copy`.
    "tableCopy" table_copy(query: "TableQuery") -> "Read<CopiedRows>" = repository::copy::copy;
    /// Documents for the screen Repositori Dokumen; see `repository::views::documents`.
    "documentShelf" document_shelf(query: "DocumentQuery") -> "Read<DocumentShelf>" = repository::documents::shelf;
    /// Documents and datasets with the searched words in their names and contents; see `repository::views::search`.
    "repositorySearch" repository_search(query: "DocumentQuery") -> "Read<RepositorySearch>" = repository::search::search;
    /// Does a part of this search; see `repository::views::search`.
    "repositorySearched" repository_searched(query: "DocumentQuery") -> "Read<boolean>" = repository::search::prepared;
    /// A document in sections; see `repository::views::preview`.
    "documentPreview" document_preview(query: "PreviewQuery") -> "Read<DocumentPreview>" = repository::preview::preview;
    /// The file that 'Download' saves; see `repository::views::file`.
    "documentFile" document_file(query: "DataSubject") -> "Read<DocumentFile>" = repository::file::file;
    /// The dialog that edits data; see `repository::views::edit`.
    "editData" edit_data(query: "string") -> "Read<EditDataView>" = |reader, id: &String| repository::edit::edit(reader, id);
    /// Errors of the dialog that edits data; see `repository::views::edit`.
    "editDataErrors" edit_data_errors(query: "EditDataForm") -> "Read<FieldError[]>" = repository::edit::edit_form_errors;
    /// Choices of 'Unggah data'; see `repository::views::load`.
    "loadChoices" load_choices(query: "undefined") -> "Read<LoadChoices>" = |reader, (): &()| repository::load::choices(reader);
    /// A company with nearly the typed name; see `repository::views::load`.
    "nearCompany" near_company(query: "string") -> "Read<string | undefined>" = |reader, typed: &String| repository::load::near_company(reader, typed);
    /// The differences between two versions; see `repository::views::comparison`.
    "comparison" comparison(query: "ComparisonQuery") -> "Read<ComparisonView>" = repository::comparison::comparison;
    /// The rows that two versions lack before they can be compared; see `repository::views::comparison`.
    "comparisonRows" comparison_rows(query: "ComparisonQuery") -> "Read<ComparisonRows>" = repository::comparison::missing;
    /// Does a part of a comparison; see `repository::views::comparison`.
    "comparisonPrepared" comparison_prepared(query: "ComparisonQuery") -> "Read<boolean>" = repository::comparison::prepared;
    /// A piece of a file with the rows of a dataset and those of another file; see `repository::views::append`.
    "appendedCsv" appended_csv(query: "AppendQuery") -> "Read<AppendedPiece>" = repository::append::csv;
    /// Datasets whose file had the same shape; see `repository::views::recipe`.
    "recipeOffers" recipe_offers(query: "RecipeQuery") -> "Read<RecipeOffers>" = repository::recipe::offers;
    /// The choices that a recipe makes about a file; see `repository::views::recipe`.
    "recipeFit" recipe_fit(query: "RecipeFitQuery") -> "Read<AppliedRecipe>" = repository::recipe::fitted;
    /// The recipe to store with a dataset; see `repository::views::recipe`.
    "newRecipe" new_recipe(query: "NewRecipeQuery") -> "Read<Recipe>" = repository::recipe::made;
    /// A table that was read and not stored; see `repository::views::load`.
    "loadedTable" loaded_table(query: "LoadedTableQuery") -> "Read<LoadedTableView>" = repository::load::loaded_table;
    /// Errors of a dataset's form; see `repository::views::load`.
    "datasetFormErrors" dataset_form_errors(query: "DatasetForm") -> "Read<FieldError[]>" = repository::load::dataset_form_errors;
    /// Errors of a document's form; see `repository::views::load`.
    "documentFormErrors" document_form_errors(query: "DocumentForm") -> "Read<FieldError[]>" = repository::load::document_form_errors;
    /// Labels of dashboards; see `dashboard::views::words`.
    "dashboardWords" dashboard_words(query: "undefined") -> "Read<DashboardWords>" = |_, (): &()| Ok(dashboards::words::words());
    /// Counters of the dashboards' menu; see `dashboard::views::menu`.
    "dashboardMenu" dashboard_menu(query: "undefined") -> "Read<DashboardMenu>" = |reader, (): &()| dashboards::menu::menu(reader);
    /// Dashboards for Daftar Dashboard and its sub-lists; see `dashboard::views::list`.
    "dashboardList" dashboard_list(query: "DashboardQuery") -> "Read<DashboardList>" = dashboards::list::list;
    /// Number of dashboards that the role may read; see `dashboard::views::published`.
    "publishedCount" published_count(query: "undefined") -> "Read<number>" = |reader, (): &()| dashboards::published::count(reader);
    /// Dashboards that the role may read; see `dashboard::views::published`.
    "publishedDashboards" published_dashboards(query: "PublishedQuery") -> "Read<PublishedDashboards>" = dashboards::published::list;
    /// One dashboard, by its id; see `dashboard::views::detail`.
    "dashboardDetail" dashboard_detail(query: "string") -> "Read<DashboardDetail>" = |reader, id: &String| dashboards::detail::detail(reader, id);
    /// One dashboard for the editor; see `dashboard::views::detail`.
    "editableDashboard" editable_dashboard(query: "string") -> "Read<EditableDashboard>" = |reader, id: &String| dashboards::detail::editable(reader, id);
    /// The filters of a dashboard; see `dashboard::views::filters`.
    "dashboardFilters" dashboard_filters(query: "FiltersQuery") -> "Read<FilterChoices>" = dashboards::filters::filters;
    /// The figures of a widget; see `dashboard::views::widget`.
    "dashboardWidget" dashboard_widget(query: "WidgetQuery") -> "Read<WidgetView>" = dashboards::widget::widget;
    /// The rows behind a figure; see `dashboard::views::rows`.
    "figureRows" figure_rows(query: "FigureQuery") -> "Read<FigureRows>" = dashboards::rows::rows;
    /// The rows behind a figure as CSV; see `dashboard::views::rows`.
    "figureRowsCsv" figure_rows_csv(query: "FigureQuery") -> "Read<TextFile>" = dashboards::rows::rows_csv;
    /// The rows behind a figure for Excel; see `dashboard::views::rows`.
    "figureRowsSheet" figure_rows_sheet(query: "FigureQuery") -> "Read<SheetPiece>" = dashboards::rows::rows_sheet;
    /// Reads a part of a dashboard's columns; see `dashboard::views::widget`.
    "dashboardPrepared" dashboard_prepared(query: "string") -> "Read<boolean>" = |reader, id: &String| dashboards::widget::prepared(reader, id);
    /// Columns whose values have colours in the editor's widgets; see `dashboard::views::widget`.
    "toldApart" told_apart(query: "Widget[]") -> "Read<Coloured[]>" = |reader, widgets: &Vec<portal_dashboard::widget::Widget>| dashboards::widget::told_apart(reader, widgets);
    /// Reads a part of the columns of a widget in the editor; see `dashboard::views::widget`.
    "previewPrepared" preview_prepared(query: "PreviewWidget") -> "Read<boolean>" = dashboards::widget::preview_prepared;
    /// The figures of a widget in the editor; see `dashboard::views::widget`.
    "widgetPreview" widget_preview(query: "PreviewWidget") -> "Read<WidgetView>" = dashboards::widget::preview;
    /// A widget's figures as CSV; see `dashboard::views::widget`.
    "widgetCsv" widget_csv(query: "WidgetQuery") -> "Read<TextFile>" = dashboards::widget::csv;
    /// A widget's figures for Excel; see `dashboard::views::widget`.
    "widgetSheet" widget_sheet(query: "WidgetQuery") -> "Read<SheetPiece>" = dashboards::widget::sheet;
    /// Errors of a dashboard's form; see `dashboard::views::editor`.
    "dashboardFormErrors" dashboard_form_errors(query: "DashboardForm") -> "Read<FieldError[]>" = dashboards::editor::form_errors;
    /// The result of an editing step; see `dashboard::views::editor`.
    "editStep" edit_step(query: "EditRequest") -> "Read<EditOutcome>" = dashboards::editor::step;
    /// The data sources; see `dashboard::views::editor`.
    "sourceOptions" source_options(query: "undefined") -> "Read<SourceOption[]>" = |reader, (): &()| dashboards::editor::source_options(reader);
    /// The columns of a source; see `dashboard::views::editor`.
    "sourceColumns" source_columns(query: "string") -> "Read<SourceColumns>" = |reader, id: &String| dashboards::editor::source_columns(reader, id);
    /// Columns that a dashboard can offer as filters; see `dashboard::views::editor`.
    "filterColumns" filter_columns(query: "Widget[]") -> "Read<string[]>" = |reader, widgets: &Vec<portal_dashboard::widget::Widget>| dashboards::editor::filter_columns(reader, widgets);
    /// Values of a column; see `dashboard::views::editor`.
    "columnValues" column_values(query: "ColumnValuesQuery") -> "Read<ColumnValues>" = dashboards::editor::column_values;
    /// A widget with settings that suit a new source; see `dashboard::views::settings`.
    "suitedWidget" suited_widget(query: "SuitedQuery") -> "Read<Widget>" = dashboards::settings::suited_widget;
    /// The meaning of a typed setting; see `dashboard::views::settings`.
    "typedSetting" typed_setting(query: "TypedSetting") -> "Read<SettingReading>" = dashboards::settings::typed;
    /// The definition of a dashboard; see `dashboard::views::definition`.
    "definitionFile" definition_file(query: "string") -> "Read<DefinitionFile>" = |reader, id: &String| dashboards::definition::file(reader, id);
    /// A preview of importing a definition; see `dashboard::views::definition`.
    "definitionPreview" definition_preview(query: "string") -> "Read<ReadDefinition | undefined>" = |reader, text: &String| dashboards::definition::from_text(reader, text);
    /// A dashboard as a standalone page; see `dashboard::views::report`.
    "dashboardReport" dashboard_report(query: "FiltersQuery") -> "Read<ReportFile>" = dashboards::report::report;
    /// Changed and deleted records; see `history::view`.
    "history" history(query: "HistoryQuery") -> "Read<HistoryList>" = history::view::history;
    /// Does a part of the check of the history; see `history::integrity`.
    "historyProgress" history_progress(query: "undefined") -> "Read<number>" = |reader, (): &()| history::integrity::progress(reader);
    /// The check of the history; see `history::integrity`.
    "historyCheck" history_check(query: "HistoryCheckQuery") -> "Read<HistoryCheck>" = history::integrity::check;
    /// Values of others that the acting person has replaced; see `history::overridden`.
    "overridden" overridden(query: "OverrideQuery") -> "Read<OverriddenPart[]>" = |reader, query: &history::overridden::OverrideQuery| Ok(history::overridden::overridden(reader, query));
    /// Values of the acting person that others have replaced; see `history::overridden`.
    "overtaken" overtaken(query: "OvertakenQuery") -> "Read<OverriddenPart[]>" = |reader, query: &history::overridden::OvertakenQuery| Ok(history::overridden::overtaken(reader, query));
    /// The notice after an undo; see `history::turned`.
    "turned" turned(query: "number") -> "Read<string>" = |reader, seq: &u32| history::turned::turned(reader, *seq);
    /// Commits of the acting person that can be undone; see `history::own`.
    "ownCommits" own_commits(query: "undefined") -> "Read<OwnCommit[]>" = |reader, (): &()| Ok(history::own::own_commits(reader));
    /// Labels found by words; see `label::list`.
    "labels" labels(query: "string | undefined") -> "Read<Labels>" = |reader, search: &Option<String>| label::list(reader, search.as_deref().unwrap_or_default());
}

#[wasm_bindgen]
impl PortalCore {
    /// A portal with the sample data. Their dates are relative to `opened_at`, in ms since the Unix epoch.
    #[wasm_bindgen(constructor)]
    pub fn new(opened_at: f64) -> Self {
        Self::with(Portal::open::<json::BrowserJson>(env::clock_then(opened_at)))
    }

    /// Carries a command out.
    #[wasm_bindgen(unchecked_return_type = "Outcome")]
    pub fn dispatch(&mut self, #[wasm_bindgen(unchecked_param_type = "Command")] command: JsValue) -> Js {
        let command = from_js(command)?;
        let outcome = env::with_env(|env| self.portal.dispatch(env, &command));
        to_js(&outcome)
    }
}

impl PortalCore {
    const fn with(portal: Portal) -> Self {
        Self { portal, intake: None }
    }

    fn read<Q, V>(&self, query: JsValue, view: impl FnOnce(&Reader, &Q) -> Result<V, Refusal>) -> Js
    where
        Q: DeserializeOwned,
        V: Serialize,
    {
        let query: Q = from_js(query)?;
        let reader = self.portal.reader(env::clock());
        let answer = types::Answer::from(view(&reader, &query));
        to_js(&types::Read { answer, slices: reader.read_slices().to_vec() })
    }
}

fn from_js<T: DeserializeOwned>(value: JsValue) -> Result<T, JsError> {
    serde_wasm_bindgen::from_value(value).map_err(JsError::from)
}

fn to_js<T: Serialize>(value: &T) -> Js {
    serde_wasm_bindgen::to_value(value).map_err(JsError::from)
}
