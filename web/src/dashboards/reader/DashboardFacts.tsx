import { Info } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, useRef, useState } from "react";
import type { DashboardDetail } from "../../engine";
import { IconButton } from "../../ui/action/IconButton";
import { factsTexts as texts } from "../texts";
import styles from "./DashboardFacts.module.css";

/** Description, creator and dates of a dashboard, behind a button on a screen and in full on paper. */
export function DashboardFacts({ dashboard }: { dashboard: DashboardDetail }) {
  const { description, createdBy, created, updated, updatedExact, widgets } = dashboard;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  }

  function closeOnLeave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setOpen(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what the button inside has opened
    <div className={styles.place} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <IconButton
        ref={button}
        size="small"
        label={texts.title}
        icon={Info}
        expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      <section
        className={styles.panel}
        aria-label={texts.title}
        data-open={isOpen || undefined}
        tabIndex={-1}
      >
        {description && (
          <p className={styles.description} dir="auto">
            {description}
          </p>
        )}
        <dl className={styles.facts}>
          <div>
            <dt>{texts.createdBy}</dt>
            <dd dir="auto">{createdBy}</dd>
          </div>
          <div>
            <dt>{texts.created}</dt>
            <dd>{created}</dd>
          </div>
          <div>
            <dt>{texts.updated}</dt>
            <dd title={updatedExact}>{updated}</dd>
          </div>
        </dl>
        <p>{texts.widgets(widgets.length)}</p>
      </section>
    </div>
  );
}
