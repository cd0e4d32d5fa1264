import { type FocusEvent, type RefObject, useEffect, useRef, useState } from "react";
import { useFocusRescue } from "../../../shared/useFocusRescue";

/** Long enough for a menu to be gone and to have given the focus back. */
const AFTER_MENU_MS = 300;

const LINK = "a[data-dashboard]";

/**
 * Keeps the focus in a list of dashboards: one that is deleted, or that no longer belongs to the list, hands it on to the
 * one that takes its place; a copy takes it.
 */
export function useCardFocus(frame: RefObject<HTMLElement | null>, cards: unknown) {
  const last = useRef(0);
  const [copy, setCopy] = useState<string>();
  const links = () => [...(frame.current?.querySelectorAll<HTMLElement>(LINK) ?? [])];

  useFocusRescue(cards, () => {
    const found = links();
    return found[Math.min(last.current, found.length - 1)] ?? frame.current;
  });

  useEffect(() => {
    if (copy === undefined) return;
    const timer = setTimeout(() => {
      frame.current?.querySelector<HTMLElement>(`a[data-dashboard="${copy}"]`)?.focus();
      setCopy(undefined);
    }, AFTER_MENU_MS);
    return () => clearTimeout(timer);
  }, [copy, frame]);

  return {
    onFocus: ({ target }: FocusEvent) => {
      const at = links().findIndex((link) => link.closest("li, tr")?.contains(target));
      if (at >= 0) last.current = at;
    },
    focusCopy: setCopy,
  };
}
