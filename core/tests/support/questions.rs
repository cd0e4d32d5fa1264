//! Questions to every view about every record, whether or not the asker may read it.

use portal_core::model::assignment::Assignment;
use portal_core::store::State;
use portal_dashboard::widget::Widget;
use serde::Serialize;
use serde_json::{Value, json};

/// The ids of all records, and the words to search for.
pub struct Questions {
    pub assignments: Vec<String>,
    pub commits: Vec<u32>,
    pub dashboards: Vec<String>,
    pub data: Vec<String>,
    /// Follow-ups, and findings, which no view accepts in their place.
    pub findings: Vec<String>,
    pub follow_ups: Vec<String>,
    pub sources: Vec<String>,
    pub steps: Vec<String>,
    pub tickets: Vec<String>,
    pub drawn: Vec<Value>,
    notes: Vec<String>,
    widgets: Vec<[String; 2]>,
    sought: String,
}

impl Questions {
    pub fn about(state: &State, sought: &str) -> Self {
        let text = |id: &String| id.clone();
        let data = state.repository.datasets.iter().map(|one| text(&one.id));
        let datasets: Vec<String> = data.collect();
        let sources = ["tickets", "assignments", "documents", "datasets", "steps", "findings", "followUps", "reviews"]
            .map(text_of);
        let sources = sources.into_iter().chain(datasets.iter().map(|id| format!("dataset:{id}"))).collect();
        let documents = state.repository.documents.iter().map(|one| text(&one.id));
        let follow_ups: Vec<String> = state.follow_ups.iter().map(|one| text(&one.id)).collect();
        let findings = state.findings.iter().map(|one| text(&one.id));
        let all: Vec<(&String, &Widget)> =
            state.dashboards.iter().flat_map(|one| one.widgets.iter().map(move |widget| (&one.id, widget))).collect();
        Self {
            assignments: state.assignments.iter().map(|one: &Assignment| text(&one.id)).collect(),
            commits: (0..=state.seq).collect(),
            dashboards: state.dashboards.iter().map(|one| text(&one.id)).collect(),
            data: datasets.iter().cloned().chain(documents).collect(),
            findings: follow_ups.iter().cloned().chain(findings).collect(),
            follow_ups,
            sources,
            steps: state.working_papers.iter().map(|one| text(&one.id)).collect(),
            tickets: state.tickets.iter().map(|one| text(&one.id)).collect(),
            notes: state.notes.iter().map(|one| text(&one.id)).collect(),
            drawn: all.iter().map(|(_, widget)| json!(widget)).collect(),
            widgets: all.iter().map(|(id, widget)| [text(id), text(&widget.id)]).collect(),
            sought: sought.to_owned(),
        }
    }

    pub fn subjects(&self) -> Vec<Value> {
        let data = self.data.iter().map(|id| json!({ "data": id }));
        data.chain(self.assignments.iter().map(|id| json!({ "assigned": id }))).collect()
    }

    pub fn of_subjects(&self, question: impl Fn(&Value) -> Value) -> Vec<Value> {
        self.subjects().iter().map(question).collect()
    }

    pub fn tables(&self) -> Vec<Value> {
        self.of_subjects(table)
    }

    pub fn columns(&self) -> Vec<Value> {
        self.of_subjects(|subject| json!({ "table": table(subject), "column": 0, "search": "" }))
    }

    pub fn tests(&self) -> Vec<Value> {
        self.of_subjects(test)
    }

    pub fn widgets(&self) -> Vec<Value> {
        let of = |[dashboard, widget]: &[String; 2]| json!({ "dashboard": dashboard, "widget": widget, "filters": {} });
        self.widgets.iter().map(of).collect()
    }

    pub fn of_drawn(&self, question: impl Fn(&Value) -> Value) -> Vec<Value> {
        self.drawn.iter().map(question).collect()
    }

    /// Choices of a column of every source.
    pub fn values(&self) -> Vec<Value> {
        let of = |id: &String| json!({ "source": id, "column": "badanUsaha", "search": "" });
        self.sources.iter().map(of).collect()
    }

