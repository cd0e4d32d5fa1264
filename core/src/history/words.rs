//! Words for records and their changes.

use std::collections::BTreeSet;

use crate::locale::calendar::CalendarDate;
use crate::locale::file_name::shown_file_name;
use crate::locale::number::{count, integer};
use crate::model::Record;
use crate::model::SharedStr;
use crate::model::assignment::{Assignment, Conclusion};
use crate::model::auditor::Auditor;
use crate::model::canned_reply::CannedReply;
use crate::model::dashboard::Dashboard;
use crate::model::desk_settings::{DeskSettings, DeskTarget};
use crate::model::directory::Company;
use crate::model::finding::{Finding, FindingClass, FindingText, FollowUp, Severity};
use crate::model::repository::{Dataset, Document};
use crate::model::ticket::Agent;
use crate::model::working_paper::PaperStep;
use crate::table::data::column::Measure;
use crate::table::data::shown::amount as in_rupiah;

/// Maximum length of a quoted text in characters.
const QUOTED: usize = 60;

/// The name of a record.
pub fn name(record: &Record) -> String {
    match record {
        Record::Ticket(ticket) => format!("{} {}", ticket.id, ticket.title),
        Record::CannedReply(reply) => reply.title.clone(),
        Record::Label(label) => label.name.clone(),
        Record::Auditor(auditor) => auditor.name.clone(),
        Record::Assignment(assignment) => format!("{} ({})", assignment.data_name, assignment.auditor_name),
        Record::Dataset(set) => format!("{} - {}", set.kegiatan, set.badan_usaha),
        Record::Document(document) => document.name.clone(),
        Record::PaperStep(step) => step.purpose.clone(),
        Record::Finding(finding) => finding.text.title.clone(),
        Record::FollowUp(follow_up) => follow_up.text.title.clone(),
        Record::Dashboard(dashboard) => dashboard.name.clone(),
        Record::SavedView(view) => view.name.clone(),
        Record::Note(note) => quoted(&note.content),
        Record::DeskSettings(_) => "Pengaturan help desk".to_owned(),
        Record::Agent(agent) => agent.name.clone(),
        Record::Company(company) => company.name.clone(),
        Record::Department(department) => department.name.clone(),
    }
}

/// A field with different values in two versions of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Label of the field.
    pub field: &'static str,
    /// The later value in words.
    pub now: String,
    told: String,
}

/// Differences by field, such as 'Nama: Air → Air tanah'.
pub fn told(before: &Record, after: &Record) -> Vec<String> {
    differences(before, after).into_iter().map(|difference| difference.told).collect()
}

/// The fields in which two versions differ.
pub fn differences(before: &Record, after: &Record) -> Vec<Difference> {
    let mut lines = Lines::default();
    match (before, after) {
        (Record::Label(before), Record::Label(after)) => lines.compare("Nama", &before.name, &after.name),
        (Record::CannedReply(before), Record::CannedReply(after)) => canned_reply(&mut lines, before, after),
        (Record::Auditor(before), Record::Auditor(after)) => auditor(&mut lines, before, after),
        (Record::Assignment(before), Record::Assignment(after)) => assignment(&mut lines, before, after),
        (Record::Dashboard(before), Record::Dashboard(after)) => dashboard(&mut lines, before, after),
        (Record::PaperStep(before), Record::PaperStep(after)) => paper_step(&mut lines, before, after),
        (Record::Finding(before), Record::Finding(after)) => finding(&mut lines, before, after),
        (Record::FollowUp(before), Record::FollowUp(after)) => follow_up(&mut lines, before, after),
        (Record::Note(before), Record::Note(after)) => lines.compare("Isi", &before.content, &after.content),
        (Record::Dataset(before), Record::Dataset(after)) => dataset(&mut lines, before, after),
        (Record::Document(before), Record::Document(after)) => document(&mut lines, before, after),
        (Record::DeskSettings(before), Record::DeskSettings(after)) => desk_settings(&mut lines, before, after),
        (Record::Agent(before), Record::Agent(after)) => agent(&mut lines, before, after),
        (Record::Company(before), Record::Company(after)) => company(&mut lines, before, after),
        (Record::Department(before), Record::Department(after)) => {
            lines.compare("Nama", &before.name, &after.name);
            lines.compare("Status", in_words(before.is_inactive), in_words(after.is_inactive));
        }
        _ => {}
    }
    lines.0
}

