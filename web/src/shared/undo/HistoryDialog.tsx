import { useState } from "react";
import { refusalText, useView } from "../../engine";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import { Dialog } from "../../ui/overlay/Dialog";
import { HistoryEntries } from "./HistoryEntries";
import styles from "./history.module.css";
import { historyTexts as texts } from "./texts";

/** Kinds of records with a history. */
export type HistorySlice = keyof typeof texts.titles;

export type HistoryDialogProps = {
  slice: HistorySlice;
  /** Limits the history to this record. */
  record?: { id: string; name: string } | undefined;
  emptyNote?: string | undefined;
  onClose: () => void;
};

/** 'Riwayat': what was changed or deleted, with buttons to restore it. */
export function HistoryDialog({ slice, record, emptyNote, onClose }: HistoryDialogProps) {
  const kind = texts.titles[slice];
  const title = record === undefined ? kind : texts.ofRecord(kind, record.name);
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Content slice={slice} id={record?.id} title={title} emptyNote={emptyNote} />
    </Dialog>
  );
}

type ContentProps = Pick<HistoryDialogProps, "slice" | "emptyNote"> & {
  id: string | undefined;
  title: string;
};

function Content({ slice, id, title, emptyNote }: ContentProps) {
  const [search, setSearch] = useState("");
  const answer = useView("history", id === undefined ? { slice, search } : { slice, id, search });
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const list = answer.value;
  return (
    <div className={styles.history}>
      {list.isSearchable && (
        <SearchField label={texts.search} value={search} onChange={setSearch} />
      )}
      <LiveRegion message={search === "" ? "" : texts.found(list.total)} />
      <HistoryEntries
        list={list}
        label={title}
        hint={slice === "tickets" ? texts.ticketHint : texts.hint}
        isSearch={search !== ""}
        emptyNote={emptyNote}
      />
    </div>
  );
}
