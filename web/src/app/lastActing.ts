import type { Role } from "../core/pkg/portal_core";
import { isReturn } from "./isReturn";

const KEY = "portal-minerba.acting";

export type Acting = { role: Role; person: string };

/** Storage may be shut (private windows, policies): a reload then begins with the first of the role. */
function kept(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? "").split("\n");
  } catch {
    return [];
  }
}

/** Keeps, for as long as this tab lives, who acted last in each role; the latest of all first. */
export function rememberActing({ role, person }: Acting): void {
  const others = kept().filter((line) => line !== "" && !line.startsWith(`${role} `));
  keep([`${role} ${person}`, ...others]);
}

function keep(lines: readonly string[]): void {
  try {
    sessionStorage.setItem(KEY, lines.join("\n"));
  } catch {
    // Not kept; acting all the same.
  }
}

/** Who acted last in any of these roles. */
export function lastActing(roles: readonly Role[]): Acting | undefined {
  for (const line of kept()) {
    const role = roles.find((role) => line.startsWith(`${role} `));
    if (role !== undefined) return { role, person: line.slice(role.length + 1) };
  }
  return undefined;
}

/**
 * Who was acting when this page was left, if it was loaded anew or come back to. An address that was typed or followed says itself in
 * which role it is opened (decisions §3), and whoever had that role in this tab still has it; where an area has several, its first
 * counts, and of those in `shared` nobody is remembered.
 */
export function whoReturns(roles: readonly Role[], shared: readonly Role[]): Acting | undefined {
  if (isReturn()) return lastActing(roles);
  keep(kept().filter((line) => !shared.some((role) => line.startsWith(`${role} `))));
  return lastActing(roles);
}
