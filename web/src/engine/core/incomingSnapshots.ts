import { Pace } from "../../platform/pace";
import type { JournalProblem, SnapshotReader } from "../../wasm/pkg/portal_core";
import type { Arrival } from "../storage/arrival";
import type { BytesInParts } from "../storage/bytesInParts";

/** So much is handed to the core at a time: some 2 ms of work. */
const PIECE = 256 * 1024;

/** What is shorter is read at once: nobody notices. */
const WORTH_TURNS = 2 * 1024 * 1024;

/** Begins to take a snapshot of so many bytes; trusted is one that a core of this page has taken or read before. */
export type Begin = (length: number, isTrusted: boolean) => SnapshotReader;

type Read = SnapshotReader | JournalProblem;
type Step = IteratorResult<number, Read>;

/** Takes a step of the work, unless the core traps on it. */
type Guard = (step: () => Step) => Step | { kind: "failed" };

/** Snapshots on their way into the core, piece by piece: one of a million tickets is 570 MB. */
export class IncomingSnapshots {
  readonly #begin: Begin;
  readonly #guard: Guard;
  /** Another one whenever the core's instance was given up, and what it had read with it. */
  #instance = {};
  /** One that is read, and is to be taken soon. */
  #ahead: { snapshot: BytesInParts; reader: SnapshotReader } | undefined;

  constructor(begin: Begin, guard: Guard) {
    this.#begin = begin;
    this.#guard = guard;
  }

  /**
   * Reads a long one ahead while the page goes on, or while the rest of it comes, for who takes it at once. What is wrong with it
   * is found by that one.
   */
  async prepare(
    snapshot: BytesInParts,
    onShare: (share: number) => void,
    arrival?: Arrival,
  ): Promise<void> {
    this.#cancel();
    if (snapshot.length < WORTH_TURNS) return;
    const reader = await this.inTurns(snapshot, onShare, arrival);
    if (typeof reader === "string") return;
    this.#cancel();
    const ahead = { snapshot, reader };
    this.#ahead = ahead;
    setTimeout(() => {
      if (this.#ahead === ahead) this.#cancel();
    });
  }

  /**
   * Reads one while the page goes on; 'failed' if the core trapped meanwhile, or the rest does not come. `onShare` calls it off
   * by throwing.
   */
  async inTurns(
    snapshot: BytesInParts,
    onShare: (share: number) => void,
    arrival?: Arrival,
  ): Promise<Read | "failed"> {
    const instance = this.#instance;
    const steps = this.#steps(snapshot, false);
    const pace = new Pace();
    let read = 0;
    try {
      while (this.#instance === instance) {
        if (arrival !== undefined && !(await arrival.past(read))) break;
        if (this.#instance !== instance) break;
        const step = this.#guard(() => steps.next());
        if ("kind" in step) break;
        if (step.done) return step.value;
        read = step.value;
        if (!pace.isDue) continue;
        onShare(inPercents(read / snapshot.length));
        await pace.turn();
      }
      return "failed";
    } finally {
      // Whatever has kept it from its end: what was read so far is let go, unless it went with its instance.
      if (this.#instance === instance) steps.return("damaged");
    }
  }

  /** The one that was read ahead, or this one read now. */
  take(snapshot: BytesInParts): Read {
    if (this.#ahead?.snapshot !== snapshot) return this.atOnce(snapshot, false);
    const { reader } = this.#ahead;
    this.#ahead = undefined;
    return reader;
  }

  atOnce(snapshot: BytesInParts, isTrusted: boolean): Read {
    const steps = this.#steps(snapshot, isTrusted);
    for (;;) {
      const step = steps.next();
      if (step.done) return step.value;
    }
  }

  /** The core's instance was given up. */
  renewed(): void {
    this.#instance = {};
    this.#ahead = undefined;
  }

  /** A whole state is nothing to be left for the garbage collector, which sees only its handle. */
  #cancel(): void {
    this.#ahead?.reader.free();
    this.#ahead = undefined;
  }

  /** Tells after each piece how much is read. */
  *#steps(snapshot: BytesInParts, isTrusted: boolean): Generator<number, Read> {
    const reader = this.#begin(snapshot.length, isTrusted);
    let read = 0;
    for (const piece of snapshot.pieces(PIECE)) {
      const problem = reader.feed(piece);
      if (problem !== undefined) {
        reader.free();
        return problem;
      }
      read += piece.length;
      let goesOn = false;
      try {
        yield read;
        goesOn = true;
      } finally {
        if (!goesOn) reader.free();
      }
    }
    return reader;
  }
}

/** Each other share would be drawn as another. */
const inPercents = (share: number) => Math.floor(share * 100) / 100;
