//! Absurd commands: nothing panics, the role × action table of §6 holds, a refusal changes no byte, and no answer
//! contains what §6 withholds. `PORTAL_COMMANDS` sets the number of commands, `PORTAL_SEED` the first seed.
#![cfg(not(target_family = "wasm"))]

mod support;

use std::io::Write;

use portal_core::model::{Instant, Role};
use portal_core::store::env::{Clock, Env};
use portal_core::store::error::Refusal;
use portal_core::store::session::SessionCommand;
use portal_core::{Command, Outcome, Portal};
use serde_json::{Value, json};
use support::everything::{Everything, STAFF_NOTE, WORK_NOTE, desk_forms};
use support::random::{Random, from_environment};
use support::small::small_state;
use support::{CLOCK, invariants, odd};

/// The roles that may give each command (§6, decisions §3), by the letters of [`letter`].
const MAY: &[(&str, &str, &str)] = &[
    ("ticket", "create", "BI"),
    ("ticket", "reply", "BIA"),
    ("ticket", "setStatus", "IA"),
    ("ticket", "close", "B"),
    ("ticket", "reopen", "BIA"),
    ("ticket", "take", "A"),
    ("ticket", "assign", "IA"),
    ("ticket", "giveBack", "A"),
    ("ticket", "sendToDepartment", "I"),
    ("ticket", "leaveDepartment", "IA"),
    ("ticket", "setPriority", "IA"),
    ("ticket", "setLabels", "IA"),
    ("ticket", "addNote", "IA"),
    ("ticket", "editNote", "IA"),
    ("ticket", "deleteNote", "IA"),
    ("seen", "recall", "BIANXCD"),
    ("seen", "look", "BIA"),
    ("seen", "markUnread", "BIA"),
    ("bulk", "assign", "IA"),
    ("bulk", "setStatus", "IA"),
    ("bulk", "setPriority", "IA"),
    ("bulk", "addLabels", "IA"),
    ("bulk", "removeLabels", "IA"),
    ("bulk", "sendToDepartment", "I"),
    ("ticket", "merge", "IA"),
    ("ticket", "split", "IA"),
    ("ticket", "link", "IA"),
    ("ticket", "unlink", "IA"),
    ("ticket", "rate", "B"),
    ("label", "save", "IA"),
    ("label", "delete", "IA"),
    ("cannedReply", "save", "IA"),
    ("cannedReply", "delete", "IA"),
    ("cannedReply", "import", "IA"),
    ("savedView", "save", "IA"),
    ("savedView", "delete", "IA"),
    ("directory", "save", "I"),
    ("directory", "setActive", "I"),
    ("deskSettings", "saveTargets", "I"),
    ("deskSettings", "saveCalendar", "I"),
    ("deskSettings", "saveCategories", "I"),
    ("auditor", "save", "C"),
    ("auditor", "delete", "C"),
    ("assignment", "create", "C"),
    ("assignment", "start", "CN"),
    ("assignment", "complete", "CN"),
    ("assignment", "extend", "C"),
    ("assignment", "handOver", "C"),
    ("assignment", "edit", "C"),
    ("assignment", "delete", "C"),
    ("repository", "storeDataset", "C"),
    ("repository", "storeDocument", "C"),
    ("repository", "edit", "C"),
    ("repository", "remove", "C"),
    ("finding", "write", "N"),
    ("finding", "edit", "N"),
    ("finding", "pin", "N"),
    ("finding", "caption", "N"),
    ("finding", "unpin", "N"),
    ("finding", "delete", "N"),
    ("review", "submit", "N"),
    ("review", "return", "C"),
    ("review", "accept", "C"),
    ("review", "reopen", "C"),
    ("review", "comment", "NC"),
    ("review", "resolve", "NC"),
    ("followUp", "answer", "B"),
    ("followUp", "assess", "N"),
    ("dashboard", "create", "D"),
    ("dashboard", "save", "D"),
    ("dashboard", "publish", "D"),
    ("dashboard", "unpublish", "D"),
    ("dashboard", "duplicate", "D"),
    ("dashboard", "delete", "D"),
    ("dashboard", "import", "D"),
    // Everybody may undo their own commands. A record is restored only by roles that may change it.
    ("history", "undo", "BIANXCD"),
    ("restore", "labels", "IA"),
    ("restore", "cannedReplies", "IA"),
    ("restore", "auditors", "C"),
    ("restore", "assignments", "C"),
    ("restore", "repository", "C"),
    ("restore", "dashboards", "D"),
    ("restore", "deskSettings", "I"),
    ("restore", "directory", "I"),
    ("restoreField", "status", "IA"),
    ("restoreField", "priority", "IA"),
    ("restoreField", "assignee", "IA"),
    ("restoreField", "labels", "IA"),
    // These kinds have no versions to restore, so every role gets the answer "not found".
    ("restore", "tickets", "BIANXCD"),
    ("restore", "repository", "BIANXCD"),
    ("restore", "activity", "BIANXCD"),
    ("restore", "session", "BIANXCD"),
    ("restore", "clock", "BIANXCD"),
];

