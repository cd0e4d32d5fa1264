import { listeners } from "../../platform/signal";
import type { Channel, SentDrafts } from "../storage/dependencies";
import { FIRST_DATASET_ID } from "../storage/journalStore";
import type { DraftBackend, Records, Written } from "./databaseDrafts";
import {
  type Content,
  type DraftRecord,
  type HeldDraft,
  isDraftRecord,
  packedDraft,
} from "./draftRecord";
import { datasetOfForm } from "./formName";
import { isText, listOf, shapeOf } from "./guards";
import { DraftFiles, pack, unpack } from "./packing";
import { readBuffer, writeBuffer } from "./unloadBuffer";
import { type DraftChanges, WriteQueue } from "./WriteQueue";

/** Drafts of a lost data set are deleted after this time. Until then another tab may still be storing that data set. */
const ORPHAN_MS = 24 * 60 * 60 * 1_000;

/** A draft that became a commit, until the commit is stored. */
type Sent = { draft: HeldDraft; commit: object };

/** One tab tells the others the keys of the records that it has changed; they read them again. */
const messageOf = (keys: Iterable<string>) => ({ drafts: [...keys] });

const isMessage = shapeOf<{ drafts: string[] }>({ drafts: listOf(isText) });

/** A draft that is not in its form is stored under this key. */
const spareKey = ({ form, at }: HeldDraft) => `${form} #${at}`;

const age = (draft: HeldDraft | undefined) => Date.now() - (draft?.at ?? 0);

/**
 * Half-filled forms. A form has one draft, which all tabs show; the newest change counts. It is stored under the form's name.
 * A draft that was sent has a key of its own until its commit is stored. A page that starts puts such drafts back into their
 * forms, as their commits were lost.
 */
export class DraftStore implements SentDrafts {
  /** The drafts of the forms, by form. */
  readonly #held = new Map<string, HeldDraft>();
  /** Sent drafts, by the key of their stored record. */
  readonly #sent = new Map<string, Sent>();
  /** The time of the newest known change of each form. Older changes are ignored. */
  readonly #changedAt = new Map<string, number>();
  readonly #ends = new Map<string, number>();
  readonly #listeners = listeners();
  readonly #tell = this.#listeners.tell;
  readonly #files = new DraftFiles();
  readonly #queue: WriteQueue;
  readonly #untilStored: () => Promise<boolean>;
  #backend: DraftBackend | undefined;
  #channel: Channel | undefined;
  #datasetId = FIRST_DATASET_ID;

