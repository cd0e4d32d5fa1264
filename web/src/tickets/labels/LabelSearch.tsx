import type { Label } from "../../engine";
import { SearchField } from "../../ui/form/SearchField";
import styles from "./labels.module.css";
import { labelTexts as texts } from "./texts";
import { turnLabel, useHasLabel } from "./ticketLabels";

export type LabelSearchProps = {
  search: string;
  onSearch: (search: string) => void;
  ticket: string | undefined;
  /** The label that the search means. */
  meant: Label | undefined;
  onClose: () => void;
};

/** Finds a label by its name. On a ticket, Enter puts the meant label on, or takes it off, and closes the dialog. */
export function LabelSearch({ search, onSearch, ticket, meant, onClose }: LabelSearchProps) {
  return (
    <form
      noValidate
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        if (ticket !== undefined && meant && turnLabel(ticket, meant)) onClose();
      }}
    >
      <SearchField isFirst label={texts.search} value={search} onChange={onSearch} />
      {ticket !== undefined && (
        <p role="status" className={styles.onEnter}>
          {meant ? <OnEnter ticket={ticket} label={meant} /> : texts.onEnter.idle}
        </p>
      )}
    </form>
  );
}

/** Says what Enter will do. */
function OnEnter({ ticket, label }: { ticket: string; label: Label }) {
  const { before, after } = texts.onEnter[useHasLabel(ticket, label) ? "takeOff" : "put"];
  return (
    <>
      {before} <strong>{label.name}</strong> {after}
    </>
  );
}
