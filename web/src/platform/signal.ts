import { useSyncExternalStore } from "react";

/** A list of functions to call when something changes. */
export interface Listeners {
  /** Adds a listener. Returns a function that removes it. */
  subscribe: (listener: () => void) => () => void;
  tell: () => void;
}

export function listeners(): Listeners {
  const all = new Set<() => void>();
  return {
    subscribe(listener) {
      all.add(listener);
      return () => {
        all.delete(listener);
      };
    },
    // A copy: listeners added during the loop have already seen the change.
    tell() {
      for (const listener of [...all]) listener();
    },
  };
}

/** A value outside React that components follow. */
export interface Readable<T> extends Pick<Listeners, "subscribe"> {
  readonly atStart: T;
  get: () => T;
}

export interface Signal<T> extends Readable<T> {
  set: (next: T) => void;
}

export function signal<T>(atStart: T): Signal<T> {
  const { subscribe, tell } = listeners();
  let value = atStart;
  return {
    atStart,
    subscribe,
    get: () => value,
    set(next) {
      value = next;
      tell();
    },
  };
}

/** The current value; the initial value during rendering at build time. */
export const useSignal = <T>({ subscribe, get, atStart }: Readable<T>): T =>
  useSyncExternalStore(subscribe, get, () => atStart);