const fn letter(role: Role) -> char {
    match role {
        Role::BadanUsaha => 'B',
        Role::InternalEsdm => 'I',
        Role::Agent => 'A',
        Role::InternalAuditor => 'N',
        Role::ExternalAuditor => 'X',
        Role::CmsAuditor => 'C',
        Role::DashboardBuilder => 'D',
    }
}

fn may(role: Role, command: &Value) -> bool {
    let (area, inner) = command.as_object().and_then(|fields| fields.iter().next()).expect("one area");
    let (what, fields) = inner.as_object().and_then(|fields| fields.iter().next()).expect("one command");
    let slice = fields.pointer("/record/slice").and_then(Value::as_str).unwrap_or_default();
    let (area, what) = match what.as_str() {
        "bulk" => {
            ("bulk", fields["change"].as_object().and_then(|change| change.keys().next()).expect("one change").as_str())
        }
        "restore" => ("restore", slice),
        "restoreField" => ("restoreField", fields["field"].as_str().unwrap_or_default()),
        _ => (area.as_str(), what.as_str()),
    };
    let whom = match (area, what) {
        ("ticket", "create") if !fields["form"]["requester"].is_null() => "I",
        _ => MAY.iter().find(|(of, name, _)| *of == area && *name == what).expect("the command is in the table").2,
    };
    whom.contains(letter(role))
}

