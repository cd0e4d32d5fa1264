import { Button } from "../action/Button";
import { feedbackTexts as texts } from "../texts";

/**
 * Clears search and filters of an empty list. The button disappears with them, so the focus moves to the search field.
 */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  function clear() {
    document.querySelector<HTMLElement>("main input[type=search]")?.focus();
    onClear();
  }
  return <Button onClick={clear}>{texts.clearFilters}</Button>;
}
