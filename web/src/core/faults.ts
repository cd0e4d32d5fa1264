import type { Facade } from "./facade";
import { type Command, PortalCore } from "./pkg/portal_core";

interface FaultyCore extends PortalCore {
  injectPanic(): void;
  injectStackOverflow(): number;
}

const isFaulty = (core: PortalCore): core is FaultyCore =>
  "injectPanic" in core && "injectStackOverflow" in core;

function faulty(core: PortalCore): FaultyCore {
  if (!isFaulty(core)) throw new Error("this core was built without faults");
  return core;
}

interface Maker {
  synthetic(openedAt: number, count: number): PortalCore;
}

const isMaker = (cores: object): cores is Maker => "synthetic" in cores;

/** A snapshot with so many made-up tickets. */
export function made(tickets: number): Uint8Array {
  if (!isMaker(PortalCore)) throw new Error("this core was built without made-up tickets");
  const core = PortalCore.synthetic(Date.now(), tickets);
  const snapshot = core.snapshot();
  core.free();
  return snapshot;
}

/** Ways to break the core on purpose, and to use it faster than any hand; only with the build that proves recovery. */
export const faultsOf = (facade: Facade) => ({
  panic: () => facade.attempt((core) => faulty(core).injectPanic()),
  overflow: () => facade.attempt((core) => faulty(core).injectStackOverflow()),
  dispatch: (command: Command) => facade.dispatch(command),
  /** So many bytes the data need. */
  weigh: () => facade.living.snapshot()?.length ?? 0,
});
