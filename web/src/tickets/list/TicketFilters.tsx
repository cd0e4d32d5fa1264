import { Fragment, useState } from "react";
import { readView, type TicketList, useView, useVocabulary } from "../../engine";
import { Button } from "../../ui/action/Button";
import { DateField } from "../../ui/form/date/DateField";
import { shortDay } from "../../ui/form/date/days";
import { SelectField } from "../../ui/form/SelectField";
import { Popover } from "../../ui/overlay/Popover";
import styles from "./TicketFilters.module.css";
import { filterTexts as texts } from "./texts";
import type { TicketListState } from "./useTicketList";

export type TicketFiltersProps = {
  view: TicketList;
  change: TicketListState["change"];
  opener: HTMLElement;
  onClose: () => void;
};

/** The filters that a list needs less often. Each acts at once. */
export default function TicketFilters({ view, change, opener, onClose }: TicketFiltersProps) {
  const { priorities, channels } = useVocabulary();
  const categories = useView("categories");
  const { filters, companyOptions, departmentOptions } = view;
  const labels = useView("labels");
  return (
    <Popover opener={opener} title={texts.more} onClose={onClose}>
      <div className={styles.fields}>
        <SelectField
          label={texts.priority}
          placeholder={texts.all}
          value={filters.priority ?? ""}
          options={priorities.map((one) => ({ ...one, lang: "en" }))}
          onChange={(priority) => change({ priority })}
        />
        <SelectField
          label={texts.category}
          placeholder={texts.all}
          value={filters.category ?? ""}
          options={categories.kind === "ok" ? categories.value.all : []}
          onChange={(category) => change({ category })}
        />
        {companyOptions.length > 0 && (
          <SelectField
            label={texts.company}
            placeholder={texts.all}
            value={filters.company ?? ""}
            options={companyOptions}
            onChange={(company) => change({ company })}
          />
        )}
        {companyOptions.length > 0 && (
          <SelectField
            label={texts.channel}
            placeholder={texts.all}
            value={filters.channel ?? ""}
            options={channels}
            onChange={(channel) => change({ channel })}
          />
        )}
        {departmentOptions.length > 0 && (
          <SelectField
            label={texts.department}
            placeholder={texts.all}
            value={filters.department ?? ""}
            options={departmentOptions}
            onChange={(department) => change({ department })}
          />
        )}
        {labels.kind === "ok" && labels.value.labels.length > 0 && (
          <SelectField
            label={texts.label}
            placeholder={texts.all}
            value={view.label?.id ?? ""}
            options={labels.value.labels.map(({ label }) => ({
              value: label.id,
              label: label.name,
            }))}
            onChange={(label) => change({ label })}
          />
        )}
        <Day label={texts.since} day={filters.since} onDay={(since) => change({ since })} />
        <Day label={texts.until} day={filters.until} onDay={(until) => change({ until })} />
      </div>
      <p className={styles.hint}>
        {texts.typed}
        {(companyOptions.length > 0 ? texts.staffTerms : texts.terms).map((term) => (
          <Fragment key={term}>
            {" "}
            <code>{term}</code>
          </Fragment>
        ))}
      </p>
      <div className={styles.foot}>
        <Button variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </div>
    </Popover>
  );
}

type DayProps = {
  label: string;
  day: string | undefined;
  onDay: (day: string | undefined) => void;
};

const FIRST_DAY = "2000-01-01";

/** A day of filing. It filters as soon as the core understands what was typed. */
function Day({ label, day, onDay }: DayProps) {
  const words = useVocabulary();
  const today = useView("today");
  const [typed, setTyped] = useState(day === undefined ? "" : shortDay(day));
  if (today.kind === "refused") return null;
  const isUnknown = typed !== "" && understood(typed) === undefined;
  return (
    <DateField
      label={label}
      value={typed}
      day={day}
      today={today.value}
      earliest={FIRST_DAY}
      latest={today.value}
      words={words}
      error={isUnknown ? texts.noDay : undefined}
      onChange={(text) => {
        setTyped(text);
        const meant = understood(text);
        if (text === "" || meant !== undefined) onDay(meant);
      }}
    />
  );
}

function understood(typed: string): string | undefined {
  const meant = readView("typedDate", typed);
  return meant.kind === "ok" ? meant.value : undefined;
}
