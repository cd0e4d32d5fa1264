import type { TicketForm } from "../../core/pkg/portal_core";
import type { PickedFile } from "../files/pickedFile";

/** The form as it stands in the page. */
export type Draft = {
  requester: string | null;
  title: string;
  category: string;
  description: string;
  files: readonly PickedFile[];
};

export const EMPTY_DRAFT: Draft = {
  requester: null,
  title: "",
  category: "",
  description: "",
  files: [],
};

/** Whether leaving would lose anything. */
export function isStarted(draft: Draft): boolean {
  const { requester, title, category, description, files } = draft;
  return requester !== null || files.length > 0 || title + category + description !== "";
}

/** The form as the core takes it. */
export function asTicketForm({ requester, files, ...texts }: Draft): TicketForm {
  return {
    ...texts,
    requester: requester ?? undefined,
    attachments: files.map((file) => file.facts),
  };
}
