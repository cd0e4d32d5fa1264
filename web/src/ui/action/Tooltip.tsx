import type { ReactNode } from "react";
import { useEffect, useId, useRef, useState } from "react";
import styles from "./Tooltip.module.css";

const PATIENCE_MS = 400;

export type TooltipProps = {
  /** The accessible name of the control inside, or its beginning; the tooltip repeats it for sighted users. */
  text: string;
  lang?: string | undefined;
  /** Beside: for controls in a column, which fill its width. */
  place?: "below" | "above" | "beside" | undefined;
  children: ReactNode;
};

/** Shows the name of an icon-only control on hover and keyboard focus. Escape hides it. */
export function Tooltip({ text, lang, place = "below", children }: TooltipProps) {
  const anchor = `--tip-${useId().replaceAll(/[^a-zA-Z0-9]/g, "")}`;
  const tip = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!shown) return;
    tip.current?.showPopover?.();
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key === "Escape") setShown(false);
    };
    document.addEventListener("keydown", hideOnEscape);
    return () => document.removeEventListener("keydown", hideOnEscape);
  }, [shown]);

  function show(after: number) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setShown(true), after);
  }

  function hide() {
    clearTimeout(timer.current);
    setShown(false);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the control inside, which carries the role
    <span
      className={styles.anchor}
      data-place={place}
      style={{ anchorName: anchor }}
      onPointerEnter={(event) => event.pointerType === "mouse" && show(PATIENCE_MS)}
      onPointerLeave={hide}
      onPointerDown={hide}
      onFocus={(event) => event.target.matches(":focus-visible") && show(0)}
      onBlur={hide}
    >
      {children}
      {shown && (
        <span
          ref={tip}
          popover="manual"
          aria-hidden="true"
          lang={lang}
          className={styles.tip}
          style={{ positionAnchor: anchor }}
        >
          {text}
        </span>
      )}
    </span>
  );
}
