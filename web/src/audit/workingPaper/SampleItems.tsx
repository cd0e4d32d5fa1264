import { useRef, useState } from "react";
import {
  type ItemForm,
  type RepeatQuery,
  refusalText,
  type SampleItem,
  useView,
  type SampleItems as View,
} from "../../engine";
import { useInParts } from "../../platform/useInParts";
import { useSentForm } from "../../shared/form/useSentForm";
import { Button } from "../../ui/action/Button";
import { DescriptionList } from "../../ui/display/DescriptionList";
import { Notice } from "../../ui/feedback/Notice";
import { ProgressBar } from "../../ui/feedback/ProgressBar";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { Figures } from "./TestResult";
import { repeatStep } from "./testSteps";
import { sampleTexts as texts } from "./texts";
import { useParts } from "./useParts";
import styles from "./workingPaper.module.css";

/** Rows that are shown at first and with each press of 'more'. */
const PART = 20;

export type SampleItemsProps = { step: string; id: string };

/** The rows of a sample, drawn again, with what was found in them and what it says about the population. */
export function SampleItems({ step, id }: SampleItemsProps) {
  const query: RepeatQuery = { step, newest: false };
  const { isReady, share } = useInParts(query, repeatStep);
  return (
    <section id={id} className={styles.found} aria-label={texts.title}>
      {isReady ? <Items step={step} /> : <ProgressBar label={texts.drawing} share={share} />}
    </section>
  );
}

function Items({ step }: { step: string }) {
  const frame = useRef<HTMLUListElement>(null);
  const { count, more } = useParts(PART);
  const answer = useView("sampleItems", { step, first: 0, count });
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  const view = answer.value;
  return (
    <>
      <Figures figures={view.figures} remarks={view.remarks} />
      <ul ref={frame} tabIndex={-1} className={styles.items} aria-label={texts.rows}>
        {view.items.map((item) => (
          <li key={item.number} className={styles.item}>
            <Item step={step} item={item} view={view} />
          </li>
        ))}
      </ul>
      {more({ total: view.total, label: texts.more, frame })}
    </>
  );
}

type ItemProps = { step: string; item: SampleItem; view: View };

function Item({ step, item, view: { columns, isMonetary, mayRecord } }: ItemProps) {
  const { number, cells, book, result, note } = item;
  const told = result === "" ? texts.notExamined : result;
  const found = [
    ...(isMonetary ? [{ term: texts.book, value: book }] : []),
    { term: texts.result, value: told },
    ...(note === "" ? [] : [{ term: texts.note, value: note }]),
  ];
  return (
    <>
      <h4>{texts.row(number)}</h4>
      <DescriptionList
        facts={columns.map(({ header }, place) => ({
          term: header,
          value: <span dir="auto">{cells[place]}</span>,
        }))}
        layout="line"
      />
      <DescriptionList facts={found} layout="line" />
      {mayRecord && <Recording step={step} item={item} isMonetary={isMonetary} />}
    </>
  );
}

type RecordingProps = { step: string; item: SampleItem; isMonetary: boolean };

function Recording({ step, item, isMonetary }: RecordingProps) {
  const { number, finding, amount, note } = item;
  const [typed, setTyped] = useState<Partial<ItemForm>>({});
  const { form: fields, send, error, refused, dismiss } = useSentForm();
  const form: ItemForm = { finding, amount, note, ...typed };
  const change = (part: Partial<ItemForm>) => setTyped({ ...typed, ...part });

  const record = () =>
    send({ workingPaper: { recordItem: { step, number, form } } }, texts.recorded(number), () => {
      setTyped({});
      return undefined;
    });

  return (
    <form
      ref={fields}
      noValidate
      className={styles.recording}
      aria-label={texts.row(number)}
      onSubmit={(event) => {
        event.preventDefault();
        record();
      }}
    >
      {refused && <Notice text={refused} onDismiss={dismiss} />}
      {isMonetary ? (
        <TextField
          label={texts.audited}
          value={form.amount}
          error={error("auditedAmount")}
          onChange={(next) => change({ amount: next })}
        />
      ) : (
        <SelectField
          label={texts.finding}
          value={form.finding}
          options={texts.findings}
          error={error("finding")}
          onChange={(next) => change({ finding: next })}
        />
      )}
      <TextField
        label={texts.note}
        value={form.note}
        error={error("note")}
        onChange={(next) => change({ note: next })}
      />
      <Button type="submit" size="small">
        {texts.record}
      </Button>
    </form>
  );
}
