import type { Label, TicketRow } from "../../engine";
import { Tag } from "../../ui/display/Tag";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { ClampText } from "../../ui/table/ClampText";
import styles from "./Summary.module.css";
import { filterTexts, rowTexts } from "./texts";
import type { CellContext } from "./ticketColumns";

export type SummaryProps = { row: TicketRow; context: CellContext };

/** A ticket's title with its labels. Pressing a label filters the list by it; pressing it again removes the filter. */
export function Summary({ row, context: { label, onLabel } }: SummaryProps) {
  const [first, ...others] = row.labels;
  const toggle = ({ id }: Label) => onLabel(id === label?.id ? undefined : id);
  return (
    <div className={styles.summary}>
      <span className={styles.title} data-new={row.news && ""}>
        {row.news && (
          <span className={styles.new} title={row.news}>
            <VisuallyHidden>{row.news}: </VisuallyHidden>
          </span>
        )}
        <ClampText text={row.title} lines={1} />
      </span>
      {first && (
        <span className={styles.labels}>
          <Tag
            label={first.name}
            hue={first.hue}
            pressed={first.id === label?.id}
            onClick={() => toggle(first)}
          />
        </span>
      )}
      {others.length > 0 && (
        <span className={styles.others}>
          <OtherLabels labels={others} onToggle={toggle} />
        </span>
      )}
    </div>
  );
}

function OtherLabels({ labels, onToggle }: { labels: Label[]; onToggle: (label: Label) => void }) {
  const entries = labels.map((label) => ({
    key: label.id,
    label: label.name,
    onSelect: () => onToggle(label),
  }));
  return (
    <MenuButton
      size="small"
      variant="quiet"
      label={rowTexts.otherLabels(labels.map(({ name }) => name))}
      shown={<span>+{labels.length}</span>}
      groups={[{ key: "labels", label: filterTexts.label, entries }]}
    />
  );
}
