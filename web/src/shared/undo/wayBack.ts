import type { Command, HistoryEntry } from "../../engine";
import { restoreTexts as texts } from "./texts";

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
      label: texts.setBack(earlier),
      done: texts.isSetBack(name, record.id, earlier),
    };
  }
  const command: Command = { history: { restore: { seq, record } } };
  return deleted
    ? { command, label: texts.restore, done: texts.restored(name) }
    : { command, label: texts.putBack, done: texts.isPutBack(name) };
}
