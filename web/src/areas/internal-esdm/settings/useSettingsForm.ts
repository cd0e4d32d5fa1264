import {
  type DeskSettingsCommand,
  type DeskSettingsDraft,
  type FormSpec,
  useView,
} from "../../../engine";
import { useDraft } from "../../../shared/draft/useDraft";
import { useSentForm } from "../../../shared/form/useSentForm";
import { useSentErrors } from "./useSentErrors";

type Spec<T> = Pick<FormSpec<T>, "kind" | "empty" | "accepts"> & {
  asDraft: (form: T) => DeskSettingsDraft;
  asCommand: (form: T) => DeskSettingsCommand;
  saved: string;
};

/** A section of the settings: its draft, its errors once it was sent, and what saving would change. */
export function useSettingsForm<T extends object>({ asDraft, asCommand, saved, ...spec }: Spec<T>) {
  const draft = useDraft({ ...spec, edits: true });
  const sent = useSentForm();
  const { errorIn, onSend, onSaved } = useSentErrors(draft.value);
  const answer = useView("deskSettingsCheck", asDraft(draft.value));
  const check = answer.kind === "ok" ? answer.value : undefined;

  function save() {
    onSend();
    sent.send({ deskSettings: asCommand(draft.value) }, saved, (commit) => {
      onSaved();
      return draft.settle(commit);
    });
  }

  return { draft, sent, save, check, error: errorIn(check?.errors ?? []) };
}
