//! Audit areas and dashboards of the naive portal, written directly from §2.7–2.9, §4, §5 and §6.

use portal_core::audit::assignment::commands::AssignmentCommand as A;
use portal_core::audit::assignment::form::{AssignmentForm, EditForm, ExtendForm, HandOverForm};
use portal_core::audit::auditor::commands::{AuditorCommand, AuditorForm};
use portal_core::audit::repository::commands::RepositoryCommand as R;
use portal_core::audit::repository::edit::EditDataForm;
use portal_core::locale::calendar::CalendarDate;
use portal_core::model::Role;

use crate::facts::{Fields, Kind};
use crate::world::{Act, Effect, Plan, Verdict, World, is_same_name, line};

pub(crate) fn only(act: &Act, role: Role) -> Result<(), Verdict> {
    if act.role == role { Ok(()) } else { Err(Verdict::NotPermitted) }
}

const STAGES: [&str; 6] =
    ["Perizinan", "Pengadministrasian", "Eksplorasi", "Feasibility Study", "Operasi Produksi", "Penjualan"];

/// The lines of one of three files; the last byte of `content` selects it.
pub(crate) fn table_lines(content: &str) -> [&'static str; 3] {
    match content.bytes().last().unwrap_or_default() % 3 {
        0 => ["a;b", "1;2", ""],
        1 => ["a;b", "3;4", "5;6"],
        _ => ["c;d;e", "1;2;3", ""],
    }
}

impl World {
    pub(crate) fn data(&self, id: &str) -> Option<(Kind, &Fields)> {
        let of = |kind| self.get(kind, id).map(|fields| (kind, fields));
        of(Kind::Dataset).or_else(|| of(Kind::Document))
    }

    pub(crate) fn work_of(&self, auditor: &str) -> impl Iterator<Item = (&str, &Fields)> {
        self.table(Kind::Assignment).live().filter(move |(_, one)| one.get("auditor") == auditor)
    }

    /// Findings and follow-ups, of which each belongs to an assignment.
    pub(crate) fn belongings(&self) -> impl Iterator<Item = (Kind, &str, &Fields)> {
        let of = |kind: Kind| self.table(kind).live().map(move |(id, one)| (kind, id, one));
        of(Kind::Finding).chain(of(Kind::FollowUp))
    }

    /// Removes an assignment with all that belongs to it.
    fn take_work(&self, plan: Plan, work: &str) -> Plan {
        let own = self.belongings().filter(|(.., one)| one.get("assignment") == work);
        own.fold(plan.take(Kind::Assignment, work), |plan, (kind, id, _)| plan.take(kind, id))
    }

    pub(crate) fn auditor(&self, command: &AuditorCommand, act: &Act) -> Effect {
        only(act, Role::CmsAuditor)?;
        match command {
            AuditorCommand::Save { id, form } => self.save_auditor(id.as_deref(), form, act),
            AuditorCommand::Delete { id } => {
                self.get(Kind::Auditor, id).ok_or(Verdict::Refused)?;
                let plan = Plan::about(Kind::Auditor, id).take(Kind::Auditor, id);
                Ok(self.work_of(id).fold(plan, |plan, (work, _)| self.take_work(plan, work)))
            }
        }
    }

    fn save_auditor(&self, id: Option<&str>, form: &AuditorForm, act: &Act) -> Effect {
        if id.is_some_and(|id| self.get(Kind::Auditor, id).is_none()) {
            return Err(Verdict::Refused);
        }
        let (Some(name), Some(email)) = (line(&form.name), line(&form.email)) else { return Err(Verdict::Refused) };
        let mut tags: Vec<&str> = Vec::new();
        for tag in form.expertise.iter().map(|tag| tag.trim()).filter(|tag| !tag.is_empty()) {
            if !tags.iter().any(|known| is_same_name(known, tag)) {
                tags.push(tag);
            }
        }
        let mut others = self.table(Kind::Auditor).live().filter(|(other, _)| Some(*other) != id);
        if others.any(|(_, other)| is_same_name(other.get("email"), &email)) {
            return Err(Verdict::Refused);
        }
        if tags.is_empty() || !["internal", "external"].contains(&form.auditor_type.as_str()) {
            return Err(Verdict::Refused);
        }
        let changes_type = |id: &str| {
            let before = self.get(Kind::Auditor, id).map_or("", |auditor| auditor.get("type"));
            before != form.auditor_type && self.work_of(id).next().is_some()
        };
        if id.is_some_and(changes_type) {
            return Err(Verdict::Refused);
        }
        let ministry = if form.auditor_type == "internal" { "Kementerian ESDM" } else { "" };
        let company = if form.company.trim().is_empty() { ministry } else { form.company.trim() };
        let id = id.or(act.new_id).ok_or(Verdict::Changed)?;
        let auditor = Fields::default()
            .with("name", &name)
            .with("email", email)
            .with("type", &form.auditor_type)
            .with("company", company)
            .with("expertise", tags.join("|"));
        let plan = Plan::about(Kind::Auditor, id).put(Kind::Auditor, id, auditor).saved();
        Ok(self
            .work_of(id)
            .fold(plan, |plan, (work, one)| plan.put(Kind::Assignment, work, one.clone().with("auditorName", &name))))
    }

