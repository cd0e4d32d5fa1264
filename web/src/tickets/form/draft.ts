import { isText, listOf, orNull, shapeOf, type TicketForm } from "../../engine";
import { isPickedFile, type PickedFile } from "../../shared/files/pickedFile";

export type Draft = {
  requester: string | null;
  title: string;
  category: string;
  description: string;
  files: readonly PickedFile[];
};

/** Subject of a ticket, with the texts that the form begins with: an accepted finding, or an earlier ticket. */
export type TicketSubject = {
  finding?: string | undefined;
  followUpOf?: string | undefined;
  title: string;
  description: string;
};

/** The subject of the form's draft. */
export const subjectOf = (about: TicketSubject | undefined) => about?.finding ?? about?.followUpOf;

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

export function asTicketForm(
  { requester, files, ...texts }: Draft,
  about?: TicketSubject,
): TicketForm {
  const { finding, followUpOf } = about ?? {};
  return {
    ...texts,
    requester: requester ?? undefined,
    attachments: files.map((file) => file.facts),
    ...(finding !== undefined && { finding }),
    ...(followUpOf !== undefined && { followUpOf }),
  };
}
