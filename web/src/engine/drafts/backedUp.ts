import { isDraftRecord } from "./draftRecord";
import { eraOfForm, inEra } from "./formName";
import { isNumber, isRecord, isText, listOf, shapeOf } from "./guards";
import { isFileRecord, unpack } from "./packing";

/** What the list of drafts is called among the files of a backup, and what the names of their files begin with. */
const LIST = "draf";
const fileName = (id: string) => `${LIST}/${id}`;

/** A draft as it lies in a backup, of a form whatever the era; its files apart. */
type BackedUp = { form: string; at: number; base: string; value: unknown };

type FileFacts = { name: string; type: string; lastModified: number };

const isBackedUp = shapeOf<BackedUp>({
  form: isText,
  at: isNumber,
  base: isText,
  value: (value): value is unknown => value !== undefined,
});

const areFacts = shapeOf<FileFacts>({ name: isText, type: isText, lastModified: isNumber });

const isList = shapeOf<{ drafts: BackedUp[]; files: Record<string, unknown> }>({
  drafts: listOf(isBackedUp),
  files: isRecord,
});

/** The ids of the files of a draft's value. */
function filesOf(value: unknown): ReadonlySet<string> {
  const ids = new Set<string>();
  unpack(value, (id) => void ids.add(id));
  return ids;
}

/** What is stored of half-filled forms as files of a backup: of each form of this era the newest. */
export function packDrafts(
  records: ReadonlyMap<string, unknown>,
  era: string,
): ReadonlyMap<string, Blob> {
  const newest = new Map<string, BackedUp>();
  for (const record of records.values()) {
    if (!isDraftRecord(record) || eraOfForm(record.form) !== era) continue;
    const { at, base, value } = record;
    if ((newest.get(record.form)?.at ?? 0) > at) continue;
    newest.set(record.form, { form: inEra(record.form), at, base, value });
  }
  const parts = new Map<string, Blob>();
  const files: Record<string, FileFacts> = {};
  for (const { value } of newest.values()) {
    for (const id of filesOf(value)) {
      const file = records.get(id);
      if (!isFileRecord(file)) continue;
      const { name, type, lastModified, bytes } = file;
      files[id] = { name, type, lastModified };
      parts.set(fileName(id), bytes);
    }
  }
  if (newest.size === 0) return parts;
  const list = JSON.stringify({ drafts: [...newest.values()], files });
  return new Map([[LIST, new Blob([list])], ...parts]);
}

/** The drafts among such files, with theirs; none where it is not what the portal has made. */
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
    if (!areFacts(known) || bytes === undefined) return undefined;
    const { name, type, lastModified } = known;
    return new File([bytes], name, { type, lastModified });
  };
  return list.drafts.map((draft) => ({ ...draft, value: unpack(draft.value, fileOf) }));
}
