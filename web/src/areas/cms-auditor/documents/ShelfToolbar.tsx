import { useState } from "react";
import { type Bound, type DocumentShelf, useVocabulary } from "../../../engine";
import { DateField } from "../../../ui/form/date/DateField";
import { SearchField } from "../../../ui/form/SearchField";
import { SelectField } from "../../../ui/form/SelectField";
import { TableTools } from "../../../ui/table/TableTools";
import { fieldTexts } from "../texts";
import { useStageOptions } from "../useStageOptions";
import styles from "./ShelfToolbar.module.css";
import { boundTexts, toolbarTexts } from "./texts";
import type { DocumentShelfState } from "./useDocumentShelf";

const TABULAR = "tabular";

/** The first day that the calendars offer; earlier ones can be typed. */
const EARLIEST = "2000-01-01";

const boundProps = ({ day, problem }: Bound) => ({
  day,
  error: problem && boundTexts[problem],
});

export type ShelfToolbarProps = { view: DocumentShelf; state: DocumentShelfState };

export function ShelfToolbar({ view, state: { query, change, type, search } }: ShelfToolbarProps) {
  const vocabulary = useVocabulary();
  const stages = useStageOptions(vocabulary.stages.map(({ value }) => value));
  const tabular = vocabulary.dataTypes.filter(({ value }) => value === TABULAR);
  const [isOpen, setOpen] = useState(false);
  const format = view.isTabular ? TABULAR : view.format;
  const { from, until } = query;
  const set = [view.tahapan, view.badanUsaha, format, from, until].filter(Boolean).length;
  const dates = {
    layout: "inline",
    today: view.today,
    earliest: EARLIEST,
    words: vocabulary,
  } as const;
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
              value={format ?? ""}
              options={[...vocabulary.documentFormats, ...tabular]}
              onChange={(format) => change({ format })}
            />
            <DateField
              {...dates}
              {...boundProps(view.from)}
              label={toolbarTexts.from}
              value={from ?? ""}
              latest={view.today}
              onChange={(from) => type({ from })}
            />
            <DateField
              {...dates}
              {...boundProps(view.until)}
              label={toolbarTexts.until}
              value={until ?? ""}
              latest={view.today}
              onChange={(until) => type({ until })}
            />
          </>
        }
      />
    </div>
  );
}
