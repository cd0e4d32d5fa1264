import { useDeferredValue, useRef } from "react";
import { type FieldError, useView, useVocabulary } from "../../engine";
import { fieldProblems } from "../../shared/form/fieldProblems";
import { Button } from "../../ui/action/Button";
import { RadioOptions } from "../../ui/form/RadioOptions";
import { SelectField } from "../../ui/form/SelectField";
import { SuggestField } from "../../ui/form/SuggestField";
import { TextArea } from "../../ui/form/TextArea";
import { stageLang } from "../StageName";
import styles from "./load.module.css";
import type { PlaceDraft } from "./placeDraft";
import { existingTexts, placeFieldTexts, placeTexts } from "./texts";

const EXISTING = [
  { value: "replace", ...existingTexts.replace },
  { value: "append", ...existingTexts.append },
] as const;

export type PlaceFieldsProps = {
  /** True for a table, which belongs to an activity. */
  asksKegiatan: boolean;
  isTaken: boolean;
  draft: PlaceDraft;
  errors: readonly FieldError[];
  onDraft: (draft: PlaceDraft) => void;
};

export function PlaceFields({ asksKegiatan, isTaken, draft, errors, onDraft }: PlaceFieldsProps) {
  const { stages } = useVocabulary();
  const answer = useView("loadChoices");
  const choices = answer.kind === "ok" ? answer.value : { companies: [], activities: [] };
  const problems = fieldProblems(errors);
  const company = useRef<HTMLDivElement>(null);
  // The use of the rows of a dataset is chosen for one place only.
  const move = (place: Partial<PlaceDraft>) => onDraft({ ...draft, ...place, existing: null });

  function takeNear(badanUsaha: string) {
    // The question disappears together with its focused button.
    company.current?.querySelector("input")?.focus();
    move({ badanUsaha });
  }

  return (
    <section className={styles.place} aria-label={placeTexts.label}>
      <SelectField
        label={placeFieldTexts.tahapan}
        required
        placeholder={placeTexts.stage}
        value={draft.tahapan}
        options={stages.map((stage) => ({ ...stage, lang: stageLang(stage.value) }))}
        onChange={(tahapan) => move({ tahapan })}
        error={problems.get("tahapan")}
      />
      {/* One cell of the grid: an empty question must not add a gap. */}
      <div ref={company}>
        <SuggestField
          label={placeFieldTexts.badanUsaha}
          required
          value={draft.badanUsaha}
          suggestions={choices.companies}
          onChange={(badanUsaha) => move({ badanUsaha })}
          error={problems.get("badanUsaha")}
        />
        <NearCompany typed={draft.badanUsaha} onTake={takeNear} />
      </div>
      {asksKegiatan && (
        <SuggestField
          label={placeFieldTexts.kegiatan}
          required
          value={draft.kegiatan}
          suggestions={choices.activities}
          onChange={(kegiatan) => move({ kegiatan })}
          error={isTaken && draft.existing === null ? placeTexts.taken : problems.get("kegiatan")}
        />
      )}
      {isTaken && (
        <RadioOptions
          legend={placeTexts.existing}
          hint={placeTexts.existingHint}
          value={draft.existing}
          options={EXISTING}
          onChange={(existing) => onDraft({ ...draft, existing })}
        />
      )}
      <TextArea
        label={placeFieldTexts.description}
        hint={placeTexts.description}
        rows={3}
        value={draft.description}
        onChange={(description) => onDraft({ ...draft, description })}
        error={problems.get("description")}
      />
      {problems.get("file") && (
        <p className={styles.fileProblem} role="alert">
          {problems.get("file")}
        </p>
      )}
    </section>
  );
}

type NearCompanyProps = { typed: string; onTake: (company: string) => void };

/** Asks whether a known company with nearly the typed name is meant. */
function NearCompany({ typed, onTake }: NearCompanyProps) {
  const answer = useView("nearCompany", useDeferredValue(typed));
  const near = answer.kind === "ok" ? answer.value : undefined;
  return (
    <div role="status">
      {near !== undefined && (
        <p className={`${styles.near} ${styles.nearCompany}`}>
          <span>{placeTexts.near}</span>{" "}
          <Button size="small" onClick={() => onTake(near)}>
            {placeTexts.takeNear(near)}
          </Button>
        </p>
      )}
    </div>
  );
}
