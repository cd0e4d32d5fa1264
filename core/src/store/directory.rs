//! The people of the portal, and the companies and departments that commands change.

use serde::{Deserialize, Serialize};

use crate::model::directory::{Company, Department};
use crate::model::ticket::Agent;
use crate::model::{Collection, Identified, Person, Record};

/// People, companies and departments. A snapshot has the three collections only if commands have changed them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Directory {
    /// Ministry administrators.
    #[serde(skip)]
    pub administrators: Vec<Person>,
    /// Administrators of the audit data.
    #[serde(skip)]
    pub cms_administrators: Vec<Person>,
    /// Administrators of the dashboards.
    #[serde(skip)]
    pub dashboard_administrators: Vec<Person>,
    /// Help-desk agents.
    pub agents: Collection<Agent>,
    /// Companies, with and without an account.
    pub companies: Collection<Company>,
    /// Departments of the ministry.
    pub departments: Collection<Department>,
    /// The directory of the seeds.
    #[serde(skip)]
    pub(crate) seeded: Option<Box<Self>>,
}

impl Directory {
    /// The directory as the seeds have it.
    #[must_use]
    pub fn from_seeds(self) -> Self {
        let seeded = Some(Box::new(self.clone()));
        Self { seeded, ..self }
    }

    /// The directory, if commands have changed it.
    pub fn changed(&self) -> Option<&Self> {
        let lists = |of: &'_ Self| (of.agents.clone(), of.companies.clone(), of.departments.clone());
        let is_seeded = self.seeded.as_ref().is_some_and(|seeded| lists(seeded) == lists(self));
        (!is_seeded).then_some(self)
    }

    /// Replaces what commands change: by stored collections, and entries of the seeds that those do not know.
    pub fn restore(&mut self, stored: Option<Self>) {
        let Self { agents, companies, departments, .. } = stored.unwrap_or_default();
        let seeded = self.seeded.clone().unwrap_or_default();
        self.agents = completed(agents, &seeded.agents);
        self.companies = completed(companies, &seeded.companies);
        self.departments = completed(departments, &seeded.departments);
    }

    /// The province of a company, if it is known.
    pub fn province_of(&self, company: &str) -> Option<&str> {
        let known = self.companies.iter().find(|known| known.name == company);
        known.map(|company| company.province.as_str())
    }

    /// Companies with an account, inactive ones too.
    pub fn businesses(&self) -> impl Iterator<Item = &Company> {
        self.companies.iter().filter(|company| company.has_account())
    }

    /// The name of a department; empty if it is unknown.
    pub fn department_name(&self, id: &str) -> &str {
        self.departments.get(id).map_or("", |department| department.name.as_str())
    }

    /// The agent, company or department with this id.
    pub fn record(&self, id: &str) -> Option<Record> {
        let agent = self.agents.get(id).cloned().map(Record::from);
        let company = || self.companies.get(id).cloned().map(Record::from);
        agent.or_else(company).or_else(|| self.departments.get(id).cloned().map(Record::from))
    }

    /// True if an agent, company or department has or had this id.
    pub fn knows(&self, id: &str) -> bool {
        self.agents.knows(id) || self.companies.knows(id) || self.departments.knows(id)
    }

    /// Number of agents, companies and departments.
    pub fn len(&self) -> u32 {
        self.agents.len() + self.companies.len() + self.departments.len()
    }

    /// True if there are no agents, companies and departments.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

fn completed<R: Identified + Clone>(mut stored: Collection<R>, seeded: &Collection<R>) -> Collection<R> {
    for record in seeded.iter() {
        if !stored.knows(record.id()) {
            stored.put(record.clone());
        }
    }
    stored
}
