import {
  type AssignmentChangeView,
  isText,
  orNull,
  shapeOf,
  useView,
  useVocabulary,
} from "../../../../engine";
import { useDraft } from "../../../../shared/draft/useDraft";
import { fieldProblems } from "../../../../shared/form/fieldProblems";
import { shortDay, spokenDay } from "../../../../ui/form/date/days";
import { ChangeFrame } from "./ChangeFrame";
import { EndDate } from "./EndDate";
import { type ChangeDialogProps, Opened } from "./Opened";
import { changeTexts, doneTexts, titleTexts } from "./texts";
import { useSend } from "./useSend";

/** The typed date; null means the suggested one. */
type ExtendDraft = { date: string | null };

const isExtendDraft = shapeOf<ExtendDraft>({ date: orNull(isText) });

/** Gives an assignment a later last day. */
export function ExtendDialog(props: ChangeDialogProps) {
  return (
    <Opened {...props} title={titleTexts.extend}>
      {(offer) => <Extend {...props} offer={offer} />}
    </Opened>
  );
}

function Extend({
  assignment,
  offer,
  onClose,
}: ChangeDialogProps & { offer: AssignmentChangeView }) {
  const draft = useDraft<ExtendDraft>({
    kind: "extension",
    subject: assignment,
    empty: { date: null },
    accepts: isExtendDraft,
  });
  const words = useVocabulary();
  const expiryDate = draft.value.date ?? shortDay(offer.extended);
  const meant = useView("typedDate", expiryDate);
  const until =
    meant.kind === "ok" && meant.value !== undefined ? spokenDay(meant.value, words) : "";
  const form = { assignment, expiryDate };
  const { send, errors, frame } = useSend({ draft, change: { extend: form }, onClose });
  return (
    <ChangeFrame
      {...frame}
      title={titleTexts.extend}
      action={changeTexts.extend}
      row={offer.row}
      onSend={() =>
        send({ assignment: { extend: { form } } }, doneTexts.extended(offer.row.dataName, until))
      }
    >
      <EndDate
        offer={offer}
        value={expiryDate}
        error={fieldProblems(errors).get("expiryDate")}
        onChange={(date) => draft.change(() => ({ date }))}
      />
    </ChangeFrame>
  );
}
