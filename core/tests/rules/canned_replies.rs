//! Canned replies: list, categories, files, and completion in a message (§2.5, decisions §4 and §10).

use crate::support::history::undo;
use crate::support::{Desk, canned};
use portal_core::Command;
use portal_core::model::Role;
use portal_core::model::canned_reply::CannedReply;
use portal_core::store::error::{Field, Kind, Problem, Refusal};
use portal_core::store::form::attachment::FileFacts;
use portal_core::ticket::canned_reply::{self, CannedReplies, CannedReplyCommand, CannedReplyQuery, CompletionQuery};

fn pdf(name: &str) -> FileFacts {
    FileFacts { name: name.to_owned(), size: 9, head: b"%PDF-1.7".to_vec(), tail: Vec::new() }
}

/// A reply with a category and files; no `id` adds one.
fn saving(
    id: Option<&str>,
    title: &str,
    category: &str,
    files: Vec<FileFacts>,
    removed: &[&str],
) -> CannedReplyCommand {
    CannedReplyCommand::Save {
        id: id.map(str::to_owned),
        title: title.to_owned(),
        content: "Isi {code}".to_owned(),
        category: category.to_owned(),
        files,
        removed: removed.iter().map(|&id| id.to_owned()).collect(),
    }
}

impl Desk {
    fn replies(&self, category: &str) -> CannedReplies {
        let query = CannedReplyQuery { category: category.to_owned(), ..CannedReplyQuery::default() };
        self.view(|reader| canned_reply::list(reader, &query)).expect("agents use canned replies")
    }

    fn reply(&self, id: &str) -> &CannedReply {
        self.portal.state().canned_replies.get(id).expect("a canned reply")
    }

    fn completed(&self, word: &str) -> Vec<canned_reply::CannedCompletion> {
        let query = CompletionQuery { word: word.to_owned(), ticket: "R8K2AB".to_owned() };
        self.view(|reader| canned_reply::completions(reader, &query)).expect("agents use canned replies")
    }
}

#[test]
fn canned_replies_are_found_filled_changed_and_deleted() {
    let mut desk = Desk::acting_as(Role::Agent);
    let find = |desk: &Desk, words: &str, ticket: Option<&str>| {
        let query = CannedReplyQuery {
            search: words.to_owned(),
            ticket: ticket.map(str::to_owned),
            ..CannedReplyQuery::default()
        };
        let answer = desk.view(|reader| canned_reply::list(reader, &query)).expect("agents use canned replies");
        answer.groups.into_iter().flat_map(|group| group.replies).collect::<Vec<_>>()
    };
    let titles: Vec<_> = find(&desk, "", None).into_iter().map(|choice| choice.reply.title).collect();
    assert_eq!(titles, ["Laporan diterima", "Masalah selesai", "Mohon lengkapi data"]);
    let filled = &find(&desk, "masalah", Some("R8K2AB"))[0].filled;
    assert!(filled.starts_with("Yth. PT Bara Khatulistiwa,") && filled.contains("Per 21 November 2026"));
    assert!(filled.contains("R8K2AB") && filled.ends_with("Bagus Pratama"));
    let taken = desk.refused(&Command::CannedReply(canned(None, "LAPORAN diterima", "Isi")));
    assert_eq!(taken, Refusal::invalid(Field::Title, Problem::Taken));
    let added = desk.canned_ok(canned(None, "Baru", "Isi")).expect("a new reply").subject.id;
    desk.canned_ok(canned(Some(&added), "Lebih baru", "Isi"));
    assert_eq!(find(&desk, "lebih", None).len(), 1);
    desk.canned_ok(CannedReplyCommand::Delete { id: added.clone() });
    let gone = desk.refused(&Command::CannedReply(CannedReplyCommand::Delete { id: added.clone() }));
    assert_eq!(gone, Refusal::not_found(Kind::CannedReply, &added));
}

#[test]
fn unfilled_placeholders_are_marked() {
    let mut desk = Desk::acting_as(Role::Agent);
    let content = "Yth. {requester}, hubungi {nama petugas} atau {nama petugas}.".to_owned();
    let names = vec!["{nama petugas}".to_owned()];
    let unknown = |content: &str| desk.view(|reader| canned_reply::unknown(reader, content)).expect("agents may ask");
    assert_eq!((unknown(&content), unknown("{agent}")), (names.clone(), Vec::new()));
    desk.canned_ok(canned(None, "Baru", &content));
    let query = CannedReplyQuery { search: "petugas".to_owned(), ..CannedReplyQuery::default() };
    let found = desk.view(|reader| canned_reply::list(reader, &query)).expect("agents use canned replies");
    assert_eq!(found.groups[0].replies[0].unknown, names);
}

