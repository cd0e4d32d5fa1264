import type { Refusal, Widget } from "../../../core/pkg/portal_core";
import { refusalText } from "../../../core/refusalText";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import styles from "./SaveRefusal.module.css";

export type SaveRefusalProps = {
  refusal: Refusal;
  widgets: readonly Widget[];
  /** Opens the settings of a widget that is in the way. */
  onShow: (id: string) => void;
  onDismiss: () => void;
};

/** Why nothing was saved; everything is still there. */
export function SaveRefusal({ refusal, widgets, onShow, onDismiss }: SaveRefusalProps) {
  const problems = refusal.reason === "wrongDefinition" ? refusal.problems : [];
  const concerned = (path: string) => widgets[Number(/^widgets\[(\d+)\]/.exec(path)?.[1])];
  return (
    <Notice
      text={`Belum disimpan. ${problems.length > 0 ? "Perbaiki dulu yang berikut." : refusalText(refusal)}`}
      hint={
        refusal.reason === "notFound"
          ? "Susunan Anda masih ada di layar ini. Buat dashboard baru bila masih diperlukan."
          : undefined
      }
      action={
        problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map(({ path, message }) => {
              const widget = concerned(path);
              return (
                <li key={path} className={styles.problem}>
                  {message}
                  {widget && (
                    <Button size="small" onClick={() => onShow(widget.id)}>
                      Atur widget
                    </Button>
                  )}
                </li>
              );
            })}
          </ul>
        )
      }
      onDismiss={onDismiss}
    />
  );
}
