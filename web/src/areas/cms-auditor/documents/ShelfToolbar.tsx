import { useState } from "react";
import { type DocumentShelf, useVocabulary } from "../../../engine";
import { SearchField } from "../../../ui/form/SearchField";
import { SelectField } from "../../../ui/form/SelectField";
import { TableTools } from "../../../ui/table/TableTools";
import { fieldTexts } from "../texts";
import { useStageOptions } from "../useStageOptions";
import styles from "./ShelfToolbar.module.css";
import { toolbarTexts } from "./texts";
import type { DocumentShelfState } from "./useDocumentShelf";

export type ShelfToolbarProps = { view: DocumentShelf; state: DocumentShelfState };

export function ShelfToolbar({ view, state: { query, change, search } }: ShelfToolbarProps) {
  const vocabulary = useVocabulary();
  const stages = useStageOptions(vocabulary.stages.map(({ value }) => value));
  const [isOpen, setOpen] = useState(false);
  const set = [view.tahapan, view.badanUsaha, view.format].filter(Boolean).length;
  return (
    <div className={styles.toolbar}>
      <TableTools
        isOpen={isOpen}
        onToggle={() => setOpen(!isOpen)}
        set={set}
        search={
          <SearchField
            label={toolbarTexts.search}
            placeholder={toolbarTexts.search}
            value={query.search ?? ""}
            onChange={search}
          />
        }
        filters={
          <>
            <SelectField
              label={fieldTexts.stage}
              layout="inline"
              placeholder={toolbarTexts.allStages}
              value={view.tahapan ?? ""}
              options={stages}
              onChange={(tahapan) => change({ tahapan, badanUsaha: undefined })}
            />
            <SelectField
              label={fieldTexts.company}
              layout="inline"
              placeholder={toolbarTexts.allCompanies}
              value={view.badanUsaha ?? ""}
              options={view.companies.map((name) => ({ value: name, label: name }))}
              onChange={(badanUsaha) => change({ badanUsaha })}
            />
            <SelectField
              label={toolbarTexts.format}
              layout="inline"
              placeholder={toolbarTexts.allFormats}
              value={view.format ?? ""}
              options={vocabulary.documentFormats}
              onChange={(format) => change({ format })}
            />
          </>
        }
      />
    </div>
  );
}
