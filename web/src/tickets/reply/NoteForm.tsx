import { useState } from "react";
import { dispatch, keepFiles, type Refusal, useView } from "../../engine";
import { announceDone } from "../../shared/undo/undoStack";
import { Composer, type ComposerRequests } from "./Composer";
import { NOTE_LOOK } from "./composerLook";
import { noteTexts } from "./texts";
import type { KeptNote } from "./useComposerDrafts";

export type NoteFormProps = ComposerRequests & {
  ticket: string;
  kept: KeptNote;
  /** True if the person may use canned replies. */
  hasCanned: boolean;
};

/** The form of internal notes, which only the ministry and agents read (decisions §10). */
export function NoteForm({ ticket, kept, ...rest }: NoteFormProps) {
  const [refused, setRefused] = useState<Refusal>();
  const errors = useView("noteErrors", kept.value.text);

  function save(): boolean {
    const { text, files } = kept.value;
    const attachments = files.map((picked) => picked.facts);
    const outcome = dispatch({ ticket: { addNote: { ticket, content: text, attachments } } });
    setRefused(outcome.kind === "refused" ? outcome.refusal : undefined);
    if (outcome.kind !== "ok") return false;
    keepFiles(
      outcome.attachments,
      files.map((picked) => picked.file),
    );
    announceDone(outcome.commit, noteTexts.saved, { onTurned: kept.settle(outcome.commit) });
    return true;
  }

  return (
    <Composer
      {...rest}
      look={NOTE_LOOK}
      ticket={ticket}
      kept={kept}
      problems={errors.kind === "ok" ? errors.value : []}
      refused={refused}
      clearError={() => setRefused(undefined)}
      send={save}
    />
  );
}
