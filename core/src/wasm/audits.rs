//! The views of audits: tests and working papers, findings, review, follow-up, packages.

use wasm_bindgen::prelude::*;

use super::{Js, PortalCore};
use crate::audit::finding::views as findings;
use crate::audit::working_paper::views as papers;
use crate::audit::{follow_up, package, review};

views! {
    /// Tests that a dataset can have; see `working_paper::views::form`.
    "testChoices" test_choices(query: "DataSubject") -> "Read<OfferedTest[]>" = papers::form::choices;
    /// The fields of a test's form; see `working_paper::views::form`.
    "testFields" test_fields(query: "TestFormQuery") -> "Read<TestFormView>" = papers::form::form_fields;
    /// A form after another dataset was chosen; see `working_paper::views::form`.
    "refilledTest" refilled_test(query: "TestFormQuery") -> "Read<TestForm>" = papers::form::refilled;
    /// The reconciliations from plan to payment; see `working_paper::views::chain`.
    "reconciliationChain" reconciliation_chain(query: "DataSubject") -> "Read<ChainLink[]>" = papers::chain::chain;
    /// A test on data; see `working_paper::views::test`.
    "dataTest" data_test(query: "TestQuery") -> "Read<TestView>" = papers::test::test;
    /// Does a part of a test; see `working_paper::views::test`.
    "dataTestProgress" data_test_progress(query: "TestQuery") -> "Read<number>" = papers::test::progress;
    /// Rows that a test points at; see `working_paper::views::test`.
    "dataTestRows" data_test_rows(query: "TestRowsQuery") -> "Read<TestRows>" = papers::test::rows;
    /// One piece of the CSV file of these rows; see `working_paper::views::test`.
    "dataTestCsv" data_test_csv(query: "TestRowsQuery") -> "Read<CsvPiece>" = papers::test::rows_csv;
    /// One piece of the Excel file of these rows; see `working_paper::views::test`.
    "dataTestSheet" data_test_sheet(query: "TestRowsQuery") -> "Read<SheetPiece>" = papers::test::rows_sheet;
    /// The working paper of an assignment; see `working_paper::views::paper`.
    "workingPaper" working_paper(query: "string") -> "Read<WorkingPaper>" = |reader, id: &String| papers::paper::paper(reader, id);
    /// Does a part of repeating a step; see `working_paper::views::paper`.
    "repeatProgress" repeat_progress(query: "RepeatQuery") -> "Read<number>" = papers::paper::repeat_progress;
    /// A step repeated; see `working_paper::views::paper`.
    "repeatedStep" repeated_step(query: "RepeatQuery") -> "Read<Repeated>" = papers::paper::repeated;
    /// The rows of a sample with their results; see `working_paper::views::sample`.
    "sampleItems" sample_items(query: "SampleItemsQuery") -> "Read<SampleItems>" = papers::sample::items;
    /// Findings, review and comments of an assignment; see `finding::views::audit`.
    "audit" audit(query: "string") -> "Read<AuditView>" = |reader, id: &String| findings::audit::audit(reader, id);
    /// A finding as typed; see `finding::views::typed`.
    "typedFinding" typed_finding(query: "FindingForm") -> "Read<TypedFinding>" = findings::typed::typed;
    /// A piece of the list of findings as CSV; see `finding::views::export`.
    "findingsCsv" findings_csv(query: "FindingsQuery") -> "Read<CsvPiece>" = findings::export::csv;
    /// A piece of the list of findings for Excel; see `finding::views::export`.
    "findingsSheet" findings_sheet(query: "FindingsQuery") -> "Read<SheetPiece>" = findings::export::sheet;
    /// The report of an assignment for the PDF writer; see `finding::views::report`.
    "auditReport" audit_report(query: "string") -> "Read<ReportPrint>" = |reader, id: &String| findings::report::report(reader, id);
    /// The content of a Paket Bukti; see `package::content`.
    "packageContent" package_content(query: "string") -> "Read<PackageContent>" = |reader, id: &String| package::content::content(reader, id);
    /// A piece of the rows of a Paket Bukti; see `package::rows`.
    "packageRows" package_rows(query: "PackageRowsQuery") -> "Read<CsvPiece>" = package::rows::rows;
    /// The package with this head, if the history has noted it; see `package::known`.
    "knownPackage" known_package(query: "string") -> "Read<KnownPackage | undefined>" = |reader, head: &String| package::known::known(reader, head);
    /// Findings to which evidence can be pinned; see `finding::views::pin`.
    "pinChoices" pin_choices(query: "string") -> "Read<PinChoice[]>" = |reader, id: &String| findings::pin::choices(reader, id);
    /// Audits that wait for the administrator; see `review::views`.
    "reviewWorklist" review_worklist(query: "undefined") -> "Read<ReviewWorklist>" = |reader, (): &()| review::views::worklist(reader);
    /// Number of audits that wait for a review; see `review::views`.
    "reviewCount" review_count(query: "undefined") -> "Read<number>" = |reader, (): &()| review::views::waiting(reader);
    /// Places of a comment; see `review::places`.
    "commentPlaces" comment_places(query: "string") -> "Read<CommentPlaces>" = |reader, id: &String| review::places::places(reader, id);
    /// Accepted findings about the acting company; see `follow_up::views::list`.
    "followUps" follow_ups(query: "FollowUpQuery") -> "Read<FollowUpList>" = follow_up::views::list::own;
    /// Number of accepted findings that wait for the acting company; see `follow_up::views::list`.
    "followUpCount" follow_up_count(query: "undefined") -> "Read<number>" = |reader, (): &()| follow_up::views::list::open_count(reader);
    /// Accepted findings about an external auditor's data; see `follow_up::views::list`.
    "acceptedFindings" accepted_findings(query: "string") -> "Read<FollowUpRow[]>" = |reader, id: &String| follow_up::views::list::about_assigned(reader, id);
    /// An accepted finding; see `follow_up::views::detail`.
    "followUp" follow_up_detail(query: "string") -> "Read<FollowUpDetail>" = |reader, id: &String| follow_up::views::detail::detail(reader, id);
}
