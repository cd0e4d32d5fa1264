import { FIRST_DATASET_ID } from "../storage/journalStore";

/** Every form that has drafts. */
export type FormKind =
  | "ticket"
  | "reply"
  | "note"
  | "noteEdit"
  | "cannedReply"
  | "label"
  | "giveBack"
  | "rating"
  | "split"
  | "link"
  | "assign"
  | "department"
  | "assignment"
  | "extension"
  | "handOver"
  | "assignmentEdit"
  | "dataEdit"
  | "auditor"
  | "dataTest"
  | "paperStep"
  | "finding"
  | "evidence"
  | "caption"
  | "paperStepEdit"
  | "followUpAnswer"
  | "assessment"
  | "reviewSubmission"
  | "reviewDecision"
  | "reviewComment"
  | "deskTargets"
  | "deskCalendar"
  | "deskCategories"
  | "deskAgent"
  | "deskCompany"
  | "deskDepartment"
  | "dashboard"
  | "dashboardAbout"
  | "dashboardEditor"
  | "load"
  | "seen"
  | "import";

/** The key of a person's form in a data set; `subject` is what the form is about. */
export function formName(datasetId: string, kind: FormKind, person: string, subject = ""): string {
  return inDataset(`${kind} ${person} ${subject}`, datasetId);
}

/** A person's unsaved edits of a dashboard. */
export const editorForm = (datasetId: string, person: string, dashboard: string): string =>
  formName(datasetId, "dashboardEditor", person, dashboard);

/** Records that the people of this device have looked at. */
export const seenForm = (datasetId: string): string => formName(datasetId, "seen", "");

export const datasetOfForm = (form: string): string =>
  /^[^ :]+(?=:)/.exec(form)?.[0] ?? FIRST_DATASET_ID;

/** The name of this form in another data set. */
export function inDataset(form: string, datasetId = FIRST_DATASET_ID): string {
  const name = form.replace(/^[^ :]+:/, "");
  return datasetId === FIRST_DATASET_ID ? name : `${datasetId}:${name}`;
}
