import type { Role } from "../engine";

const KEY = "portal-minerba.acting";

export type Acting = { role: Role; person: string };

/** This tab's own memory comes first; that of the device is what a new tab begins with. */
const MEMORIES = [() => sessionStorage, () => localStorage];

type Memory = (typeof MEMORIES)[number];

/** Storage may be disabled (private windows, policies): a new page then begins with the first of the role. */
function kept(memory: Memory): string[] {
  try {
    return (memory().getItem(KEY) ?? "").split("\n");
  } catch {
    return [];
  }
}

/** Keeps who acted last in each role, in this tab and on this device; the latest of all first. */
export function rememberActing({ role, person }: Acting): void {
  for (const memory of MEMORIES) {
    const others = kept(memory).filter((line) => line !== "" && !line.startsWith(`${role} `));
    try {
      memory().setItem(KEY, [`${role} ${person}`, ...others].join("\n"));
    } catch {
      // Not kept; acting all the same.
    }
  }
}

/** Who acted last in any of these roles: in this tab, else in another one on this device (decisions §3). */
export function lastActing(roles: readonly Role[]): Acting | undefined {
  for (const line of MEMORIES.flatMap(kept)) {
    const role = roles.find((role) => line.startsWith(`${role} `));
    if (role !== undefined) return { role, person: line.slice(role.length + 1) };
  }
  return undefined;
}
