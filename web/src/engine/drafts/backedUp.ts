import { type Content, isDraftRecord } from "./draftRecord";
import { datasetOfForm, inDataset } from "./formName";
import { isNumber, isRecord, isText, listOf, shapeOf } from "./guards";
import { areFacts, factsOf, fileFrom, fileIdsOf, isFileRecord, unpack } from "./packing";

/** The name of the list of drafts among the files of a backup, and the prefix of their files. */
const LIST = "draf";
const fileName = (id: string) => `${LIST}/${id}`;

/** A draft in a backup. Its form has no data set, and its files are separate. */
type BackedUp = Content & { form: string; at: number };

const isBackedUp = shapeOf<BackedUp>({
  form: isText,
  at: isNumber,
  base: isText,
  value: (value): value is unknown => value !== undefined,
});

const isList = shapeOf<{ drafts: BackedUp[]; files: Record<string, unknown> }>({
  drafts: listOf(isBackedUp),
  files: isRecord,
});

/** Packs the stored drafts of a data set as files of a backup, only the newest of each form. */
export function packDrafts(
  records: ReadonlyMap<string, unknown>,
  datasetId: string,
): ReadonlyMap<string, Blob> {
  const newest = new Map<string, BackedUp>();
  for (const record of records.values()) {
    if (!isDraftRecord(record) || datasetOfForm(record.form) !== datasetId) continue;
    const { at, base, value } = record;
    if ((newest.get(record.form)?.at ?? 0) > at) continue;
    newest.set(record.form, { form: inDataset(record.form), at, base, value });
  }
  const parts = new Map<string, Blob>();
  const files: Record<string, unknown> = {};
  for (const { value } of newest.values()) {
    for (const id of fileIdsOf(value)) {
      const file = records.get(id);
      if (!isFileRecord(file)) continue;
      files[id] = factsOf(file);
      parts.set(fileName(id), file.bytes);
    }
  }
  if (newest.size === 0) return parts;
  const list = JSON.stringify({ drafts: [...newest.values()], files });
  return new Map([[LIST, new Blob([list])], ...parts]);
}

/** Unpacks the drafts from the files of a backup; none if their list is missing or invalid. */
export async function unpackDrafts(parts: ReadonlyMap<string, Blob>): Promise<readonly BackedUp[]> {
  const list: unknown = await parts
    .get(LIST)
    ?.text()
    .then(JSON.parse)
    .catch(() => undefined);
  if (!isList(list)) return [];
  const facts = new Map(Object.entries(list.files));
  const fileOf = (id: string) => {
    const [known, bytes] = [facts.get(id), parts.get(fileName(id))];
    return areFacts(known) && bytes !== undefined ? fileFrom(known, bytes) : undefined;
  };
  return list.drafts.map((draft) => ({ ...draft, value: unpack(draft.value, fileOf) }));
}
