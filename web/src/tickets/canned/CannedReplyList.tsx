import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type CannedReply, refusalText, useView } from "../../engine";
import { figure } from "../../platform/figure";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { Button } from "../../ui/action/Button";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import { CannedReplyItem } from "./CannedReplyItem";
import styles from "./canned.module.css";
import { DeleteCannedReply } from "./DeleteCannedReply";

export type CannedReplyListProps = {
  ticket: string | undefined;
  /** True after the form closes, because its focused button is gone. */
  takesFocus: boolean;
  onWrite: (reply: CannedReply | undefined) => void;
  onInsert: ((text: string) => void) | undefined;
};

export function CannedReplyList({ ticket, takesFocus, onWrite, onInsert }: CannedReplyListProps) {
  const [search, setSearch] = useState("");
  const [deleted, setDeleted] = useState<CannedReply>();
  const tools = useRef<HTMLDivElement>(null);
  const answer = useView("cannedReplies", { search, ticket });

  useFocusRescue(answer, () => tools.current?.querySelector("input"));
  useEffect(() => {
    if (takesFocus) tools.current?.querySelector("input")?.focus();
  }, [takesFocus]);

  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;

  const { replies, total } = answer.value;
  const found = `${figure(replies.length)} dari ${figure(total)} balasan`;
  return (
    <div className={styles.stack}>
      <div ref={tools} className={styles.tools}>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const [first] = replies;
            if (search.trim() !== "" && first) onInsert?.(first.filled);
          }}
        >
          <SearchField isFirst label="Cari balasan" value={search} onChange={setSearch} />
        </form>
        <Button icon={Plus} onClick={() => onWrite(undefined)}>
          Tambah balasan
        </Button>
        <HistoryButton slice="cannedReplies" />
      </div>
      <LiveRegion message={search === "" ? "" : found} />
      {replies.length === 0 ? (
        <p className={styles.none} lang={search === "" ? undefined : "en"}>
          {search === "" ? "Belum ada balasan. Tambahkan yang pertama." : "No results found"}
        </p>
      ) : (
        <ul className={styles.stack} aria-label="Balasan tersimpan">
          {replies.map(({ reply, filled, unknown }) => (
            <CannedReplyItem
              key={reply.id}
              title={reply.title}
              text={filled}
              unknown={unknown}
              onInsert={onInsert && (() => onInsert(filled))}
              onEdit={() => onWrite(reply)}
              onDelete={() => setDeleted(reply)}
            />
          ))}
        </ul>
      )}
      {deleted && <DeleteCannedReply reply={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  );
}
