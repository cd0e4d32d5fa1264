import type { TicketDetail } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Panel } from "../../ui/page/Panel";
import styles from "./actions.module.css";
import { actionTexts } from "./texts";
import { useStatusActions } from "./useStatusActions";

/** Sets another status or reopens the ticket (§2.4, §4, decisions §4). */
export function AdminActions({ ticket: { id, can } }: { ticket: TicketDetail }) {
  const actions = useStatusActions(id, can);
  return (
    <div className={styles.notPrinted}>
      <Panel title={actionTexts.admin} lang="en">
        <div className={styles.row}>
          {actions.map(({ key, label, lang = "id", icon, onSelect }) => (
            <Button key={key} size="small" lang={lang} icon={icon} onClick={onSelect}>
              {label}
            </Button>
          ))}
        </div>
      </Panel>
    </div>
  );
}
