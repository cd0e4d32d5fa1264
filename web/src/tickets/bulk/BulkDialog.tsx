import { type ReactNode, useId, useState } from "react";
import {
  type BulkChange,
  type BulkPreview,
  type BulkTickets,
  dispatch,
  readView,
  refusalText,
} from "../../engine";
import { figure } from "../../platform/figure";
import { announceDone } from "../../shared/undo/undoStack";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { afterFrame } from "../../ui/page/afterFrame";
import { AssignFields } from "./AssignFields";
import type { AskedChange } from "./BulkBar";
import styles from "./BulkDialog.module.css";
import { BulkEffect, useBulkEffect } from "./BulkEffect";
import { DepartmentFields } from "./DepartmentFields";
import { LabelFields } from "./LabelFields";
import { bulkTitles, effectTexts, bulkFormTexts as texts } from "./texts";
import { PriorityFields, StatusFields } from "./ValueFields";

/** A change as far as it is chosen, and how the notice after it says so. */
export type ChosenChange = { change: BulkChange; done: (count: string) => string };

export type FieldsProps = {
  /** `undefined` until the choice is complete. */
  onChoose: (chosen: ChosenChange | undefined) => void;
};

const FIELDS: Record<AskedChange, (props: FieldsProps) => ReactNode> = {
  assign: AssignFields,
  status: StatusFields,
  priority: PriorityFields,
  labels: LabelFields,
  department: DepartmentFields,
};

/** From this number of changes on, the button shows that it works: one commit of 10,000 tickets takes half a second. */
const MANY = 1_000;

/** Number of rows in the answer about a change that was made. */
const RESULT_ROWS = 200;

export type BulkDialogProps = {
  asked: AskedChange;
  count: number;
  tickets: BulkTickets;
  onClose: () => void;
  /** Called once the result was read. */
  onDone: () => void;
};

/** Asks for a change of many tickets, shows its effect before it is made, and the result after it. */
export function BulkDialog({ asked, count, tickets, onClose, onDone }: BulkDialogProps) {
  const form = useId();
  const [chosen, setChosen] = useState<ChosenChange>();
  const [refused, setRefused] = useState<string>();
  const [result, setResult] = useState<BulkPreview>();
  const [isBusy, setBusy] = useState(false);
  const effect = useBulkEffect(tickets, result === undefined ? chosen?.change : undefined);
  const Fields = FIELDS[asked];

  function apply() {
    if (chosen === undefined || effect?.kind !== "ok" || effect.value.changes === 0 || isBusy)
      return;
    if (effect.value.changes < MANY) return make(chosen);
    setBusy(true);
    afterFrame(() => {
      setBusy(false);
      make(chosen);
    });
  }

  function make({ change, done }: ChosenChange) {
    // The rules answer the same until something changes, so this is the result.
    const told = readView("bulkPreview", { tickets, change, shown: RESULT_ROWS });
    const outcome = dispatch({ ticket: { bulk: { tickets, change } } });
    if (outcome.kind === "refused") setRefused(refusalText(outcome.refusal));
    if (outcome.kind !== "ok" || told.kind !== "ok") return;
    announceDone(outcome.commit, done(figure(told.value.changes)));
    setResult(told.value);
  }

  if (result !== undefined) {
    return (
      // A dialog of its own, so that its button gets the focus.
      <Dialog
        key="result"
        isOpen
        onClose={onDone}
        title={effectTexts.result.changes(result.changes)}
        size="large"
        footer={
          <Button variant="primary" autoFocus onClick={onDone}>
            {effectTexts.close}
          </Button>
        }
      >
        <BulkEffect effect={result} tense="result" />
      </Dialog>
    );
  }

  const changes = effect?.kind === "ok" ? effect.value.changes : undefined;
  const reason =
    chosen === undefined ? texts.missing[asked] : changes === 0 ? texts.nothing : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={bulkTitles[asked](count)}
      size="large"
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" form={form} variant="primary" reason={reason} busy={isBusy}>
            {texts.apply(changes ?? count)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {refused && <Notice text={refused} onDismiss={() => setRefused(undefined)} />}
        <Fields onChoose={setChosen} />
        {effect?.kind === "refused" && <Notice text={refusalText(effect.refusal)} />}
        {effect?.kind === "ok" && <BulkEffect effect={effect.value} tense="preview" />}
      </form>
    </Dialog>
  );
}
