import { type ReactNode, useContext, useId, useState } from "react";
import { type BulkPreview, type BulkTickets, refusalText } from "../../engine";
import { Button } from "../../ui/action/Button";
import { Notice } from "../../ui/feedback/Notice";
import { Dialog } from "../../ui/overlay/Dialog";
import { afterFrame } from "../../ui/page/afterFrame";
import { AssignFields } from "./AssignFields";
import { applyBulk, type ChosenChange } from "./applyBulk";
import type { AskedChange } from "./BulkBar";
import styles from "./BulkDialog.module.css";
import { BulkEffect, useBulkEffect } from "./BulkEffect";
import { BulkResults } from "./bulkResults";
import { DepartmentFields } from "./DepartmentFields";
import { LabelFields } from "./LabelFields";
import { bulkTitles, bulkFormTexts as texts } from "./texts";
import { PriorityFields, StatusFields } from "./ValueFields";

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

export type BulkDialogProps = {
  asked: AskedChange;
  count: number;
  tickets: BulkTickets;
  onClose: () => void;
  /** Called once all was changed that had to be. */
  onDone: () => void;
  /** Called instead if tickets were left out. */
  onResult: (result: BulkPreview) => void;
};

/** Asks for a change of many tickets and shows its effect before it is made, and after it which tickets were left out. */
export function BulkDialog({ asked, count, tickets, onClose, onDone, onResult }: BulkDialogProps) {
  const form = useId();
  const [chosen, setChosen] = useState<ChosenChange>();
  const [refused, setRefused] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const showResult = useContext(BulkResults);
  const effect = useBulkEffect(tickets, chosen?.change);
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

  function make(chosen: ChosenChange) {
    const applied = applyBulk(tickets, chosen, showResult);
    if (applied === undefined) return;
    if ("refused" in applied) setRefused(applied.refused);
    else if (applied.result.refused === 0) onDone();
    else onResult(applied.result);
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
