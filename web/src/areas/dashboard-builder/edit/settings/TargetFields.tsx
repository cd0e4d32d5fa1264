import { SelectField } from "../../../../ui/form/SelectField";
import { TextField } from "../../../../ui/form/TextField";
import { targetTexts as texts } from "../texts";
import { MeasureFields } from "./MeasureFields";
import { Section } from "./Section";
import { readSetting } from "./SettingField";
import type { WidgetSettings } from "./useWidgetSettings";

const KINDS = [
  { value: "fixed", label: texts.fixed },
  { value: "measure", label: texts.measure },
];

/** The target of a metric or chart. The number stays as typed; an invalid one keeps the dashboard from being saved. */
export function TargetFields({ widget, source, kind, words, change }: WidgetSettings) {
  const { target, value } = widget.config;
  if (source === undefined || !kind?.hasTarget) return null;
  const fixed = target && "fixed" in target ? target.fixed : undefined;
  const measure = target && "measure" in target ? target.measure : undefined;

  function choose(chosen: string) {
    const first = value[0] ?? { aggregation: "count" };
    if (chosen === "fixed") change({ target: { fixed: "" } });
    else change({ target: chosen === "measure" ? { measure: first } : undefined });
  }

  return (
    <Section title={texts.title}>
      <SelectField
        label={texts.kind}
        placeholder={texts.none}
        value={fixed !== undefined ? "fixed" : measure ? "measure" : ""}
        options={KINDS}
        onChange={choose}
      />
      {fixed !== undefined && (
        <TextField
          label={texts.number}
          required
          value={fixed}
          error={wrongTarget(fixed)}
          onChange={(typed) => change({ target: { fixed: typed } }, "target")}
        />
      )}
      {measure && (
        <MeasureFields
          measure={measure}
          choices={source.measures}
          operations={words.operations}
          onChange={(changed) => change({ target: { measure: changed } })}
        />
      )}
    </Section>
  );
}

/** The core refuses a missing number when saving, so it is named at once. */
function wrongTarget(typed: string): string | undefined {
  const reading = readSetting("target", typed);
  if (reading.kind === "wrong") return reading.message;
  return reading.kind === "blank" ? texts.missing : undefined;
}
