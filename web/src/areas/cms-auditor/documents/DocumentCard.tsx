import { Download, Ellipsis, Eye, FileText, History, Pencil, Trash2, UserPlus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { StageName } from "../../../audit/StageName";
import { type DocumentCard as Card, useVocabulary } from "../../../engine";
import { labelOf } from "../../../platform/labelOf";
import { Button } from "../../../ui/action/Button";
import { MenuButton } from "../../../ui/overlay/MenuButton";
import { VisuallyHidden } from "../../../ui/page/VisuallyHidden";
import { ClampText } from "../../../ui/table/ClampText";
import { editTexts } from "../edit/texts";
import styles from "./DocumentCards.module.css";
import type { DocumentTask } from "./documentTask";
import { documentTexts } from "./texts";

export type DocumentCardProps = {
  document: Card;
  showsPlace: boolean;
  onAsk: (task: DocumentTask) => void;
  /** Name and company as drawn, if not as plain text. */
  name?: ReactNode;
  company?: ReactNode;
  /** Follows the facts. */
  children?: ReactNode;
};

export function DocumentCard({
  document,
  showsPlace,
  onAsk,
  name = document.name,
  company = document.badanUsaha,
  children,
}: DocumentCardProps) {
  const nameId = useId();
  const { documentFormats } = useVocabulary();
  const named = (
    <VisuallyHidden lang="id"> {`${document.name}, ${document.badanUsaha}`}</VisuallyHidden>
  );
  const asks = (what: DocumentTask["what"]) => () => onAsk({ what, document });
  return (
    <article className={styles.card} aria-labelledby={nameId}>
      <FileText className={styles.icon} aria-hidden="true" />
      <div className={styles.words}>
        <h2 id={nameId} className={styles.name}>
          {name}
        </h2>
        <p className={styles.facts}>
          <span className={styles.format}>{labelOf(documentFormats, document.format)}</span>
          <span>{document.size}</span>
          <span>{document.uploaded}</span>
        </p>
        {showsPlace && (
          <p className={styles.about}>
            <StageName stage={document.tahapan} /> · {company}
          </p>
        )}
        {document.description && (
          <div className={styles.about}>
            <ClampText text={document.description} />
          </div>
        )}
        {document.assignments > 0 && (
          <p className={styles.about}>{documentTexts.assignments(document.assignments)}</p>
        )}
        {children}
      </div>
      <MenuButton
        label={documentTexts.more(document.name)}
        icon={Ellipsis}
        iconOnly
        size="small"
        groups={[
          {
            key: "more",
            entries: [
              { key: "edit", label: editTexts.open, icon: Pencil, onSelect: asks("edit") },
              {
                key: "history",
                label: editTexts.history,
                icon: History,
                onSelect: asks("history"),
              },
              {
                key: "remove",
                label: documentTexts.remove,
                icon: Trash2,
                danger: true,
                onSelect: asks("remove"),
              },
            ],
          },
        ]}
      />
      <div className={styles.actions}>
        <Button size="small" lang="en" icon={Eye} onClick={asks("preview")}>
          {documentTexts.preview}
          {named}
        </Button>
        <Button size="small" lang="en" icon={UserPlus} onClick={asks("assign")}>
          {documentTexts.assign}
          {named}
        </Button>
        <Button size="small" lang="en" icon={Download} onClick={asks("download")}>
          {documentTexts.download}
          {named}
        </Button>
      </div>
    </article>
  );
}