/// A valid command of every kind, to be corrupted.
fn templates() -> Vec<Value> {
    let file = json!({ "name": "a.png", "size": 9, "head": [137, 80, 78, 71, 13, 10, 26, 10] });
    let place = json!({ "tahapan": "Penjualan", "badanUsaha": "PT Baru", "description": "" });
    let auditor =
        json!({ "name": "Sari", "email": "s@esdm.example", "type": "internal", "company": "", "expertise": ["A"] });
    let dashboard =
        json!({ "name": "Uji", "description": "", "category": "Audit", "permission": "publik", "thumbnail": "" });
    let work = json!({ "data": ["TAB-OPR-02"], "auditorType": "internal", "auditor": "INTERNAL100001", "expiryDate": "2026-12-01", "notes": WORK_NOTE });
    let ticket = json!({ "requester": null, "title": "Judul", "category": "Teknis", "description": "Isi", "attachments": [file] });
    let widget =
        serde_json::to_value(&small_state().dashboards.iter().next().expect("one").widgets).expect("plain data");
    let form = json!({ "place": place, "kegiatan": "Uji", "content": "TABLE_1", "fileName": "a.csv", "kinds": [null], "replace": false });
    let document = json!({ "name": "a.pdf", "size": 9, "head": [37, 80, 68, 70, 45, 49] });
    let [targets, calendar, categories] = desk_forms();
    let id = "R8K2AB";
    let two = json!({ "chosen": { "ids": [id, "N4W7KD"] } });
    let all = json!({ "matching": { "list": { "list": "agentAll" }, "seen": small_state().tickets.len() } });
    let ticket_commands = json!([
        { "create": { "form": ticket } },
        { "reply": { "ticket": id, "content": "Isi", "status": "pending", "attachments": [file] } },
        { "setStatus": { "ticket": id, "status": "resolved" } },
        { "close": { "ticket": id } },
        { "reopen": { "ticket": id } },
        { "take": { "ticket": "N4W7KD" } },
        { "assign": { "ticket": id, "agent": "agent-1", "reason": STAFF_NOTE } },
        { "giveBack": { "ticket": id, "reason": "lainnya", "note": STAFF_NOTE } },
        { "sendToDepartment": { "ticket": id, "department": "dep-regulasi", "note": STAFF_NOTE } },
        { "leaveDepartment": { "ticket": id } },
        { "setPriority": { "ticket": id, "priority": "low" } },
        { "setLabels": { "ticket": id, "labels": ["LABEL_rkab"] } },
        { "merge": { "into": id, "tickets": ["S0LV3D"] } },
        { "split": { "ticket": id, "message": 2, "title": "Judul", "category": "Umum" } },
        { "link": { "ticket": id, "other": "N4W7KD", "kind": "duplicate" } },
        { "unlink": { "ticket": id, "other": "N4W7KD" } },
        { "rate": { "ticket": "S0LV3D", "isSatisfied": true, "comment": "Baik" } },
        { "addNote": { "ticket": id, "content": STAFF_NOTE, "attachments": [file] } },
        { "editNote": { "note": "NOTE_1795226700001", "content": STAFF_NOTE } },
        { "deleteNote": { "note": "NOTE_1795226700001" } },
        { "bulk": { "tickets": two, "change": { "assign": { "agent": "agent-1", "reason": STAFF_NOTE } } } },
        { "bulk": { "tickets": two, "change": { "setStatus": { "status": "resolved" } } } },
        { "bulk": { "tickets": all, "change": { "setStatus": { "status": "open" } } } },
        { "bulk": { "tickets": two, "change": { "setPriority": { "priority": "low" } } } },
        { "bulk": { "tickets": all, "change": { "addLabels": { "labels": ["LABEL_rkab"] } } } },
        { "bulk": { "tickets": two, "change": { "removeLabels": { "labels": ["LABEL_rkab"] } } } },
        { "bulk": { "tickets": two, "change": { "sendToDepartment": { "department": "dep-regulasi", "note": STAFF_NOTE } } } },
    ]);
    let seen = json!([
        { "seen": { "recall": { "dataset": "a", "record": { "since": 9, "people": [{ "person": "agent-1", "since": 9, "looks": [{ "ticket": id, "until": 9, "at": 9 }] }] } } } },
        { "seen": { "look": { "ticket": id } } },
        { "seen": { "markUnread": { "ticket": id } } },
    ]);
    let others = json!([
        { "label": { "save": { "id": null, "name": "Baru" } } },
        { "label": { "save": { "id": "LABEL_rkab", "name": "Lain" } } },
        { "label": { "delete": { "id": "LABEL_pnbp" } } },
        { "savedView": { "save": { "id": null, "name": "Mendesak", "isShared": true, "parts": [{ "part": "search", "value": "status:open" }] } } },
        { "savedView": { "save": { "id": "VIEW_1", "name": "Lain", "isShared": false, "parts": [] } } },
        { "savedView": { "delete": { "id": "VIEW_1" } } },
        { "cannedReply": { "save": { "id": null, "title": "Baru", "content": "Isi" } } },
        { "cannedReply": { "save": { "id": "CANNED_terima", "title": "A", "content": "B", "category": "C", "files": [file], "removed": ["ABCD"] } } },
        { "cannedReply": { "delete": { "id": "CANNED_terima" } } },
        { "cannedReply": { "import": { "rows": [{ "line": 2, "title": "Laporan diterima", "category": null, "content": "Isi" }] } } },
        { "deskSettings": { "saveTargets": { "form": targets } } },
        { "deskSettings": { "saveCalendar": { "form": calendar } } },
        { "deskSettings": { "saveCategories": { "form": categories } } },
        { "auditor": { "save": { "id": null, "form": auditor } } },
        { "auditor": { "save": { "id": "EXTERNAL100001", "form": auditor } } },
        { "auditor": { "delete": { "id": "EXTERNAL100002" } } },
        { "assignment": { "create": { "form": work } } },
        { "assignment": { "start": { "assignment": "ASSIGN_1763777711106" } } },
        { "assignment": { "complete": { "assignment": "ASSIGN_1763432061726" } } },
        { "assignment": { "extend": { "form": { "assignment": "ASSIGN_1763777711106", "expiryDate": "2026-12-24" } } } },
        { "assignment": { "handOver": { "form": { "assignment": "ASSIGN_1763777711106", "auditorType": "external", "auditor": "EXTERNAL100001", "expiryDate": "2026-12-24" } } } },
        { "assignment": { "edit": { "form": { "assignment": "ASSIGN_1763777711106", "expiryDate": "2026-12-24", "notes": WORK_NOTE } } } },
        { "assignment": { "delete": { "assignment": "ASSIGN_1763086412346" } } },
        { "repository": { "storeDataset": { "form": form } } },
        { "repository": { "storeDocument": { "form": { "place": place, "file": document, "sections": [{ "title": "T", "body": "B" }] } } } },
        { "repository": { "edit": { "form": { "id": "TAB-OPR-02", "place": place, "name": "", "kegiatan": "Lain" } } } },
        { "repository": { "remove": { "id": "TAB-OPR-02" } } },
        { "dashboard": { "create": { "form": dashboard } } },
        { "dashboard": { "save": { "dashboard": "dash_1763777722418", "form": dashboard, "widgets": widget } } },
        { "dashboard": { "publish": { "dashboard": "dash_1763777722418" } } },
        { "dashboard": { "unpublish": { "dashboard": "dash_1763777722418" } } },
        { "dashboard": { "duplicate": { "dashboard": "dash_1763777722418" } } },
        { "dashboard": { "delete": { "dashboard": "dash_1763691310275" } } },
        { "dashboard": { "import": { "definition": { "format": "portal-minerba/dashboard", "widgets": widget } } } },
        { "history": { "undo": { "seq": 1 } } },
        { "history": { "restore": { "seq": 1, "record": { "slice": "labels", "id": "LABEL_pnbp" } } } },
        { "history": { "restore": { "seq": 1, "record": { "slice": "deskSettings", "id": "desk" } } } },
        { "history": { "restoreField": { "seq": 1, "ticket": id, "field": "status" } } },
        { "history": { "restoreField": { "seq": 1, "ticket": id, "field": "priority" } } },
        { "history": { "restoreField": { "seq": 1, "ticket": id, "field": "assignee" } } },
        { "history": { "restoreField": { "seq": 1, "ticket": id, "field": "labels" } } },
        { "history": { "restore": { "seq": 1, "record": { "slice": "repository", "id": "TAB-OPR-02" } } } },
        { "history": { "restore": { "seq": 2, "record": { "slice": "dashboards", "id": "dash_1763691310275" } } } },
    ]);
    let audits = audit_templates(&file);
    let of_tickets = ticket_commands.as_array().into_iter().flatten().map(|command| json!({ "ticket": command }));
    let listed = [seen, others, directory_templates()];
    let others = listed.iter().flat_map(|list| list.as_array().into_iter().flatten().cloned());
    of_tickets.chain(others).chain(audits).collect()
}

