import { Download, Plus, Upload } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { type CannedReply, type CannedReplyChoice, refusalText, useView } from "../../engine";
import { HistoryButton } from "../../shared/undo/HistoryButton";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { Button } from "../../ui/action/Button";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Notice } from "../../ui/feedback/Notice";
import { SearchField } from "../../ui/form/SearchField";
import { SelectField } from "../../ui/form/SelectField";
import { CannedReplyItem } from "./CannedReplyItem";
import styles from "./canned.module.css";
import { DeleteCannedReply } from "./DeleteCannedReply";
import { exportReplies } from "./exportReplies";
import { cannedTexts, categoryTexts, importTexts } from "./texts";

export type CannedReplyListProps = {
  ticket: string | undefined;
  /** True after the form closes, because its focused button is gone. */
  takesFocus: boolean;
  onWrite: (reply: CannedReply | undefined) => void;
  onImport: () => void;
  onInsert: ((picked: { text: string; files: CannedReplyChoice["files"] }) => void) | undefined;
};

/** All canned replies by category, with search, and the ways to manage them. */
export function CannedReplyList(props: CannedReplyListProps) {
  const { ticket, takesFocus, onWrite, onImport, onInsert } = props;
  const [search, setSearch] = useState("");
  const [wanted, setWanted] = useState("");
  const [deleted, setDeleted] = useState<CannedReply>();
  const tools = useRef<HTMLDivElement>(null);
  const listId = useId();
  const answer = useView("cannedReplies", { search, ticket, category: wanted });

  useFocusRescue(answer, () => tools.current?.querySelector("input"));
  useEffect(() => {
    if (takesFocus) tools.current?.querySelector("input")?.focus();
  }, [takesFocus]);

  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;

  const { groups, found, total, categories } = answer.value;
  const isNarrowed = search !== "" || wanted !== "";
  const insert = ({ filled, files }: CannedReplyChoice) => onInsert?.({ text: filled, files });
  return (
    <div className={styles.stack}>
      <div ref={tools} className={styles.tools}>
        <form
          className={styles.search}
          onSubmit={(event) => {
            event.preventDefault();
            const first = groups[0]?.replies[0];
            if (search.trim() !== "" && first) insert(first);
          }}
        >
          <SearchField isFirst label={cannedTexts.search} value={search} onChange={setSearch} />
        </form>
        {(categories.length > 0 || wanted !== "") && (
          <SelectField
            label={categoryTexts.label}
            layout="inline"
            placeholder={categoryTexts.all}
            // A category can lose its last reply while it is chosen.
            options={[...new Set(wanted === "" ? categories : [...categories, wanted])].map(
              (category) => ({ value: category, label: category }),
            )}
            value={wanted}
            onChange={setWanted}
          />
        )}
        <Button icon={Plus} onClick={() => onWrite(undefined)}>
          {cannedTexts.add}
        </Button>
        <span className={styles.more}>
          <HistoryButton slice="cannedReplies" size="small" />
          <Button size="small" icon={Upload} onClick={onImport}>
            {importTexts.open}
          </Button>
          <Button
            size="small"
            icon={Download}
            reason={total === 0 ? cannedTexts.empty : undefined}
            onClick={() => void exportReplies()}
          >
            {cannedTexts.export}
          </Button>
        </span>
      </div>
      <LiveRegion message={isNarrowed ? cannedTexts.found(found, total) : ""} />
      {found === 0 && (
        <p className={styles.none} lang={total === 0 ? undefined : "en"}>
          {total === 0 ? cannedTexts.empty : cannedTexts.noMatch}
        </p>
      )}
      {groups.map(({ category, replies }, place) => {
        const isNamed = categories.length > 0;
        const headingId = `${listId}-${place}`;
        return (
          <section key={category} className={styles.stack}>
            {isNamed && (
              <h3 id={headingId} className={styles.category}>
                {category || categoryTexts.none}
              </h3>
            )}
            <ul
              className={styles.stack}
              aria-labelledby={isNamed ? headingId : undefined}
              aria-label={isNamed ? undefined : cannedTexts.list}
            >
              {replies.map((choice) => (
                <CannedReplyItem
                  key={choice.reply.id}
                  choice={choice}
                  heading={isNamed ? "h4" : "h3"}
                  onInsert={onInsert && (() => insert(choice))}
                  onEdit={() => onWrite(choice.reply)}
                  onDelete={() => setDeleted(choice.reply)}
                />
              ))}
            </ul>
          </section>
        );
      })}
      {deleted && <DeleteCannedReply reply={deleted} onClose={() => setDeleted(undefined)} />}
    </div>
  );
}
