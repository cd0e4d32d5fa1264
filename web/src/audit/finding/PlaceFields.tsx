import type { Field } from "../../engine";
import { AttachmentField } from "../../shared/files/AttachmentField";
import type { PickedFile } from "../../shared/files/pickedFile";
import { Notice } from "../../ui/feedback/Notice";
import { CheckField } from "../../ui/form/CheckField";
import { SelectField } from "../../ui/form/SelectField";
import { TextArea } from "../../ui/form/TextArea";
import styles from "./finding.module.css";
import type { PinDraft } from "./pinDraft";
import { pinTexts as texts } from "./texts";

/** The place from which evidence is pinned. */
export type ChosenPlace =
  | { kind: "rows"; rows: readonly number[]; headings: readonly string[] }
  | { kind: "step"; step: string }
  | { kind: "section"; titles: readonly string[] }
  | { kind: "files" };

export type PlaceFieldsProps = {
  place: ChosenPlace;
  typed: PinDraft;
  problems: ReadonlyMap<Field, string>;
  onChange: (part: Partial<PinDraft>) => void;
  onFiles: (change: (files: readonly PickedFile[]) => readonly PickedFile[]) => void;
  onJudging: (isOn: boolean) => void;
};

/** The fields that narrow down the place of evidence. */
export function PlaceFields({
  place,
  typed,
  problems,
  onChange,
  onFiles,
  onJudging,
}: PlaceFieldsProps) {
  const error = problems.get("evidence");
  switch (place.kind) {
    case "rows":
      return (
        <>
          {error && <Notice text={error} />}
          <fieldset className={styles.group}>
            <legend>{texts.columns}</legend>
            <p className={styles.none}>{texts.columnsHint}</p>
            <div className={styles.columns}>
              {place.headings.map((heading, column) => (
                <CheckField
                  key={heading}
                  label={heading}
                  checked={typed.columns.includes(column)}
                  onChange={(isOn) =>
                    onChange({
                      columns: isOn
                        ? [...typed.columns, column]
                        : typed.columns.filter((one) => one !== column),
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
        </>
      );
    case "section":
      return (
        <>
          <SelectField
            label={texts.section}
            value={`${typed.section}`}
            options={place.titles.map((label, value) => ({ value: `${value}`, label }))}
            error={error}
            onChange={(section) => onChange({ section: Number(section) })}
          />
          <TextArea
            label={texts.quote}
            hint={texts.quoteHint}
            rows={3}
            value={typed.quote}
            error={problems.get("quote")}
            onChange={(quote) => onChange({ quote })}
          />
        </>
      );
    case "files":
      return (
        <AttachmentField
          label={texts.files}
          error={problems.get("attachments") ?? error}
          files={typed.files}
          onChange={onFiles}
          onJudging={onJudging}
        />
      );
    case "step":
      return error === undefined ? null : <Notice text={error} />;
  }
}
