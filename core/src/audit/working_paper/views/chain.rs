//! The chain of reconciliations from plan to payment, for the company of a dataset.

use serde::Serialize;

use crate::audit::repository::views::subject::{DataSubject, Purpose, find_version};
use crate::audit::working_paper::chain::LINKS;
use crate::audit::working_paper::form::TestForm;
use crate::store::Reader;
use crate::store::error::Refusal;
use crate::store::session::Action;

/// A reconciliation of two datasets of the company.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct ChainLink {
    /// Such as 'RKAB → Produksi'.
    pub name: String,
    /// The question that it answers.
    pub question: String,
    /// The form, ready to run; `None` if the company lacks a dataset or a column.
    pub test: Option<TestForm>,
    /// Missing data of the company.
    pub lacking: Option<String>,
}

/// The links of the chain; none if the company has the data of none of them.
pub fn chain(reader: &Reader, subject: &DataSubject) -> Result<Vec<ChainLink>, Refusal> {
    reader.require(Action::TestData)?;
    let open = find_version(reader, subject, Purpose::Read)?;
    let links: Vec<ChainLink> = LINKS
        .iter()
        .map(|link| {
            let form = link.form(reader.repository(), open.set);
            let lacking = form.as_ref().err().cloned();
            ChainLink { name: link.name.to_owned(), question: link.question.to_owned(), test: form.ok(), lacking }
        })
        .collect();
    let is_known = links.iter().any(|link| link.test.is_some());
    Ok(if is_known { links } else { Vec::new() })
}
