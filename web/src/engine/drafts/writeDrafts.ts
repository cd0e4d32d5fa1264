import type { DraftBackend } from "./DraftBackend";
import { type DraftRecord, draftRecord } from "./draftRecord";
import type { FileShelf } from "./FileShelf";
import type { HeldDraft } from "./heldDraft";
import { type Packed, pack } from "./packing";

/** Where a tab writes. */
export interface Desk {
  backend: DraftBackend;
  tab: string;
  shelf: FileShelf;
}

/** What could not be stored, and the records that could not be taken away. */
export interface Behind {
  drafts: readonly HeldDraft[];
  deleted: readonly string[];
}

const nothing: Behind = { drafts: [], deleted: [] };

export const packed = (draft: HeldDraft, shelf: FileShelf): Packed => pack(draft.value, shelf.idOf);

export const recordOf = ({ form, at, base }: HeldDraft, tab: string, value: unknown): DraftRecord =>
  draftRecord({ form, tab, at, base, value });

/**
 * Everything at once; where that fails one after another, so that what the browser cannot write, such as a file that it
 * cannot read any more, keeps nothing else from being stored. `isHeld`: a draft may have changed or ended meanwhile.
 */
export async function writeDrafts(
  desk: Desk,
  drafts: readonly HeldDraft[],
  deleted: readonly string[],
  isHeld: (draft: HeldDraft) => boolean,
): Promise<Behind> {
  const whole = await writeAtOnce(desk, drafts, deleted);
  if (whole === nothing || drafts.length + Math.min(deleted.length, 1) < 2) return whole;
  if (deleted.length > 0) {
    const { deleted: left } = await writeAtOnce(desk, [], whole.deleted);
    if (left.length > 0) return { drafts, deleted: left };
  }
  const behind: Behind[] = [];
  for (const draft of drafts) if (isHeld(draft)) behind.push(await writeAtOnce(desk, [draft], []));
  return {
    drafts: behind.flatMap((one) => one.drafts),
    deleted: behind.flatMap((one) => one.deleted),
  };
}

/** All or nothing; sent off before it returns. */
async function writeAtOnce(
  { backend, tab, shelf }: Desk,
  drafts: readonly HeldDraft[],
  deleted: readonly string[],
): Promise<Behind> {
  // What goes comes first: a file that was thrown away and brought back is then written again.
  const cleared = deleted.map((id) => ({ id, changes: shelf.clear(id) }));
  const filled = drafts.map((draft) => {
    const { value, files } = packed(draft, shelf);
    const changes = shelf.fill(draft.id, files);
    return { id: draft.id, changes, record: recordOf(draft, tab, value) };
  });
  const all = [...cleared, ...filled];
  const deletes = [...deleted, ...all.flatMap(({ changes }) => changes.deletes)];
  const puts = new Map<string, unknown>(filled.flatMap(({ changes }) => changes.puts));
  for (const { id, record } of filled) puts.set(id, record);
  if ((await backend.write({ puts, deletes })) === "done") return nothing;
  const left = all.flatMap(({ id, changes }) => shelf.undo(id, changes));
  return { drafts, deleted: [...deleted, ...left] };
}
