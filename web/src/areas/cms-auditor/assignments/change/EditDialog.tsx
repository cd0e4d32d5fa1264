import { assignHintTexts } from "../../../../audit/assign/texts";
import { type AssignmentChangeView, isText, shapeOf } from "../../../../engine";
import { TheirChanges } from "../../../../shared/draft/TheirChanges";
import { useDraft } from "../../../../shared/draft/useDraft";
import { fieldProblems } from "../../../../shared/form/fieldProblems";
import { shortDay } from "../../../../ui/form/date/days";
import { TextArea } from "../../../../ui/form/TextArea";
import { detailTexts } from "../texts";
import { ChangeFrame } from "./ChangeFrame";
import { EndDate } from "./EndDate";
import { type ChangeDialogProps, Opened } from "./Opened";
import { changeTexts, dateTexts, doneTexts, titleTexts } from "./texts";
import { useSend } from "./useSend";

type EditDraft = { date: string; notes: string };

const isEditDraft = shapeOf<EditDraft>({ date: isText, notes: isText });

/** Edits notes and last day of an assignment. */
export function EditDialog(props: ChangeDialogProps) {
  return (
    <Opened {...props} title={titleTexts.edit}>
      {(offer) => <Edit {...props} offer={offer} />}
    </Opened>
  );
}

function Edit({ assignment, offer, onClose }: ChangeDialogProps & { offer: AssignmentChangeView }) {
  const draft = useDraft<EditDraft>({
    kind: "assignmentEdit",
    subject: assignment,
    edits: true,
    empty: { date: shortDay(offer.expiryDate), notes: offer.notes },
    accepts: isEditDraft,
  });
  const { date, notes } = draft.value;
  const form = { assignment, expiryDate: date, notes };
  const { send, errors, frame } = useSend({ draft, change: { edit: form }, onClose });
  const problems = fieldProblems(errors);
  const change = (part: Partial<EditDraft>) => draft.change((before) => ({ ...before, ...part }));
  return (
    <ChangeFrame
      {...frame}
      title={titleTexts.edit}
      action={changeTexts.save}
      row={offer.row}
      onSend={() => send({ assignment: { edit: { form } } }, doneTexts.edited(offer.row.dataName))}
    >
      <TheirChanges
        draft={draft}
        record={{ slice: "assignments", id: assignment }}
        fields={{ date: dateTexts.label, notes: detailTexts.notes }}
      />
      <EndDate
        offer={offer}
        value={date}
        error={problems.get("expiryDate")}
        onChange={(typed) => change({ date: typed })}
      />
      <TextArea
        label={detailTexts.notes}
        hint={assignHintTexts.notes}
        rows={4}
        value={notes}
        onChange={(typed) => change({ notes: typed })}
        error={problems.get("notes")}
      />
    </ChangeFrame>
  );
}
