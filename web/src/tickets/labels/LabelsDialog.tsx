import { useRef, useState } from "react";
import { type LabelUse, refusalText, useView } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { AddLabel } from "./AddLabel";
import { DeleteLabel } from "./DeleteLabel";
import { LabelRow } from "./LabelRow";
import { LabelSearch } from "./LabelSearch";
import styles from "./labels.module.css";
import { TicketLabelBox } from "./TicketLabelBox";
import { labelTexts } from "./texts";

export type LabelsDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  /** The code of the ticket to label. Without one, labels link to their tickets. */
  ticket?: string | undefined;
};

/** The labels (§2.5, decisions §4): put them on a ticket, or manage them. */
export function LabelsDialog({ isOpen, onClose, ticket }: LabelsDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={labelTexts.title}>
      <Content ticket={ticket} onClose={onClose} />
    </Dialog>
  );
}

function Content({ ticket, onClose }: { ticket: string | undefined; onClose: () => void }) {
  const [search, setSearch] = useState("");
  const answer = useView("labels", search);
  const [deleted, setDeleted] = useState<LabelUse>();
  const frame = useRef<HTMLDivElement>(null);
  useFocusRescue(answer, () => frame.current?.querySelector<HTMLElement>("input, a, button"));
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const { labels, meant } = answer.value;
  /** The label with its present number of tickets. */
  const current = (use: LabelUse) => labels.find(({ label }) => label.id === use.label.id) ?? use;
  return (
    <div ref={frame} className={styles.stack}>
      <p className={styles.about}>
        {ticket === undefined ? labelTexts.hint : labelTexts.ticketHint(ticket)}
      </p>
      <LabelSearch
        search={search}
        onSearch={setSearch}
        ticket={ticket}
        meant={labels.find(({ label }) => label.id === meant)?.label}
        onClose={onClose}
      />
      {labels.length === 0 ? (
        <p className={styles.none}>
          {search.trim() === "" ? labelTexts.empty : labelTexts.noneFound(search.trim())}
        </p>
      ) : (
        <ul className={styles.list} aria-label={labelTexts.list}>
          {labels.map((use) => (
            <LabelRow
              key={use.label.id}
              use={use}
              isMeant={ticket !== undefined && use.label.id === meant}
              onFollow={ticket === undefined ? onClose : undefined}
              box={ticket !== undefined && <TicketLabelBox ticket={ticket} label={use.label} />}
              onDelete={() => setDeleted(use)}
            />
          ))}
        </ul>
      )}
      <AddLabel ticket={ticket} />
      <div>
        <HistoryButton slice="labels" variant="quiet" size="small" />
      </div>
      {deleted && <DeleteLabel use={current(deleted)} onClose={() => setDeleted(undefined)} />}
    </div>
  );
}
