import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../../app/paths";
import { figure } from "../../../core/figure";
import { refusalText } from "../../../core/refusalText";
import { useDispatch } from "../../../core/useDispatch";
import { useDashboardWords } from "../../../dashboards/words/useDashboardWords";
import { toast } from "../../../ui/feedback/toast";
import { type ReadDefinition, readDefinition } from "./readDefinition";

const MEGABYTE = 1024 * 1024;
const CRASHED = "Dashboard belum diimpor. Coba Impor lagi.";

/** A file on its way to becoming a dashboard, whose page then opens. */
export function useImport(onDone: () => void) {
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const { maxDefinitionBytes } = useDashboardWords();
  const [read, setRead] = useState<ReadDefinition>();
  const [refused, setRefused] = useState<string>();
  const newest = useRef<File>(undefined);

  async function take(file: File) {
    newest.current = file;
    setRefused(undefined);
    const result = await readDefinition(file, {
      bytes: maxDefinitionBytes,
      label: `${figure(maxDefinitionBytes / MEGABYTE)} MB`,
    });
    // Another file may have been chosen meanwhile.
    if (newest.current === file) setRead(result);
  }

  function importIt() {
    if (read?.kind !== "read") return;
    const outcome = dispatch({ dashboard: { import: { definition: read.definition } } });
    if (outcome.kind === "failed") return setRefused(CRASHED);
    if (outcome.kind === "refused") return setRefused(refusalText(outcome.refusal));
    const id = outcome.commit?.subject.id;
    if (id === undefined) return;
    toast(`Dashboard “${read.preview.name}” diimpor sebagai draft.`);
    onDone();
    void navigate(paths.dashboardBuilder.detail(id));
  }

  return {
    read,
    take: (file: File) => void take(file),
    clear: () => {
      newest.current = undefined;
      setRefused(undefined);
      setRead(undefined);
    },
    importIt,
    refused,
    forgive: () => setRefused(undefined),
  };
}
