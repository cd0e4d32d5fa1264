import { listeners } from "../../platform/signal";
import { browserTimers } from "../storage/browser";
import type { SentDrafts } from "../storage/dependencies";
import { FIRST_ERA } from "../storage/journalStore";
import { Retry } from "../storage/retry";
import type { DraftBackend, Written } from "./DraftBackend";
import { type DraftRecord, isDraftRecord } from "./draftRecord";
import { FileShelf } from "./FileShelf";
import { eraOfForm } from "./formName";
import type { Content, HeldDraft } from "./heldDraft";
import { type LastWords, noWords } from "./lastWords";
import { Outbox } from "./Outbox";
import { pack, unpack } from "./packing";
import type { Tab } from "./thisTab";
import { packed, recordOf, writeDrafts } from "./writeDrafts";

/** Changes reach the storage within this time, however long somebody goes on typing. */
const WRITE_MS = 250;

/** A page that is being loaded anew is gone for a moment; one that is gone for longer does not come back. */
const RETURN_MS = 5_000;

type Place = { backend: DraftBackend; tab: Tab; words: LastWords };

const newId = () => [...crypto.getRandomValues(new Uint32Array(3))].join("-");

/**
 * Half-filled forms: those of this tab, and those left by tabs that are gone, which whoever opens their form next takes over.
 * What another tab that is still open holds is not touched. Everything is in memory at once and stored a moment later.
 */
export class DraftStore implements SentDrafts {
  readonly #own = new Map<string, HeldDraft>();
  #left: readonly HeldDraft[] = [];
  /** Forms of which nothing left behind is offered until they are opened anew. */
  readonly #finished = new Set<string>();
  /** What was taken over, as it was left, by form; as long as its tab may still come back it stays stored as that tab's. */
  readonly #borrowed = new Map<string, HeldDraft>();
  readonly #ends = new Map<string, number>();
  readonly #unwritten = new Set<string>();
  readonly #deleted = new Set<string>();
  /** Ids that are not offered again: taken over, sent or thrown away. */
  readonly #spent = new Set<string>();
  readonly #listeners = listeners();
  readonly #tell = this.#listeners.tell;
  readonly #shelf = new FileShelf(newId);
  readonly #outbox = new Outbox(this.#shelf, (left) => this.#isLiving(left));
  #place: Place | undefined;
  #era = FIRST_ERA;
  #failed = false;
  /** The forms whose drafts could not be stored the last time, while others could. */
  #behind: ReadonlySet<string> = new Set();
  readonly #retry = new Retry(browserTimers, () => void this.flush());
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #returnMs: number;

  constructor(returnMs = RETURN_MS) {
    this.#returnMs = returnMs;
  }

  /** Whether what is typed outlives this page. */
  get isKeeping(): boolean {
    return this.#place !== undefined && !this.#failed;
  }

