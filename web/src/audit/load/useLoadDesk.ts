import { useEffect, useRef } from "react";
import { useDraft } from "../../shared/draft/useDraft";
import { type ColumnChoices, noColumnChoices } from "./columnChoices";
import { isLoadDraft, type KnownPlace, newLoadDraft } from "./loadDraft";
import type { PlaceDraft } from "./placeDraft";
import type { StructureChoices } from "./readTable";
import { useLoadedFile } from "./useLoadedFile";

/** The file of the dialog and the choices about it. A restored draft holds the file, which is read again. */
export function useLoadDesk(place: KnownPlace) {
  const draft = useDraft({ kind: "load", empty: newLoadDraft(place), accepts: isLoadDraft });
  const { loaded, read, clear, refuse } = useLoadedFile();
  const { file, structure } = draft.value;
  const reading = useRef({ read, clear, structure });
  // The draft is a new object after each change in any tab, so its parts are compared.
  const structureKey = JSON.stringify(structure);

  useEffect(() => {
    reading.current = { read, clear, structure };
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the structure
  useEffect(() => {
    if (file === null) reading.current.clear();
    else reading.current.read(file, reading.current.structure);
  }, [file, structureKey]);

  /** A change of the structure reads the file again; other columns need other choices. */
  function restructure(chosen: StructureChoices) {
    const isSameTable = Object.keys(chosen).every((key) => key === "keepsTotal");
    draft.change((before) => ({
      ...before,
      structure: { ...before.structure, ...chosen },
      columns: isSameTable ? before.columns : noColumnChoices,
    }));
  }

  return {
    draft,
    loaded,
    choose: (chosen: File | null) =>
      draft.change((before) => ({
        ...before,
        file: chosen,
        structure: {},
        columns: noColumnChoices,
        seen: [],
        recipe: null,
      })),
    refuse,
    readAgain: () => file !== null && read(file, structure),
    restructure,
    arrange: (columns: ColumnChoices) => draft.change((before) => ({ ...before, columns })),
    move: (moved: PlaceDraft) => draft.change((before) => ({ ...before, place: moved })),
  };
}
