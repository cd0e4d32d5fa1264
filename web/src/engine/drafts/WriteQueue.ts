import { browserTimers } from "../storage/browser";
import { Retry } from "../storage/retry";
import type { DraftBackend, Files, RecordChange, Written } from "./databaseDrafts";
import { type HeldDraft, packedDraft } from "./draftRecord";
import type { IdOf } from "./packing";

/** Changes reach the storage within this time, however long somebody goes on typing. */
const WRITE_MS = 250;

/** The drafts to be stored under these keys; undefined deletes a record. */
export type DraftChanges = ReadonlyMap<string, { at: number; draft: HeldDraft | undefined }>;

interface Around {
  idOf: IdOf;
  /** The files of all drafts of a form that are in memory: a write does not delete them. */
  filesOf: (form: string) => Files;
  onWritten: (form: string, changes: DraftChanges, written: Written) => void;
}

/** Writes the drafts of each form in a transaction of its own: one that fails holds up no other. */
export class WriteQueue {
  readonly #changes = new Map<string, DraftChanges>();
  readonly #failed = new Set<string>();
  readonly #retry = new Retry(browserTimers, () => void this.flush());
  readonly #around: Around;
  #backend: DraftBackend | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(around: Around) {
    this.#around = around;
  }

  connect(backend: DraftBackend): void {
    this.#backend = backend;
  }

  get hasFailed(): boolean {
    return this.#failed.size > 0;
  }

  add(form: string, key: string, change: { at: number; draft: HeldDraft | undefined }): void {
    this.#changes.set(form, new Map([...(this.#changes.get(form) ?? []), [key, change]]));
    if (this.#backend) this.#timer ??= setTimeout(() => void this.flush(), WRITE_MS);
  }

  clear(): void {
    this.#changes.clear();
    this.#failed.clear();
  }

  /**
   * Begins all transactions before it returns, because the end of the page does not stop them then.
   */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#retry.now();
    const backend = this.#backend;
    if (backend === undefined || this.#changes.size === 0) return;
    const groups = [...this.#changes];
    this.#changes.clear();
    await Promise.all(groups.map(([form, changes]) => this.#write(backend, form, changes)));
    if (this.hasFailed) this.#retry.failed();
    else this.#retry.worked();
  }

  async #write(backend: DraftBackend, form: string, changes: DraftChanges): Promise<void> {
    const written = await this.#send(backend, form, changes);
    if (written === "failed") {
      this.#failed.add(form);
      this.#changes.set(form, new Map([...changes, ...(this.#changes.get(form) ?? [])]));
    } else this.#failed.delete(form);
    this.#around.onWritten(form, changes, written);
  }

  #send(backend: DraftBackend, form: string, changes: DraftChanges): Promise<Written> {
    const files = new Map(this.#around.filesOf(form));
    const records = new Map<string, RecordChange>();
    for (const [key, { at, draft }] of changes) {
      const packed = draft && packedDraft(draft, this.#around.idOf);
      for (const [id, file] of packed?.files ?? []) files.set(id, file);
      records.set(key, { at, record: packed?.record });
    }
    return backend.write(records, files);
  }
}
