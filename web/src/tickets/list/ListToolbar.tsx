import { type TicketList, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { Tag } from "../../ui/display/Tag";
import { SelectField } from "../../ui/form/SelectField";
import styles from "./ListToolbar.module.css";
import { ASSIGNEE, EVERYBODY } from "./texts";
import type { TicketListState } from "./useTicketList";

export type ListToolbarProps = {
  view: TicketList;
  change: TicketListState["change"];
  hasStatus: boolean;
};

export function ListToolbar({ view, change, hasStatus }: ListToolbarProps) {
  const { statuses } = useVocabulary();
  return (
    <>
      {hasStatus && view.statusOptions.length > 0 && (
        <SelectField
          label="Status"
          lang="en"
          layout="inline"
          placeholder="Semua Status"
          value={view.status ?? ""}
          options={view.statusOptions.map((status) => ({
            value: status,
            label: labelOf(statuses, status),
            lang: "en",
          }))}
          onChange={(status) => change({ status })}
        />
      )}
      {view.assigneeOptions.length > 0 && (
        <SelectField
          label={ASSIGNEE}
          layout="inline"
          placeholder={EVERYBODY}
          value={view.assignee ?? ""}
          options={view.assigneeOptions}
          onChange={(assignee) => change({ assignee })}
        />
      )}
      {view.label && (
        <p className={styles.label}>
          <span>Label</span>
          <Tag
            label={view.label.name}
            hue={view.label.hue}
            removeLabel={`Hapus filter label ${view.label.name}`}
            onRemove={() => change({ label: undefined })}
          />
        </p>
      )}
    </>
  );
}
