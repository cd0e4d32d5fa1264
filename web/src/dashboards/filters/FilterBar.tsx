import { FilterX, ListFilter, X } from "lucide-react";
import { useRef, useState } from "react";
import type { FilterChoices, FilterQuery } from "../../engine";
import { Button } from "../../ui/action/Button";
import { SelectField } from "../../ui/form/SelectField";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { filterTexts as texts } from "../texts";
import { DayFilter, type DayFilterProps } from "./DayFilter";
import styles from "./FilterBar.module.css";

/** The word in the address for a period between two days. */
const RANGE = "rentang";

const NONE = {
  periode: "",
  dari: "",
  sampai: "",
  badanUsaha: "",
  tahapan: "",
  nilai: "",
} as const satisfies FilterQuery;

export type FilterBarProps = {
  choices: FilterChoices;
  /** An empty text removes a filter; `replace` is for changes while typing. */
  onChange: (change: FilterQuery, how: { replace: boolean }) => void;
};

export function FilterBar({ choices, onChange }: FilterBarProps) {
  const bar = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { periods, companies, stages, columns, chosen, filters, errors, lines, days, today } =
    choices;
  const isAtWork = lines.length > 0 || Boolean(filters.periode);
  const shown = columns.filter(({ options }) => options.length > 0);
  const offered = periods.length + companies.length + stages.length + shown.length;
  if (!isAtWork && offered === 0) return null;

  function remove(change: FilterQuery) {
    // The button disappears together with the filter, and perhaps with the bar.
    const refuge = bar.current?.querySelector("select") ?? document.querySelector("h1");
    refuge?.focus();
    onChange(change, { replace: false });
  }

  const choose = (change: FilterQuery) => onChange(change, { replace: false });
  const day = (name: "dari" | "sampai", label: string): DayFilterProps => ({
    label,
    typed: filters[name] ?? "",
    day: days[name],
    error: errors[name],
    today,
    words: choices,
    onChange: (typed) => onChange({ [name]: typed }, { replace: true }),
  });

  const count = lines.length;
  return (
    <section
      ref={bar}
      className={styles.bar}
      aria-label={texts.title}
      data-open={isOpen || undefined}
    >
      <div className={styles.opener}>
        <Button icon={ListFilter} expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.title} {count > 0 && <span className={styles.count}>{count}</span>}
        </Button>
      </div>
      <div className={styles.fields}>
        {periods.length > 0 && (
          <SelectField
            size="small"
            label={texts.period}
            placeholder={texts.allPeriods}
            value={filters.periode ?? ""}
            options={periods}
            onChange={(periode) => choose({ periode, dari: "", sampai: "" })}
          />
        )}
        {periods.length > 0 && filters.periode === RANGE && (
          <>
            <DayFilter {...day("dari", texts.from)} />
            <DayFilter {...day("sampai", texts.until)} />
          </>
        )}
        {companies.length > 0 && (
          <SelectField
            size="small"
            label={texts.company}
            placeholder={texts.allCompanies}
            value={filters.badanUsaha ?? ""}
            options={named(companies, filters.badanUsaha)}
            onChange={(badanUsaha) => choose({ badanUsaha })}
          />
        )}
        {stages.length > 0 && (
          <SelectField
            size="small"
            label={texts.stage}
            placeholder={texts.allStages}
            value={filters.tahapan ?? ""}
            options={named(stages, filters.tahapan)}
            onChange={(tahapan) => choose({ tahapan })}
          />
        )}
        {shown.map(({ column, options, value, without }) => (
          <SelectField
            key={column}
            size="small"
            label={column}
            placeholder={texts.allOf(column)}
            value={value}
            options={options}
            onChange={(text) => choose({ nilai: text === "" ? without : text })}
          />
        ))}
        {chosen.map(({ column, value, without }) => (
          <div key={column} className={styles.chip}>
            <Button size="small" icon={X} onClick={() => remove({ nilai: without })}>
              <VisuallyHidden>{texts.remove} </VisuallyHidden>
              {`${column}: ${value}`}
            </Button>
          </div>
        ))}
        {isAtWork && (
          <div className={styles.clear}>
            <Button variant="quiet" icon={FilterX} onClick={() => remove(NONE)}>
              {texts.removeAll}
            </Button>
          </div>
        )}
      </div>
    </section>
  );
}

/** The options, with the chosen name added if its source is still loading. */
const named = (names: readonly string[], chosen: string | undefined) =>
  [...new Set(chosen ? [...names, chosen] : names)].map((name) => ({ value: name, label: name }));