/// Commands on agents, companies and departments.
fn directory_templates() -> Value {
    json!([
        { "directory": { "save": { "draft": { "id": null, "form": { "agent": { "name": "Agen Baru", "email": "baru@esdm.example", "department": "dep-regulasi" } } } } } },
        { "directory": { "save": { "draft": { "id": "bu-bara", "form": { "company": { "name": "PT Bara Khatulistiwa", "email": "helpdesk@barakhatulistiwa.example", "province": "Bengkulu", "contacts": [{ "name": "Dewi", "position": "", "email": "", "phone": "" }] } } } } } },
        { "directory": { "setActive": { "id": "agent-2", "isActive": false } } },
        { "directory": { "setActive": { "id": "agent-2", "isActive": true } } },
        { "history": { "restore": { "seq": 1, "record": { "slice": "directory", "id": "agent-2" } } } },
    ])
}

/// Commands on findings, reviews and follow-ups of one assignment.
fn audit_templates(file: &Value) -> Vec<Value> {
    let work = "ASSIGN_1763432061726";
    let (finding, accepted) = ("FINDING_1795226700001", "TL_FINDING_1795226700001");
    let text = json!({ "title": "Temuan", "condition": "A", "criteria": "B", "cause": "", "effect": "",
        "recommendations": [{ "number": 0, "text": "Bayar." }], "class": "loss", "severity": "high", "calculation": "2 * 3" });
    let section = json!({ "section": { "assignment": work, "section": 0, "quote": "" } });
    let files = json!({ "files": { "files": [{ "facts": file, "sha256": "ab".repeat(32) }] } });
    let commands = json!([
        { "finding": { "write": { "assignment": work, "form": text } } },
        { "finding": { "edit": { "finding": finding, "form": text } } },
        { "finding": { "pin": { "target": { "finding": { "finding": finding } }, "form": { "caption": "", "place": section } } } },
        { "finding": { "pin": { "target": { "new": { "assignment": work, "title": "Baru" } }, "form": { "caption": "", "place": files } } } },
        { "finding": { "caption": { "finding": finding, "evidence": "ABCDEFGH", "caption": "A" } } },
        { "finding": { "unpin": { "finding": finding, "evidence": "ABCDEFGH" } } },
        { "finding": { "delete": { "finding": finding } } },
        { "review": { "submit": { "assignment": work, "conclusion": "adverse", "summary": "" } } },
        { "review": { "return": { "assignment": work, "reason": "Kurang." } } },
        { "review": { "accept": { "assignment": work, "note": "" } } },
        { "review": { "reopen": { "assignment": work, "reason": "Baru." } } },
        { "review": { "comment": { "assignment": work, "place": { "finding": { "finding": finding } }, "text": WORK_NOTE } } },
        { "review": { "resolve": { "assignment": work, "comment": "ABCDEFGH", "isResolved": true } } },
        { "followUp": { "answer": { "followUp": accepted, "recommendation": 1, "form": { "text": "A", "promised": "", "files": [file] } } } },
        { "followUp": { "assess": { "followUp": accepted, "recommendation": 1, "form": { "status": "done", "settled": "", "reason": "" } } } },
    ]);
    commands.as_array().into_iter().flatten().cloned().collect()
}

