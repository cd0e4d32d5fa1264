import { isText, listOf, orNull, shapeOf, type TicketForm } from "../../engine";
import { isPickedFile, type PickedFile } from "../files/pickedFile";

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

export const isDraft = shapeOf<Draft>({
  requester: orNull(isText),
  title: isText,
  category: isText,
  description: isText,
  files: listOf(isPickedFile),
});

export function asTicketForm({ requester, files, ...texts }: Draft): TicketForm {
  return {
    ...texts,
    requester: requester ?? undefined,
    attachments: files.map((file) => file.facts),
  };
}
