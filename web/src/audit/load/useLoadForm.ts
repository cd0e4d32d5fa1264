import { type AnswerOf, type FieldError, useView } from "../../engine";
import type { ColumnChoices } from "./columnChoices";
import type { Loaded, LoadedDocument, LoadedTable } from "./loaded";
import { datasetForm, documentForm, type PlaceDraft } from "./placeDraft";

const noFile = new File([], "");

const noTable: LoadedTable = {
  kind: "table",
  source: noFile,
  file: noFile,
  content: "",
  preview: {
    content: undefined,
    form: undefined,
    headers: [],
    rows: [],
    records: 0,
    blankRows: 0,
    replacedLines: [],
    renamed: [],
    above: [],
    totals: [],
    notes: [],
    problems: [],
    problemCount: 0,
  },
};

const noDocument: LoadedDocument = {
  kind: "document",
  file: noFile,
  facts: { name: "", size: 0, head: [] },
  sections: [],
  replacedLines: [],
};

const errorsOf = (answer: AnswerOf<"datasetFormErrors">): readonly FieldError[] =>
  answer.kind === "ok" ? answer.value : [];

export function useLoadForm(loaded: Loaded, draft: PlaceDraft, columns: ColumnChoices) {
  const table = loaded.kind === "table" ? loaded : noTable;
  const document = loaded.kind === "document" ? loaded : noDocument;
  const ofTable = useView("datasetFormErrors", datasetForm(table, draft, columns));
  const beside = useView(
    "datasetFormErrors",
    datasetForm(table, { ...draft, existing: null }, columns),
  );
  // Leave the sections out: they were checked on reading, and copying them per keystroke is slow.
  const ofDocument = useView(
    "documentFormErrors",
    documentForm({ ...document, sections: [] }, draft),
  );
  return {
    errors: errorsOf(loaded.kind === "table" ? ofTable : ofDocument),
    isTaken:
      loaded.kind === "table" &&
      errorsOf(beside).some(({ problem }) => problem.problem === "taken"),
  };
}
