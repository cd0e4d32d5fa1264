import type { Change, Record as Stored } from "./pkg/portal_core";
import { forgetFile } from "./storedFiles";

/** Under which id the bytes of what was loaded are kept. */
function fileOf(record: Stored | undefined): string | undefined {
  if (record === undefined) return undefined;
  if ("dataset" in record) return record.dataset.content;
  return "document" in record ? record.document.id : undefined;
}

/** Lets go of the bytes of what was removed or replaced. */
export function forgetGoneFiles(changes: readonly Change[]): void {
  for (const { before, after } of changes) {
    const file = fileOf(before);
    if (file !== undefined && file !== fileOf(after)) forgetFile(file);
  }
}
