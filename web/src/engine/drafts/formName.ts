import { FIRST_ERA } from "../storage/journalStore";

/** Every form that somebody can fill in half. */
export type FormKind =
  | "ticket"
  | "reply"
  | "cannedReply"
  | "label"
  | "giveBack"
  | "assign"
  | "department"
  | "assignment"
  | "auditor"
  | "dashboard"
  | "dashboardAbout"
  | "dashboardEditor"
  | "load"
  | "import";

/** The name of a person's form among the data of an era. */
export function formName(era: string, kind: FormKind, person: string, subject = ""): string {
  return inEra(`${kind} ${person} ${subject}`, era);
}

/** A person's unsaved edits of a dashboard. */
export const editorForm = (era: string, person: string, dashboard: string): string =>
  formName(era, "dashboardEditor", person, dashboard);

/** The era of the data that the form was about. */
export const eraOfForm = (form: string): string => /^[^ :]+(?=:)/.exec(form)?.[0] ?? FIRST_ERA;

/** The same form among the data of another era. */
export function inEra(form: string, era = FIRST_ERA): string {
  const name = form.replace(/^[^ :]+:/, "");
  return era === FIRST_ERA ? name : `${era}:${name}`;
}
