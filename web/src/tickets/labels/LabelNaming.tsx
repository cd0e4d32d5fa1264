import type { ReactNode } from "react";
import { isText, type Label, shapeOf } from "../../engine";
import { DraftNotice } from "../../shared/draft/DraftNotice";
import { DraftState } from "../../shared/draft/DraftState";
import { TheirChanges } from "../../shared/draft/TheirChanges";
import { useDraft } from "../../shared/draft/useDraft";
import { focusFirstProblem } from "../../ui/form/focusFirstProblem";
import { TextField } from "../../ui/form/TextField";
import styles from "./labels.module.css";
import { namingTexts } from "./texts";
import { useSaveLabel } from "./useSaveLabel";

export type LabelNamingProps = {
  label?: Label | undefined;
  ticket?: string | undefined;
  fieldLabel: string;
  children: ReactNode;
  onSaved?: (() => void) | undefined;
};

const isNamed = shapeOf<{ name: string }>({ name: isText });

export function LabelNaming({ label, ticket, fieldLabel, children, onSaved }: LabelNamingProps) {
  const draft = useDraft({
    kind: "label",
    subject: label?.id,
    edits: label !== undefined,
    empty: { name: label?.name ?? "" },
    accepts: isNamed,
  });
  const { save, problem, clearError } = useSaveLabel(label?.id, ticket);
  return (
    <div className={styles.naming}>
      <DraftNotice draft={draft} />
      <TheirChanges
        draft={draft}
        record={label && { slice: "labels", id: label.id }}
        fields={{ name: namingTexts.name }}
      />
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const isSaved = save(draft.value.name, draft.settle);
          if (isSaved) onSaved?.();
          else focusFirstProblem(event.currentTarget);
        }}
      >
        <TextField
          label={fieldLabel}
          autoFocus={label !== undefined}
          value={draft.value.name}
          error={problem}
          onChange={(name) => {
            clearError();
            draft.change(() => ({ name }));
          }}
        />
        {children}
      </form>
      <DraftState draft={draft} />
    </div>
  );
}
