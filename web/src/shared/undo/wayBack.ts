import type { Command, HistoryEntry } from "../../engine";

type WayBack = {
  command: Command;
  /** The button's label. */
  label: string;
  /** The toast's text. */
  done: string;
};

/** The command that restores an earlier value: of one field of a ticket, else of the whole record. */
export function wayBack({ seq, record, name, deleted, ofField }: HistoryEntry): WayBack {
  if (ofField) {
    const { field, earlier } = ofField;
    return {
      command: { history: { restoreField: { seq, ticket: record.id, field } } },
      label: `Kembalikan ke ${earlier}`,
      done: `${name} tiket ${record.id} kembali ke ${earlier}.`,
    };
  }
  const command: Command = { history: { restore: { seq, record } } };
  return deleted
    ? { command, label: "Pulihkan", done: `“${name}” dipulihkan.` }
    : {
        command,
        label: "Kembalikan versi ini",
        done: `“${name}” dikembalikan ke versi sebelumnya.`,
      };
}
