import { nextTurn } from "../platform/nextTurn";
import type { PackageStep } from "../wasm/pkg/portal_core";
import type { PackageReader } from "../wasm/pkg-package/portal_package";
import type { PackageTables } from "./packageTables";

/** How a repeated step compares with the stored one. */
export type StepOutcome = { isSame: boolean; differences: string[] } | "noRows" | "unread";

/** Works for this long, in ms, before the page may draw. */
const PART_MS = 30;

/** Repeats a step on the rows in the package. Only one step may be repeated at a time. */
export async function repeatStep(
  reader: PackageReader,
  tables: PackageTables,
  { step }: PackageStep,
  progress: (share: number) => void,
): Promise<StepOutcome> {
  const versions = [step.population, step.counterpart].flatMap((one) => one?.version ?? []);
  for (const version of versions) {
    const state = await tables.open(version);
    if (state !== "read") return state === "missing" ? "noRows" : "unread";
  }
  reader.beginStep(step);
  for (;;) {
    const until = performance.now() + PART_MS;
    let state = reader.goOn();
    while (isRunning(state) && performance.now() < until) state = reader.goOn();
    if (state === undefined || state === "noRows") return "noRows";
    if ("done" in state) return state.done;
    progress(state.running);
    await nextTurn();
  }
}

const isRunning = (state: ReturnType<PackageReader["goOn"]>) =>
  typeof state === "object" && "running" in state;
