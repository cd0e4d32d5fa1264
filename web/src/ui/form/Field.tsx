import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { useId } from "react";
import styles from "./Field.module.css";

export type FieldTexts = {
  label: string;
  /** Language of the label if it is not Indonesian. */
  lang?: string | undefined;
  hint?: string | undefined;
  error?: string | undefined;
  required?: boolean | undefined;
  /** Fixed id, so that an error summary can link to the field. */
  id?: string | undefined;
};

/** Attributes that the control must set. */
type ControlProps = {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
};

export type FieldProps = FieldTexts & {
  layout?: "stacked" | "inline" | undefined;
  /** For controls that are named by `aria-labelledby` instead of `for`. */
  labelId?: string | undefined;
  children: (control: ControlProps) => ReactNode;
};

/** Id of the error message of the field with this id. */
export const fieldErrorId = (id: string): string => `${id}-error`;

/** Label, hint, control, and the error with its icon. */
export function Field({
  label,
  lang,
  hint,
  error,
  required = false,
  id,
  layout = "stacked",
  labelId,
  children,
}: FieldProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = `${controlId}-hint`;
  const errorId = fieldErrorId(controlId);
  const described = [hint && hintId, error && errorId].filter(Boolean).join(" ");

  return (
    <div className={styles.field} data-layout={layout}>
      <div className={styles.heading}>
        <label id={labelId} htmlFor={controlId} lang={lang} className={styles.label}>
          {label}
        </label>
        {required && <RequiredMark />}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
        "aria-required": required || undefined,
      })}
      {error && <FieldError id={controlId} text={error} />}
    </div>
  );
}

/** Marks a label whose field must be filled in. */
export const RequiredMark = () => (
  <span className={styles.required} aria-hidden="true">
    *
  </span>
);

/** The error under the control with this id. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return (
    <p id={fieldErrorId(id)} className={styles.error} data-tone="danger">
      <CircleAlert className={styles.errorIcon} aria-hidden="true" />
      {text}
    </p>
  );
}
