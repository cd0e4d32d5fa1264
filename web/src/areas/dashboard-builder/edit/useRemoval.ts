import { useCallback, useEffect, useRef } from "react";
import { dismissToast, toastOffer } from "../../../shared/toast/toast";
import type { EditorStore } from "./EditorStore";
import { barTexts, stepTexts } from "./texts";

/** Removes a widget and offers undo in a toast. The offer ends with the next step. */
export function useRemoval(store: EditorStore) {
  const offered = useRef<{ key: number; value: unknown }>(undefined);

  useEffect(() => {
    const withdraw = () => {
      if (offered.current === undefined || offered.current.value === store.copy) return;
      dismissToast(offered.current.key);
      offered.current = undefined;
    };
    const stop = store.subscribe(withdraw);
    return () => {
      stop();
      if (offered.current) dismissToast(offered.current.key);
    };
  }, [store]);

  return useCallback(
    (id: string) => {
      if (!store.step({ remove: { id } }, { wish: "widget", isAnnounced: true })) return;
      const key = toastOffer(stepTexts.widgetRemoved, {
        label: barTexts.undo,
        onSelect: () => {
          store.undo();
          store.wishFor("widget");
        },
      });
      offered.current = { key, value: store.copy };
    },
    [store],
  );
}
