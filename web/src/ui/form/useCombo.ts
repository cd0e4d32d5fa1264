import type { KeyboardEvent } from "react";
import { useRef, useState } from "react";

export type ComboOption = {
  value: string;
  label: string;
  description?: string | undefined;
  lang?: string | undefined;
};

type ComboSource = {
  value: string | null;
  options: readonly ComboOption[];
  onChange: (value: string | null) => void;
  onQueryChange: (query: string) => void;
  named?: ((text: string) => ComboOption | undefined) | undefined;
};

/** State and handlers of a combo box. */
export function useCombo({ value, options, onChange, onQueryChange, named }: ComboSource) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Null while the field shows the chosen option instead of typed text. */
  const [typed, setTyped] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(-1);
  /** True if the typed text is a choice already. Enter is then free for the form. */
  const [isNamed, setNamed] = useState(false);
  /** Kept because a narrowed list may not contain the chosen option. */
  const [lastChosen, setLastChosen] = useState<ComboOption>();

  const chosen = [...options, ...(lastChosen ? [lastChosen] : [])].find(
    (option) => option.value === value,
  );
  const active = options[activeIndex];

  function show(index = -1) {
    setActiveIndex(index);
    setOpen(true);
  }

  function settle() {
    setOpen(false);
    setTyped(null);
    setNamed(false);
    if (typed !== null) onQueryChange("");
  }

  function choose(option: ComboOption) {
    setLastChosen(option);
    onChange(option.value);
    settle();
  }

  function move(step: 1 | -1) {
    if (!isOpen) return show(step === 1 ? 0 : options.length - 1);
    const from = activeIndex === -1 && step === -1 ? 0 : activeIndex;
    setActiveIndex((from + step + options.length) % Math.max(options.length, 1));
  }

  function pressKey(event: KeyboardEvent) {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      move(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && isOpen && (active || !isNamed)) {
      // Enter chooses an option and must not submit the form.
      event.preventDefault();
      if (active) choose(active);
    } else if (event.key === "Escape" && isOpen) {
      event.stopPropagation();
      settle();
    }
  }

  return {
    input,
    isOpen,
    isSearching: typed !== null && typed.trim() !== "",
    /** True if the field was left with a text that names no option. */
    isUnknown: !isOpen && !isNamed && typed !== null && typed.trim() !== "",
    text: typed ?? chosen?.label ?? "",
    active,
    choose,
    pressKey,
    open: () => show(),
    toggle() {
      input.current?.focus();
      if (isOpen) settle();
      else show();
    },
    type(text: string) {
      setTyped(text);
      onQueryChange(text);
      const meant = named?.(text);
      setNamed(meant !== undefined);
      if (meant) {
        setLastChosen(meant);
        onChange(meant.value);
        setOpen(false);
        return;
      }
      if (isNamed) onChange(null);
      show(text.trim() === "" ? -1 : 0);
    },
    /**
     * Chooses the option that the typed text names, or the only one left. Otherwise the text stays, and `isUnknown` is
     * true.
     */
    leave() {
      if (isNamed) return settle();
      const name = typed?.trim().toLowerCase();
      if (!name) {
        if (typed !== null && value !== null) onChange(null);
        return settle();
      }
      const only = options.length === 1 ? options[0] : undefined;
      const meant = options.find(({ label }) => label.toLowerCase() === name) ?? only;
      if (meant) return choose(meant);
      setOpen(false);
      if (value !== null) onChange(null);
    },
  };
}
