import { refusalText, type Widget } from "../../../engine";
import { Button } from "../../../ui/action/Button";
import { Notice } from "../../../ui/feedback/Notice";
import styles from "./SaveRefusal.module.css";
import { refusalTexts as texts } from "./texts";
import type { Refused } from "./useSave";

export type SaveRefusalProps = {
  refused: Refused;
  widgets: readonly Widget[];
  onShow: (id: string) => void;
  onDismiss: () => void;
};

/** Lists why saving failed. Problems that the user has fixed since disappear. */
export function SaveRefusal({ refused, widgets, onShow, onDismiss }: SaveRefusalProps) {
  const { refusal } = refused;
  const listed = refusal.reason === "wrongDefinition" ? refusal.problems : [];
  const concerned = (path: string) => refused.widgets[Number(/^widgets\[(\d+)\]/.exec(path)?.[1])];
  const problems = listed
    .map((problem) => ({ ...problem, widget: concerned(problem.path) }))
    .filter(({ widget }) => widget === undefined || widgets.some((now) => isAsItWas(now, widget)));
  if (listed.length > 0 && problems.length === 0) return null;
  return (
    <Notice
      text={problems.length > 0 ? texts.fix : texts.refused(refusalText(refusal))}
      action={
        problems.length > 0 && (
          <ul className={styles.problems}>
            {problems.map(({ path, message, widget }) => (
              <li key={path} className={styles.problem}>
                {message}
                {widget && (
                  <Button size="small" onClick={() => onShow(widget.id)}>
                    {texts.openSettings}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )
      }
      onDismiss={onDismiss}
    />
  );
}

const contentOf = ({ title, config }: Widget) => JSON.stringify([title, config]);

/** Compares content; the position may differ. */
const isAsItWas = (now: Widget, then: Widget) =>
  now.id === then.id && contentOf(now) === contentOf(then);
