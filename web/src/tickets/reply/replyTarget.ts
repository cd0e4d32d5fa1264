import { useEffect, useSyncExternalStore } from "react";

type Insert = (text: string) => void;

let target: { insert: Insert } | undefined;
const listeners = new Set<() => void>();

function aim(next: typeof target) {
  target = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Makes a reply field the one that canned replies go into, wherever they are picked. */
export function useReplyTarget(insert: Insert) {
  useEffect(() => {
    const own = { insert };
    aim(own);
    return () => {
      if (target === own) aim(undefined);
    };
  }, [insert]);
}

/** What inserts into the reply field on the page; undefined where there is none. */
export const useReplyInsertion = (): Insert | undefined =>
  useSyncExternalStore(subscribe, () => target)?.insert;