  /** Whether what is typed in this form does. */
  keeps(form: string): boolean {
    const isOther = this.#behind.size > 0 && !this.#behind.has(form);
    return this.isKeeping || (this.#place !== undefined && isOther);
  }

  get era(): string {
    return this.#era;
  }

  /** What belongs to other data stays, and is not offered until they are put back. */
  setDataset(era: string): void {
    if (era === this.#era) return;
    this.#era = era;
    this.#tell();
  }

  readonly subscribe = this.#listeners.subscribe;

  /** The draft of a form: this tab's own, else the newest that was left behind. */
  peek(form: string): HeldDraft | undefined {
    return this.#own.get(form) ?? this.#offered(form);
  }

  /** How often a draft of this form has come to an end. */
  endsOf(form: string): number {
    return this.#ends.get(form) ?? 0;
  }

  /** The form is on the screen anew. */
  open(form: string): void {
    if (this.#finished.delete(form)) this.#tell();
  }

  /** Nothing more that is left behind is offered until the form is opened anew. */
  shut(form: string): void {
    this.#finished.add(form);
  }

  /** Makes the draft that was left behind this tab's own; its tab may come back, or another one be faster. */
  adopt(form: string): void {
    const left = this.#own.has(form) ? undefined : this.#offered(form);
    if (left === undefined) return;
    this.#spent.add(left.id);
    this.#left = this.#left.filter((draft) => draft !== left);
    this.#own.set(form, { ...left, id: newId(), leftBy: undefined });
    this.#borrow(form, left);
    this.#tell();
  }

  write(form: string, { value, base }: Content): void {
    this.adopt(form);
    const id = this.#own.get(form)?.id ?? newId();
    this.#own.set(form, { id, form, at: Date.now(), value, base, isStored: false });
    this.#unwritten.add(form);
    this.#tell();
    this.#writeSoon();
  }

  /** The form is as it was before anything was typed. */
  drop(form: string): void {
    const draft = this.peek(form);
    if (draft === undefined) return;
    const left = this.#remove(draft);
    this.#deleted.add(draft.id);
    if (left !== undefined) void this.#forgetLeft(left);
    this.#tell();
    this.#writeSoon();
  }

  /** Thrown away. The function that is returned brings it back. */
  discard(form: string): () => void {
    const draft = this.peek(form);
    this.#end(form);
    this.drop(form);
    void this.flush();
    return () => {
      if (draft !== undefined && !this.#own.has(form)) this.write(form, draft);
    };
  }

  made(commit: object | undefined): void {
    this.#outbox.made(commit);
  }

  /**
   * Sent: gone from the form at once, and from the storage with the coming of what it became, at the latest once that is there.
   * Where that is not going to be stored, the draft stays for the next page.
   */
  settle(form: string, isThere: Promise<boolean>): void {
    const draft = this.peek(form);
    this.#end(form);
    if (draft === undefined) return;
    this.#outbox.put(draft, this.#remove(draft));
    this.#tell();
    void isThere.then(async (isStored) => {
      if (isStored) await this.#clearOut(draft);
    });
  }

  records(): Promise<readonly string[]> {
    return this.#outbox.records();
  }

  stored(records: readonly string[]): void {
    this.#outbox.gone(records);
  }

  /** A form that is being filled in anew keeps that; what comes back is then offered the next time. */
  returned(commits: readonly (object | undefined)[]): void {
    for (const { draft, left } of this.#outbox.takeBack(commits)) {
      const { form } = draft;
      this.#spent.delete(draft.id);
      if (this.#own.has(form)) {
        this.#left = [{ ...draft, leftBy: this.#place?.tab.id }, ...this.#left];
        continue;
      }
      this.#own.set(form, { ...draft, isStored: false });
      this.#unwritten.add(form);
      if (left !== undefined) this.#borrow(form, left);
    }
    this.#tell();
    this.#writeSoon();
  }

  /** Throws everything away that this tab holds or could take over. */
  discardAll(): void {
    for (const form of [...this.#own.keys(), ...this.#left.map((draft) => draft.form)]) {
      this.open(form);
      this.discard(form);
    }
  }

  /** Begins to store, and finds what is stored. */
  async connect(backend: DraftBackend, tab: Tab, words = noWords): Promise<void> {
    this.#place = { backend, tab, words };
    for (const form of this.#own.keys()) this.#unwritten.add(form);
    await this.#find(true);
    await this.flush();
  }

  /**
   * The page is here: it looks for what tabs left behind that are gone by now, and tries again to store what could not be
   * stored.
   */
  async refresh(): Promise<void> {
    this.#place?.words.keep(this.#place.tab.id, new Map());
    await this.#find(false);
    await this.flush();
  }

  /** The page may end now: what is not stored yet is kept where that takes no time. */
  async leave(): Promise<void> {
    if (this.#place === undefined) return;
    const { words, tab } = this.#place;
    const said = [...this.#own.values()].filter((draft) => !draft.isStored);
    const record = (draft: HeldDraft) => recordOf(draft, tab.id, packed(draft, this.#shelf).value);
    words.keep(tab.id, new Map(said.map((draft) => [draft.id, record(draft)])));
    await this.flush();
    const isStored = ({ form }: HeldDraft) => this.#own.get(form)?.isStored === true;
    words.forget(said.filter(isStored).map(({ id }) => id));
  }

  /** Stores what has not been stored yet. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#retry.now();
    if (this.#place === undefined || this.#unwritten.size + this.#deleted.size === 0) return;
    const drafts = [...this.#unwritten].flatMap((form) => this.#own.get(form) ?? []);
    const deleted = [...this.#deleted];
    this.#unwritten.clear();
    this.#deleted.clear();
    const { backend, tab } = this.#place;
    const desk = { backend, tab: tab.id, shelf: this.#shelf };
    const isHeld = (draft: HeldDraft) => this.#own.get(draft.form) === draft;
    const behind = await writeDrafts(desk, drafts, deleted, isHeld);
    this.#failed = behind.drafts.length + behind.deleted.length > 0;
    if (this.#failed) this.#retry.failed();
    else this.#retry.worked();
    for (const draft of drafts) if (!behind.drafts.includes(draft)) this.#markStored(draft);
    this.#behind = new Set(behind.drafts.map(({ form }) => form));
    for (const form of this.#behind) this.#unwritten.add(form);
    for (const id of behind.deleted) this.#deleted.add(id);
    this.#tell();
  }

  async #find(isStart: boolean): Promise<void> {
    if (this.#place === undefined) return;
    const { backend, tab } = this.#place;
    const unstored = await this.#takeLastWords(isStart);
    const [records, living] = await Promise.all([backend.readAll(), tab.living()]);
    // Later than the records: an era that has gone by then does not come back.
    const eras = records && (await backend.eras());
    if (records === undefined || eras === undefined) {
      this.#failed = true;
      this.#behind = new Set();
      return this.#tell();
    }
    const found = [...new Map([...records, ...unstored])].flatMap(([id, record]) => {
      if (!isDraftRecord(record) || this.#isKnown(id)) return [];
      const isOwn = record.tab === tab.id;
      if (!isOwn && living.has(record.tab)) return [];
      const value = unpack(record.value, (file) => this.#shelf.found(file, records.get(file)));
      this.#shelf.use(id, pack(value, this.#shelf.idOf).files.keys());
      const { form, at, base } = record;
      if (!eras.has(eraOfForm(form))) {
        this.#deleted.add(id);
        return [];
      }
      const draft = { id, form, at, base, value, isStored: !unstored.has(id), leftBy: record.tab };
      return [{ draft, isOwn }];
    });
    found.sort((one, other) => other.draft.at - one.draft.at);
    this.#left = found.flatMap(({ draft, isOwn }) => {
      if (!isStart || !isOwn || this.#own.has(draft.form)) return [draft];
      this.#own.set(draft.form, { ...draft, leftBy: undefined });
      if (!draft.isStored) this.#unwritten.add(draft.form);
      return [];
    });
    this.#tell();
  }

  /** What a page said in its last moment goes to where it belongs; of this tab's, what cannot go there now. */
  async #takeLastWords(isStart: boolean): Promise<ReadonlyMap<string, DraftRecord>> {
    const none = new Map<string, DraftRecord>();
    if (this.#place === undefined) return none;
    const { backend, tab, words } = this.#place;
    const found = [...words.found()];
    if (found.length === 0) return none;
    const living = await tab.living();
    const isOwn = (record: DraftRecord) => record.tab === tab.id;
    const puts = new Map(
      found.filter(([, record]) => (isOwn(record) ? isStart : !living.has(record.tab))),
    );
    if (puts.size === 0) return none;
    if ((await backend.write({ deletes: [], puts })) !== "done") {
      return new Map([...puts].filter(([, record]) => isOwn(record)));
    }
    words.forget(puts.keys());
    return none;
  }

  #borrow(form: string, left: HeldDraft): void {
    this.#borrowed.set(form, left);
    setTimeout(() => void this.#takeOver(form, left), this.#returnMs);
  }

  /** What a draft became is stored, and it itself may still be. */
  async #clearOut({ id }: HeldDraft): Promise<void> {
    const records = await this.#outbox.records(id);
    this.#outbox.gone(records);
    for (const record of records) this.#deleted.add(record);
    await this.flush();
  }

  /** Moves what was left to this tab, unless its own is back or another one has done so. */
  async #takeOver(form: string, left: HeldDraft): Promise<void> {
    if (this.#place === undefined || this.#borrowed.get(form) !== left) return;
    const isBack = await this.#isLiving(left);
    const mine = this.#own.get(form);
    if (this.#borrowed.get(form) !== left || mine === undefined) return;
    const moved = isBack ? "gone" : await this.#move(this.#place, left, mine);
    if (this.#borrowed.get(form) !== left) return;
    if (moved === "failed") return this.#borrow(form, left);
    this.#borrowed.delete(form);
    const isUntouched = this.#own.get(form)?.value === left.value;
    if (moved === "done" || !isUntouched) return;
    this.#own.delete(form);
    this.#tell();
  }

  async #move({ backend, tab }: Place, left: HeldDraft, mine: HeldDraft): Promise<Written> {
    const { value, files } = packed(mine, this.#shelf);
    const theirs = this.#shelf.filesOf(left.id);
    const written = await backend.write({
      deletes: [left.id, ...this.#shelf.move(left.id, mine.id, files)],
      puts: new Map([[mine.id, recordOf(mine, tab.id, value)]]),
      onlyWith: left.id,
    });
    if (written === "failed") this.#shelf.use(left.id, theirs);
    return written;
  }

  async #isLiving({ leftBy }: HeldDraft): Promise<boolean> {
    if (this.#place === undefined || leftBy === undefined) return false;
    return leftBy !== this.#place.tab.id && (await this.#place.tab.living()).has(leftBy);
  }

  /** What was taken over and has come to its end; not if it is still somebody else's. */
  async #forgetLeft(left: HeldDraft): Promise<void> {
    if (await this.#isLiving(left)) return;
    this.#deleted.add(left.id);
    await this.flush();
  }

  #offered(form: string): HeldDraft | undefined {
    if (this.#finished.has(form)) return undefined;
    return this.#left.find((draft) => draft.form === form);
  }

  #isKnown(id: string): boolean {
    return this.#spent.has(id) || [...this.#own.values()].some((draft) => draft.id === id);
  }

  /** The draft is no longer held; the one that it was taken over from, if that is not settled yet. */
  #remove(draft: HeldDraft): HeldDraft | undefined {
    const borrowed = this.#borrowed.get(draft.form);
    this.#borrowed.delete(draft.form);
    this.#own.delete(draft.form);
    this.#unwritten.delete(draft.form);
    this.#left = this.#left.filter((left) => left !== draft);
    this.#spent.add(draft.id);
    return borrowed;
  }

  #end(form: string): void {
    this.#finished.add(form);
    this.#ends.set(form, this.endsOf(form) + 1);
  }

  #markStored(draft: HeldDraft): void {
    const { form } = draft;
    if (this.#own.get(form) === draft) this.#own.set(form, { ...draft, isStored: true });
  }

  #writeSoon(): void {
    if (this.#place) this.#timer ??= setTimeout(() => void this.flush(), WRITE_MS);
  }
}
