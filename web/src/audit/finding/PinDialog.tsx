import { useRef, useState } from "react";
import {
  dispatch,
  type Field,
  keepFiles,
  type PinPlace,
  type PinTarget,
  problemText,
  refusalText,
  sha256Of,
  useView,
} from "../../engine";
import { useDraft } from "../../shared/draft/useDraft";
import { useJudging } from "../../shared/files/useJudging";
import { FormDialog } from "../../shared/form/FormDialog";
import { announceDone } from "../../shared/undo/undoStack";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { type ChosenPlace, PlaceFields } from "./PlaceFields";
import { EMPTY_PIN, isPinDraft, type PinDraft } from "./pinDraft";
import { pinTexts as texts } from "./texts";

export type PinDialogProps = {
  /** The assignment from which the evidence comes, and of which a new finding is. */
  assignment: string;
  place: ChosenPlace;
  /** The finding; without one it can be chosen. */
  finding?: string | undefined;
  onClose: () => void;
};

/** Pins evidence to a finding, or begins a finding with it. */
export function PinDialog({ assignment, place, finding, onClose }: PinDialogProps) {
  const draft = useDraft<PinDraft>({
    kind: "evidence",
    subject: [assignment, place.kind, ...(finding === undefined ? [] : [finding])].join(" "),
    empty: EMPTY_PIN,
    accepts: isPinDraft,
  });
  const typed = draft.value;
  const choices = useView("pinChoices", assignment);
  const found = choices.kind === "ok" ? choices.value : [];
  const [target, setTarget] = useState(finding ?? found[0]?.finding ?? "");
  const [problems, setProblems] = useState<ReadonlyMap<Field, string>>(new Map());
  const [refused, setRefused] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const fields = useRef<HTMLFormElement>(null);
  const { judging, send: submit } = useJudging(() => void pin());
  const change = (part: Partial<PinDraft>) => draft.change((before) => ({ ...before, ...part }));

  async function pin() {
    if (isRunning) return;
    setRunning(true);
    try {
      // The checksums of files take a moment, in which the dialog may be closed.
      const where = await chosen(assignment, place, typed);
      if (fields.current) send(where);
    } catch {
      setRefused(texts.unreadable);
    } finally {
      setRunning(false);
    }
  }

  function send(where: PinPlace) {
    const to: PinTarget =
      target === ""
        ? { new: { assignment, title: typed.title } }
        : { finding: { finding: target } };
    const form = { caption: typed.caption, place: where };
    const outcome = dispatch({ finding: { pin: { target: to, form } } });
    if (outcome.kind === "refused") {
      const { refusal } = outcome;
      const errors = refusal.reason === "invalid" ? refusal.errors : [];
      setProblems(new Map(errors.map((error) => [error.field, problemText(error)])));
      setRefused(errors.length > 0 ? undefined : refusalText(refusal));
      if (fields.current) focusFirstProblem(fields.current);
    }
    if (outcome.kind !== "ok") return;
    keepFiles(
      outcome.attachments,
      typed.files.map(({ file }) => file),
    );
    announceDone(outcome.commit, texts.pinned, { onTurned: draft.settle(outcome.commit) });
    onClose();
  }

  const options = found.map(({ finding: value, title, dataName }) => ({
    value,
    label: texts.ofData(title, dataName),
  }));
  return (
    <FormDialog
      title={texts.open}
      action={texts.pin}
      busy={isRunning}
      draft={draft}
      files="berkas"
      sent={{ form: fields, refused, dismiss: () => setRefused(undefined) }}
      onSend={submit}
      onClose={onClose}
    >
      {finding === undefined && (
        <SelectField
          label={texts.target}
          value={target}
          options={[...options, { value: "", label: texts.newFinding }]}
          onChange={setTarget}
        />
      )}
      {target === "" && (
        <TextField
          label={texts.title}
          required
          value={typed.title}
          error={problems.get("title")}
          onChange={(title) => change({ title })}
        />
      )}
      <PlaceFields
        place={place}
        typed={typed}
        problems={problems}
        onChange={change}
        onJudging={judging}
        onFiles={(next) =>
          draft.change((before) => ({ ...before, files: [...next(before.files)] }))
        }
      />
      <TextField
        label={texts.caption}
        value={typed.caption}
        error={problems.get("caption")}
        onChange={(caption) => change({ caption })}
      />
    </FormDialog>
  );
}

async function chosen(
  assignment: string,
  place: ChosenPlace,
  { columns, section, quote, files }: PinDraft,
): Promise<PinPlace> {
  switch (place.kind) {
    case "rows":
      return { rows: { assignment, rows: [...place.rows], columns } };
    case "step":
      return { step: { step: place.step } };
    case "section":
      return { section: { assignment, section, quote } };
    case "files": {
      const hashed = files.map(async ({ facts, file }) => ({
        facts,
        sha256: await sha256Of(file),
      }));
      return { files: { files: await Promise.all(hashed) } };
    }
  }
}
