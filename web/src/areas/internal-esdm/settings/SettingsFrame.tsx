import type { ReactNode } from "react";
import { DraftNotice } from "../../../shared/draft/DraftNotice";
import { DraftState } from "../../../shared/draft/DraftState";
import { TheirChanges, type TheirChangesProps } from "../../../shared/draft/TheirChanges";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import styles from "./settings.module.css";
import { frameTexts as texts } from "./texts";
import type { useSettingsForm } from "./useSettingsForm";

export type SettingsFrameProps<T extends object> = {
  form: ReturnType<typeof useSettingsForm<T>>;
  /** The fields that another tab may have changed meanwhile. */
  fields: TheirChangesProps<T>["fields"];
  children: ReactNode;
};

/** The settings are one record. */
const RECORD = { slice: "deskSettings", id: "desk" } as const;

/** The form of a section, with its draft, the effect of saving, and the button. */
export function SettingsFrame<T extends object>({ form, fields, children }: SettingsFrameProps<T>) {
  const { draft, sent, save, check } = form;
  const isChanged = check?.isChanged ?? false;
  return (
    <form
      ref={sent.form}
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) save();
      }}
    >
      <DraftNotice draft={draft} />
      <TheirChanges draft={draft} record={RECORD} fields={fields} />
      {sent.refused && <Notice text={sent.refused} onDismiss={sent.dismiss} />}
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" reason={isChanged ? undefined : texts.unchanged}>
          {texts.save}
        </Button>
        <p role="status" className={styles.effect}>
          {check?.effect}
        </p>
        <DraftState draft={draft} />
      </div>
    </form>
  );
}
