import { isText, listOf, orNull, shapeOf, type TicketForm } from "../../engine";
import { isPickedFile, type PickedFile } from "../../shared/files/pickedFile";

export type Draft = {
  requester: string | null;
  title: string;
  category: string;
  description: string;
  files: readonly PickedFile[];
};

/** An accepted finding that a ticket is about, with the texts that the form begins with. */
export type TicketSubject = { finding: string; title: string; description: string };

export const EMPTY_DRAFT: Draft = {
  requester: null,
  title: "",
  category: "",
  description: "",
  files: [],
};

export const isDraft = shapeOf<Draft>({
  requester: orNull(isText),
  title: isText,
  category: isText,
  description: isText,
  files: listOf(isPickedFile),
});

/** `finding` is the accepted finding that the ticket is about. */
export function asTicketForm({ requester, files, ...texts }: Draft, finding?: string): TicketForm {
  return {
    ...texts,
    requester: requester ?? undefined,
    attachments: files.map((file) => file.facts),
    ...(finding !== undefined && { finding }),
  };
}