fn desk_settings(lines: &mut Lines, before: &DeskSettings, after: &DeskSettings) {
    lines.compare("Zona waktu", before.zone.label(), after.zone.label());
    lines.compare("Jam kerja", &before.hours_in_words(), &after.hours_in_words());
    let days = |days: &[CalendarDate]| days.iter().map(|day| day.long()).collect::<Vec<_>>().join(", ");
    lines.compare("Libur nasional yang tetap kerja", &days(&before.worked_holidays), &days(&after.worked_holidays));
    let own = |settings: &DeskSettings| {
        let named = settings.holidays.iter().map(|one| format!("{} ({})", one.date.long(), one.name));
        named.collect::<Vec<_>>().join(", ")
    };
    lines.compare("Libur sendiri", &own(before), &own(after));
    let targets =
        |settings: &DeskSettings| settings.targets.iter().map(DeskTarget::in_words).collect::<Vec<_>>().join("; ");
    lines.compare("Target", &targets(before), &targets(after));
    let quiet = |settings: &DeskSettings| format!("{} hari kerja", settings.quiet_days);
    lines.compare("Penutupan ditawarkan setelah", &quiet(before), &quiet(after));
    let active =
        |settings: &DeskSettings| settings.active_categories().map(SharedStr::as_str).collect::<Vec<_>>().join(", ");
    lines.compare("Kategori tiket", &active(before), &active(after));
}

fn agent(lines: &mut Lines, before: &Agent, after: &Agent) {
    lines.compare("Nama", &before.name, &after.name);
    lines.compare("Email", &before.email, &after.email);
    // Only the id is known here.
    if before.department != after.department {
        let now = "seperti sebelumnya".to_owned();
        lines.0.push(Difference { field: "Departemen", now, told: "Departemen berubah".to_owned() });
    }
    lines.compare("Status", in_words(before.is_inactive), in_words(after.is_inactive));
}

fn company(lines: &mut Lines, before: &Company, after: &Company) {
    lines.compare("Nama", &before.name, &after.name);
    lines.compare("Email", &before.email, &after.email);
    lines.compare("Provinsi", &before.province, &after.province);
    let contacts = |company: &Company| {
        let named = company.contacts.iter().map(|contact| {
            let facts = [&contact.name, &contact.position, &contact.email, &contact.phone];
            facts.into_iter().filter(|fact| !fact.is_empty()).cloned().collect::<Vec<_>>().join(", ")
        });
        named.collect::<Vec<_>>().join("; ")
    };
    lines.compare("Kontak", &contacts(before), &contacts(after));
    lines.compare("Status", in_words(before.is_inactive), in_words(after.is_inactive));
}

const fn in_words(is_inactive: bool) -> &'static str {
    if is_inactive { "Nonaktif" } else { "Aktif" }
}

fn canned_reply(lines: &mut Lines, before: &CannedReply, after: &CannedReply) {
    lines.compare("Judul", &before.title, &after.title);
    lines.compare("Kategori", &before.category, &after.category);
    lines.compare("Isi", &before.content, &after.content);
    let files = |reply: &CannedReply| {
        let names = reply.attachments.iter().map(|file| shown_file_name(&file.name));
        names.collect::<Vec<_>>().join(", ")
    };
    lines.compare("Lampiran", &files(before), &files(after));
}

fn auditor(lines: &mut Lines, before: &Auditor, after: &Auditor) {
    lines.compare("Nama", &before.name, &after.name);
    lines.compare("Email", &before.email, &after.email);
    lines.compare("Tipe", before.auditor_type.label(), after.auditor_type.label());
    lines.compare("Perusahaan", &before.company, &after.company);
    lines.compare("Keahlian", &before.expertise.join(", "), &after.expertise.join(", "));
}

fn assignment(lines: &mut Lines, before: &Assignment, after: &Assignment) {
    lines.compare("Auditor", &before.auditor_name, &after.auditor_name);
    lines.compare("Status", before.status.label(), after.status.label());
    lines.compare("Tanggal Berakhir", &before.expiry_date.long(), &after.expiry_date.long());
    lines.compare("Catatan", before.notes.as_deref().unwrap_or("-"), after.notes.as_deref().unwrap_or("-"));
    lines.compare("Reviu", before.review.state.label(), after.review.state.label());
    lines.compare("Simpulan", conclusion(before), conclusion(after));
    lines.compare("Catatan reviu", &count(before.comments.len()), &count(after.comments.len()));
}

fn conclusion(assignment: &Assignment) -> &'static str {
    assignment.review.conclusion.map_or("-", Conclusion::label)
}

