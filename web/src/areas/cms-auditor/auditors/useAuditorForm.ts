import { useRef, useState } from "react";
import { type AuditorEntry, type Field, readView, useView, useVocabulary } from "../../../engine";
import { useDraft } from "../../../shared/draft/useDraft";
import { fieldProblems, missingFields } from "../../../shared/form/fieldProblems";
import { useSentForm } from "../../../shared/form/useSentForm";
import { focusFirstProblem } from "../../../ui/form/focusFirstProblem";
import { type AuditorDraft, draftOf, isAuditorDraft } from "./auditorDraft";
import { auditorFieldTexts, auditorFormTexts, expertiseTexts } from "./texts";

export function useAuditorForm(entry: AuditorEntry | undefined, onSaved: () => void) {
  const id = entry?.auditor.id;
  const email = useRef<HTMLInputElement>(null);
  const draft = useDraft({
    kind: "auditor",
    subject: id,
    edits: id !== undefined,
    empty: draftOf(entry?.form),
    accepts: isAuditorDraft,
  });
  const [own, setOwn] = useState<ReadonlyMap<Field, string>>(new Map());
  const sent = useSentForm();

  const { typed, ...form } = draft.value;
  const { auditorTypes } = useVocabulary();
  const typeWords = (type: string) =>
    auditorTypes.find(({ value }) => value === type)?.label ?? type;
  const answer = useView("auditorFormErrors", { id, form });
  const errors = answer.kind === "ok" ? answer.value : [];

  function change(part: Partial<AuditorDraft>) {
    setOwn(new Map());
    draft.change((before) => ({ ...before, ...part }));
  }

  /** True if a typed tag was not added. A duplicate of an existing tag does not count. */
  function isLeftOver() {
    if (typed.trim() === "") return false;
    const answer = readView("expertiseWith", { tags: form.expertise, typed });
    return answer.kind === "refused" || answer.value.problem?.problem !== "taken";
  }

  /** The problems that the core cannot see: a tag that was not added, and an invalid e-mail address. */
  function ownProblems() {
    const problems = new Map<Field, string>();
    // The browser checks the syntax of the address (§5).
    if (email.current?.validity.typeMismatch) {
      problems.set("email", auditorFormTexts.invalidEmail);
    }
    if (isLeftOver()) {
      problems.set("expertise", expertiseTexts.leftOver);
    }
    return problems;
  }

  function save() {
    const problems = ownProblems();
    setOwn(problems);
    if (problems.size > 0) {
      if (sent.form.current) focusFirstProblem(sent.form.current);
      return;
    }
    const done = auditorFormTexts.saved(form.name.trim());
    sent.send({ auditor: { save: { id, form } } }, done, (commit) => {
      onSaved();
      return draft.settle(commit);
    });
  }

  return {
    draft,
    change,
    email,
    problems: new Map([...fieldProblems(errors), ...own]),
    missing: missingFields(errors, auditorFieldTexts),
    sent,
    save,
    fields: {
      name: auditorFieldTexts.name,
      email: auditorFieldTexts.email,
      type: { label: auditorFieldTexts.auditorType, words: typeWords },
      company: auditorFieldTexts.company,
      expertise: auditorFieldTexts.expertise,
    },
  };
}
