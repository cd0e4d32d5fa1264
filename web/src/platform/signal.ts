import { useSyncExternalStore } from "react";

/** Those who want to hear that something has changed. */
export interface Listeners {
  /** Adds one; returns how to stop. */
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
    // Who is added while they are told has seen the change already.
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

/** The value; what is drawn beforehand has the one at the start. */
export const useSignal = <T>({ subscribe, get, atStart }: Readable<T>): T =>
  useSyncExternalStore(subscribe, get, () => atStart);