    pub(crate) fn assignment(&self, command: &A, act: &Act) -> Effect {
        let (id, from, to) = match command {
            A::Create { form } => return self.assign(form, act),
            A::Extend { form } => return self.extend(form, act),
            A::HandOver { form } => return self.hand_over(form, act),
            A::Edit { form } => return self.edit_work(form, act),
            A::Renew { assignment } => return self.renew(assignment, act),
            A::Delete { assignment } => {
                only(act, Role::CmsAuditor)?;
                self.get(Kind::Assignment, assignment).ok_or(Verdict::Refused)?;
                return Ok(self.take_work(Plan::about(Kind::Assignment, assignment), assignment));
            }
            A::Start { assignment } => (assignment, "assigned", "in_progress"),
            A::Complete { assignment } => (assignment, "in_progress", "completed"),
        };
        if act.role != Role::CmsAuditor {
            only(act, Role::InternalAuditor)?;
        }
        let before = self.get(Kind::Assignment, id).ok_or(Verdict::Refused)?;
        let is_own = before.get("type") == "internal" && before.get("auditor") == act.person.id;
        if act.role == Role::InternalAuditor && !is_own || before.get("status") != from {
            return Err(Verdict::Refused);
        }
        let now = act.now.to_string();
        let completed = if to == "completed" { now.as_str() } else { "" };
        let after = before.clone().with("status", to).with("updated", &now).with("completed", completed);
        Ok(Plan::about(Kind::Assignment, id).put(Kind::Assignment, id, after))
    }

    fn assign(&self, form: &AssignmentForm, act: &Act) -> Effect {
        only(act, Role::CmsAuditor)?;
        let mut data: Vec<&String> = Vec::new();
        for id in &form.data {
            self.data(id).ok_or(Verdict::Refused)?;
            if !data.contains(&id) {
                data.push(id);
            }
        }
        let auditor = self.chosen(&form.auditor_type, &form.auditor)?;
        let expiry = day(&form.expiry_date, act)?;
        if data.is_empty() || !form.again && data.iter().any(|id| self.holds(&form.auditor, id)) {
            return Err(Verdict::Refused);
        }
        let first = act.new_id.ok_or(Verdict::Changed)?;
        let now = act.now.to_string();
        let plan = data.into_iter().enumerate().fold(Plan::about(Kind::Assignment, first), |plan, (at, data)| {
            let id = if at == 0 { first.to_owned() } else { format!("{first}_{}", at + 1) };
            let work = Fields::default()
                .with("data", data)
                .with("version", self.data(data).and_then(|(_, one)| one.newest_version()).map_or("", |(_, one)| one))
                .with("auditor", &form.auditor)
                .with("auditorName", auditor.get("name"))
                .with("type", &form.auditor_type)
                .with("status", "assigned")
                .with("expiry", expiry.to_string())
                .with("notes", form.notes.trim())
                .with("by", &act.person.name)
                .with("assigned", &now)
                .with("updated", &now);
            plan.put(Kind::Assignment, &id, self.with_copies(&work))
        });
        Ok(plan)
    }

    fn chosen(&self, auditor_type: &str, auditor: &str) -> Result<&Fields, Verdict> {
        let fits = |one: &&Fields| one.get("type") == auditor_type;
        self.get(Kind::Auditor, auditor).filter(fits).ok_or(Verdict::Refused)
    }

    /// True if the auditor has the data already.
    fn holds(&self, auditor: &str, data: &str) -> bool {
        self.work_of(auditor).any(|(_, work)| work.get("data") == data)
    }

    fn open_work(&self, id: &str) -> Result<&Fields, Verdict> {
        self.get(Kind::Assignment, id).filter(|work| work.get("status") != "completed").ok_or(Verdict::Refused)
    }

