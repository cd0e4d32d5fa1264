import type { ReactNode } from "react";
import { DraftNotice } from "../../../shared/draft/DraftNotice";
import { DraftState } from "../../../shared/draft/DraftState";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import styles from "./settings.module.css";
import { frameTexts as texts } from "./texts";
import type { useSettingsForm } from "./useSettingsForm";

export type SettingsFrameProps<T> = {
  form: ReturnType<typeof useSettingsForm<T>>;
  children: ReactNode;
};

/** The form of a section, with its draft, the effect of saving, and the button. */
export function SettingsFrame<T>({ form, children }: SettingsFrameProps<T>) {
  const { draft, sent, save, effect, isChanged } = form;
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
      {sent.refused && <Notice text={sent.refused} onDismiss={sent.dismiss} />}
      {children}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" reason={isChanged ? undefined : texts.unchanged}>
          {texts.save}
        </Button>
        <p role="status" className={styles.effect}>
          {effect}
        </p>
        <DraftState draft={draft} />
      </div>
    </form>
  );
}
