import { beforeEach, expect, test, vi } from "vitest";
import { firstPage } from "../testing/firstPage";
import { openedAt, openTestPortal } from "../testing/portal";
import { faultsOf } from "./faults";
import { type Command, PortalCore } from "./pkg/portal_core";
import { portal } from "./portal";

/** Ten panics for each stack overflow; all of the thousand at many tickets take a minute and more. */
const MANY_TICKETS = 10_000;
const PANICS = 1_000;
const PANICS_AT_MANY = Number(process.env.PORTAL_PANICS ?? 100);

/** As the storage does: after so many commits a new snapshot is what recovery begins from. */
const COMMITS_PER_SNAPSHOT = 100;

/** What recovery may take, where this runs alone (`npm run soak`); beside other tests a clock says nothing. */
const P99_MS = Number(process.env.PORTAL_P99 ?? Number.POSITIVE_INFINITY);

interface SyntheticCore {
  synthetic(openedAt: number, count: number): PortalCore;
}

const isSynthetic = (core: object): core is SyntheticCore => "synthetic" in core;

function snapshotOfMany(): Uint8Array {
  if (!isSynthetic(PortalCore)) throw new Error("this core was built without made-up tickets");
  const core = PortalCore.synthetic(openedAt, MANY_TICKETS);
  const snapshot = core.snapshot();
  core.free();
  return snapshot;
}

const quantile = (times: readonly number[], share: number) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.NaN;

/** What an agent sees first. */
const seenFirst = {
  list: "agentAll",
  ...firstPage,
  status: undefined,
  label: undefined,
} as const;

function newest(): string {
  const read = portal().readOnce("ticketList", seenFirst);
  const row = read.kind === "ok" ? read.value.rows[0] : undefined;
  if (row === undefined) throw new Error("there is no ticket");
  return row.id;
}

function mustDo(command: Command): void {
  expect(portal().dispatch(command)).toMatchObject({ kind: "ok" });
}

/** Breaks the core again and again, each time after a commit; answers with what each recovery took. */
async function hammer(panics: number): Promise<readonly number[]> {
  const { panic, overflow } = faultsOf(portal());
  const shown = portal().view("ticketList", seenFirst);
  const stop = shown.subscribe(() => {});
  const ticket = newest();
  const times: number[] = [];

  for (let round = 1; round <= panics + panics / 10; round += 1) {
    const priority = round % 2 === 0 ? "high" : "low";
    mustDo({ ticket: { setPriority: { ticket, priority } } });
    const before = shown.answer();
    const commits = portal().living.seq();

    const begun = performance.now();
    expect((round % 11 === 0 ? overflow : panic)()).toEqual({ kind: "failed" });
    const after = shown.answer();
    times.push(performance.now() - begun);

    // What is recorded of each panic would be the collector's to carry in every later recovery.
    vi.mocked(console.error).mockClear();
    expect(after).toBe(before);
    expect(portal().living.attempt((core) => core.seq())).toBe(commits);
    // Lets what was put off until after the trap come; it holds the broken core.
    await Promise.resolve();
    if (round % COMMITS_PER_SNAPSHOT !== 0) continue;
    const whole = portal().living.snapshot();
    panic();
    const again = portal().living.snapshot();
    if (whole === undefined || again === undefined) throw new Error("there is no snapshot");
    // Of millions of bytes `toEqual` makes a gigabyte of garbage.
    expect(Buffer.compare(again, whole)).toBe(0);
    portal().living.rebase(whole);
  }

  stop();
  vi.mocked(console.error).mockClear();
  return times;
}

function tell(panics: number, tickets: string, times: readonly number[]): void {
  const [p50, p99] = [quantile(times, 0.5), quantile(times, 0.99)];
  console.info(
    `panics recovered: ${panics} and ${panics / 10} stack overflows at ${tickets} tickets, ` +
      `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`,
  );
}

beforeEach(() => {
  // The panic hook writes each panic to the console.
  vi.mocked(console.error).mockImplementation(() => {});
  openTestPortal({ role: "agent", person: "agent-2" });
});

test(`${PANICS} panics and ${PANICS / 10} stack overflows in one session lose no commit`, async () => {
  const samples = portal().living.snapshot();
  if (samples !== undefined) portal().living.rebase(samples);
  tell(PANICS, "the sample", await hammer(PANICS));
}, 600_000);

test(`at ${MANY_TICKETS} tickets ${PANICS_AT_MANY} panics and a tenth of stack overflows lose no commit, and nobody waits`, async () => {
  expect(portal().living.load(snapshotOfMany())).toBeUndefined();
  const times = await hammer(PANICS_AT_MANY);
  tell(PANICS_AT_MANY, String(MANY_TICKETS), times);
  expect(quantile(times, 0.99)).toBeLessThan(P99_MS);
}, 600_000);
