//! Target: a seed file that was edited by hand. The first byte selects the file; the rest is its text.

use portal_core::Portal;
use portal_core::seed::json::StrictJson;
use portal_core::seed::{SHIPPED, SeedFiles, read};

use super::snapshot::read_everything;
use crate::corpus::CLOCK;

const NAMES: [&str; 13] = [
    "users.json",
    "agents.json",
    "departments.json",
    "labels.json",
    "canned-replies.json",
    "tickets.json",
    "auditors.json",
    "datasets.json",
    "documents.json",
    "assignments.json",
    "findings.json",
    "companies.json",
    "dashboards.json",
];

const fn slots<'a, 'f>(files: &'f mut SeedFiles<'a>) -> [&'f mut &'a str; 13] {
    [
        &mut files.users,
        &mut files.agents,
        &mut files.departments,
        &mut files.labels,
        &mut files.canned_replies,
        &mut files.tickets,
        &mut files.auditors,
        &mut files.datasets,
        &mut files.documents,
        &mut files.assignments,
        &mut files.findings,
        &mut files.companies,
        &mut files.dashboards,
    ]
}

pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let mut files = SHIPPED;
    let texts = slots(&mut files).map(|text| *text);
    texts.iter().zip(0_u8..).map(|(text, number)| [&[number], text.as_bytes()].concat()).collect()
}

pub(crate) fn run(bytes: &[u8]) -> bool {
    let Some((which, text)) = bytes.split_first() else { return false };
    let Ok(text) = std::str::from_utf8(text) else { return false };
    let which = usize::from(*which) % NAMES.len();
    let mut files = SHIPPED;
    *slots(&mut files)[which] = text;
    match read::<StrictJson>(&files, CLOCK) {
        Ok(state) => {
            read_everything(&Portal::with_state(state), bytes);
            true
        }
        Err(error) => {
            assert!(NAMES.contains(&error.file), "{error}");
            false
        }
    }
}
