import { type Command, PortalCore } from "../../wasm/pkg/portal_core";
import { BytesInParts } from "../storage/bytesInParts";
import type { Facade } from "./facade";

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
export function made(tickets: number): BytesInParts {
  if (!isMaker(PortalCore)) throw new Error("this core was built without made-up tickets");
  const core = PortalCore.synthetic(Date.now(), tickets);
  const snapshot = new BytesInParts([core.snapshot()]);
  core.free();
  return snapshot;
}

/** Puts so many made-up tickets in the place of the data, packed as after a while of doing nothing; undefined if it went well. */
function fill(facade: Facade, tickets: number): string | undefined {
  const problem = facade.living.load(made(tickets));
  while (problem === undefined && facade.attempt((core) => core.pack()) === true);
  return problem;
}

/** Ways to break the core on purpose, and to use it faster than any hand; only with the build that proves recovery. */
export const faultsOf = (facade: Facade) => ({
  panic: () => facade.attempt((core) => faulty(core).injectPanic()),
  overflow: () => facade.attempt((core) => faulty(core).injectStackOverflow()),
  dispatch: (command: Command) => facade.dispatch(command),
  fill: (tickets: number) => fill(facade, tickets),
  /** So many bytes the data need. */
  weigh: () => facade.living.snapshot()?.length ?? 0,
});
