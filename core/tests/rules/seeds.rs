//! The shipped seeds have what decisions §2 requires, and an error in them is named.

use crate::support::{CLOCK, Desk, OPENED};
use portal_core::model::Role;
use portal_core::model::ticket::{Priority, SYSTEM, Status};
use portal_core::seed::json::StrictJson;
use portal_core::seed::{SHIPPED, SeedFiles, read};
use portal_core::store::form::attachment::{FileFacts, check};

#[test]
fn shipped_seeds_are_valid() {
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
    for category in &desk.portal.state().desk_settings.categories {
        assert!(tickets.iter().any(|ticket| ticket.category == *category), "{category}");
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
fn every_role_has_people() {
    let state = Desk::open().portal.state().clone();
    let count = |role| state.people(role).len();
    assert_eq!((count(Role::Agent), state.directory.departments.len(), count(Role::BadanUsaha)), (2, 2, 3));
    let departments: Vec<&str> = state.directory.departments.iter().map(|one| one.name.as_str()).collect();
    assert_eq!(departments, ["Departemen - Perizinan", "Departemen - Regulasi"]);
    assert!(count(Role::InternalAuditor) >= 2 && count(Role::ExternalAuditor) >= 2);
    assert_eq!(count(Role::DashboardBuilder), 2, "private dashboards are hidden from the other administrator");
    for role in Role::ALL {
        for person in state.people(role) {
            let ministry = !matches!(role, Role::BadanUsaha | Role::ExternalAuditor);
            assert_eq!(person.email.ends_with("@esdm.example"), ministry, "{}", person.email);
        }
    }
}

/// The error message after one change to the shipped files.
fn slip(wrong: impl Fn(&mut SeedFiles<'_>)) -> String {
    let mut files = SHIPPED;
    wrong(&mut files);
    read::<StrictJson>(&files, CLOCK).expect_err("the error is found").to_string()
}

#[test]
fn an_error_is_named_with_file_record_and_field() {
    let ticket = |from: &str, to: &str| {
        assert!(SHIPPED.tickets.contains(from), "{from}");
        let text = SHIPPED.tickets.replacen(from, to, 1);
        read::<StrictJson>(&SeedFiles { tickets: &text, ..SHIPPED }, CLOCK).expect_err("the error is found").to_string()
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
fn errors_in_the_other_files_are_named_too() {
    let agents = SHIPPED.agents.replacen("dep-regulasi", "dep-x", 1);
    let said = slip_agents(&agents);
    assert!(said.contains("seeds/agents.json: record 'agent-2', field 'department'"), "{said}");
    let users = SHIPPED.users.replacen(".example", ".com", 1);
    let said = read::<StrictJson>(&SeedFiles { users: &users, ..SHIPPED }, CLOCK).expect_err("seen").to_string();
    assert!(said.contains("seeds/users.json: record 'adm-1', field 'email'"), "{said}");
    let companies = SHIPPED.companies.replacen("barakhatulistiwa.example", "barakhatulistiwa.com", 1);
    let said =
        read::<StrictJson>(&SeedFiles { companies: &companies, ..SHIPPED }, CLOCK).expect_err("seen").to_string();
    assert!(said.contains("seeds/companies.json: record 'bu-bara', field 'email'"), "{said}");
    assert!(slip(|files| files.labels = "[").contains("seeds/labels.json"));
    let twice = r#"[{"id":"a","name":"A"},{"id":"a","name":"B"}]"#;
    assert!(slip(|files| files.departments = twice).contains("record 'a', field 'id': is not unique"));
    assert!(slip(|files| files.departments = "[] x").contains("seeds/departments.json"));
    let twice = r#"[{"id":"a","name":"A","hue":0},{"id":"a","name":"B","hue":1}]"#;
    assert!(slip(|files| files.labels = twice).contains("record 'a', field 'id': is not unique"));
    let twice = r#"[{"id":"a","title":"A","content":"x"},{"id":"a","title":"B","content":"x"}]"#;
    assert!(slip(|files| files.canned_replies = twice).contains("record 'a', field 'id': is not unique"));
    let nobody = r#"{"administrators":[],"cmsAdministrators":[],"dashboardAdministrators":[]}"#;
    assert!(slip(|files| files.users = nobody).contains("field 'administrators': has nobody in it"));
}

/// The error message for a seed file in which one text is replaced.
fn said(file: &str, from: &str, to: &str) -> String {
    let mut files = SHIPPED;
    let text = match file {
        "auditors" => &mut files.auditors,
        "datasets" => &mut files.datasets,
        "documents" => &mut files.documents,
        "assignments" => &mut files.assignments,
        "findings" => &mut files.findings,
        "companies" => &mut files.companies,
        "dashboards" => &mut files.dashboards,
        other => panic!("{other} is no seed file"),
    };
    assert!(text.contains(from), "{from}");
    let wrong = text.replacen(from, to, 1);
    *text = &wrong;
    read::<StrictJson>(&files, CLOCK).expect_err("the error is found").to_string()
}

#[test]
fn errors_in_the_audit_files_are_named_too() {
    let cases = [
        ("auditors", r#""type": "internal""#, r#""type": "intern""#, "[0].type"),
        ("auditors", r#""company""#, r#""firma": 1, "company""#, "[0].firma"),
        ("auditors", "INTERNAL100002", "INTERNAL100001", "record 'INTERNAL100001', field 'id'"),
        ("auditors", r#"["Pengadministrasian", "Reklamasi"]"#, "[]", "record 'INTERNAL100002', field 'expertise'"),
        ("auditors", "hendra.kusuma@esdm.example", "hendra@esdm.go", "record 'INTERNAL100001', field 'email'"),
        ("datasets", r#""tahapan": "Eksplorasi""#, r#""tahapan": "Reklamasi""#, "[0].tahapan"),
        ("datasets", r#""uploaded""#, r#""unggah": 1, "uploaded""#, "[0].unggah"),
        ("datasets", "TAB-EKS-02", "TAB-EKS-01", "record 'TAB-EKS-01', field 'id'"),
        (
            "datasets",
            r#""uploaded": "bulan-ini-38d""#,
            r#""uploaded": "kemarin""#,
            "record 'TAB-EKS-01', field 'uploaded'",
        ),
        ("datasets", r#""updated": "bulan-ini-36d""#, r#""updated": "-36""#, "record 'TAB-EKS-01', field 'updated'"),
        ("datasets", r#"["Semester I 2025", "003","#, r#"["003","#, "record 'TAB-EKS-01', field 'rows': row 1"),
        (
            "datasets",
            r#""kegiatan": "Penjualan""#,
            r#""kegiatan": "Blending""#,
            "record 'TAB-PJL-02', field 'kegiatan'",
        ),
        ("documents", r#""format": "pdf""#, r#""format": "doc""#, "[0].format"),
        ("documents", r#""format": "pdf""#, r#""format": "txt""#, "record 'DOC-PRZ-01', field 'name'"),
        ("documents", r#""format": "pdf""#, r#""format": "docx""#, "record 'DOC-PRZ-01', field 'format'"),
        ("documents", r#""pages""#, r#""halaman": 1, "pages""#, "[0].halaman"),
        ("documents", "DOC-PRZ-02", "DOC-PRZ-01", "record 'DOC-PRZ-01', field 'id'"),
        ("documents", "DOC-PRZ-02", "TAB-PJL-03", "record 'TAB-PJL-03', field 'id'"),
        (
            "documents",
            r#""uploaded": "bulan-ini-33d""#,
            r#""uploaded": "33d""#,
            "record 'DOC-PRZ-01', field 'uploaded'",
        ),
        ("assignments", r#""data": "TAB-PJL-03""#, r#""data": "TAB-X""#, "record 'ASSIGN_1763777711106', field 'data'"),
        (
            "assignments",
            r#""auditor": "INTERNAL100001""#,
            r#""auditor": "X""#,
            "record 'ASSIGN_1763777711106', field 'auditor'",
        ),
        (
            "assignments",
            r#""assignedBy": "cms-1""#,
            r#""assignedBy": "adm-1""#,
            "record 'ASSIGN_1763777711106', field 'assignedBy'",
        ),
        (
            "assignments",
            r#""assigned": "-0m""#,
            r#""assigned": "0m""#,
            "record 'ASSIGN_1763777711106', field 'assigned'",
        ),
        ("assignments", "ASSIGN_", "TASK_", "field 'id': does not begin with ASSIGN_"),
        ("assignments", r#""due": "+7d""#, r#""due": "+1w""#, "record 'ASSIGN_1763777711106', field 'due'"),
        ("assignments", r#""status": "assigned""#, r#""status": "overdue""#, "[0].status"),
        (
            "assignments",
            r#""status": "assigned""#,
            r#""status": "completed""#,
            "record 'ASSIGN_1763777711106', field 'completed'",
        ),
        (
            "assignments",
            r#""completed": "-5d""#,
            r#""completed": "5d""#,
            "record 'ASSIGN_1763259237036', field 'completed'",
        ),
        (
            "assignments",
            r#""updated": "-0m""#,
            r#""updated": "baru""#,
            "record 'ASSIGN_1763777711106', field 'updated'",
        ),
        ("assignments", "ASSIGN_1763691298761", "ASSIGN_1763777711106", "record 'ASSIGN_1763777711106', field 'id'"),
        ("assignments", "ASSIGN_1763777711106", "TUGAS_1", "record 'TUGAS_1', field 'id'"),
        ("assignments", r#""notes""#, r#""catatan": 1, "notes""#, "[0].catatan"),
    ];
    for (file, from, to, expected) in cases {
        let said = said(file, from, to);
        assert!(said.contains(&format!("seeds/{file}.json")) && said.contains(expected), "{to}: {said}");
    }
}

#[test]
fn errors_in_reviews_and_findings_are_named_too() {
    const FIRST: &str = "record 'FINDING_1763172845012', field";
    const REPORT: &str = "record 'ASSIGN_1763000000001', field";
    const OTHER: &str = "record 'FINDING_1763345669664', field";
    let submitted = r#""submitted": "bulan-ini,-1d""#;
    let cases = [
        ("assignments", submitted, r#""submitted": "kemarin""#, format!("{REPORT} 'review.submitted'")),
        ("assignments", r#""conclusion": "qualified""#, r#""conclusion": "baik""#, ".review.conclusion".to_owned()),
        ("assignments", submitted, r#""kirim": 1, "submitted": "-1d""#, ".review.kirim".to_owned()),
        (
            "assignments",
            r#""at": "-12d", "by": "cms-1""#,
            r#""at": "-12d", "by": "adm-1""#,
            "record 'ASSIGN_1762913587655', field 'review.accepted.by'".to_owned(),
        ),
        ("assignments", r#""at": "-12d""#, r#""at": "12d""#, "field 'review.accepted.at'".to_owned()),
        ("findings", r#""title""#, r#""judul": 1, "title""#, "[0].judul".to_owned()),
        ("findings", r#""class": "control""#, r#""class": "kontrol""#, "[0].class".to_owned()),
        ("findings", "FINDING_1763259257338", "FINDING_1763172845012", format!("{FIRST} 'id'")),
        ("findings", "FINDING_1763172845012", "TEMUAN_1", "record 'TEMUAN_1', field 'id'".to_owned()),
        ("findings", "ASSIGN_1762913587655", "ASSIGN_1763086412346", format!("{FIRST} 'assignment'")),
        ("findings", "ASSIGN_1762913587655", "ASSIGN_1763777711106", format!("{FIRST} 'assignment': has not begun")),
        ("findings", r#""written": "-17d""#, r#""written": "17d""#, format!("{FIRST} 'written'")),
        ("findings", r#""criteria": ""#, r#""criteria": "", "cause": "x", "effect": ""#, "duplicate".to_owned()),
        ("findings", r#""calculation": """#, r#""calculation": "satu""#, format!("{FIRST} 'calculation'")),
        ("findings", r#""data": "TAB-PJL-01""#, r#""data": "TAB-X""#, format!("{FIRST} 'evidence[0].data'")),
        ("findings", r#""data": "TAB-PJL-01""#, r#""data": "TAB-PJL-02""#, format!("{FIRST} 'evidence[0].columns'")),
        ("findings", r#""data": "TAB-ADM-02""#, r#""data": "TAB-OPR-01""#, format!("{FIRST} 'evidence[1]")),
        ("findings", r#""rows": [6, 7]"#, r#""rows": [7, 6]"#, format!("{FIRST} 'evidence[0].rows'")),
        ("findings", r#""rows": [6, 7]"#, r#""rows": [6, 99]"#, format!("{FIRST} 'evidence[0].rows'")),
        ("findings", r#""rows": [6, 7]"#, r#""rows": []"#, format!("{FIRST} 'evidence[0].rows'")),
        ("findings", r#""rows": [6, 7],"#, "", format!("{FIRST} 'evidence[0].data'")),
        (
            "findings",
            r#""document": "DOC-ADM-01""#,
            r#""document": "DOC-X""#,
            format!("{OTHER} 'evidence[1].document'"),
        ),
        (
            "findings",
            r#""document": "DOC-ADM-01""#,
            r#""document": "DOC-PRZ-02""#,
            format!("{OTHER} 'evidence[1].quote'"),
        ),
        ("findings", r#""section": "Temuan""#, r#""section": "Isi""#, format!("{OTHER} 'evidence[1].section'")),
        ("findings", "capaian per blok perlu", "capaian blok perlu", format!("{OTHER} 'evidence[1].quote'")),
        ("findings", r#""by": "cms-1""#, r#""by": "adm-1""#, format!("{OTHER} 'comments.by'")),
        ("findings", r#""recommendation": 2"#, r#""recommendation": 3"#, format!("{FIRST} 'answers.recommendation'")),
        ("findings", r#""promised": "+25d""#, r#""promised": "segera""#, format!("{FIRST} 'answers.promised'")),
        ("findings", r#""settled": null"#, r#""settled": "Rp1""#, format!("{FIRST} 'assessments.settled'")),
        ("findings", r#""status": "done""#, r#""status": "selesai""#, ".assessments[0].status".to_owned()),
        ("findings", "ASSIGN_1762913587655", "ASSIGN_1763000000001", format!("{FIRST} 'answers'")),
        (
            "findings",
            "Persetujuan pengangkutan dan pencampuran batu bara, bagian Ketentuan pencatatan: batu bara dari blok sendiri yang dicampur tidak boleh melebihi produksi blok tersebut ditambah stok yang telah dilaporkan.",
            "",
            format!("{FIRST} 'assignment': is submitted, but the finding has no Kriteria"),
        ),
    ];
    for (file, from, to, expected) in cases {
        let said = said(file, from, to);
        assert!(said.contains(&format!("seeds/{file}.json")) && said.contains(&expected), "{to}: {said}");
    }
}

#[test]
fn errors_in_the_dashboard_files_are_named_too() {
    const FIRST: &str = "record 'dash_1763777722418', field";
    let cases = [
        (
            "companies",
            "Kepulauan Bangka Belitung",
            "Babel",
            "record 'CV Timah Selat Gaspar', field 'province'".to_owned(),
        ),
        ("companies", r#""province""#, r#""provinsi": 1, "province""#, "[0].provinsi".to_owned()),
        ("dashboards", r#""createdBy": "dash-1""#, r#""createdBy": "cms-1""#, format!("{FIRST} 'createdBy'")),
        ("dashboards", r#""updated": "-0m""#, r#""updated": "hari ini""#, format!("{FIRST} 'updated'")),
        ("dashboards", "dash_1763691310275", "dash_1763777722418", format!("{FIRST} 'id'")),
        ("dashboards", r#""id": "widget_2""#, r#""id": "widget_1""#, format!("{FIRST} 'widgets[1].id'")),
        ("dashboards", r#""x": 3, "y": 0"#, r#""x": 2, "y": 0"#, format!("{FIRST} 'widgets[1].position'")),
        ("dashboards", r#""type": "metric""#, r#""type": "gauge""#, "[0].widgets[0].type".to_owned()),
        ("dashboards", r#""category": "Operasi""#, r#""category": "Produksi""#, "[0].category".to_owned()),
    ];
    for (file, from, to, expected) in cases {
        let said = said(file, from, to);
        assert!(said.contains(&format!("seeds/{file}.json")) && said.contains(&expected), "{to}: {said}");
    }
}

fn slip_agents(agents: &str) -> String {
    read::<StrictJson>(&SeedFiles { agents, ..SHIPPED }, CLOCK).expect_err("the error is found").to_string()
}

#[test]
fn sample_files_have_the_size_and_content_in_the_seeds() {
    let desk = Desk::open();
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../seeds/files");
    let mut found = 0;
    for ticket in desk.portal.state().tickets.iter() {
        let sent = ticket.messages.iter().flat_map(|message| &message.attachments);
        for file in ticket.attachments.iter().chain(sent) {
            let bytes = std::fs::read(folder.join(&file.name)).expect("a sample file is in seeds/files");
            let facts = FileFacts {
                name: file.name.clone(),
                size: bytes.len() as u64,
                head: bytes[..8].to_vec(),
                tail: Vec::new(),
            };
            assert_eq!(check(&facts), Ok(file.format), "{}", file.name);
            assert_eq!(facts.size, file.size, "{}", file.name);
            assert_eq!(file.id, format!("seed:{}", file.name));
            found += 1;
        }
    }
    assert_eq!(found, std::fs::read_dir(&folder).expect("seeds/files").count());
}
