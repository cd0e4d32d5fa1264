import { loadModule } from "../../platform/wasmSource";
import { type Command, initSync, PortalCore, SnapshotReader } from "../../wasm/pkg/portal_core";
import { readTablesAgain } from "../files/intakeAgain";
import { raiseCrashNotice } from "./crashNotice";
import { Facade, type Result } from "./facade";
import { faultsOf } from "./faults";
import { type HammerOptions, hammer } from "./hammer";
import type { Engine } from "./livingCore";
import { renewCore } from "./renewCore";

const engine: Engine = {
  open: (openedAt) => new PortalCore(openedAt),
  begin: (length, isTrusted) => new SnapshotReader(length, isTrusted),
  made: (snapshot) => snapshot.portal(),
  renew: renewCore,
};

/** The facade of the page's only core. `hot.data` survives a hot reload. */
let facade: Facade | undefined = import.meta.hot?.data?.facade;

function keep(opened: Facade): void {
  facade = opened;
  if (import.meta.hot?.data) import.meta.hot.data.facade = opened;
  if (import.meta.env.MODE === "faults") {
    const faults = { ...faultsOf(opened), hammer: (how: HammerOptions) => hammer(opened, how) };
    Object.assign(globalThis, { faults });
  }
}

/** Opens the portal with a compiled core and sample data dated from `openedAt`. */
export function openPortal(module: WebAssembly.Module, openedAt: number): void {
  initSync({ module });
  const readRows = () => void readTablesAgain(opened);
  const opened = new Facade(engine, openedAt, {
    trapped: () => {
      raiseCrashNotice();
      readRows();
    },
    moved: readRows,
    filed: readRows,
  });
  keep(opened);
}

/** Loads the core and opens the portal. Must finish before the first view is read. */
export async function startPortal(): Promise<void> {
  if (facade === undefined) openPortal(await loadModule(), Date.now());
}

/** The facade of this page's core. */
export function portal(): Facade {
  if (facade === undefined) throw new Error("startPortal() has not finished");
  return facade;
}

/** Sends a command. 'failed': the core trapped, nothing was done, and a notice says so. */
export const dispatch = (command: Command): Result => portal().dispatch(command);
