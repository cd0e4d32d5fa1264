import { useEffect, useEffectEvent } from "react";
import { signal, useSignal } from "../../platform/signal";
import { useKeysOn } from "./keySwitch";
import { KEY_GROUPS } from "./texts";

export type Shortcut = {
  /** One key, also with Shift, e.g. `Shift+x`, or two keys in sequence, e.g. `g a`. */
  keys: string;
  /** Action of the key, as the sheet and the palette name it. */
  label: string;
  lang?: string | undefined;
  /** Heading of its group in the sheet. */
  group: string;
  /** True if holding the key repeats it. */
  repeats?: boolean | undefined;
  run: () => void;
};

/** The shortcuts of the components on the screen, in the order in which these appeared. */
const all = signal<readonly Shortcut[]>([]);

/** The shortcuts that act. If several components want one key, the first has it. */
export const activeShortcuts = (): Shortcut[] =>
  all.get().filter(({ keys }, at, list) => list.findIndex((each) => each.keys === keys) === at);

export function useActiveShortcuts(): Shortcut[] {
  useSignal(all);
  return activeShortcuts();
}

/** Keys for a component while it is on the screen. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const runAt = useEffectEvent((at: number) => shortcuts[at]?.run());
  // The functions change with each rendering, the rest rarely.
  const facts = JSON.stringify(shortcuts);
  useEffect(() => {
    const own = (JSON.parse(facts) as Omit<Shortcut, "run">[]).map((each, at) => ({
      ...each,
      run: () => runAt(at),
    }));
    if (own.length === 0) return;
    all.set([...all.get(), ...own]);
    return () => all.set(all.get().filter((each) => !own.includes(each)));
  }, [facts]);
}

type PressKey = Omit<Shortcut, "keys" | "group"> & { keys: string | undefined };

/** A key for one control; the result are attributes that tell it to screen readers. */
export function usePressKey({ keys, ...press }: PressKey) {
  const isOn = useKeysOn();
  useShortcuts(keys === undefined ? [] : [{ ...press, keys, group: KEY_GROUPS.screen }]);
  return { "aria-keyshortcuts": isOn ? keys : undefined };
}
