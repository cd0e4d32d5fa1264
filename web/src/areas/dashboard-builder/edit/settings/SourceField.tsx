import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { type SourceRef, useView } from "../../../../engine";
import control from "../../../../ui/form/control.module.css";
import { Field } from "../../../../ui/form/Field";
import styles from "../../../../ui/form/SelectField.module.css";
import { sourceTexts as texts } from "../texts";

export type SourceFieldProps = {
  chosen: SourceRef | undefined;
  onChoose: (id: string) => void;
  ref?: Ref<HTMLSelectElement> | undefined;
};

export function SourceField({ chosen, onChoose, ref }: SourceFieldProps) {
  const answer = useView("sourceOptions");
  const options = answer.kind === "ok" ? answer.value : [];
  const groups = [...new Set(options.map(({ group }) => group))];
  const isGone = chosen !== undefined && !options.some(({ id }) => id === chosen.id);
  return (
    <Field label={texts.label} error={isGone ? texts.gone(chosen.name) : undefined}>
      {(props) => (
        <span className={styles.frame}>
          <select
            {...props}
            ref={ref}
            className={`${control.control} ${styles.select}`}
            data-empty={chosen === undefined || undefined}
            value={chosen?.id ?? ""}
            onChange={(event) => {
              if (event.target.value !== "") onChoose(event.target.value);
            }}
          >
            {chosen === undefined && <option value="">{texts.choose}</option>}
            {isGone && <option value={chosen.id}>{chosen.name}</option>}
            {groups.map((group) => (
              <optgroup key={group} label={group}>
                {options
                  .filter((option) => option.group === group)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <ChevronDown className={styles.chevron} aria-hidden="true" />
        </span>
      )}
    </Field>
  );
}
