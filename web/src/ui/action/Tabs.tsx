import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { VisuallyHidden } from "../page/VisuallyHidden";
import styles from "./Tabs.module.css";

type TabFacts<Key extends string> = {
  key: Key;
  label: string;
  icon?: LucideIcon | undefined;
  /** Said after the label; a dot shows it. */
  mark?: string | undefined;
  tone?: "copper" | undefined;
};

export type TabsProps<Key extends string> = {
  label: string;
  tabs: readonly TabFacts<Key>[];
  chosen: Key;
  /** `isPress` is false while arrows move the focus along the tabs. */
  onChoose: (key: Key, isPress: boolean) => void;
  /** `folder`: tabs that stand on the edge of a card. */
  look?: "line" | "folder" | undefined;
  /** The content of the chosen tab. */
  children: ReactNode;
};

/** Tabs by the ARIA practices: one Tab stop, arrows choose. */
export function Tabs<Key extends string>(props: TabsProps<Key>) {
  const { label, tabs, chosen, onChoose, look = "line", children } = props;
  const id = useId();

  function move(event: KeyboardEvent<HTMLElement>) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const at = tabs.findIndex(({ key }) => key === chosen);
    const next = tabs.at((at + step) % tabs.length);
    if (next === undefined) return;
    onChoose(next.key, false);
    document.getElementById(`${id}-${next.key}`)?.focus();
  }

  return (
    <div className={styles.tabs} data-look={look}>
      <div role="tablist" aria-label={label} className={styles.list}>
        {tabs.map(({ key, label: name, icon: Icon, mark, tone }) => (
          <button
            key={key}
            id={`${id}-${key}`}
            type="button"
            role="tab"
            className={styles.tab}
            data-tone={tone}
            aria-selected={key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={key === chosen ? 0 : -1}
            onClick={() => onChoose(key, true)}
            onKeyDown={move}
          >
            {Icon && <Icon className={styles.icon} aria-hidden="true" />}
            {name}
            {mark && (
              <>
                <span className={styles.mark} aria-hidden="true" />
                <VisuallyHidden>, {mark}</VisuallyHidden>
              </>
            )}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
