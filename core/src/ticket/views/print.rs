//! A ticket as a PDF file with all visible values (decisions §4).

use portal_pdf::document::{
    PdfActivity, PdfColour, PdfDocument, PdfEntry, PdfEntryImage, PdfEntryKind, PdfFact, PdfImage,
};
use serde::{Deserialize, Serialize};

use super::conversation::{Entry, Voice};
use super::detail::{TicketDetail, on_paper};
use crate::model::ticket::priority_label;
use crate::store::Reader;
use crate::store::activity::ActivityLine;
use crate::store::error::Refusal;
use crate::store::files::FileView;
use crate::ticket::formatting;

/// A ticket with the images to print.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfQuery {
    /// Code of the ticket.
    pub id: String,
    /// Attached images, re-encoded as baseline RGB JPEG. Other attached images are printed as file names.
    pub images: Vec<JpegFacts>,
}

/// Properties of an image that the PDF needs. The core never sees the bytes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct JpegFacts {
    /// Id of the attachment.
    pub attachment: String,
    /// Width in pixels.
    pub width: u16,
    /// Height in pixels.
    pub height: u16,
    /// Exact length of the JPEG in bytes.
    pub byte_length: u32,
}

/// Input for the PDF writer (`core/pdf`), with the name of the file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(target_family = "wasm", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct PdfPrint {
    /// File name, `Tiket_{KODE}_{YYYY-MM-DD}.pdf`.
    pub name: String,
    /// The ticket as a document.
    pub document: PdfDocument,
    /// Sentence that names the images that cannot be drawn; `None` if all can.
    pub lost_images: Option<String>,
}

/// The ticket as a document to print. Refused in the same cases as the page.
pub fn ticket_pdf(reader: &Reader, query: &PdfQuery) -> Result<PdfPrint, Refusal> {
    let ticket = on_paper(reader, &query.id)?;
    let name = format!("Tiket_{}_{}.pdf", ticket.id, reader.calendar().local_now().date());
    let document = document(&ticket, &query.images, &reader.printed());
    let lost_name = |image: &PdfEntryImage| match image {
        PdfEntryImage::Lost(name) => Some(name.clone()),
        PdfEntryImage::Drawn(_) => None,
    };
    let lost: Vec<String> =
        document.conversation.iter().flat_map(|entry| &entry.images).filter_map(lost_name).collect();
    let lost_images = (!lost.is_empty()).then(|| format!("Gambar yang tidak dapat digambar: {}.", lost.join(", ")));
    Ok(PdfPrint { name, document, lost_images })
}

fn document(ticket: &TicketDetail, images: &[JpegFacts], printed: &str) -> PdfDocument {
    let files = ticket.conversation.iter().flat_map(|entry| &entry.files);
    let caption =
        |id: &str| files.clone().find(|file| file.id == id).map_or_else(String::new, |file| file.name.clone());
    PdfDocument {
        title: ticket.title.clone(),
        subject: format!("Tiket {}", ticket.id),
        language: "id-ID".to_owned(),
        heading: vec![format!("{} · {}", ticket.category, ticket.status.label())],
        facts: facts(ticket),
        has_contents: false,
        sections: Vec::new(),
        conversation: ticket.conversation.iter().map(|entry| pdf_entry(entry, images)).collect(),
        activity: ticket
            .activity
            .iter()
            .map(|line| PdfActivity { when: line.when.clone(), what: sentence(line) })
            .collect(),
        footer: format!("Dicetak oleh {printed}"),
        images: images
            .iter()
            .map(|image| PdfImage {
                caption: caption(&image.attachment),
                width: image.width,
                height: image.height,
                byte_length: image.byte_length,
                colour: PdfColour::Rgb,
            })
            .collect(),
    }
}

fn sentence(line: &ActivityLine) -> String {
    line.who.as_ref().map_or_else(|| line.what.clone(), |who| format!("{who} {}", line.what))
}

fn facts(ticket: &TicketDetail) -> Vec<PdfFact> {
    let labels: Vec<_> = ticket.labels.iter().map(|label| label.name.as_str()).collect();
    let mut facts = vec![
        ("Kode Tiket", ticket.id.clone()),
        ("Status", ticket.status.label().to_owned()),
        ("Kategori", ticket.category.to_string()),
        ("Priority", priority_label(ticket.priority).to_owned()),
        ("Pemohon", ticket.requester.name.to_string()),
        ("Email", ticket.requester.email.to_string()),
        ("Assignee", ticket.assignee.clone()),
        ("Channel", ticket.channel.clone()),
        ("Sisa waktu SLA", ticket.sla_words.clone()),
        ("Dibuat", ticket.created.clone()),
        ("Diperbarui", ticket.updated_exactly.clone()),
    ];
    if !labels.is_empty() {
        facts.push(("Label", labels.join(", ")));
    }
    facts.extend(ticket.case.merged_into.iter().map(|into| ("Digabung ke", into.clone())));
    let links = ticket.case.links.iter().map(|link| format!("{} {} {}", link.relation, link.id, link.title));
    facts.extend(links.map(|link| ("Tiket terkait", link)));
    facts.extend(ticket.case.rating.iter().map(|rating| ("Penilaian", rating.in_words())));
    facts.into_iter().map(|(label, value)| PdfFact { label: label.to_owned(), value }).collect()
}

fn when(entry: &Entry) -> String {
    entry
        .origin
        .as_ref()
        .map_or_else(|| entry.timestamp.clone(), |origin| format!("{} · dari tiket {origin}", entry.timestamp))
}

fn pdf_entry(entry: &Entry, images: &[JpegFacts]) -> PdfEntry {
    let author = if entry.sender == entry.sender_name {
        entry.sender.clone()
    } else {
        format!("{} ({})", entry.sender_name, entry.sender)
    };
    let image = |file: &FileView| match images.iter().position(|image| image.attachment == file.id) {
        Some(index) => PdfEntryImage::Drawn(index),
        None => PdfEntryImage::Lost(file.name.clone()),
    };
    PdfEntry {
        author,
        when: when(entry),
        body: formatting::plain(&entry.content),
        kind: match entry.voice {
            Voice::Requester => PdfEntryKind::Requester,
            Voice::Ministry | Voice::Note => PdfEntryKind::Ministry,
            Voice::System => PdfEntryKind::System,
            Voice::Other => PdfEntryKind::Other,
        },
        files: entry.files.iter().map(|file| format!("{} ({})", file.name, file.size_label)).collect(),
        images: entry.files.iter().filter(|file| file.is_image).map(image).collect(),
    }
}
