import { type ChosenPlace, type CommentPlaces, isText, shapeOf, useView } from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { FormDialog } from "../../shared/form/FormDialog";
import { useSentForm } from "../../shared/form/useSentForm";
import { SelectField } from "../../ui/form/SelectField";
import { TextArea } from "../../ui/form/TextArea";
import { TextField } from "../../ui/form/TextField";
import styles from "./review.module.css";
import { writeCommentTexts as texts } from "./texts";

/** `place` is the key of a choice, or `CELL`. */
type TypedComment = { place: string; row: string; column: string; text: string };

const CELL = "cell";

const EMPTY: TypedComment = { place: "", row: "", column: "0", text: "" };

const isTyped = shapeOf<TypedComment>({ place: isText, row: isText, column: isText, text: isText });

export type CommentDialogProps = {
  assignment: string;
  /** The place of the comment; without it the place is chosen. */
  on?: { place: ChosenPlace; name: string } | undefined;
  onClose: () => void;
};

/** Writes a comment of the review. */
export function CommentDialog({ assignment, on, onClose }: CommentDialogProps) {
  const draft = useDraft<TypedComment>({
    kind: "reviewComment",
    subject: on === undefined ? assignment : `${assignment} ${JSON.stringify(on.place)}`,
    empty: EMPTY,
    accepts: isTyped,
  });
  const places = useView("commentPlaces", assignment);
  const sent = useSentForm();
  const typed = draft.value;
  const change = (part: Partial<TypedComment>) =>
    draft.change((before) => ({ ...before, ...part }));
  const offered = places.kind === "ok" ? places.value : undefined;

  function save() {
    const place = on?.place ?? (offered ? chosenPlace(typed, offered) : "assignment");
    const command = { review: { comment: { assignment, place, text: typed.text } } };
    sent.send(command, texts.done, (commit) => {
      onClose();
      return draft.settle(commit);
    });
  }

  return (
    <FormDialog
      title={on === undefined ? texts.title : texts.titleOn(on.name)}
      action={texts.send}
      draft={draft}
      sent={sent}
      onSend={save}
      onClose={onClose}
    >
      {on === undefined && offered && (
        <PlaceFields typed={typed} offered={offered} error={sent.error} onChange={change} />
      )}
      <TextArea
        label={texts.text}
        required
        rows={4}
        value={typed.text}
        error={sent.error("comment")}
        onChange={(text) => change({ text })}
      />
    </FormDialog>
  );
}

/** The place as typed. The core refuses row 0, which the screen sends for a text that is no number. */
function chosenPlace({ place, row, column }: TypedComment, offered: CommentPlaces): ChosenPlace {
  if (place !== CELL) return choiceOf(place, offered)?.place ?? "assignment";
  const number = /^\d{1,9}$/.test(row.trim()) ? Number(row) : 0;
  return { cell: { row: number, column: Number(column) } };
}

const choiceOf = (place: string, { choices }: CommentPlaces) =>
  choices.find(({ key }) => key === place);

type PlaceFieldsProps = {
  typed: TypedComment;
  offered: CommentPlaces;
  error: ReturnType<typeof useSentForm>["error"];
  onChange: (part: Partial<TypedComment>) => void;
};

function PlaceFields({ typed, offered, error, onChange }: PlaceFieldsProps) {
  const { choices, rows, columns } = offered;
  const options = choices.map(({ key, label }) => ({ value: key, label }));
  const isCell = typed.place === CELL && rows > 0;
  return (
    <>
      <SelectField
        label={texts.place}
        value={isCell ? CELL : (choiceOf(typed.place, offered)?.key ?? "")}
        options={rows > 0 ? [...options, { value: CELL, label: texts.cell }] : options}
        onChange={(place) => onChange({ place })}
      />
      {isCell && (
        <div className={styles.cell}>
          <TextField
            label={texts.row(rows)}
            required
            type="number"
            min="1"
            value={typed.row}
            error={error("row")}
            onChange={(row) => onChange({ row })}
          />
          <SelectField
            label={texts.column}
            value={typed.column}
            options={columns.map(({ value, label }) => ({ value: `${value}`, label }))}
            error={error("columns")}
            onChange={(column) => onChange({ column })}
          />
        </div>
      )}
    </>
  );
}
