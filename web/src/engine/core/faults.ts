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

/** A snapshot with this many made-up tickets. */
export function made(tickets: number): BytesInParts {
  if (!isMaker(PortalCore)) throw new Error("this core was built without made-up tickets");
  const core = PortalCore.synthetic(Date.now(), tickets);
  const snapshot = new BytesInParts([core.snapshot()]);
  core.free();
  return snapshot;
}

/** Replaces the data by made-up tickets, with packed text indexes. Returns an error message, or `undefined`. */
function fill(facade: Facade, tickets: number): string | undefined {
  const problem = facade.living.load(made(tickets));
  while (problem === undefined && facade.attempt((core) => core.pack()) === true);
  return problem;
}

/** Functions that break the core on purpose. Only in the build with injected faults. */
export const faultsOf = (facade: Facade) => ({
  panic: () => facade.attempt((core) => faulty(core).injectPanic()),
  overflow: () => facade.attempt((core) => faulty(core).injectStackOverflow()),
  dispatch: (command: Command) => facade.dispatch(command),
  fill: (tickets: number) => fill(facade, tickets),
  /** Size of the data in bytes. */
  weigh: () => facade.living.snapshot()?.length ?? 0,
});
