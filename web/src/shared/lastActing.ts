import type { Role } from "../engine";

const KEY = "portal-minerba.acting";

export type Acting = { role: Role; person: string };

/** The name is for the role selector, which is drawn before the core is there. */
export type NamedActing = Acting & { name: string };

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

/** Changes the remembered lines of the tab and of the device. */
function change(next: (lines: string[]) => string[]): void {
  for (const memory of MEMORIES) {
    try {
      memory().setItem(KEY, next(kept(memory)).join("\n"));
    } catch {
      // Without storage the person acts all the same.
    }
  }
}

const isOther = (role: Role) => (line: string) => line !== "" && !line.startsWith(`${role} `);

/** Remembers who acted last in each role, in this tab and on this device, the latest first. */
export function rememberActing({ role, person, name }: NamedActing): void {
  change((lines) => [`${role} ${person}\t${name}`, ...lines.filter(isOther(role))]);
}

/** Forgets who acted last in a role, if that person no longer exists. */
export const forgetActing = (role: Role): void => change((lines) => lines.filter(isOther(role)));

/** The last person who acted in one of these roles: in this tab, else on this device (decisions §3). */
export function lastActing(roles: readonly Role[]): Acting | undefined {
  const last = lastNamed(roles);
  return last && { role: last.role, person: last.person };
}

/** `lastActing` with the name that the person had then. */
export function lastNamed(roles: readonly Role[]): NamedActing | undefined {
  for (const line of MEMORIES.flatMap(kept)) {
    const role = roles.find((role) => line.startsWith(`${role} `));
    if (role === undefined) continue;
    const [person = "", name = ""] = line.slice(role.length + 1).split("\t");
    return { role, person, name };
  }
  return undefined;
}

/** True if somebody has acted in this tab or on this device. */
export const hasActed = (): boolean => MEMORIES.some((memory) => kept(memory).join("") !== "");
