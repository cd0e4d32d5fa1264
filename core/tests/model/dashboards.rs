//! The naive portal's dashboards.

use portal_core::dashboard::commands::{DashboardCommand as D, DashboardForm};
use portal_core::model::Role;

use crate::audit::only;
use crate::facts::{Fields, Kind};
use crate::world::{Act, Effect, Plan, Verdict, World, line};

const CATEGORIES: [&str; 6] = ["Operasi", "Audit", "Administrasi", "Lingkungan", "Keuangan", "Eksplorasi"];
const PERMISSIONS: [&str; 4] = ["private", "internal", "badan_usaha", "publik"];

impl World {
    pub(crate) fn dashboard(&self, command: &D, act: &Act) -> Effect {
        only(act, Role::DashboardBuilder)?;
        let found = |id: &String| {
            let may = |one: &&Fields| one.get("permission") != "private" || one.get("creator") == act.person.id;
            self.get(Kind::Dashboard, id).filter(may).ok_or(Verdict::Refused)
        };
        let now = act.now.to_string();
        let put = |id: &str, fields: Fields| Plan::about(Kind::Dashboard, id).put(Kind::Dashboard, id, fields).saved();
        let made = |fields: Fields| {
            let id = act.new_id.ok_or(Verdict::Changed)?;
            let fields = fields.with("status", "draft").with("creator", &act.person.id);
            Ok(put(id, fields.with("created", &now).with("updated", &now)))
        };
        match command {
            D::Create { form } => made(described(Fields::default(), form)?),
            D::Save { dashboard, form, .. } => {
                let before = found(dashboard)?;
                let after = described(before.clone(), form)?.with("widgets", "").with("updated", &now);
                if after.get("permission") == "private" && after.get("creator") != act.person.id {
                    return Err(Verdict::Refused);
                }
                Ok(put(dashboard, after))
            }
            D::Publish { dashboard } => {
                Ok(put(dashboard, found(dashboard)?.clone().with("status", "published").with("updated", &now)))
            }
            D::Unpublish { dashboard } => {
                Ok(put(dashboard, found(dashboard)?.clone().with("status", "draft").with("updated", &now)))
            }
            D::Duplicate { dashboard } => {
                let copied = found(dashboard)?;
                let name: String = copied.get("name").chars().take(193).collect();
                made(copied.clone().with("name", format!("{} (Copy)", name.trim_end())))
            }
            D::Delete { dashboard } => {
                found(dashboard)?;
                Ok(Plan::about(Kind::Dashboard, dashboard).take(Kind::Dashboard, dashboard))
            }
            D::Import { .. } => Err(Verdict::Refused),
        }
    }
}

/// Changes the fields of a dashboard as the form says, with the defaults of §5.
fn described(before: Fields, form: &DashboardForm) -> Result<Fields, Verdict> {
    let or = |typed: &str, usual: &str| if typed.is_empty() { usual.to_owned() } else { typed.to_owned() };
    let (category, permission) = (or(&form.category, "Operasi"), or(&form.permission, "private"));
    let name = line(&form.name).ok_or(Verdict::Refused)?;
    if !CATEGORIES.contains(&category.as_str()) || !PERMISSIONS.contains(&permission.as_str()) {
        return Err(Verdict::Refused);
    }
    let after = before.with("name", name).with("description", form.description.trim());
    Ok(after.with("category", category).with("permission", permission))
}
