import type { Loaded } from "./loadStored";
import type { Adoption, Own, Problem } from "./replica";
import type { Damage, Report } from "./status";

/** Commits that were put on top of what others had stored after this number. */
export interface OnTop {
  after: number;
  commits: readonly object[];
}

/** What following others led to. */
export interface SyncResult {
  problem: Problem | undefined;
  /** What it came to where the problem is that. */
  damage: Damage | undefined;
  onTop: OnTop | undefined;
  refused: Adoption["refused"];
  /** Whether own commits were stored already, by a write that seemed to have failed. */
  wasStored: boolean;
  /** Whether all that this tab knew has been replaced, with its own commits that were not stored yet. */
  replaced: readonly Own[] | undefined;
  /** Actions that this page shows and the damaged store has lost; nothing was moved then. */
  onlyHere: number;
}

/** Nothing has happened. */
export const unmoved: SyncResult = {
  ...{ problem: undefined, damage: undefined, onTop: undefined, replaced: undefined },
  ...{ refused: [], wasStored: false, onlyHere: 0 },
};

/** What is wrong with what was read. */
export function problemOf({ good, isNewer, damagedSnapshots, lost }: Loaded): Problem | undefined {
  if (isNewer) return "newer";
  return good === undefined || lost > 0 || damagedSnapshots.length > 0 ? "damaged" : undefined;
}

export function reportMoved(
  report: Report,
  { refused, replaced, damage, onTop }: SyncResult,
): void {
  const refusals = refused.flatMap(({ refusal }) => refusal ?? []);
  if (refused.length > 0) report.problem({ kind: "notAdopted", refusals });
  if (replaced !== undefined) report.problem({ kind: "replacedElsewhere", lost: replaced.length });
  if (damage !== undefined) report.problem(damage);
  if (onTop !== undefined) report.putOnTop(onTop);
}
