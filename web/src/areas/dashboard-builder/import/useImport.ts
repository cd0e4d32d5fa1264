import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { dispatch, isFile, orNull, refusalText, shapeOf } from "../../../engine";
import { useDraft } from "../../../shared/draft/useDraft";
import { paths } from "../../../shared/paths";
import { announceDone } from "../../../shared/undo/undoStack";
import { importTexts as texts } from "../texts";
import { type ReadFile, readDefinition } from "./readDefinition";

const EMPTY: { file: File | null } = { file: null };

const isChosen = shapeOf<typeof EMPTY>({ file: orNull(isFile) });

export function useImport(onDone: () => void) {
  const navigate = useNavigate();
  const { maxDefinitionBytes, maxDefinitionSize } = useDashboardWords();
  const draft = useDraft({ kind: "import", empty: EMPTY, accepts: isChosen });
  const { file } = draft.value;
  const [readFile, setReadFile] = useState<{ file: File; read: ReadFile }>();
  const [refused, setRefused] = useState<string>();
  const read = readFile !== undefined && readFile.file === file ? readFile.read : undefined;
  const isFit = read?.kind === "read" && read.preview.problems.length === 0;

  useEffect(() => {
    if (file === null) return;
    let isWanted = true;
    const limit = { bytes: maxDefinitionBytes, label: maxDefinitionSize };
    void readDefinition(file, limit).then((result) => {
      // Ignore the result if another file was chosen meanwhile.
      if (isWanted) setReadFile({ file, read: result });
    });
    return () => {
      isWanted = false;
    };
  }, [file, maxDefinitionBytes, maxDefinitionSize]);

  function choose(chosen: File | null) {
    setRefused(undefined);
    draft.change(() => ({ file: chosen }));
  }

  /** Closing forgets a file that cannot be imported. */
  function close() {
    if (read !== undefined && !isFit) choose(null);
    onDone();
  }

  function importIt() {
    if (read?.kind !== "read") return;
    const outcome = dispatch({ dashboard: { import: { definition: read.definition } } });
    if (outcome.kind === "failed") return;
    if (outcome.kind === "refused") return setRefused(refusalText(outcome.refusal));
    const id = outcome.commit?.subject.id;
    if (id === undefined) return;
    draft.settle(outcome.commit);
    announceDone(outcome.commit, texts.done(read.preview.name));
    onDone();
    void navigate(paths.dashboardBuilder.detail(id));
  }

  return {
    draft,
    read,
    isFit,
    choose,
    close,
    importIt,
    refused,
    clearError: () => setRefused(undefined),
  };
}
