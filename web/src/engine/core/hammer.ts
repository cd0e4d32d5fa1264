import type { Command } from "../../wasm/pkg/portal_core";
import type { Facade } from "./facade";
import { faultsOf, made } from "./faults";

const PANICS_PER_OVERFLOW = 10;

/** Commits after which recovery starts from a new snapshot, as in the storage. */
const COMMITS_PER_SNAPSHOT = 100;

/** The query of an agent's first screen. */
const SEEN_FIRST = { list: "agentAll" } as const;

/** Number of faults, and p50 and p99 of the recovery time in ms. */
export type Hammered = { panics: number; overflows: number; p50: number; p99: number };

export type HammerOptions = {
  panics: number;
  /** Made-up tickets to use instead of the present data. */
  tickets?: number | undefined;
  /** Clears recorded panic messages, so that garbage collection does not slow later recoveries. */
  forget?: (() => void) | undefined;
};

function must(isSo: boolean, what: string): asserts isSo {
  if (!isSo) throw new Error(`after a fault: ${what}`);
}

function newest(facade: Facade): string {
  const read = facade.readOnce("ticketList", SEEN_FIRST);
  const row = read.kind === "ok" ? read.value.rows[0] : undefined;
  if (row === undefined) throw new Error("there is no ticket");
  return row.id;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}

/**
 * Breaks the core and checks that the restored one writes the same snapshot. Later recoveries start
 * from this snapshot.
 */
function rebaseOnSnapshot(facade: Facade): void {
  const { living } = facade;
  const whole = living.written();
  faultsOf(facade).panic();
  const again = living.written();
  must(whole !== undefined && again !== undefined, "noSnapshot");
  must(isSame(again.joined(), whole.joined()), "otherSnapshot");
  living.rebase(whole);
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** Breaks an agent's core again and again, each time after a commit. Throws if a commit is lost or a view differs. */
export async function hammer(
  facade: Facade,
  { panics, tickets, forget = () => {} }: HammerOptions,
): Promise<Hammered> {
  if (tickets !== undefined) {
    must(facade.living.load(made(tickets)) === undefined, "unreadableTickets");
  }
  const { living } = facade;
  const { panic, overflow } = faultsOf(facade);
  const overflows = Math.floor(panics / PANICS_PER_OVERFLOW);
  const shown = facade.view("ticketList", SEEN_FIRST);
  const stop = shown.subscribe(() => {});
  const ticket = newest(facade);
  rebaseOnSnapshot(facade);
  const times: number[] = [];

  for (let round = 1; round <= panics + overflows; round += 1) {
    const priority = round % 2 === 0 ? "high" : "low";
    const command: Command = { ticket: { setPriority: { ticket, priority } } };
    must(facade.dispatch(command).kind === "ok", "commandRefused");
    const before = shown.answer();
    const commits = living.seq();
    const breakIt = round % (PANICS_PER_OVERFLOW + 1) === 0 ? overflow : panic;

    const begun = performance.now();
    const outcome = breakIt();
    const after = shown.answer();
    times.push(performance.now() - begun);

    forget();
    must(typeof outcome === "object" && outcome.kind === "failed", "notBroken");
    must(after === before, "otherView");
    must(living.attempt((core) => core.seq()) === commits, "lostCommit");
    // Runs pending microtasks, which hold a reference to the broken core.
    await Promise.resolve();
    if (round % COMMITS_PER_SNAPSHOT === 0) rebaseOnSnapshot(facade);
  }

  stop();
  forget();
  return { panics, overflows, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}
