import type { Role } from "../engine";

const KEY = "portal-minerba.acting";

export type Acting = { role: Role; person: string };

/** The tab's memory is read first. A new tab has none and starts from the device's. */
const MEMORIES = [() => sessionStorage, () => localStorage];

type Memory = (typeof MEMORIES)[number];

/** Storage may be disabled (private windows, policies): each page then starts with the first person of the role. */
function kept(memory: Memory): string[] {
  try {
    return (memory().getItem(KEY) ?? "").split("\n");
  } catch {
    return [];
  }
}

/** Remembers who acted last in each role, in this tab and on this device, the latest first. */
export function rememberActing({ role, person }: Acting): void {
  for (const memory of MEMORIES) {
    const others = kept(memory).filter((line) => line !== "" && !line.startsWith(`${role} `));
    try {
      memory().setItem(KEY, [`${role} ${person}`, ...others].join("\n"));
    } catch {
      // Without storage the person acts all the same.
    }
  }
}

/** The last person who acted in one of these roles: in this tab, else on this device (decisions §3). */
export function lastActing(roles: readonly Role[]): Acting | undefined {
  for (const line of MEMORIES.flatMap(kept)) {
    const role = roles.find((role) => line.startsWith(`${role} `));
    if (role !== undefined) return { role, person: line.slice(role.length + 1) };
  }
  return undefined;
}
