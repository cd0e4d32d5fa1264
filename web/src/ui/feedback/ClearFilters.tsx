import { Button } from "../action/Button";

/** For a list that its search and filters leave empty. The button goes with what it clears: one searches on. */
export function ClearFilters({ onClear }: { onClear: () => void }) {
  function clear() {
    document.querySelector<HTMLElement>("main input[type=search]")?.focus();
    onClear();
  }
  return <Button onClick={clear}>Hapus pencarian dan filter</Button>;
}