  /** `untilStored` resolves with true if all commits up to now are stored. */
  constructor(untilStored: () => Promise<boolean>) {
    this.#untilStored = untilStored;
    const { idOf } = this.#files;
    this.#queue = new WriteQueue({
      idOf,
      filesOf: (form) => {
        const sent = [...this.#sent.values()].filter(({ draft }) => draft.form === form);
        return pack([this.#held.get(form), sent], idOf).files;
      },
      onWritten: (...written) => this.#written(...written),
    });
  }

  /** True if drafts outlive this page. */
  get isKeeping(): boolean {
    return this.#backend !== undefined && !this.#queue.hasFailed;
  }

  get datasetId(): string {
    return this.#datasetId;
  }

  /** The drafts of other data sets stay stored, and are offered again with their data set. */
  setDataset(datasetId: string): void {
    if (datasetId === this.#datasetId) return;
    this.#datasetId = datasetId;
    this.#tell();
  }

  readonly subscribe = this.#listeners.subscribe;

  peek(form: string): HeldDraft | undefined {
    return this.#held.get(form);
  }

  /** How often a draft of this form was sent or thrown away here. */
  endsOf(form: string): number {
    return this.#ends.get(form) ?? 0;
  }

  write(form: string, { value, base }: Content): void {
    this.#put({ form, at: this.#nextChange(form), value, base, isStored: false });
  }

  /** Deletes the draft, because the form is empty again. */
  drop(form: string): void {
    if (!this.#held.delete(form)) return;
    this.#queue.add(form, form, { at: this.#nextChange(form), draft: undefined });
    this.#tell();
  }

  /** Throws the draft away. The returned function brings it back. */
  discard(form: string): () => void {
    const draft = this.peek(form);
    this.settle(form, undefined);
    return () => {
      if (draft !== undefined && !this.#held.has(form)) this.write(form, draft);
    };
  }

  /**
   * Ends a draft that became a commit. The form is empty at once; the stored draft is deleted in the transaction that
   * stores the commit. Without a commit the stored draft is deleted at once.
   */
  settle(form: string, commit: object | undefined): void {
    const draft = this.peek(form);
    this.#ends.set(form, this.endsOf(form) + 1);
    if (draft === undefined) return;
    if (commit !== undefined) {
      const key = spareKey(draft);
      this.#sent.set(key, { draft, commit });
      this.#queue.add(form, key, { at: draft.at, draft });
      void this.#untilStored().then((isStored) => isStored && this.stored([key]));
    }
    this.drop(form);
    void this.flush();
  }

  records(): readonly string[] {
    return [...this.#sent].flatMap(([key, { draft }]) => {
      const { files } = packedDraft(draft, this.#files.idOf);
      return [key, ...files.keys()];
    });
  }

  stored(records: readonly string[]): void {
    for (const key of records) {
      const sent = this.#sent.get(key);
      if (sent === undefined) continue;
      this.#sent.delete(key);
      const { form, at } = sent.draft;
      this.#queue.add(form, key, { at, draft: undefined });
    }
  }

  /**
   * Puts the drafts of these commits back into their forms. If a form has another draft by now, the
   * returned draft waits for the next start of a page.
   */
  returned(commits: readonly (object | undefined)[]): void {
    for (const [key, { draft, commit }] of this.#sent) {
      if (!commits.includes(commit)) continue;
      this.#sent.delete(key);
      if (!this.#held.has(draft.form)) this.#putBack(key, draft);
    }
  }

  /** Starts storing, and reads the stored drafts. */
  async connect(backend: DraftBackend, channel?: Channel): Promise<void> {
    const typedBefore = new Set(this.#backend === undefined ? this.#held.keys() : []);
    this.#backend = backend;
    this.#channel = channel;
    this.#queue.connect(backend);
    this.#tell();
    channel?.listen((data) => void (isMessage(data) && this.#read(data.drafts)));
    for (const draft of this.#held.values()) this.#put({ ...draft, isStored: false });
    const records = await this.#read();
    // Read after the records: a data set that is gone by then does not come back.
    const datasets = await backend.datasets();
    const found = [...records.keys()].map((key) => [key, this.#draftIn(records, key)] as const);
    for (const [key, draft] of found.sort(([, one], [, other]) => age(one) - age(other))) {
      if (draft === undefined || this.#sent.has(key)) continue;
      const { form, at } = draft;
      if (age(draft) > ORPHAN_MS && datasets?.has(datasetOfForm(form)) === false) {
        this.#held.delete(form);
        this.#queue.add(form, key, { at, draft: undefined });
      } else if (key !== form && !this.#held.has(form)) this.#putBack(key, draft);
      // Somebody typed before the stored draft was read, so that draft waits for the next start of
      // a page.
      else if (key === form && typedBefore.has(form))
        this.#queue.add(form, spareKey(draft), { at, draft });
    }
    await this.#store();
  }

  /** Call when the page is shown: reads missed changes, and retries failed writes. */
  async refresh(): Promise<void> {
    await this.#read();
    await this.#store();
  }

  /** Call when the page may end. Buffers unstored drafts first, because writes may not finish. */
  async leave(): Promise<void> {
    this.#buffer();
    await this.#store();
  }

  /** Stores what is not stored yet. */
  flush(): Promise<void> {
    return this.#queue.flush();
  }

  /** Resets to the start of a page; for tests, in which all pages share one store. */
  forgetAll(): void {
    for (const part of [this.#held, this.#sent, this.#changedAt]) part.clear();
    this.#queue.clear();
    this.#tell();
  }

  async #store(): Promise<void> {
    await this.flush();
    this.#buffer();
  }

  /** Buffers, outside the database, the drafts that this or another tab could not store. */
  #buffer(): void {
    const others = [...readBuffer()].filter(([form, { at }]) => this.#isNews(form, at));
    const own = [...this.#held.values()].filter((draft) => !draft.isStored);
    const record = (draft: HeldDraft) => packedDraft(draft, this.#files.idOf).record;
    writeBuffer(new Map([...others, ...own.map((draft) => [draft.form, record(draft)] as const)]));
  }

  #put(draft: HeldDraft): void {
    const { form, at } = draft;
    this.#held.set(form, draft);
    this.#queue.add(form, form, { at, draft });
    this.#tell();
  }

  /** Puts a sent draft back into its form. */
  #putBack(key: string, draft: HeldDraft): void {
    this.#queue.add(draft.form, key, { at: draft.at, draft: undefined });
    this.write(draft.form, draft);
  }

  #isNews(form: string, at: number): boolean {
    return at > (this.#changedAt.get(form) ?? 0);
  }

  #nextChange(form: string): number {
    const at = Math.max(Date.now(), (this.#changedAt.get(form) ?? 0) + 1);
    this.#changedAt.set(form, at);
    return at;
  }

  #written(form: string, changes: DraftChanges, written: Written): void {
    const isStored = written !== "failed";
    const draft = this.#held.get(form);
    if (isStored && draft !== undefined && changes.get(form)?.draft === draft)
      this.#held.set(form, { ...draft, isStored });
    if (isStored) this.#channel?.post(messageOf(changes.keys()));
    if (written === "newer") void this.#read([...changes.keys()]);
    this.#tell();
  }

  /** Reads the records under these keys, or all records, because other tabs have changed them. */
  async #read(keys?: readonly string[]): Promise<Records> {
    const before = new Set(this.#held.values());
    const records = await this.#backend?.read(keys);
    if (records === undefined) return new Map();
    for (const [form, draft] of this.#held) {
      const isDeleted = (keys?.includes(form) ?? true) && records.get(form) === undefined;
      if (isDeleted && draft.isStored && before.has(draft)) this.#held.delete(form);
    }
    for (const key of records.keys()) {
      const draft = this.#draftIn(records, key);
      if (key !== draft?.form) continue;
      const at = this.#changedAt.get(key) ?? 0;
      if (draft.at > at) {
        this.#changedAt.set(key, draft.at);
        this.#held.set(key, draft);
        // Another tab stored a text older than this tab's last change. That text is overwritten or
        // deleted.
      } else if (draft.at < at) this.#queue.add(key, key, { at, draft: this.#held.get(key) });
    }
    // Unless all records were read, the files of buffered drafts would seem to be missing.
    for (const record of keys === undefined ? readBuffer().values() : []) {
      const { form, at } = record;
      if (!this.#isNews(form, at)) continue;
      this.#changedAt.set(form, at);
      this.#put({ ...this.#unpacked(record, records), isStored: false });
    }
    this.#tell();
    return records;
  }

  #draftIn(records: Records, key: string): HeldDraft | undefined {
    const record = records.get(key);
    if (!isDraftRecord(record)) return undefined;
    return { ...this.#unpacked(record, records), isStored: true };
  }

  #unpacked({ form, at, base, value }: DraftRecord, records: Records) {
    const fileOf = (id: string) => this.#files.of(id, records.get(id));
    return { form, at, base, value: unpack(value, fileOf) };
  }
}
