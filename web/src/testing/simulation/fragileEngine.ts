import { readFileSync } from "node:fs";
import type { Engine } from "../../engine/core/livingCore";
import {
  initSync,
  type JournalProblem,
  PortalCore,
  SnapshotReader,
} from "../../wasm/pkg/portal_core";

const wasm = new URL("../../wasm/pkg/portal_core_bg.wasm", import.meta.url);
initSync({ module: new WebAssembly.Module(readFileSync(wasm)) });

/**
 * Creates a tab's cores, which break on demand in the middle of a call: its work is done and its result lost. All tabs
 * share one wasm instance, so discarding it means discarding this tab's cores.
 */
export class FragileEngine implements Engine {
  #cores: PortalCore[] = [];
  #isToBreak = false;

  open(openedAt: number): PortalCore {
    return this.#fragile(new PortalCore(openedAt));
  }

  begin(length: number, isTrusted: boolean): SnapshotReader {
    return new SnapshotReader(length, isTrusted);
  }

  made(snapshot: SnapshotReader): PortalCore | JournalProblem {
    const core = snapshot.portal();
    return typeof core === "string" ? core : this.#fragile(core);
  }

  #fragile(core: PortalCore): PortalCore {
    this.#cores.push(core);
    return new Proxy(core, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== "function") return member;
        return (...args: unknown[]) => {
          const result: unknown = Reflect.apply(member, target, args);
          if (this.#isToBreak) {
            this.#isToBreak = false;
            throw new WebAssembly.RuntimeError("unreachable");
          }
          return result;
        };
      },
    });
  }

  /** The next call breaks the core. */
  breakNext(): void {
    this.#isToBreak = true;
  }

  renew(): void {
    for (const core of this.#cores) core.free();
    this.#cores = [];
  }
}
