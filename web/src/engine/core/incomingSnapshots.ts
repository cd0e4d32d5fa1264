import { Pace } from "../../platform/pace";
import type { JournalProblem, SnapshotReader } from "../../wasm/pkg/portal_core";
import type { Arrival } from "../storage/arrival";
import type { BytesInParts } from "../storage/bytesInParts";

/** Bytes per call of the core: about 2 ms of work. */
const PIECE = 256 * 1024;

/** In bytes. Shorter snapshots are read in one go, because nobody notices. */
const WORTH_TURNS = 2 * 1024 * 1024;

/** Begins to read a snapshot of this length. A trusted one was written or read by a core of this page. */
export type Begin = (length: number, isTrusted: boolean) => SnapshotReader;

type Read = SnapshotReader | JournalProblem;
type Step = IteratorResult<number, Read>;

/** Runs a step; returns 'failed' if the core traps. */
type Guard = (step: () => Step) => Step | { kind: "failed" };

/** Reads snapshots into the core piece by piece: a million tickets are 570 MB. */
export class IncomingSnapshots {
  readonly #begin: Begin;
  readonly #guard: Guard;
  /** Changes when the core's instance is replaced, which discards partially read data. */
  #instance = {};
  /** A snapshot that is already read and will be loaded soon. */
  #ahead: { snapshot: BytesInParts; reader: SnapshotReader } | undefined;

  constructor(begin: Begin, guard: Guard) {
    this.#begin = begin;
    this.#guard = guard;
  }

  /**
   * Reads a long snapshot in advance for `take`, even while its bytes still arrive. `take` reports
   * errors.
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
   * Reads a snapshot while the page continues. 'failed' if the core trapped or bytes are missing. `onShare` cancels by
   * throwing.
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
      // Frees the data read so far; a replaced instance has already dropped it.
      if (this.#instance === instance) steps.return("damaged");
    }
  }

  /** Returns the snapshot that was read ahead, or reads it now. */
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

  /** Call after the core's instance was replaced. */
  renewed(): void {
    this.#instance = {};
    this.#ahead = undefined;
  }

  /** Frees the state at once: the garbage collector sees only its small handle. */
  #cancel(): void {
    this.#ahead?.reader.free();
    this.#ahead = undefined;
  }

  /** Yields the number of bytes read after each piece. */
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

/** Rounds down to percents, because the page draws each new share. */
const inPercents = (share: number) => Math.floor(share * 100) / 100;
