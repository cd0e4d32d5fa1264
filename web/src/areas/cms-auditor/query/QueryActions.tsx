import { Search, UserPlus } from "lucide-react";
import { AssignDialog } from "../../../audit/assign/AssignDialog";
import { DataExport } from "../../../audit/download/DataExport";
import type { Cascade } from "../../../engine";
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
  const subject = result === undefined ? undefined : dataset?.subject;
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
      <DataExport label={actionTexts.export} subject={subject} reason={reason} />
      {isChosen && (
        <Button variant="quiet" lang="en" onClick={clear}>
          {actionTexts.clear}
        </Button>
      )}
      {assigned !== undefined && <AssignDialog data={assigned} isOpen onClose={close} />}
    </div>
  );
}
