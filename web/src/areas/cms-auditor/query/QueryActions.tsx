import { Search, UserPlus } from "lucide-react";
import { useMemo } from "react";
import { AssignDialog } from "../../../audit/assign/AssignDialog";
import { ExportButton } from "../../../audit/download/ExportButton";
import { useGridAddress } from "../../../audit/grid/useGridAddress";
import { usePreparedSearch } from "../../../audit/grid/usePreparedRows";
import { type Cascade, useView } from "../../../engine";
import { useOverPage } from "../../../shared/useOverPage";
import { Button } from "../../../ui/action/Button";
import styles from "./CascadeForm.module.css";
import { actionTexts } from "./texts";
import type { CascadeState } from "./useCascade";

export type QueryActionsProps = { view: Cascade; cascade: CascadeState };

export function QueryActions({ view: { dataset }, cascade }: QueryActionsProps) {
  const { opened: assigned, open: assign, close } = useOverPage<string>();
  const result = cascade.isAsked && dataset && dataset.records > 0 ? dataset.id : undefined;
  const reason = result === undefined ? actionTexts.noResult : undefined;
  const shown = useShownRows(result);
  /** The button disappears with the choices, so the focus moves to the first select. */
  function clear() {
    document.querySelector<HTMLElement>("main select")?.focus();
    cascade.clear();
  }

  const isChosen = Object.values(cascade.query).some(Boolean);

  return (
    <div className={styles.actions} data-untouched={!isChosen || undefined}>
      <Button
        variant="primary"
        lang="en"
        icon={Search}
        reason={dataset ? undefined : actionTexts.incomplete}
        onClick={cascade.ask}
      >
        {actionTexts.query}
      </Button>
      <Button
        lang="en"
        icon={UserPlus}
        reason={reason}
        onClick={() => result !== undefined && assign(result)}
      >
        {actionTexts.assign}
      </Button>
      <ExportButton
        lang="en"
        subject={result === undefined ? undefined : { data: result }}
        rows={shown.rows}
        reason={reason ?? (shown.isEmpty ? actionTexts.nothingShown : undefined)}
      >
        {actionTexts.export}
      </ExportButton>
      {isChosen && (
        <Button variant="quiet" lang="en" onClick={clear}>
          {actionTexts.clear}
        </Button>
      )}
      {assigned !== undefined && <AssignDialog data={assigned} isOpen onClose={close} />}
    </div>
  );
}

/** The dataset's rows under the search and order of its table. `isEmpty` is true if no row matches. */
function useShownRows(dataset: string | undefined) {
  const { typed, wanted } = useGridAddress();
  const subject = useMemo(() => ({ data: dataset ?? "" }), [dataset]);
  const { found } = usePreparedSearch(subject, dataset === undefined ? "" : typed);
  const rows = {
    search: found,
    sort: wanted?.column,
    direction: wanted?.direction ?? "asc",
  } as const;
  const list = useView("tableRows", { subject, ...rows, sort: undefined, first: 0, count: 0 });
  const isEmpty = list.kind === "ok" && !list.value.isLoading && list.value.matching === 0;
  return { rows, isEmpty };
}