fn finding(lines: &mut Lines, Finding { text: before, evidence: was, .. }: &Finding, after: &Finding) {
    let FindingText { title, condition, criteria, cause, effect, .. } = &after.text;
    lines.compare("Judul", &before.title, title);
    lines.compare("Kondisi", &before.condition, condition);
    lines.compare("Kriteria", &before.criteria, criteria);
    lines.compare("Sebab", &before.cause, cause);
    lines.compare("Akibat", &before.effect, effect);
    lines.compare("Rekomendasi", &recommendations(before), &recommendations(&after.text));
    let class = |text: &FindingText| text.class.map_or("-", FindingClass::label);
    lines.compare("Klasifikasi", class(before), class(&after.text));
    let severity = |text: &FindingText| text.severity.map_or("-", Severity::label);
    lines.compare("Tingkat", severity(before), severity(&after.text));
    let amount = |text: &FindingText| {
        text.amount.as_ref().map_or_else(
            || "-".to_owned(),
            |amount| amount.exact().map_or_else(|| "-".to_owned(), |value| in_rupiah(value, Measure::Money)),
        )
    };
    lines.compare("Nilai", &amount(before), &amount(&after.text));
    lines.compare("Bukti", &count(was.len()), &count(after.evidence.len()));
}

fn recommendations(text: &FindingText) -> String {
    let texts: Vec<&str> = text.recommendations.iter().map(|one| one.text.as_str()).collect();
    texts.join("; ")
}

fn follow_up(lines: &mut Lines, before: &FollowUp, after: &FollowUp) {
    lines.compare("Jawaban", &count(before.answers.len()), &count(after.answers.len()));
    for one in &after.text.recommendations {
        lines.compare("Status", before.status(one.number).label(), after.status(one.number).label());
    }
}

fn paper_step(lines: &mut Lines, before: &PaperStep, after: &PaperStep) {
    lines.compare("Tujuan", &before.purpose, &after.purpose);
    lines.compare("Simpulan", &before.conclusion, &after.conclusion);
    let of = |step: &PaperStep, number: u32| {
        let item = step.item_results.iter().find(|item| item.number == number);
        item.map(|item| [item.finding.in_words(), item.note.clone()].join(" ").trim_end().to_owned())
            .unwrap_or_default()
    };
    let numbers = [before, after].into_iter().flat_map(|step| &step.item_results).map(|item| item.number);
    for number in numbers.collect::<BTreeSet<u32>>() {
        let [was, now] = [before, after].map(|step| quoted(&of(step, number)));
        if was != now {
            let told = format!("Baris {}: {was} → {now}", integer(number.into()));
            lines.0.push(Difference { field: "Hasil sampel", now, told });
        }
    }
}

fn dataset(lines: &mut Lines, before: &Dataset, after: &Dataset) {
    lines.compare("Tahapan", before.tahapan.label(), after.tahapan.label());
    lines.compare("Badan Usaha", &before.badan_usaha, &after.badan_usaha);
    lines.compare("Kegiatan", &before.kegiatan, &after.kegiatan);
    lines.compare("Deskripsi", &before.description, &after.description);
}

fn document(lines: &mut Lines, before: &Document, after: &Document) {
    lines.compare("Nama", &before.name, &after.name);
    lines.compare("Tahapan", before.tahapan.label(), after.tahapan.label());
    lines.compare("Badan Usaha", &before.badan_usaha, &after.badan_usaha);
    lines.compare("Deskripsi", &before.description, &after.description);
}

fn dashboard(lines: &mut Lines, before: &Dashboard, after: &Dashboard) {
    lines.compare("Nama", &before.name, &after.name);
    lines.compare("Deskripsi", &before.description, &after.description);
    lines.compare("Kategori", before.category.label(), after.category.label());
    lines.compare("Izin", before.permission.label(), after.permission.label());
    lines.compare("Status", before.status.label(), after.status.label());
    lines.compare("Filter", &before.filters.join(", "), &after.filters.join(", "));
    if before.widgets != after.widgets {
        let widgets = |of: &Dashboard| format!("{} widget", count(of.widgets.len()));
        let (was, is) = (widgets(before), widgets(after));
        let told = if was == is { format!("Isi {is} berubah") } else { format!("{was} → {is}") };
        lines.0.push(Difference { field: "Isi", now: is, told });
    }
    if before.thumbnail != after.thumbnail {
        let now = "seperti sebelumnya".to_owned();
        lines.0.push(Difference { field: "Gambar", now, told: "Gambar berubah".to_owned() });
    }
}

#[derive(Default)]
struct Lines(Vec<Difference>);

impl Lines {
    fn compare(&mut self, field: &'static str, before: &str, after: &str) {
        if before != after {
            let (was, now) = (quoted(before), quoted(after));
            self.0.push(Difference { field, told: format!("{field}: {was} → {now}"), now });
        }
    }
}

fn quoted(text: &str) -> String {
    if text.is_empty() {
        return "-".to_owned();
    }
    let mut short: String = text.chars().take(QUOTED).collect();
    if short.len() < text.len() {
        short.push('…');
    }
    short
}
