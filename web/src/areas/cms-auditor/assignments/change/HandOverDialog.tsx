import { useState } from "react";
import { AuditorFields } from "../../../../audit/assign/AuditorFields";
import { type Held, HeldQuestion } from "../../../../audit/assign/HeldQuestion";
import { assignHintTexts } from "../../../../audit/assign/texts";
import { type AssignmentChangeView, isText, orNull, shapeOf } from "../../../../engine";
import { type Draft, useDraft } from "../../../../shared/draft/useDraft";
import { fieldProblems } from "../../../../shared/form/fieldProblems";
import { shortDay } from "../../../../ui/form/date/days";
import { ChangeFrame } from "./ChangeFrame";
import styles from "./change.module.css";
import { EndDate } from "./EndDate";
import { type ChangeDialogProps, Opened } from "./Opened";
import { changeTexts, doneTexts, handOverTexts, titleTexts } from "./texts";
import { useSend } from "./useSend";

type HandOverDraft = {
  /** A type of auditor; an empty text means the type of the present one. */
  auditorType: string;
  auditor: string;
  /** The typed date; null means the suggested one. */
  date: string | null;
};

const EMPTY: HandOverDraft = { auditorType: "", auditor: "", date: null };

const isHandOverDraft = shapeOf<HandOverDraft>({
  auditorType: isText,
  auditor: isText,
  date: orNull(isText),
});

/** Hands an assignment to another auditor. */
export function HandOverDialog(props: ChangeDialogProps) {
  const draft = useDraft({
    kind: "handOver",
    subject: props.assignment,
    empty: EMPTY,
    accepts: isHandOverDraft,
  });
  return (
    <Opened {...props} title={titleTexts.handOver} auditorType={draft.value.auditorType}>
      {(offer) => <HandOver {...props} offer={offer} draft={draft} />}
    </Opened>
  );
}

type HandOverProps = ChangeDialogProps & {
  offer: AssignmentChangeView;
  draft: Draft<HandOverDraft>;
};

function HandOver({ assignment, offer, draft, onClose }: HandOverProps) {
  const { row } = offer;
  const [held, setHeld] = useState<Held>();
  const auditorType = draft.value.auditorType || row.auditorType;
  const expiryDate = draft.value.date ?? shortDay(offer.handedOver);
  const form = { assignment, auditorType, auditor: draft.value.auditor, expiryDate, again: false };
  const { send, errors, frame } = useSend({ draft, change: { handOver: form }, onClose });
  const problems = fieldProblems(errors);
  const auditor = offer.auditors.find(({ id }) => id === draft.value.auditor);
  const change = (part: Partial<HandOverDraft>) =>
    draft.change((before) => ({ ...before, ...part }));
  const losesNotes =
    row.auditorType === "internal" && auditorType === "external" && offer.notes !== "";

  function handOver(again: boolean) {
    setHeld(undefined);
    const done = doneTexts.handedOver(row.dataName, auditor?.name ?? "");
    const refusal = send({ assignment: { handOver: { form: { ...form, again } } } }, done);
    if (refusal?.reason === "assignedTwice") setHeld(refusal);
  }

  return (
    <ChangeFrame
      {...frame}
      title={titleTexts.handOver}
      action={changeTexts.handOver}
      row={row}
      onSend={() => handOver(false)}
      question={
        <HeldQuestion
          held={held}
          onClose={() => setHeld(undefined)}
          onAgain={() => handOver(true)}
        />
      }
    >
      <AuditorFields
        auditors={offer.auditors}
        auditorType={auditorType}
        auditor={draft.value.auditor}
        none={assignHintTexts.noOther}
        problems={problems}
        onChange={change}
      />
      <EndDate
        offer={offer}
        value={expiryDate}
        error={problems.get("expiryDate")}
        onChange={(date) => change({ date })}
      />
      <div className={styles.effect}>
        <p dir="auto">{handOverTexts.effect(row.auditorName)}</p>
        {losesNotes && <p>{handOverTexts.notes}</p>}
      </div>
    </ChangeFrame>
  );
}
