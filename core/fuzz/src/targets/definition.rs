//! Target: the definition file of a dashboard, as imported.

use portal_core::Command;
use portal_core::dashboard::views::definition::{file, read};
use portal_core::model::Role;
use portal_core::store::env::Env;
use portal_core::store::session::SessionCommand;

use crate::corpus::{CLOCK, small_portal};
use crate::random::Random;

pub(crate) fn corpus() -> Vec<Vec<u8>> {
    let mut portal = small_portal();
    let mut random = Random::new(1);
    let act = SessionCommand::ActAs { role: Role::DashboardBuilder, person: None };
    portal.dispatch(&mut Env { clock: CLOCK, entropy: &mut random }, &Command::Session(act));
    let reader = portal.reader(CLOCK);
    let files = portal.state().dashboards.iter().filter_map(|one| file(&reader, &one.id).ok());
    let whole = files.map(|file| serde_json::to_vec(&file.definition).expect("plain data"));
    let bare = br#"{"format":"portal-minerba/dashboard","version":1,"name":"Uji","description":"","category":"Audit","permission":"publik","widgets":[]}"#;
    whole.chain([bare.to_vec(), b"[".repeat(200), b"null".to_vec()]).collect()
}

pub(crate) fn run(bytes: &[u8]) -> bool {
    let Ok(json) = serde_json::from_slice(bytes) else { return false };
    match read(&json) {
        Ok(definition) => {
            let written = serde_json::to_vec(&definition).expect("plain data");
            let again = read(&serde_json::from_slice(&written).expect("a written definition is read"));
            assert_eq!(again, Ok(definition), "the definition survives a round trip");
            true
        }
        Err(problems) => {
            assert!(!problems.is_empty(), "refused without a reason");
            false
        }
    }
}
