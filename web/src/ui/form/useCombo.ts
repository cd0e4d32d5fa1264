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
};

/** What a combo box remembers while one types, and what keys and pointer do to it. */
export function useCombo({ value, options, onChange, onQueryChange }: ComboSource) {
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** Null while the field shows what is chosen rather than what is being typed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [activeIndex, setActiveIndex] = useState(-1);
  /** A narrowed list need not hold what was chosen earlier. */
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
    } else if (event.key === "Enter" && isOpen) {
      // Enter answers the list here, not the form around it.
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
    /** Typed and left, though no choice is called so. */
    isUnknown: !isOpen && typed !== null && typed.trim() !== "",
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
      show(text.trim() === "" ? -1 : 0);
    },
    /** What was typed is taken for the choice that it names, or leaves but one of; else it stays, as what is no choice. */
    leave() {
      const named = typed?.trim().toLowerCase();
      if (!named) {
        if (typed !== null && value !== null) onChange(null);
        return settle();
      }
      const isNamed = ({ label }: ComboOption) => label.toLowerCase() === named;
      const only = options.length === 1 ? options[0] : undefined;
      const meant = options.find(isNamed) ?? only;
      if (meant) return choose(meant);
      setOpen(false);
      if (value !== null) onChange(null);
    },
  };
}
