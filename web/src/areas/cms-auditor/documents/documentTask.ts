import type { DocumentCard } from "../../../engine";

/** What a card can be asked for. */
export type DocumentTask = {
  what: "preview" | "assign" | "download" | "remove";
  document: Pick<DocumentCard, "id" | "name" | "assignments">;
};
