import { CornerDownLeft, Pencil, Trash2, TriangleAlert } from "lucide-react";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import styles from "./canned.module.css";
import { itemTexts } from "./texts";

export type CannedReplyItemProps = {
  title: string;
  /** The text with its placeholders filled. */
  text: string;
  unknown: readonly string[];
  onInsert: (() => void) | undefined;
  onEdit: () => void;
  onDelete: () => void;
};

export function CannedReplyItem(props: CannedReplyItemProps) {
  const { title, text, unknown, onInsert, onEdit, onDelete } = props;
  return (
    <li className={styles.item}>
      <h3 className={styles.title}>{title}</h3>
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
        {text}
      </p>
      {unknown.length > 0 && (
        <p className={styles.unknown} data-tone="warning" dir="auto">
          <TriangleAlert aria-hidden="true" size={16} />
          {itemTexts.unfilled(unknown)}
        </p>
      )}
    </li>
  );
}