/// Replaces texts by ids of existing records.
fn with_ids(random: &mut Random, portal: &Portal, value: &Value) -> Value {
    let state = portal.state();
    match value {
        Value::String(text) if text.len() >= 6 && random.once_in(3) => {
            let all: Vec<&str> = match text.split(['_', '-', '1']).next() {
                Some("ASSIGN") => state.assignments.iter().map(|one| one.id.as_str()).collect(),
                Some("dash") => state.dashboards.iter().map(|one| one.id.as_str()).collect(),
                Some("LABEL") => state.labels.iter().map(|one| one.id.as_str()).collect(),
                Some("INTERNAL" | "EXTERNAL") => state.auditors.iter().map(|one| one.id.as_str()).collect(),
                Some("R8K2AB" | "N4W7KD") => state.tickets.iter().map(|one| one.id.as_str()).collect(),
                Some("VIEW") => state.saved_views.iter().map(|one| one.id.as_str()).chain([text.as_str()]).collect(),
                Some("FINDING") => state.findings.iter().map(|one| one.id.as_str()).chain([text.as_str()]).collect(),
                Some("NOTE") => state.notes.iter().map(|one| one.id.as_str()).chain([text.as_str()]).collect(),
                Some("TL") => state.follow_ups.iter().map(|one| one.id.as_str()).chain([text.as_str()]).collect(),
                _ => vec![text],
            };
            all.get(random.below(all.len())).map_or_else(|| value.clone(), |id| json!(id))
        }
        Value::Number(_) if random.once_in(2) => json!(random.below(state.seq as usize + 2)),
        Value::Object(fields) => {
            fields.iter().map(|(name, one)| (name.clone(), with_ids(random, portal, one))).collect()
        }
        Value::Array(items) => items.iter().map(|one| with_ids(random, portal, one)).collect(),
        other => other.clone(),
    }
}

