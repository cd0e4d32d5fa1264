import { useMemo, useState } from "react";
import { type ColumnFilterQuery, portal, type TableQuery, useView } from "../../engine";
import { usePrepared } from "../../platform/usePrepared";
import { CheckField } from "../../ui/form/CheckField";
import { SearchField } from "../../ui/form/SearchField";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import styles from "./FilterPopover.module.css";
import { gridFilterTexts as texts } from "./texts";

export type FilterValuesProps = {
  table: TableQuery;
  column: number;
  header: string;
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
};

/** The values of a column to choose from, with their numbers of rows. */
export function FilterValues({ table, column, header, chosen, onChoose }: FilterValuesProps) {
  const [search, setSearch] = useState("");
  const wanted = useMemo(
    () => ({ table, column, typed: undefined, search }),
    [table, column, search],
  );
  const { ready } = usePrepared(wanted, prepareValues);

  const toggle = (text: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, text] : chosen.filter((other) => other !== text));

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter in the search must not send the form.
    <div
      className={styles.values}
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
    >
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={setSearch}
        isFirst
      />
      {ready === undefined ? (
        <p className={styles.hint}>{texts.waiting}</p>
      ) : (
        <Values query={ready} header={header} chosen={chosen} onToggle={toggle} />
      )}
      {chosen.length > 0 && <p className={styles.hint}>{texts.chosen(chosen.length)}</p>}
    </div>
  );
}

function prepareValues(query: ColumnFilterQuery): boolean {
  const answer = portal().readOnce("valuesPrepared", query);
  return answer.kind === "refused" || answer.value;
}

type ListProps = {
  query: ColumnFilterQuery;
  header: string;
  chosen: readonly string[];
  onToggle: (text: string, isChosen: boolean) => void;
};

function Values({ query, header, chosen, onToggle }: ListProps) {
  const answer = useView("filterValues", query);
  if (answer.kind === "refused") return null;
  const { values, further, hasTooMany } = answer.value;
  const nothing = query.search === "" ? texts.allMissing : texts.none;
  if (hasTooMany) return <p className={styles.hint}>{texts.tooMany}</p>;
  return (
    <>
      {values.length > 0 && (
        <fieldset className={styles.list}>
          <VisuallyHidden as="legend">{texts.values(header)}</VisuallyHidden>
          {values.map(([text, rows]) => (
            <CheckField
              key={text}
              label={texts.value(text, rows)}
              checked={chosen.includes(text)}
              onChange={(isChosen) => onToggle(text, isChosen)}
            />
          ))}
        </fieldset>
      )}
      <p role="status" className={styles.hint}>
        {values.length === 0 ? nothing : further > 0 && texts.further(further)}
      </p>
    </>
  );
}
