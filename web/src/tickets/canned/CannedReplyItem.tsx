import { CornerDownLeft, Paperclip, Pencil, Trash2, TriangleAlert } from "lucide-react";
import type { CannedReplyChoice } from "../../engine";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import styles from "./canned.module.css";
import { itemTexts } from "./texts";

export type CannedReplyItemProps = {
  choice: CannedReplyChoice;
  /** The level below the heading of the category, if there is one. */
  heading: "h3" | "h4";
  onInsert: (() => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

export function CannedReplyItem(props: CannedReplyItemProps) {
  const { choice, heading: Heading, onInsert, onEdit, onDelete } = props;
  const { filled, files, unknown } = choice;
  const { title } = choice.reply;
  return (
    <li className={styles.item}>
      <Heading className={styles.title}>{title}</Heading>
      <span className={styles.actions}>
        {onInsert && (
          <Button size="small" variant="primary" icon={CornerDownLeft} onClick={onInsert}>
            {itemTexts.insert}
            <VisuallyHidden> {title}</VisuallyHidden>
          </Button>
        )}
        <IconButton size="small" icon={Pencil} label={itemTexts.edit(title)} onClick={onEdit} />
        <IconButton
          size="small"
          tone="danger"
          icon={Trash2}
          label={itemTexts.delete(title)}
          onClick={onDelete}
        />
      </span>
      <p className={styles.text} dir="auto">
        {filled}
      </p>
      {files.length > 0 && (
        <p className={styles.mark} dir="auto">
          <Paperclip aria-hidden="true" size={16} />
          {itemTexts.files(files.map(({ name }) => name))}
        </p>
      )}
      {unknown.length > 0 && (
        <p className={styles.mark} data-tone="warning" dir="auto">
          <TriangleAlert aria-hidden="true" size={16} />
          {itemTexts.unfilled(unknown)}
        </p>
      )}
    </li>
  );
}
