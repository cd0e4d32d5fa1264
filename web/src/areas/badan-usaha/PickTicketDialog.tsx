import { Inbox } from "lucide-react";
import { useState } from "react";
import { type TicketListQuery, type TicketRow, useView } from "../../engine";
import { useTicketActions } from "../../tickets/actions/useTicketActions";
import { TicketStatus } from "../../tickets/status/TicketStatus";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { SearchField } from "../../ui/form/SearchField";
import { Dialog } from "../../ui/overlay/Dialog";
import styles from "./PickTicketDialog.module.css";
import { pickTexts } from "./texts";
import type { QuickAction } from "./useQuickActions";

const EVERYTHING: TicketListQuery = { list: "businessAll", pageSize: "50" };

export type PickTicketDialogProps = { action: QuickAction | undefined; onClose: () => void };

/** Asks which of the company's tickets a quick action applies to. */
export function PickTicketDialog({ action, onClose }: PickTicketDialogProps) {
  if (action === undefined) return null;
  return (
    <Dialog isOpen onClose={onClose} title={pickTexts.questions[action]}>
      <Choices action={action} onChosen={onClose} />
    </Dialog>
  );
}

function Choices({ action, onChosen }: { action: QuickAction; onChosen: () => void }) {
  const [search, setSearch] = useState("");
  const answer = useView("ticketList", { ...EVERYTHING, search });
  if (answer.kind === "refused") return null;
  const { rows, isFiltered, pagination } = answer.value;
  const none = isFiltered ? pickTexts.noMatch : pickTexts.empty;
  return (
    <div className={styles.choices}>
      <SearchField label={pickTexts.search} value={search} onChange={setSearch} />
      {rows.length === 0 ? (
        <EmptyState icon={Inbox} title={none.title}>
          {none.text}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {rows.map((row) => (
              <li key={row.id}>
                <Choice row={row} action={action} onChosen={onChosen} />
              </li>
            ))}
          </ul>
          <p lang="en" className={styles.showing}>
            {pagination.showing}
          </p>
        </>
      )}
    </div>
  );
}

type ChoiceProps = { row: TicketRow; action: QuickAction; onChosen: () => void };

function Choice({ row, action, onChosen }: ChoiceProps) {
  const actions = useTicketActions(row.id);
  return (
    <button
      type="button"
      className={styles.choice}
      onClick={() => {
        onChosen();
        void actions[action]();
      }}
    >
      <span className={styles.code}>{row.id}</span>
      <span dir="auto" className={styles.title}>
        {row.title}
      </span>
      <TicketStatus status={row.status} />
    </button>
  );
}
