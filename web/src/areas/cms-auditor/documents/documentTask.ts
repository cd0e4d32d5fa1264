import type { DocumentCard } from "../../../engine";

export type DocumentTask = {
  what: "preview" | "assign" | "download" | "edit" | "history" | "remove";
  document: Pick<DocumentCard, "id" | "name" | "assignments">;
};
