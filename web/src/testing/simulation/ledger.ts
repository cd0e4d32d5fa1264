import type { Disk } from "../memoryJournal";
import type { SimulatedTab } from "./simulatedTab";

/** Something is not as it must be. */
export class Broken extends Error {}

/** A reply, known by its text, which nothing else says, and which names the draft that it was. */
export interface Note {
  text: string;
  maker: SimulatedTab;
  /** Whether it has ever been in the store. */
  wasStored: boolean;
  /** Whether its tab has called it saved. */
  isAcknowledged: boolean;
  /** Why it may be gone, or not be there yet. */
  excuse: string | undefined;
  /** Whether its own tab has replaced everything before it was stored. */
  isReplaced: boolean;
  /** Whether a backup brought it that was made before it was stored: with the data before that it is still a draft. */
  isFromBackup: boolean;
}

const has = (bytes: unknown, text: string): boolean =>
  bytes instanceof Uint8Array &&
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(text);

/** Whether something that is stored speaks of it. */
const isOn = (disk: Disk, text: string): boolean =>
  [...disk.entries.values(), ...disk.snapshots.values()].some((bytes) => has(bytes, text));

/** What was written, what a tab has called saved, and what may be gone for a reason. */
export class Ledger {
  readonly #notes: Note[] = [];
  /** Those that the store holds, and those that it held before what happened to it last. */
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

  /** A tab calls everything saved that it has written: so it must be. */
  saved(maker: SimulatedTab, disk: Disk): void {
    for (const note of this.#notes) {
      if (note.maker !== maker || note.isAcknowledged || note.excuse !== undefined) continue;
      if (!isOn(disk, note.text)) throw new Broken(`${maker.name} calls ${note.text} saved`);
      note.isAcknowledged = true;
    }
  }

  /** Notes for which this holds may be gone from now on. */
  excuse(reason: string, is: (note: Note) => boolean): void {
    for (const note of this.#notes) if (note.excuse === undefined && is(note)) note.excuse = reason;
  }

  undone(commit: object): void {
    const note = this.#byCommit.get(commit);
    if (note !== undefined) note.excuse ??= "undone";
  }

  /** Something was stored. What is on its way is there as a draft, until in one moment it is there as a commit. */
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

  /** Everything is to be replaced by this. */
  restoring(snapshot: Uint8Array): void {
    for (const note of this.#notes)
      note.isFromBackup ||= !note.wasStored && has(snapshot, note.text);
  }

  /** A tab has put something else in the place of everything, what it had not stored yet included. */
  replacedBy(maker: SimulatedTab): void {
    for (const note of this.#notes) {
      if (note.maker !== maker || note.wasStored) continue;
      note.isReplaced = true;
      note.excuse ??= "replaced here";
    }
  }

  /**
   * Everything that is stored was replaced; what had not been is for its tab to speak of. What was stored until then can be
   * put back.
   */
  replaced(disk: Disk): void {
    for (const { text, excuse } of this.#before) {
      if (excuse !== undefined || isOn(disk, text) || has(disk.previous?.snapshot.joined(), text))
        continue;
      throw new Broken(`${text} is neither there nor to be put back`);
    }
    this.excuse("replaced", (note) => note.wasStored && !isOn(disk, note.text));
  }

  /** The browser has deleted everything, drafts included. */
  wiped(): void {
    for (const note of this.#notes) {
      note.excuse ??= "wiped";
      note.isReplaced = true;
    }
  }

  /** What nobody may miss. */
  acknowledged(): readonly Note[] {
    return this.#notes.filter((note) => note.isAcknowledged && note.excuse === undefined);
  }

  /** A state must hold these. */
  static mustHold(who: string, snapshot: Uint8Array, notes: readonly Note[]): void {
    for (const { text, excuse } of notes) {
      if (excuse === undefined && !has(snapshot, text)) throw new Broken(`${who} has lost ${text}`);
    }
  }
}
