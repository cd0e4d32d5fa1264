import { type TicketList, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { Tag } from "../../ui/display/Tag";
import { SearchField } from "../../ui/form/SearchField";
import { SelectField } from "../../ui/form/SelectField";
import styles from "./ListToolbar.module.css";
import type { TicketListState } from "./useTicketList";

export type ListToolbarProps = { view: TicketList; state: TicketListState };

export function ListToolbar({ view, state: { query, change, search } }: ListToolbarProps) {
  const { statuses } = useVocabulary();
  return (
    <>
      <SearchField label="Cari tiket" value={query.search ?? ""} onChange={search} />
      {view.statusOptions.length > 0 && (
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
