import { Button, type ButtonProps } from "../action/Button";
import { feedbackTexts as texts } from "../texts";

export type ClearFiltersProps = Pick<ButtonProps, "lang" | "variant"> & {
  label?: string | undefined;
  onClear: () => void;
};

/** Clears search and filters of a list. The button disappears with them, so the focus moves to the search field. */
export function ClearFilters({ label = texts.clearFilters, onClear, ...look }: ClearFiltersProps) {
  function clear() {
    document.querySelector<HTMLElement>("main input[type=search]")?.focus();
    onClear();
  }
  return (
    <Button {...look} onClick={clear}>
      {label}
    </Button>
  );
}
