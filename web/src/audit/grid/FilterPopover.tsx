import { type FormEvent, useMemo, useRef, useState } from "react";
import { type DataSubject, type FilterForm, type TypedFilter, useView } from "../../engine";
import { Button } from "../../ui/action/Button";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { Popover } from "../../ui/overlay/Popover";
import styles from "./FilterPopover.module.css";
import { FilterValues } from "./FilterValues";
import { gridFilterTexts as texts } from "./texts";
import { queryOf } from "./usePreparedRows";

export type FilterPopoverProps = {
  subject: DataSubject;
  search: string;
  /** The filters in the address. */
  filters: string;
  column: number;
  opener: HTMLElement;
  onApply: (filters: string) => void;
  onClose: () => void;
};

/** The form that filters one column. It acts when it is sent. */
export function FilterPopover(props: FilterPopoverProps) {
  const { subject, search, filters, column, opener, onApply, onClose } = props;
  const [typed, setTyped] = useState<TypedFilter>();
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const table = useMemo(() => queryOf(subject, { search, filters }), [subject, search, filters]);
  const answer = useView("filterForm", { table, column, typed, search: "" });
  if (answer.kind === "refused" || answer.value === undefined) return null;
  const { header, hows, filter, errors, next, without } = answer.value;

  const type = (texts: string[]) => setTyped({ column, how: filter.how, texts });

  function apply(filters: string) {
    onApply(filters);
    onClose();
  }

  function send(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!errors.some(Boolean)) apply(next);
    else if (form.current) focusFirstProblem(form.current);
  }

  return (
    <Popover opener={opener} title={texts.open(header)} onClose={onClose}>
      <form ref={form} className={styles.form} noValidate onSubmit={send}>
        <SelectField
          label={texts.how}
          value={filter.how}
          options={hows.map((how) => ({ value: how, label: texts.hows[how] }))}
          onChange={(value) => {
            const how = hows.find((how) => how === value);
            if (how) setTyped({ column, how, texts: [] });
          }}
        />
        {filter.how === "range" && (
          <Bounds form={answer.value} isTried={isTried || typed === undefined} onType={type} />
        )}
        {filter.how === "contains" && (
          <TextField
            label={texts.text}
            value={filter.texts[0] ?? ""}
            onChange={(text) => type([text])}
          />
        )}
        {filter.how === "values" && (
          <FilterValues
            table={table}
            column={column}
            header={header}
            chosen={filter.texts}
            onChoose={type}
          />
        )}
        {filter.how === "missing" && <p className={styles.hint}>{texts.missingHint}</p>}
        <div className={styles.buttons}>
          {without !== filters && (
            <Button variant="quiet" onClick={() => apply(without)}>
              {texts.removeThis}
            </Button>
          )}
          <Button type="submit" variant="primary">
            {texts.apply}
          </Button>
        </div>
      </form>
    </Popover>
  );
}

type BoundsProps = {
  form: FilterForm;
  isTried: boolean;
  onType: (texts: string[]) => void;
};

function Bounds({ form: { filter, errors, isNumber }, isTried, onType }: BoundsProps) {
  const [from = "", to = ""] = filter.texts;
  return (
    <>
      <div className={styles.bounds}>
        <TextField
          label={texts.from}
          value={from}
          error={isTried ? errors[0] : undefined}
          onChange={(from) => onType([from, to])}
        />
        <TextField
          label={texts.to}
          value={to}
          error={isTried ? errors[1] : undefined}
          onChange={(to) => onType([from, to])}
        />
      </div>
      <p className={styles.hint}>{isNumber ? texts.numberHint : texts.timeHint}</p>
    </>
  );
}