    fn renew(&self, id: &str, act: &Act) -> Effect {
        only(act, Role::CmsAuditor)?;
        let before = self.open_work(id)?;
        let newest = |(_, data): (Kind, &Fields)| data.newest_version().map(|(_, newest)| newest.to_owned());
        let newest = self.data(before.get("data")).and_then(newest).ok_or(Verdict::Refused)?;
        let is_newer = newest != before.get("version");
        let after = before.clone().with("version", newest).with("updated", act.now.to_string());
        let renewed = Plan::about(Kind::Assignment, id).put(Kind::Assignment, id, after);
        Ok(if is_newer { renewed } else { Plan::default() })
    }

    fn extend(&self, ExtendForm { assignment: id, expiry_date }: &ExtendForm, act: &Act) -> Effect {
        only(act, Role::CmsAuditor)?;
        let before = self.open_work(id)?;
        let expiry = day(expiry_date, act)?.to_string();
        if expiry.as_str() <= before.get("expiry") {
            return Err(Verdict::Refused);
        }
        let after = before.clone().with("expiry", expiry).with("updated", act.now.to_string());
        Ok(Plan::about(Kind::Assignment, id).put(Kind::Assignment, id, after))
    }

    fn hand_over(&self, form: &HandOverForm, act: &Act) -> Effect {
        only(act, Role::CmsAuditor)?;
        let id = &form.assignment;
        let before = self.open_work(id)?;
        let auditor = self.chosen(&form.auditor_type, &form.auditor)?;
        let expiry = day(&form.expiry_date, act)?;
        let is_held = !form.again && self.holds(&form.auditor, before.get("data"));
        if is_held || before.get("auditor") == form.auditor {
            return Err(Verdict::Refused);
        }
        let leaves = before.get("type") == "internal" && form.auditor_type == "external";
        let now = act.now.to_string();
        let after = before
            .clone()
            .with("auditor", &form.auditor)
            .with("auditorName", auditor.get("name"))
            .with("type", &form.auditor_type)
            .with("status", "assigned")
            .with("expiry", expiry.to_string())
            .with("notes", if leaves { "" } else { before.get("notes") })
            .with("by", &act.person.name)
            .with("assigned", &now)
            .with("updated", &now);
        Ok(Plan::about(Kind::Assignment, id).put(Kind::Assignment, id, after))
    }

    fn edit_work(&self, form: &EditForm, act: &Act) -> Effect {
        only(act, Role::CmsAuditor)?;
        let id = &form.assignment;
        let before = self.get(Kind::Assignment, id).ok_or(Verdict::Refused)?;
        let is_kept = before.get("expiry") == form.expiry_date;
        let expiry = if is_kept { form.expiry_date.clone() } else { day(&form.expiry_date, act)?.to_string() };
        let after = before.clone().with("expiry", expiry).with("notes", form.notes.trim());
        if after == *before {
            return Ok(Plan::default());
        }
        let after = after.with("updated", act.now.to_string());
        Ok(Plan::about(Kind::Assignment, id).put(Kind::Assignment, id, after))
    }

    /// An assignment with the present name, stage and company of its data.
    pub(crate) fn with_copies(&self, work: &Fields) -> Fields {
        let Some((kind, data)) = self.data(work.get("data")) else { return work.clone() };
        let of_set = || format!("{} - {}", data.get("activity"), data.get("company"));
        let name = if kind == Kind::Dataset { of_set() } else { data.get("name").to_owned() };
        let work = work.clone().with("dataName", name);
        work.with("dataStage", data.get("stage")).with("dataCompany", data.get("company"))
    }

