import { useEffect, useMemo, useSyncExternalStore } from "react";

/** What others can do with the reply field on the page. */
export type ReplyTarget = {
  /** Puts a text where the cursor is, in place of what is selected. */
  insert: (text: string) => void;
  focus: () => void;
};

let target: ReplyTarget | undefined;
const listeners = new Set<() => void>();

function aim(next: ReplyTarget | undefined) {
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
export function useAsReplyTarget({ insert, focus }: ReplyTarget) {
  const own = useMemo(() => ({ insert, focus }), [insert, focus]);
  useEffect(() => {
    aim(own);
    return () => {
      if (target === own) aim(undefined);
    };
  }, [own]);
}

/** The reply field on the page; undefined where there is none. */
export const useReplyTarget = (): ReplyTarget | undefined =>
  useSyncExternalStore(subscribe, () => target);
