import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import type { TestField, TestFieldError, TestOption } from "../../engine";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { useRowsFocus } from "../../ui/action/useRowsFocus";
import { CheckField } from "../../ui/form/CheckField";
import { SelectField } from "../../ui/form/SelectField";
import { TextField } from "../../ui/form/TextField";
import { FormulaField } from "./FormulaField";
import { testTexts as texts } from "./texts";
import styles from "./workingPaper.module.css";

export type TestFieldInputProps = {
  field: TestField;
  value: string;
  errors: readonly TestFieldError[];
  onChange: (value: string) => void;
};

/** One field of a test's form. */
export function TestFieldInput({
  field: { label, input },
  value,
  errors,
  onChange,
}: TestFieldInputProps) {
  const groupId = useId();
  const error = errors[0]?.message;
  switch (input.kind) {
    case "choice":
      return (
        <SelectField
          label={label}
          value={value}
          options={withValue(input.options, value)}
          error={error}
          onChange={onChange}
        />
      );
    case "choices": {
      const chosen = value.split("\n").filter((line) => line !== "");
      const toggle = (option: string, isOn: boolean) =>
        onChange(
          input.options
            .map((one) => one.value)
            .filter((one) => (one === option ? isOn : chosen.includes(one)))
            .join("\n"),
        );
      return (
        <fieldset
          className={styles.choices}
          aria-describedby={error ? groupId : undefined}
          data-invalid={error ? "" : undefined}
        >
          <legend>{label}</legend>
          <div className={styles.list}>
            {input.options.map((option) => (
              <CheckField
                key={option.value}
                label={option.label}
                checked={chosen.includes(option.value)}
                onChange={(isOn) => toggle(option.value, isOn)}
              />
            ))}
          </div>
          {error && (
            <p id={groupId} className={styles.error}>
              {error}
            </p>
          )}
        </fieldset>
      );
    }
    case "flag":
      return (
        <CheckField
          label={label}
          checked={value !== ""}
          onChange={(isOn) => onChange(isOn ? "yes" : "")}
        />
      );
    case "formula":
      return (
        <FormulaField
          label={label}
          value={value}
          columns={input.columns}
          functions={input.functions}
          error={errors[0]}
          onChange={onChange}
        />
      );
    case "lines":
      return (
        <LinesField
          label={label}
          parts={input.parts}
          add={input.add}
          value={value}
          errors={errors}
          onChange={onChange}
        />
      );
    case "text":
      return (
        <TextField
          label={label}
          value={value}
          hint={input.hint}
          error={error}
          onChange={onChange}
        />
      );
  }
}

/** The options with the present value, which may be one that is no longer offered. */
function withValue(options: readonly TestOption[], value: string): readonly TestOption[] {
  if (options.some((option) => option.value === value)) return options;
  return [{ value, label: value === "" ? texts.choose : texts.gone(value) }, ...options];
}

type LinesFieldProps = {
  label: string;
  parts: readonly TestField[];
  /** Label of the button that adds a line. */
  add: string;
  /** Lines, each with its texts and a tab between them. */
  value: string;
  errors: readonly TestFieldError[];
  onChange: (value: string) => void;
};

/** Any number of lines with the same fields. */
function LinesField({ label, parts, add, value, errors, onChange }: LinesFieldProps) {
  const errorId = useId();
  const error = errors.find(({ place }) => place === undefined)?.message;
  const lines = value === "" ? [] : value.split("\n").map((line) => line.split("\t"));
  const { list, adding, onAdding, onRemoving } = useRowsFocus<HTMLOListElement>(lines.length);
  const write = (next: readonly (readonly string[])[]) =>
    onChange(next.map((line) => line.join("\t")).join("\n"));
  const firstOf = ({ input }: TestField) =>
    input.kind === "choice" ? (input.options[0]?.value ?? "") : "";
  return (
    <fieldset
      className={styles.choices}
      aria-describedby={error ? errorId : undefined}
      data-invalid={error ? "" : undefined}
    >
      <legend>{label}</legend>
      <ol ref={list} className={styles.lines}>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name
          <li key={place}>
            <fieldset
              className={styles.line}
              data-wide={parts.length < 3 || undefined}
              aria-label={texts.line(label, place + 1)}
            >
              {parts.map((part, index) => (
                <TestFieldInput
                  key={part.name}
                  field={part}
                  value={line[index] ?? ""}
                  errors={errors.filter(
                    (one) => one.place?.line === place && one.place.part === part.name,
                  )}
                  onChange={(typed) =>
                    write(
                      lines.map((one, at) => (at === place ? withPart(one, index, typed) : one)),
                    )
                  }
                />
              ))}
              <IconButton
                label={texts.removeLine(label, place + 1)}
                icon={Trash2}
                onClick={() => {
                  onRemoving(place);
                  write(lines.toSpliced(place, 1));
                }}
              />
            </fieldset>
          </li>
        ))}
      </ol>
      <Button
        ref={adding}
        size="small"
        icon={Plus}
        onClick={() => {
          onAdding();
          write([...lines, parts.map(firstOf)]);
        }}
      >
        {add}
      </Button>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Replaces one part of a line. Tabs and line breaks separate the parts and lines, so typed ones become spaces. */
const withPart = (line: readonly string[], index: number, typed: string) => {
  const longer = [...line, ...Array<string>(Math.max(0, index + 1 - line.length)).fill("")];
  return longer.with(index, typed.replaceAll(/[\t\r\n]/g, " "));
};
