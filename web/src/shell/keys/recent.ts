import type { PaletteKind, PaletteTarget } from "../../engine";

const KEY = "portal-minerba.opened";
const KEPT = 40;

const KINDS: readonly PaletteKind[] = [
  "ticket",
  "assignedData",
  "dataset",
  "document",
  "auditor",
  "dashboard",
  "finding",
  "followUp",
];

/** Storage may be disabled (private windows, policies): nothing is then remembered. */
function lines(): string[] {
  try {
    return (localStorage.getItem(KEY) ?? "").split("\n").filter((line) => line !== "");
  } catch {
    return [];
  }
}

/** Remembers a record that a person has opened on this device, the latest first. */
export function rememberOpened(person: string, { kind, id }: PaletteTarget) {
  const line = [person, kind, id].join("\t");
  const kept = [line, ...lines().filter((each) => each !== line)].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, kept.join("\n"));
  } catch {
    // Without storage the record opens all the same.
  }
}

/** The records that a person has opened on this device. The core decides which of them the person may still see. */
export function openedBy(person: string): PaletteTarget[] {
  return lines().flatMap((line) => {
    const [who, named, id] = line.split("\t");
    const kind = KINDS.find((each) => each === named);
    return who === person && kind !== undefined && id !== undefined ? { kind, id } : [];
  });
}
