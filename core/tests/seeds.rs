//! The shipped seeds hold what decisions §2 asks for, and a slip in them is named.
#![cfg(not(target_family = "wasm"))]

mod support;

use portal_core::attachment::{FileFacts, check};
use portal_core::seed::json::StrictJson;
use portal_core::seed::{SHIPPED, SeedFiles, read};
use portal_core::session::Role;
use portal_core::ticket::model::{Category, Priority, SYSTEM, Status};
use support::{CLOCK, Desk, OPENED};

#[test]
fn shipped_seeds_are_right() {
    if let Err(error) = read::<StrictJson>(&SHIPPED, CLOCK) {
        panic!("{error}");
    }
}

#[test]
fn six_tickets_cover_every_status_priority_and_case() {
    let desk = Desk::open();
    let tickets: Vec<_> = desk.portal.state().tickets.iter().collect();
    assert_eq!(tickets.len(), 6);
    for status in Status::ALL {
        assert!(tickets.iter().any(|ticket| ticket.status == *status), "{status:?}");
    }
    for priority in Priority::ALL {
        assert!(tickets.iter().any(|ticket| ticket.priority == Some(*priority)), "{priority:?}");
    }
    for category in Category::ALL {
        assert!(tickets.iter().any(|ticket| ticket.category == *category), "{category:?}");
    }
    assert!(tickets.iter().any(|ticket| ticket.priority.is_none()));
    assert!(tickets.iter().any(|ticket| ticket.assignee.is_none()));
    assert!(tickets.iter().any(|ticket| ticket.returned.is_some()));
    assert!(tickets.iter().any(|ticket| !ticket.attachments.is_empty()));
    let messages: Vec<_> = tickets.iter().flat_map(|ticket| &ticket.messages).collect();
    assert!(messages.iter().any(|message| message.sender == SYSTEM));
    assert!(messages.iter().any(|message| message.sender.ends_with("@esdm.example")));
    for ticket in &tickets {
        assert!(ticket.created_at <= ticket.updated_at && ticket.updated_at <= OPENED, "{}", ticket.id);
        assert!(!desk.portal.state().activity.of(&ticket.id).is_empty(), "{}", ticket.id);
    }
}

#[test]
fn people_of_every_role() {
    let state = Desk::open().portal.state().clone();
    let count = |role| state.people(role).len();
    assert_eq!((count(Role::Agent), state.directory.departments.len(), count(Role::BadanUsaha)), (2, 2, 3));
    assert_eq!(state.directory.departments, ["Departemen - Perizinan", "Departemen - Regulasi"]);
    assert!(count(Role::InternalAuditor) >= 2 && count(Role::ExternalAuditor) >= 2);
    for role in Role::ALL {
        for person in state.people(role) {
            let ministry = !matches!(role, Role::BadanUsaha | Role::ExternalAuditor);
            assert_eq!(person.email.ends_with("@esdm.example"), ministry, "{}", person.email);
        }
    }
}

/// The shipped file's text with one place changed, and what is said of it.
fn slip(wrong: impl Fn(&mut SeedFiles<'_>)) -> String {
    let mut files = SHIPPED;
    wrong(&mut files);
    read::<StrictJson>(&files, CLOCK).expect_err("the slip is seen").to_string()
}

#[test]
fn a_slip_is_named_with_file_record_and_field() {
    let ticket = |from: &str, to: &str| {
        assert!(SHIPPED.tickets.contains(from), "{from}");
        let text = SHIPPED.tickets.replacen(from, to, 1);
        read::<StrictJson>(&SeedFiles { tickets: &text, ..SHIPPED }, CLOCK).expect_err("the slip is seen").to_string()
    };
    let cases = [
        (ticket(r#""status": "new""#, r#""status": "baru""#), "[0].status"),
        (ticket(r#""labels": [],"#, r#""labels": [], "extra": 1,"#), "[0].extra"),
        (ticket(r#""requester": "bu-nikel""#, r#""requester": "bu-hilang""#), "record 'N4W7KD', field 'requester'"),
        (ticket(r#""assignee": "agent-1""#, r#""assignee": "agent-9""#), "record 'R8K2AB', field 'assignee'"),
        (ticket(r#""createdAt": "-0m""#, r#""createdAt": "kemarin""#), "record 'N4W7KD', field 'createdAt'"),
        (ticket("LABEL_rkab", "LABEL_x"), "record 'R8K2AB', field 'labels'"),
        (ticket("N4W7KD", "n4w7kd"), "record 'n4w7kd', field 'id'"),
        (ticket("N4W7KD", "R8K2AB"), "record 'R8K2AB', field 'id'"),
        (
            ticket(r#""sender": "bagus.pratama@esdm.example""#, r#""sender": "x@esdm.example""#),
            "field 'messages.sender'",
        ),
    ];
    for (said, expected) in cases {
        assert!(said.contains("seeds/tickets.json") && said.contains(expected), "{said}");
    }
}

#[test]
fn slips_in_the_other_files_are_named_too() {
    let agents = SHIPPED.agents.replacen("Departemen - Regulasi", "Departemen - X", 1);
    let said = slip_agents(&agents);
    assert!(said.contains("seeds/agents.json: record 'agent-2', field 'department'"), "{said}");
    let users = SHIPPED.users.replacen(".example", ".com", 1);
    let said = read::<StrictJson>(&SeedFiles { users: &users, ..SHIPPED }, CLOCK).expect_err("seen").to_string();
    assert!(said.contains("seeds/users.json: record 'bu-bara', field 'email'"), "{said}");
    assert!(slip(|files| files.labels = "[").contains("seeds/labels.json"));
    assert!(slip(|files| files.departments = "[] x").contains("seeds/departments.json"));
    let twice = r#"[{"id":"a","name":"A","hue":0},{"id":"a","name":"B","hue":1}]"#;
    assert!(slip(|files| files.labels = twice).contains("record 'a', field 'id': is not unique"));
    let twice = r#"[{"id":"a","title":"A","content":"x"},{"id":"a","title":"B","content":"x"}]"#;
    assert!(slip(|files| files.canned_replies = twice).contains("record 'a', field 'id': is not unique"));
    let nobody = r#"{"businesses":[],"administrators":[],"cmsAdministrators":[],"dashboardAdministrators":[]}"#;
    assert!(slip(|files| files.users = nobody).contains("field 'businesses': has nobody in it"));
}

fn slip_agents(agents: &str) -> String {
    read::<StrictJson>(&SeedFiles { agents, ..SHIPPED }, CLOCK).expect_err("the slip is seen").to_string()
}

#[test]
fn sample_files_have_the_size_and_content_that_the_seeds_say() {
    let desk = Desk::open();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../seeds/files");
    let mut found = 0;
    for ticket in desk.portal.state().tickets.iter() {
        let sent = ticket.messages.iter().flat_map(|message| &message.attachments);
        for file in ticket.attachments.iter().chain(sent) {
            let bytes = std::fs::read(folder.join(&file.name)).expect("a sample file lies in seeds/files");
            let facts = FileFacts { name: file.name.clone(), size: bytes.len() as u64, head: bytes[..8].to_vec() };
            assert_eq!(check(&facts), Ok(file.format), "{}", file.name);
            assert_eq!(facts.size, file.size, "{}", file.name);
            assert_eq!(file.id, format!("seed:{}", file.name));
            found += 1;
        }
    }
    assert_eq!(found, std::fs::read_dir(&folder).expect("seeds/files").count());
}
