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
import type { CascadeState } from "./useCascade";

const NO_RESULT = "Belum ada hasil.";
const NOTHING_SHOWN = "Tidak ada baris yang ditampilkan.";

export type QueryActionsProps = { view: Cascade; cascade: CascadeState };

export function QueryActions({ view: { dataset }, cascade }: QueryActionsProps) {
  const { opened: assigned, open: assign, close } = useOverPage<string>();
  const result = cascade.isAsked && dataset && dataset.records > 0 ? dataset.id : undefined;
  const reason = result === undefined ? NO_RESULT : undefined;
  const shown = useShownRows(result);
  /** The button disappears with the choices, so the focus moves to the first select. */
  function clear() {
    document.querySelector<HTMLElement>("main select")?.focus();
    cascade.clear();
  }

  return (
    <div className={styles.actions}>
      <Button
        variant="primary"
        lang="en"
        icon={Search}
        reason={dataset ? undefined : "Pilih ketiganya dulu."}
        onClick={cascade.ask}
      >
        Query Data
      </Button>
      <Button
        lang="en"
        icon={UserPlus}
        reason={reason}
        onClick={() => result !== undefined && assign(result)}
      >
        Assign to Auditor
      </Button>
      <ExportButton
        lang="en"
        subject={result === undefined ? undefined : { data: result }}
        rows={shown.rows}
        reason={reason ?? (shown.isEmpty ? NOTHING_SHOWN : undefined)}
      >
        Export
      </ExportButton>
      {Object.values(cascade.query).some(Boolean) && (
        <Button variant="quiet" lang="en" onClick={clear}>
          Clear
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
