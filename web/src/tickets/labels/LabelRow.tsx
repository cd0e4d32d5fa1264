import { Pencil, Trash2 } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { LabelUse } from "../../engine";
import { paths } from "../../shared/paths";
import { IconButton } from "../../ui/action/IconButton";
import { Tag } from "../../ui/display/Tag";
import { LabelForm } from "./LabelForm";
import styles from "./labels.module.css";
import { labelTexts } from "./texts";

export type LabelRowProps = {
  use: LabelUse;
  /** True if Enter in the search acts on this label. */
  isMeant: boolean;
  /** A checkbox for the given ticket, or nothing. */
  box: ReactNode;
  onFollow: (() => void) | undefined;
  onDelete: () => void;
};

export function LabelRow({ use, isMeant, box, onFollow, onDelete }: LabelRowProps) {
  const { label, tickets } = use;
  const [renaming, setRenaming] = useState(false);
  const rename = useRef<HTMLButtonElement>(null);
  const wasRenaming = useRef(false);

  useEffect(() => {
    if (wasRenaming.current && !renaming) rename.current?.focus();
    wasRenaming.current = renaming;
  }, [renaming]);

  if (renaming) {
    return (
      <li className={styles.row}>
        <LabelForm label={label} onDone={() => setRenaming(false)} />
      </li>
    );
  }
  return (
    <li className={styles.row} data-meant={isMeant || undefined}>
      {box || (
        <Tag
          label={label.name}
          hue={label.hue}
          to={paths.agent.ticketsWithLabel(label.id)}
          onClick={onFollow}
        />
      )}
      <span className={styles.count}>{labelTexts.tickets(tickets)}</span>
      <span className={styles.actions}>
        <IconButton
          ref={rename}
          size="small"
          icon={Pencil}
          label={labelTexts.rename(label.name)}
          onClick={() => setRenaming(true)}
        />
        <IconButton
          size="small"
          tone="danger"
          icon={Trash2}
          label={labelTexts.delete(label.name)}
          onClick={onDelete}
        />
      </span>
    </li>
  );
}
