import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { type CannedReply, refusalText, useView } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { Button } from "../../ui/action/Button";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import { CannedReplyItem } from "./CannedReplyItem";
import styles from "./canned.module.css";
import { DeleteCannedReply } from "./DeleteCannedReply";
import { cannedTexts } from "./texts";

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
          <SearchField isFirst label={cannedTexts.search} value={search} onChange={setSearch} />
        </form>
        <Button icon={Plus} onClick={() => onWrite(undefined)}>
          {cannedTexts.add}
        </Button>
        <HistoryButton slice="cannedReplies" />
      </div>
      <LiveRegion message={search === "" ? "" : cannedTexts.found(replies.length, total)} />
      {replies.length === 0 ? (
        <p className={styles.none} lang={search === "" ? undefined : "en"}>
          {search === "" ? cannedTexts.empty : cannedTexts.noMatch}
        </p>
      ) : (
        <ul className={styles.stack} aria-label={cannedTexts.list}>
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