    /// Every list, once as a whole and once searched.
    pub fn lists(&self) -> Vec<Value> {
        let kinds = ["businessAll", "internalAll", "internalReassign", "agentAll", "agentNew"];
        kinds.iter().flat_map(|kind| ["", &self.sought].map(|search| list(kind, search))).collect()
    }

    /// Searches for the words, for each of them and for every id, and opens everything as if it had been opened before.
    pub fn palette(&self) -> Vec<Value> {
        let kinds = ["ticket", "assignedData", "dataset", "document", "auditor", "dashboard", "finding", "followUp"];
        let ids =
            [&self.tickets, &self.assignments, &self.data, &self.findings, &self.dashboards, &self.steps, &self.notes];
        let ids: Vec<&String> = ids.into_iter().flatten().collect();
        let recent: Vec<Value> =
            kinds.iter().flat_map(|kind| ids.iter().map(move |id| json!({ "kind": kind, "id": id }))).collect();
        let words = self.sought.split(' ').chain([self.sought.as_str(), ""]);
        let words = words.chain(ids.iter().map(|id| id.as_str()));
        words.map(|search| json!({ "search": search, "named": [], "recent": recent })).collect()
    }

    /// A message and every note, as parts of every ticket.
    pub fn entries(&self) -> Vec<Value> {
        let of = |ticket: &String| -> Vec<Value> {
            let entries = self.notes.iter().map(String::as_str).chain(["description", "message-1"]);
            entries.map(|entry| json!({ "ticket": ticket, "entry": entry })).collect()
        };
        self.tickets.iter().flat_map(of).collect()
    }

    /// Every kind of record, and every ticket.
    pub fn histories(&self) -> Vec<Value> {
        let slices = [
            "labels",
            "cannedReplies",
            "auditors",
            "assignments",
            "repository",
            "dashboards",
            "tickets",
            "activity",
            "workingPapers",
            "findings",
            "followUps",
            "notes",
            "deskSettings",
            "directory",
        ];
        let of_slices = slices.iter().map(|slice| json!({ "slice": slice, "search": "" }));
        let of_tickets = self.tickets.iter().map(|id| json!({ "slice": "tickets", "id": id, "search": "" }));
        of_slices.chain(of_tickets).collect()
    }

    pub fn sought(&self) -> Vec<Value> {
        vec![json!({ "search": self.sought })]
    }
}

fn text_of(text: &str) -> String {
    text.to_owned()
}

pub fn nothing() -> Vec<Value> {
    vec![Value::Null]
}

pub fn one(question: Value) -> Vec<Value> {
    vec![question]
}

pub fn texts<T: Serialize>(ids: &[T]) -> Vec<Value> {
    ids.iter().map(|id| json!(id)).collect()
}

pub fn of(ids: &[String], question: impl Fn(&str) -> Value) -> Vec<Value> {
    ids.iter().map(|id| question(id)).collect()
}

/// Both the whole list and that of each record.
pub fn optional(ids: &[String], question: impl Fn(Option<&str>) -> Value) -> Vec<Value> {
    [None].into_iter().chain(ids.iter().map(|id| Some(id.as_str()))).map(question).collect()
}

pub fn list(kind: &str, search: &str) -> Value {
    json!({ "list": kind, "search": search, "page": "1", "pageSize": "50" })
}

fn table(subject: &Value) -> Value {
    json!({ "subject": subject, "search": "", "filters": "", "direction": "asc", "first": 0, "count": 20 })
}

pub fn profile() -> Value {
    json!({ "kind": "profile", "values": [{ "name": "column", "value": "Blok" }] })
}

pub fn test(subject: &Value) -> Value {
    json!({ "subject": subject, "search": "", "filters": "", "test": profile() })
}

pub fn place() -> Value {
    json!({ "tahapan": "Penjualan", "badanUsaha": "PT X", "description": "" })
}

pub fn dataset_form() -> Value {
    json!({ "place": place(), "kegiatan": "K", "content": "T", "fileName": "a.csv", "kinds": [], "headers": [] })
}
