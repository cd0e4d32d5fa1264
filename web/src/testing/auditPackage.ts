/** A Paket Bukti of the sample audit with steps, made by the real core. */
import { dispatch, readView } from "../engine";
import { value } from "./changedData";
import { entriesOf, historyEntry } from "./evidencePackage";
import { openTestPortal } from "./portal";

/** PNBP of PT Bara Khatulistiwa, assigned to Hendra Kusuma. */
const PNBP = "ASSIGN_1763777711106";

function rowsOf(content: string): string {
  const query = { assignment: PNBP, content, first: 0, count: 1_000_000 };
  const piece = value("packageRows", query);
  if (piece === undefined) throw new Error(`no rows of ${content}`);
  return new TextDecoder().decode(piece.bytes);
}

function keep(kind: "duplicates" | "profile", name: string, column: string, filters: string) {
  const values = [{ name, value: column }];
  const written = { purpose: `Memeriksa kolom ${column}`, conclusion: "Sesuai dengan setoran." };
  const form = { search: "", filters, test: { kind, values }, ...written };
  const outcome = dispatch({ workingPaper: { keep: { assignment: PNBP, form } } });
  if (outcome.kind !== "ok") throw new Error(`${kind} was refused`);
}

/** All entries of the package. `withRows` is false as if the rows were not on the device. */
export function auditEntries({ withRows = true } = {}) {
  openTestPortal({ role: "internal_auditor" });
  keep("duplicates", "columns", "No. Pengapalan", "");
  keep("profile", "column", "PNBP (Rp)", "");
  const answer = readView("packageContent", PNBP);
  if (answer.kind === "refused") throw new Error("the package is refused");
  const rows = (content: string) => (withRows ? rowsOf(content) : undefined);
  return [...entriesOf(answer.value, rows), historyEntry()];
}
