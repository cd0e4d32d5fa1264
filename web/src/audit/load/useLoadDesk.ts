import { useEffect, useRef } from "react";
import type { ColumnKind } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { isLoadDraft, type KnownPlace, newLoadDraft } from "./loadDraft";
import type { PlaceDraft } from "./placeDraft";
import { useLoadedFile } from "./useLoadedFile";

/** The file of the dialog and the choices about it. A restored draft holds the file, which is read again. */
export function useLoadDesk(place: KnownPlace) {
  const draft = useDraft({ kind: "load", empty: newLoadDraft(place), accepts: isLoadDraft });
  const { loaded, read, clear, refuse } = useLoadedFile();
  const { file } = draft.value;
  const reading = useRef({ read, clear });

  useEffect(() => {
    reading.current = { read, clear };
  });

  useEffect(() => {
    if (file === null) reading.current.clear();
    else reading.current.read(file);
  }, [file]);

  function answer(columns: readonly number[], kind: ColumnKind | undefined) {
    draft.change((before) => {
      const kinds = { ...before.kinds };
      for (const column of columns) {
        if (kind === undefined) delete kinds[column];
        else kinds[column] = kind;
      }
      return { ...before, kinds };
    });
  }

  return {
    draft,
    loaded,
    choose: (chosen: File | null) =>
      draft.change((before) => ({ ...before, file: chosen, kinds: {} })),
    refuse,
    readAgain: () => file !== null && read(file),
    answer,
    move: (moved: PlaceDraft) => draft.change((before) => ({ ...before, place: moved })),
  };
}
