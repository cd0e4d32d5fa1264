import { useState } from "react";
import { refusalText, useView } from "../../engine";
import { figure } from "../../platform/figure";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import { Dialog } from "../../ui/overlay/Dialog";
import { HistoryEntries } from "./HistoryEntries";
import { HISTORIES, type HistorySlice, historyHint } from "./histories";
import styles from "./history.module.css";

export type HistoryDialogProps = {
  slice: HistorySlice;
  /** Limits the history to this record. */
  record?: { id: string; name: string } | undefined;
  emptyNote?: string | undefined;
  onClose: () => void;
};

/** 'Riwayat': what was changed or deleted, with buttons to restore it. */
export function HistoryDialog({ slice, record, emptyNote, onClose }: HistoryDialogProps) {
  const title = record === undefined ? HISTORIES[slice] : `${HISTORIES[slice]} “${record.name}”`;
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
        <SearchField label="Cari di riwayat" value={search} onChange={setSearch} />
      )}
      <LiveRegion message={search === "" ? "" : `${figure(list.total)} perubahan ditemukan`} />
      <HistoryEntries
        list={list}
        label={title}
        hint={historyHint(slice)}
        isSearch={search !== ""}
        emptyNote={emptyNote}
      />
    </div>
  );
}