fn act_as(portal: &mut Portal, random: &mut Random, clock: Clock, role: Role) -> bool {
    let people = portal.state().people(role);
    let Some(person) = people.get(random.below(people.len())) else { return false };
    let command = Command::Session(SessionCommand::ActAs { role, person: Some(person.id.clone()) });
    matches!(portal.dispatch(&mut Env { clock, entropy: random }, &command), Outcome::Ok { .. })
}

#[test]
fn absurd_commands_do_not_panic_or_bypass_roles_or_change_state_when_refused() {
    let commands = from_environment("PORTAL_COMMANDS", 6_000);
    let seed = from_environment("PORTAL_SEED", 1);
    let templates = templates();
    let (mut given, mut shapeless, mut refused, mut read) = (0_u64, 0_u64, 0_u64, 0_u64);
    let mut random = Random::new(seed);
    let mut portal = Portal::with_state(small_state());
    let mut now = CLOCK.now.0;
    while given < commands {
        now += 60_001;
        if given.is_multiple_of(400) {
            portal = Portal::with_state(small_state());
            now = CLOCK.now.0;
        }
        let clock = Clock { now: Instant(now), ..CLOCK };
        let template = random.pick(&templates);
        let template = with_ids(&mut random, &portal, template);
        let (area, inner) = template.as_object().and_then(|fields| fields.iter().next()).expect("one area");
        let (what, fields) = inner.as_object().and_then(|fields| fields.iter().next()).expect("one command");
        let fields = if random.once_in(4) { fields.clone() } else { odd::spoilt(&mut random, fields) };
        let spoilt = json!({ area: { what: fields } });
        let Ok(command) = serde_json::from_value::<Command>(spoilt.clone()) else {
            shapeless += 1;
            continue;
        };
        let granted: Vec<Role> = Role::ALL.into_iter().filter(|role| may(*role, &spoilt)).collect();
        let role = if random.once_in(3) { *random.pick(&Role::ALL) } else { *random.pick(&granted) };
        if !act_as(&mut portal, &mut random, clock, role) {
            continue;
        }
        given += 1;
        let about = || format!("PORTAL_SEED={seed}, number {given}, {role:?}: {spoilt}");
        let before = portal.clone();
        let outcome = portal.dispatch(&mut Env { clock, entropy: &mut random }, &command);
        let is_not_permitted = matches!(outcome, Outcome::Refused { refusal: Refusal::NotPermitted { .. } });
        assert_eq!(is_not_permitted, !may(role, &spoilt), "{} → {outcome:?}", about());
        if let Outcome::Refused { .. } = outcome {
            refused += 1;
            assert_eq!(portal, before, "{}", about());
            if random.once_in(16) {
                assert_eq!(portal.snapshot(), before.snapshot(), "{}", about());
            }
        } else if random.once_in(8) {
            invariants::check(portal.state());
        }
        if random.once_in(20) {
            read += Everything { portal: &portal, clock }.read_by_everybody(&mut random);
        }
    }
    let line = format!(
        "{given} perintah acak (benih {seed}), {shapeless} tanpa bentuk, {refused} ditolak, {read} tampilan dibaca\n"
    );
    std::io::stdout().write_all(line.as_bytes()).expect("stdout is open");
    assert!(refused > given / 4 && given - refused > given / 10, "{line}");
}