    fn edit_data(&self, form: &EditDataForm, act: &Act) -> Effect {
        let (kind, before) = self.data(&form.id).ok_or(Verdict::Refused)?;
        let company = line(&form.place.badan_usaha).ok_or(Verdict::Refused)?;
        if !STAGES.contains(&form.place.tahapan.as_str()) {
            return Err(Verdict::Refused);
        }
        let after = before.clone().with("stage", &form.place.tahapan).with("company", company);
        let after = after.with("description", form.place.description.trim());
        let after = if kind == Kind::Dataset {
            let after = after.with("activity", line(&form.kegiatan).ok_or(Verdict::Refused)?);
            let place = |one: &Fields| ["stage", "company", "activity"].map(|field| one.get(field).to_owned());
            let mut others = self.table(Kind::Dataset).live().filter(|(id, _)| *id != form.id);
            if others.any(|(_, other)| place(other) == place(&after)) {
                return Err(Verdict::Refused);
            }
            after
        } else {
            let typed = line(&form.name).ok_or(Verdict::Refused)?;
            let (own, end) = before.get("name").rsplit_once('.').ok_or(Verdict::Refused)?;
            let end = format!(".{}", end.to_lowercase());
            let stem = if typed.to_lowercase().ends_with(&end) { &typed[..typed.len() - end.len()] } else { &typed };
            let name = if stem == own { before.get("name").to_owned() } else { format!("{stem}{end}") };
            after.with("name", name)
        };
        if after == *before {
            return Ok(Plan::default());
        }
        let mut edited = Self::new(self.facts.clone(), portal_core::store::Directory::default());
        let after = after.with("updated", act.now.to_string());
        edited.set(kind, &form.id, Some(after.clone()));
        let plan = Plan::about(kind, &form.id).put(kind, &form.id, after);
        let own = edited.table(Kind::Assignment).live().filter(|(_, work)| work.get("data") == form.id);
        Ok(own.fold(plan, |plan, (id, work)| plan.put(Kind::Assignment, id, edited.with_copies(work))))
    }

    pub(crate) fn repository(&self, command: &R, act: &Act) -> Effect {
        only(act, Role::CmsAuditor)?;
        match command {
            R::Remove { id } => {
                let (kind, _) = self.data(id).ok_or(Verdict::Refused)?;
                if self.table(Kind::Assignment).live().any(|(_, work)| work.get("data") == id) {
                    return Err(Verdict::Refused);
                }
                Ok(Plan::about(kind, id).take(kind, id))
            }
            R::Edit { form } => self.edit_data(form, act),
            R::StoreDataset { form } => {
                let place = &form.place;
                let used = self.table(Kind::Dataset).live().any(|(_, one)| one.has_version(&form.content));
                let (Some(company), Some(activity)) = (line(&place.badan_usaha), line(&form.kegiatan)) else {
                    return Err(Verdict::Refused);
                };
                if used || !form.content.starts_with("TABLE_") || !STAGES.contains(&place.tahapan.as_str()) {
                    return Err(Verdict::Refused);
                }
                let at = |one: &Fields| [one.get("stage"), one.get("company"), one.get("activity")].map(str::to_owned);
                let here = [place.tahapan.clone(), company, activity];
                let known = self.table(Kind::Dataset).live().find(|(_, one)| at(one) == here);
                if known.is_some() && form.existing.is_none() {
                    return Err(Verdict::Refused);
                }
                let now = act.now.to_string();
                let [stage, company, activity] = here;
                let id = known.map(|(id, _)| id).or(act.new_id).ok_or(Verdict::Changed)?;
                let [header, rows @ ..] = table_lines(&form.content);
                let before = known.and_then(|(_, one)| one.newest_version());
                let loaded = before.map_or(act.now, |(loaded, _)| act.now.max(loaded + 1));
                let count = rows.iter().filter(|row| !row.is_empty()).count();
                let set = known
                    .map_or_else(Fields::default, |(_, one)| one.clone())
                    .with("stage", stage)
                    .with("company", company)
                    .with("activity", activity)
                    .with("description", known.map_or("", |(_, one)| one.get("description")))
                    .with_version(&form.content, loaded, header, count, &form.file_name)
                    .with("created", known.map_or(now.as_str(), |(_, one)| one.get("created")))
                    .with("updated", &now);
                Ok(Plan::about(Kind::Dataset, id).put(Kind::Dataset, id, set))
            }
            R::StoreDocument { form } => {
                let company = line(&form.place.badan_usaha).ok_or(Verdict::Refused)?;
                if form.file.size == 0 || !STAGES.contains(&form.place.tahapan.as_str()) {
                    return Err(Verdict::Refused);
                }
                let id = act.new_id.ok_or(Verdict::Changed)?;
                let document = Fields::default()
                    .with("name", &form.file.name)
                    .with("stage", &form.place.tahapan)
                    .with("company", company)
                    .with("size", form.file.size.to_string())
                    .with("created", act.now.to_string())
                    .with("updated", act.now.to_string());
                Ok(Plan::about(Kind::Document, id).put(Kind::Document, id, document))
            }
        }
    }
}

/// A last day from today to five years ahead.
fn day(typed: &str, act: &Act) -> Result<CalendarDate, Verdict> {
    let day = CalendarDate::parse(typed).ok_or(Verdict::Refused)?;
    if (0..=5 * 366).contains(&act.today.days_until(day)) { Ok(day) } else { Err(Verdict::Refused) }
}
