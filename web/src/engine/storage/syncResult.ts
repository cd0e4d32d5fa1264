import type { Loaded } from "./loadStored";
import type { Adoption, Own, Problem } from "./replica";
import type { Damage, Report } from "./status";

/** Own commits that were put on top of those that other tabs stored after `after`. */
export interface OnTop {
  after: number;
  commits: readonly object[];
}

/** Result of following other tabs. */
export interface SyncResult {
  problem: Problem | undefined;
  /** Set if the problem is damage. */
  damage: Damage | undefined;
  onTop: OnTop | undefined;
  refused: Adoption["refused"];
  /** True if own commits were already stored by a write that seemed to have failed. */
  wasStored: boolean;
  /** Unstored own commits, if everything this tab knew was replaced. */
  replaced: readonly Own[] | undefined;
  /**
   * Number of actions that this page shows and the damaged store has lost. If above 0, nothing was
   * moved.
   */
  onlyHere: number;
}

/** Nothing has happened. */
export const unmoved: SyncResult = {
  ...{ problem: undefined, damage: undefined, onTop: undefined, replaced: undefined },
  ...{ refused: [], wasStored: false, onlyHere: 0 },
};

/** The problem with the data that was read. */
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
