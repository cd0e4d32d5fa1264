import {
  type DatasetForm,
  type DocumentForm,
  giveBack,
  joinCsv,
  portal,
  prepareVersion,
  type Recipe,
} from "../../engine";
import { choicesForKept, keptColumns } from "./columnChoices";
import type { LoadDraft } from "./loadDraft";
import type { LoadedDocument, LoadedTable } from "./loaded";
import { datasetForm, documentForm } from "./placeDraft";
import { readTable, type StructureChoices } from "./readTable";

/** A table or document as it is stored, with the form of the command. */
export type Storable =
  | { loaded: LoadedTable; form: DatasetForm }
  | { loaded: LoadedDocument; form: DocumentForm };

/** The choices that are not saved with the draft. */
type Choices = Pick<LoadDraft, "structure" | "columns" | "place" | "seen">;

const never = new AbortController().signal;

/** Prepares what is stored of a file. Returns `undefined` if the file can no longer be read. */
export async function storable(
  loaded: LoadedTable | LoadedDocument,
  choices: Choices,
): Promise<Storable | undefined> {
  if (loaded.kind === "document") return { loaded, form: documentForm(loaded, choices.place) };
  const typed = datasetForm(loaded, choices.place, choices.columns);
  const recipe = newRecipe(typed, choices);
  const table = typed.existing === "append" ? await joined(typed) : await kept(loaded, choices);
  if (table === undefined) return undefined;
  await prepareVersion(table.form);
  return { loaded: table.loaded, form: { ...table.form, recipe } };
}

type StorableTable = Extract<Storable, { loaded: LoadedTable }>;

/** The table with the kept columns only, in their order; the file is read again unless all are kept. */
async function kept(
  loaded: LoadedTable,
  { columns, place }: Choices,
): Promise<StorableTable | undefined> {
  const wanted = keptColumns(loaded.preview.headers.length, columns);
  if (wanted === undefined) return { loaded, form: datasetForm(loaded, place, columns) };
  const choices = { ...structureOf(loaded), columns: wanted };
  const read = await readTable(loaded.file, choices, () => {}, never);
  if (read?.kind !== "table") return undefined;
  return { loaded: read, form: datasetForm(read, place, choicesForKept(wanted, columns)) };
}

/** The rows of the dataset, then those of the file, as one file. */
async function joined(form: DatasetForm): Promise<StorableTable | undefined> {
  let kinds: DatasetForm["kinds"] = [];
  let missing: DatasetForm["missing"] = [];
  const csv = await joinCsv((first, count) => {
    const answer = portal().readOnce("appendedCsv", { form, first, count });
    if (answer.kind === "refused") return answer;
    ({ kinds, missing } = answer.value);
    return { kind: "ok", value: answer.value.piece };
  });
  if (csv.kind !== "done") return undefined;
  const read = await readTable(new File([csv.blob], form.fileName), OWN_CSV, () => {}, never);
  if (read?.kind !== "table") return undefined;
  const { content } = read;
  return { loaded: read, form: { ...form, content, kinds, headers: [], missing, kept: [] } };
}

/** The structure of a file that the core has written: every row below the header is data. */
const OWN_CSV = {
  encoding: "utf8",
  delimiter: ",",
  hasBackslashes: false,
  rowsAbove: 0,
  hasHeader: true,
  keepsTotal: true,
} as const satisfies StructureChoices;

/** The structure in which the file was read, whether detected or chosen. */
function structureOf({ preview: { form } }: LoadedTable) {
  if (form === undefined) return {};
  const { encoding, delimiter, hasBackslashes, rowsAbove, hasHeader, keepsTotal, numbers } = form;
  return { encoding, delimiter, hasBackslashes, rowsAbove, hasHeader, keepsTotal, numbers };
}

function newRecipe(form: DatasetForm, { structure, seen }: Choices): Recipe | undefined {
  const { sheet, range: _, ...choices } = structure;
  const facts = { seen: [...seen], choices, sheet };
  const answer = portal().readOnce("newRecipe", { form, facts });
  return answer.kind === "ok" ? answer.value : undefined;
}

/** Frees the rows of a table that was made for storing and not stored. */
export function dropStorable(made: Storable | undefined, original: LoadedTable | LoadedDocument) {
  if (made?.loaded.kind === "table" && made.loaded !== original) giveBack(made.loaded.content);
}
