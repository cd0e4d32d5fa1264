import type { BytesInParts } from "../../engine/storage/bytesInParts";
import type {
  AsidePiece,
  Beginning,
  Cut,
  JournalStore,
  News,
  Position,
  Previous,
  Trouble,
} from "../../engine/storage/journalStore";
import type { Disk } from "../memoryJournal";
import { MemoryJournal } from "../memoryJournal";
import type { Random } from "./random";
import { nobody, type Owner, type Scheduler } from "./scheduler";

/** Kinds and rates of disk faults. */
export interface Weather {
  /** Per hundred writes. */
  failed: number;
  doneButFailed: number;
  /** True while the disk is full. */
  isFull: boolean;
  /** In ms: the longest delay of a request or an answer. */
  longest: number;
}

/** Called after each transaction. */
export type Onlooker = (operation: keyof JournalStore) => void;

interface Machine {
  disk: Disk;
  scheduler: Scheduler;
  random: Random;
  weather: Weather;
  seen: Onlooker;
}

const reading: readonly string[] = ["read", "since", "previous", "aside"];

/**
 * The database as one tab sees it: requests and answers take time, the transaction is instant. A killed tab may leave a
 * completed transaction.
 */
export class SlowJournal implements JournalStore {
  readonly #machine: Machine;
  readonly #owner: Owner;
  readonly #memory: MemoryJournal;
  isClosed = false;

  constructor(machine: Machine, owner: Owner) {
    this.#machine = machine;
    this.#owner = owner;
    this.#memory = new MemoryJournal(machine.disk);
  }

  read = (snapshots?: number) => this.#carry("read", () => this.#memory.read(snapshots));
  append = (after: Position, news: News) =>
    this.#carry("append", () => this.#memory.append(after, news));
  begin = (beginning: Beginning) => this.#carry("begin", () => this.#memory.begin(beginning));
  since = (position: Position) => this.#carry("since", () => this.#memory.since(position));
  compact = (position: Position, snapshot: BytesInParts) =>
    this.#carry("compact", () => this.#memory.compact(position, snapshot));
  cut = (cut: Cut) => this.#carry("cut", () => this.#memory.cut(cut));
  replaceAll = (
    beginning: Beginning,
    previous: Previous | undefined,
    known: Position | undefined,
  ) => this.#carry("replaceAll", () => this.#memory.replaceAll(beginning, previous, known));
  previous = () => this.#carry("previous", () => this.#memory.previous());
  collectFiles = (position: Position, held: ReadonlySet<string>) =>
    this.#carry("collectFiles", () => this.#memory.collectFiles(position, held));
  file = (id: string) => this.#memory.file(id);
  setAside = (pieces: readonly AsidePiece[]) =>
    this.#carry("setAside", () => this.#memory.setAside(pieces));
  makeSure = () => this.#carry("makeSure", () => this.#memory.makeSure());
  hasDatabasesAside = () => this.#memory.hasDatabasesAside();
  aside = () => this.#carry("aside", () => this.#memory.aside());

  get isUnsure(): boolean {
    return this.#memory.isUnsure;
  }

  #carry<T>(operation: keyof JournalStore, transact: () => Promise<T>): Promise<T | Trouble> {
    const { scheduler, random, weather, seen } = this.#machine;
    const there = random.below(weather.longest);
    const back = random.below(weather.longest);
    const goesOnAlone = random.chance(0.5);
    return new Promise((resolve) => {
      const answer = (result: T | Trouble) =>
        scheduler.after(back, this.#owner, () => resolve(result));
      const arrive = () => {
        const fault = this.#fault(operation);
        if (fault === "quota" || (fault === "failed" && !reading.includes(operation)))
          this.#machine.disk.isTorn = true;
        if (fault !== undefined && fault !== "doneButFailed") answer({ kind: fault });
        else
          void transact().then((result) => {
            seen(operation);
            answer(fault === undefined ? result : { kind: "failed" });
          });
      };
      scheduler.after(there, goesOnAlone ? nobody : this.#owner, arrive);
    });
  }

  #fault(operation: keyof JournalStore): Trouble["kind"] | "doneButFailed" | undefined {
    const { random, weather } = this.#machine;
    if (this.isClosed) return "closed";
    const drawn = random.next() * 100;
    if (this.isUnsure && operation !== "makeSure" && !reading.includes(operation)) return "failed";
    if (reading.includes(operation)) return drawn < weather.failed / 2 ? "failed" : undefined;
    if (weather.isFull) return "quota";
    if (drawn < weather.failed) return "failed";
    return drawn < weather.failed + weather.doneButFailed ? "doneButFailed" : undefined;
  }
}
