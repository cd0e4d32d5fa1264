import { browserTimers } from "../storage/browser";
import { Retry } from "../storage/retry";
import type { DraftBackend, Files, Written } from "./databaseDrafts";
import { draftRecord, type HeldDraft } from "./draftRecord";
import { pack } from "./packing";

/** Changes reach the storage within this time, however long somebody goes on typing. */
const WRITE_MS = 250;

/** The drafts to be stored under these keys; undefined deletes a record. */
export type DraftChanges = ReadonlyMap<string, { at: number; draft: HeldDraft | undefined }>;

type OnWritten = (form: string, changes: DraftChanges, newer: ReadonlySet<string>) => void;

/** Writes the drafts of each form in a transaction of its own: one that fails holds up no other. */
export class WriteQueue {
  readonly #changes = new Map<string, DraftChanges>();
  readonly #failed = new Set<string>();
  readonly #retry = new Retry(browserTimers, () => void this.flush());
  readonly #idOf: (file: File) => string;
  readonly #filesOf: (form: string) => Files;
  readonly #onWritten: OnWritten;
  #backend: DraftBackend | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `filesOf` gives the files of all drafts of a form that are in memory: a write spares them. */
  constructor(
    idOf: (file: File) => string,
    filesOf: (form: string) => Files,
    onWritten: OnWritten,
  ) {
    this.#idOf = idOf;
    this.#filesOf = filesOf;
    this.#onWritten = onWritten;
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

  /** All transactions are begun before it returns: the end of the page does not stop them. */
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
      return this.#onWritten(form, new Map(), new Set());
    }
    this.#failed.delete(form);
    this.#onWritten(form, changes, written);
  }

  #send(backend: DraftBackend, form: string, changes: DraftChanges): Promise<Written> {
    const packed = [...changes].map(([key, { at, draft }]) => {
      const { value, files } = pack(draft?.value, this.#idOf);
      const record = draft && draftRecord({ form, at, base: draft.base, value });
      return { files, change: [key, { at, record }] as const };
    });
    const files = new Map([...this.#filesOf(form), ...packed.flatMap((one) => [...one.files])]);
    return backend.write(new Map(packed.map(({ change }) => change)), files);
  }
}
