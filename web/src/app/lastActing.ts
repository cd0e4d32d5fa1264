import type { Role } from "../core/pkg/portal_core";

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
  try {
    sessionStorage.setItem(KEY, [`${role} ${person}`, ...others].join("\n"));
  } catch {
    // Not kept; acting all the same.
  }
}

/**
 * Who acted last in any of these roles: goes on after a reload, and where an address of the area is typed or followed in the same
 * tab, which would be somebody else's desk otherwise.
 */
export function lastActing(roles: readonly Role[]): Acting | undefined {
  for (const line of kept()) {
    const role = roles.find((role) => line.startsWith(`${role} `));
    if (role !== undefined) return { role, person: line.slice(role.length + 1) };
  }
  return undefined;
}
