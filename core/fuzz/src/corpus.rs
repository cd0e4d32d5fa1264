//! A small portal with a few commits, from which valid bytes are made.

use portal_core::locale::zone::Zone;
use portal_core::model::{Instant, Role};
use portal_core::seed::json::StrictJson;
use portal_core::store::env::{Clock, Env};
use portal_core::store::session::SessionCommand;
use portal_core::store::{Commit, State};
use portal_core::{Command, Outcome, Portal};
use serde_json::{Value, json};

use crate::random::Random;

/// 21 November 2026, 09.05 in Jakarta.
pub(crate) const CLOCK: Clock = Clock { now: Instant(1_795_226_700_000), zone: Zone::fixed(420) };

/// The people of the sample data and few records, so that damage hits important bytes.
pub(crate) fn small_portal() -> Portal {
    let full = Portal::open::<StrictJson>(CLOCK).state().clone();
    let mut state = State { directory: full.directory.clone(), ..State::default() };
    full.tickets.iter().take(2).for_each(|one| state.tickets.put(one.clone()));
    full.labels.iter().for_each(|one| {
        state.labels.put(one.clone());
    });
    full.auditors.iter().for_each(|one| {
        state.auditors.put(one.clone());
    });
    full.canned_replies.iter().take(1).for_each(|one| {
        state.canned_replies.put(one.clone());
    });
    if let Some(set) = full.repository.datasets.get("TAB-OPR-02") {
        state.repository.put_dataset(set.clone());
    }
    full.assignments.iter().take(3).for_each(|one| state.assignments.put(one.clone()));
    full.repository.documents.iter().take(1).for_each(|one| {
        state.repository.documents.put(one.clone());
    });
    for dashboard in full.dashboards.iter().take(2) {
        let mut dashboard = dashboard.clone();
        dashboard.widgets.truncate(2);
        state.dashboards.put(dashboard);
    }
    Portal::with_state(state)
}

/// Gives some commands; returns their commits and the portal.
pub(crate) fn lived() -> (Vec<Commit>, Portal) {
    let mut portal = small_portal();
    let mut random = Random::new(7);
    let mut clock = CLOCK;
    let tickets: Vec<String> = portal.state().tickets.iter().map(|one| one.id.clone()).collect();
    let id = tickets.first().map_or("", String::as_str);
    let auditor = json!({ "name": "Sari", "email": "s@esdm.example", "type": "internal", "company": "", "expertise": ["Geologi"] });
    let work = json!({ "data": ["TAB-OPR-02"], "auditorType": "internal", "auditor": "INTERNAL100001", "expiryDate": "2026-12-01", "notes": "Periksa" });
    let form =
        json!({ "name": "Uji", "description": "", "category": "Audit", "permission": "publik", "thumbnail": "" });
    let steps: [(Role, Value); 10] = [
        (
            Role::Agent,
            json!({ "ticket": { "reply": { "ticket": id, "content": "Isi", "status": "pending", "attachments":
            [{ "name": "a.png", "size": 9, "head": [137, 80, 78, 71, 13, 10, 26, 10] }] } } }),
        ),
        (Role::Agent, json!({ "ticket": { "setLabels": { "ticket": id, "labels": ["LABEL_rkab"] } } })),
        (Role::Agent, json!({ "ticket": { "giveBack": { "ticket": id, "reason": "lainnya", "note": "Catatan" } } })),
        (Role::Agent, json!({ "label": { "delete": { "id": "LABEL_pnbp" } } })),
        (Role::Agent, json!({ "history": { "undo": { "seq": 4 } } })),
        (Role::CmsAuditor, json!({ "auditor": { "save": { "id": null, "form": auditor } } })),
        (Role::CmsAuditor, json!({ "assignment": { "create": { "form": work } } })),
        (Role::DashboardBuilder, json!({ "dashboard": { "create": { "form": form } } })),
        (Role::CmsAuditor, json!({ "auditor": { "delete": { "id": "EXTERNAL100002" } } })),
        (Role::Agent, json!({ "history": { "restoreField": { "seq": 2, "ticket": id, "field": "labels" } } })),
    ];
    let mut commits = Vec::new();
    for (role, command) in steps {
        clock.now.0 += 60_000;
        let command: Command = serde_json::from_value(command).expect("a command");
        let mut given = |command: &Command| portal.dispatch(&mut Env { clock, entropy: &mut random }, command);
        given(&Command::Session(SessionCommand::ActAs { role, person: None }));
        match given(&command) {
            Outcome::Ok { commit: Some(commit), .. } => commits.push(*commit),
            other => panic!("the corpus needs this command: {command:?} → {other:?}"),
        }
    }
    (commits, portal)
}
