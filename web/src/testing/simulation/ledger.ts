import type { Disk } from "../memoryJournal";
import type { SimulatedTab } from "./simulatedTab";

/** A violated condition. */
export class Broken extends Error {}

/** A reply with a unique text, which also names its draft. */
export interface Note {
  text: string;
  maker: SimulatedTab;
  /** True if it was ever stored. */
  wasStored: boolean;
  /** True if its tab has called it saved. */
  isAcknowledged: boolean;
  /** The reason why the note may be missing. */
  excuse: string | undefined;
  /** True if its own tab replaced everything before it was stored. */
  isReplaced: boolean;
  /**
   * True if a restored backup contains the note, which was unstored before: its draft may still
   * exist.
   */
  isFromBackup: boolean;
}

const has = (bytes: unknown, text: string): boolean =>
  bytes instanceof Uint8Array &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text);

/** True if the store contains the text. */
const isOn = (disk: Disk, text: string): boolean =>
  [...disk.entries.values(), ...disk.snapshots.values()].some((bytes) => has(bytes, text));

/** Records what was written, what tabs have called saved, and what may be missing for a reason. */
export class Ledger {
  readonly #notes: Note[] = [];
  /** Notes in the store, now and before the last event. */
  #now: readonly Note[] = [];
  #before: readonly Note[] = [];
  readonly #byCommit = new Map<object, Note>();

  wrote(text: string, maker: SimulatedTab, commit: object): void {
    const note: Note = {
      ...{ text, maker, wasStored: false, isAcknowledged: false },
      ...{ excuse: undefined, isReplaced: false, isFromBackup: false },
    };
    this.#notes.push(note);
    this.#byCommit.set(commit, note);
  }

  get notes(): readonly Note[] {
    return this.#notes;
  }

  /** A tab reports that everything it wrote is saved; checks it. */
  saved(maker: SimulatedTab, disk: Disk): void {
    for (const note of this.#notes) {
      if (note.maker !== maker || note.isAcknowledged || note.excuse !== undefined) continue;
      if (!isOn(disk, note.text)) throw new Broken(`${maker.name} calls ${note.text} saved`);
      note.isAcknowledged = true;
    }
  }

  /** From now on matching notes may be missing. */
  excuse(reason: string, is: (note: Note) => boolean): void {
    for (const note of this.#notes) if (note.excuse === undefined && is(note)) note.excuse = reason;
  }

  undone(commit: object): void {
    const note = this.#byCommit.get(commit);
    if (note !== undefined) note.excuse ??= "undone";
  }

  /** Call after a write. Checks that each pending note is either a draft or stored. */
  stored(disk: Disk): void {
    this.#before = this.#now;
    this.#now = this.#notes.filter(({ text }) => isOn(disk, text));
    for (const note of this.#notes) {
      const { text, wasStored, isReplaced, isFromBackup } = note;
      if (wasStored) continue;
      note.wasStored = this.#now.includes(note);
      const isDraft = disk.drafts.has(text);
      if (note.wasStored && isDraft && !isFromBackup)
        throw new Broken(`${text} is stored and still a draft`);
      if (!note.wasStored && !isDraft && !isReplaced)
        throw new Broken(`${text} is neither stored nor a draft`);
    }
  }

  /** Call before this snapshot replaces everything. */
  restoring(snapshot: Uint8Array): void {
    for (const note of this.#notes)
      note.isFromBackup ||= !note.wasStored && has(snapshot, note.text);
  }

  /** A tab has replaced everything, including its unstored commits. */
  replacedBy(maker: SimulatedTab): void {
    for (const note of this.#notes) {
      if (note.maker !== maker || note.wasStored) continue;
      note.isReplaced = true;
      note.excuse ??= "replaced here";
    }
  }

  /** Everything stored was replaced and can be put back; unstored commits are reported by their tab. */
  replaced(disk: Disk): void {
    for (const { text, excuse } of this.#before) {
      if (excuse !== undefined || isOn(disk, text) || has(disk.previous?.snapshot.joined(), text))
        continue;
      throw new Broken(`${text} is neither there nor to be put back`);
    }
    this.excuse("replaced", (note) => note.wasStored && !isOn(disk, note.text));
  }

  /** The browser deleted everything, drafts included. */
  wiped(): void {
    for (const note of this.#notes) {
      note.excuse ??= "wiped";
      note.isReplaced = true;
    }
  }

  /** Notes that must not be missing. */
  acknowledged(): readonly Note[] {
    return this.#notes.filter((note) => note.isAcknowledged && note.excuse === undefined);
  }

  /** Checks that a state contains these notes. */
  static mustHold(who: string, snapshot: Uint8Array, notes: readonly Note[]): void {
    for (const { text, excuse } of notes) {
      if (excuse === undefined && !has(snapshot, text)) throw new Broken(`${who} has lost ${text}`);
    }
  }
}