#[test]
fn replies_are_listed_by_category_with_those_without_one_last() {
    let mut desk = Desk::acting_as(Role::Agent);
    desk.canned_ok(saving(Some("CANNED_selesai"), "Masalah selesai", " Penutup  ", vec![], &[]));
    desk.canned_ok(saving(None, "Salam", "penutup", vec![], &[]));
    desk.canned_ok(saving(None, "Izin lengkap", "Izin", vec![], &[]));
    let answer = desk.replies("");
    let groups: Vec<_> = answer
        .groups
        .iter()
        .map(|group| {
            let titles = group.replies.iter().map(|choice| choice.reply.title.as_str()).collect::<Vec<_>>();
            (group.category.as_str(), titles)
        })
        .collect();
    assert_eq!(
        groups,
        [
            ("Izin", vec!["Izin lengkap"]),
            ("Penutup", vec!["Masalah selesai", "Salam"]),
            ("", vec!["Laporan diterima", "Mohon lengkapi data"])
        ]
    );
    assert_eq!((answer.found, answer.total, answer.categories), (5, 5, vec!["Izin".to_owned(), "Penutup".to_owned()]));
    let some = desk.replies("PENUTUP");
    assert_eq!((some.groups.len(), some.found, some.total), (1, 2, 5));
    let found = CannedReplyQuery { search: "penutup salam".to_owned(), ..CannedReplyQuery::default() };
    let found = desk.view(|reader| canned_reply::list(reader, &found)).expect("agents use canned replies");
    assert_eq!(found.found, 1, "the search finds categories too");
}

#[test]
fn a_category_has_up_to_40_characters_and_its_only_reply_may_write_it_otherwise() {
    let mut desk = Desk::acting_as(Role::Agent);
    let long = saving(None, "Baru", &"k".repeat(41), vec![], &[]);
    let refusal = desk.refused(&Command::CannedReply(long));
    assert_eq!(refusal, Refusal::invalid(Field::Category, Problem::TooLong { max: 40, actual: 41 }));
    desk.canned_ok(saving(Some("CANNED_terima"), "Diterima", &"k".repeat(40), vec![], &[]));
    desk.canned_ok(saving(Some("CANNED_terima"), "Diterima", &"K".repeat(40), vec![], &[]));
    assert_eq!(desk.reply("CANNED_terima").category, "K".repeat(40));
    desk.canned_ok(canned(Some("CANNED_terima"), "Diterima", "Isi"));
    assert_eq!(desk.reply("CANNED_terima").category, "");
}

#[test]
fn files_of_a_reply_are_checked_added_removed_and_kept_for_undo() {
    let mut desk = Desk::acting_as(Role::Agent);
    let before = desk.portal.state().held_files();
    let wrong = FileFacts { head: b"MZ".to_vec(), ..pdf("a.pdf") };
    let refusal = desk.refused(&Command::CannedReply(saving(None, "Baru", "", vec![wrong], &[])));
    assert!(matches!(&refusal, Refusal::Invalid { errors } if errors[0].field == Field::Attachments), "{refusal:?}");

    let made = desk.canned_ok(saving(None, "Baru", "", vec![pdf("a.pdf"), pdf("b.pdf")], &[])).expect("made");
    let id = made.subject.id;
    let files = |desk: &Desk| desk.reply(&id).files().map(str::to_owned).collect::<Vec<_>>();
    let [a, b] = <[String; 2]>::try_from(files(&desk)).expect("two files");
    let changed = desk.canned_ok(saving(Some(&id), "Baru", "", vec![pdf("c.pdf")], &[&a])).expect("changed");
    assert_eq!(files(&desk)[0], b);
    assert_eq!(files(&desk).len(), 2);
    assert_eq!(desk.portal.state().held_files().len(), before.len() + 3, "undo needs the removed file");
    desk.ok(&undo(changed.seq));
    assert_eq!(files(&desk), [a, b]);
    let names: Vec<_> = desk.replies("").groups[0].replies[0].files.iter().map(|file| file.name.clone()).collect();
    assert_eq!(names, ["a.pdf", "b.pdf"]);
    desk.canned_ok(CannedReplyCommand::Delete { id });
    assert_eq!(desk.portal.state().held_files().len(), before.len() + 3);
}

#[test]
fn a_word_is_completed_by_titles_first_then_categories_and_texts() {
    let mut desk = Desk::acting_as(Role::InternalEsdm);
    desk.canned_ok(saving(None, "Surat tugas", "Terima kasih", vec![pdf("a.pdf")], &[]));
    let titles: Vec<_> = desk.completed("teri").into_iter().map(|one| one.title).collect();
    assert_eq!(titles, ["Laporan diterima", "Surat tugas", "Mohon lengkapi data"]);
    assert_eq!(desk.completed("PERIKSA").len(), 1, "words of the text are found too");
    let [found] = <[_; 1]>::try_from(desk.completed("surat")).expect("one completion");
    assert_eq!((found.filled.as_str(), found.files.len()), ("Isi R8K2AB", 1));
    assert_eq!(found.description, "Terima kasih · 1 lampiran · Isi R8K2AB");
    assert!(!found.is_short, "its file is not in the list");
    let is_short = |desk: &Desk, word: &str| desk.completed(word).iter().all(|one| one.is_short);
    assert!(is_short(&desk, "selesai"));
    desk.canned_ok(canned(None, "Panjang", &"x".repeat(401)));
    desk.canned_ok(canned(None, "Tinggi", &"x\n".repeat(11)));
    assert!(!is_short(&desk, "panjang") && !is_short(&desk, "tinggi"));
    assert!(desk.completed(" ").is_empty() && desk.completed("zzz").is_empty());
    for number in 0..20 {
        desk.canned_ok(canned(None, &format!("Banyak {number}"), "Isi"));
    }
    assert_eq!(desk.completed("banyak").len(), 8);
}
