import type { DocumentCard } from "../../../engine";

export type DocumentTask = {
  what: "preview" | "assign" | "download" | "remove";
  document: Pick<DocumentCard, "id" | "name" | "assignments">;
};
