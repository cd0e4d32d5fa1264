import { giveBack } from "../../engine";
import { type ColumnChoices, choicesForKept, keptColumns } from "./columnChoices";
import type { LoadedDocument, LoadedTable } from "./loaded";
import { readTable, type StructureChoices } from "./readTable";

/** A table or document as it is stored, and the choices about its columns. */
export type Storable = { loaded: LoadedTable | LoadedDocument; columns: ColumnChoices };

/**
 * Reads a table again with the kept columns only, in their order. Returns the same table if all columns are kept, and
 * `undefined` if the file can no longer be read.
 */
export async function projectTable(
  loaded: LoadedTable | LoadedDocument,
  structure: StructureChoices,
  columns: ColumnChoices,
): Promise<Storable | undefined> {
  const kept =
    loaded.kind === "table" ? keptColumns(loaded.preview.headers.length, columns) : undefined;
  if (kept === undefined) return { loaded, columns };
  const choices = { ...structure, columns: kept };
  const read = await readTable(loaded.file, choices, () => {}, new AbortController().signal);
  if (read?.kind !== "table") return undefined;
  return { loaded: read, columns: choicesForKept(kept, columns) };
}

/** Frees the rows of a projected table that was not stored. */
export function dropProjection({ loaded }: Storable, original: LoadedTable | LoadedDocument) {
  const isOwn = loaded.kind === "table" && loaded !== original;
  if (isOwn) giveBack(loaded.content);
}
