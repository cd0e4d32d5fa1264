import type { Ref } from "react";
import control from "./control.module.css";
import type { FieldTexts } from "./Field";
import { Field } from "./Field";
import styles from "./TextArea.module.css";

export type TextAreaProps = FieldTexts & {
  value: string;
  /** Left out if the text can only be read and copied. */
  onChange?: ((value: string) => void) | undefined;
  rows?: number | undefined;
  readOnly?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  /** For callers that insert text at the cursor. */
  ref?: Ref<HTMLTextAreaElement> | undefined;
};

/** Several lines of text. It grows with the text, up to half the screen. */
export function TextArea({
  value,
  onChange,
  rows = 5,
  readOnly,
  onBlur,
  ref,
  ...texts
}: TextAreaProps) {
  return (
    <Field {...texts}>
      {(props) => (
        <textarea
          {...props}
          ref={ref}
          className={`${control.control} ${styles.area}`}
          rows={rows}
          style={{ minBlockSize: `calc(${rows} * 1.5em + 1rem)` }}
          value={value}
          readOnly={readOnly}
          onChange={(event) => onChange?.(event.target.value)}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}
