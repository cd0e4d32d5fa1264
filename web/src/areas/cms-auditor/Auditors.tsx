import { UserPlus } from "lucide-react";
import { useCallback, useState } from "react";
import { type AuditorEntry, refusalText, useView } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useTitle } from "../../shared/useTitle";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { PageHeader } from "../../ui/page/PageHeader";
import { AuditorDialog } from "./auditors/AuditorDialog";
import { AuditorTables } from "./auditors/AuditorTables";
import styles from "./auditors/auditors.module.css";
import { DeleteAuditor } from "./auditors/DeleteAuditor";
import { registerTexts } from "./auditors/texts";
import { menuTexts } from "./texts";

type Task = { kind: "add" } | { kind: "edit" | "delete"; entry: AuditorEntry };

/** /cms-auditor/auditors (§2.8). */
export function Auditors() {
  const answer = useView("auditorRegister");
  const [task, setTask] = useState<Task>();
  useTitle(menuTexts.auditors);
  const edit = useCallback((entry: AuditorEntry) => setTask({ kind: "edit", entry }), []);
  const ask = useCallback((entry: AuditorEntry) => setTask({ kind: "delete", entry }), []);
  const close = () => setTask(undefined);
  /** Another tab may have changed the auditor: returns the stored version, else the opened one. */
  const current = (entry: AuditorEntry) => {
    const { internal = [], external = [] } = answer.kind === "ok" ? answer.value : {};
    const { id } = entry.auditor;
    return [...internal, ...external].find(({ auditor }) => auditor.id === id) ?? entry;
  };
  return (
    <div className={styles.screen}>
      <PageHeader
        title={menuTexts.auditors}
        purpose={registerTexts.purpose}
        actions={
          <>
            <HistoryButton slice="auditors" />
            <Button variant="primary" icon={UserPlus} onClick={() => setTask({ kind: "add" })}>
              {registerTexts.add}
            </Button>
          </>
        }
      />
      {answer.kind === "refused" ? (
        <Notice text={refusalText(answer.refusal)} />
      ) : (
        <AuditorTables register={answer.value} onEdit={edit} onDelete={ask} />
      )}
      {task?.kind === "add" && <AuditorDialog entry={undefined} onClose={close} />}
      {task?.kind === "edit" && <AuditorDialog entry={current(task.entry)} onClose={close} />}
      {task?.kind === "delete" && <DeleteAuditor entry={current(task.entry)} onClose={close} />}
    </div>
  );
}
