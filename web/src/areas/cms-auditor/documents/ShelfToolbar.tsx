import { type DocumentShelf, useVocabulary } from "../../../engine";
import { SearchField } from "../../../ui/form/SearchField";
import { SelectField } from "../../../ui/form/SelectField";
import { useStageOptions } from "../useStageOptions";
import styles from "./ShelfToolbar.module.css";
import type { DocumentShelfState } from "./useDocumentShelf";

export type ShelfToolbarProps = { view: DocumentShelf; state: DocumentShelfState };

export function ShelfToolbar({ view, state: { query, change, search } }: ShelfToolbarProps) {
  const vocabulary = useVocabulary();
  const stages = useStageOptions(vocabulary.stages.map(({ value }) => value));
  return (
    <div className={styles.toolbar}>
      <SearchField
        label="Cari nama dokumen"
        placeholder="Cari nama dokumen"
        value={query.search ?? ""}
        onChange={search}
      />
      <SelectField
        label="Tahapan"
        placeholder="Semua Tahapan"
        value={view.tahapan ?? ""}
        options={stages}
        onChange={(tahapan) => change({ tahapan, badanUsaha: undefined })}
      />
      <SelectField
        label="Badan Usaha"
        placeholder="Semua Badan Usaha"
        value={view.badanUsaha ?? ""}
        options={view.companies.map((name) => ({ value: name, label: name }))}
        onChange={(badanUsaha) => change({ badanUsaha })}
      />
      <SelectField
        label="Format"
        placeholder="Semua Format"
        value={view.format ?? ""}
        options={vocabulary.documentFormats}
        onChange={(format) => change({ format })}
      />
    </div>
  );
}
