import { useMemo } from "react";
import type { Widget } from "../../../../core/pkg/portal_core";
import { useAfterFrame } from "../../../../ui/page/useAfterFrame";

/**
 * The widgets, those that have changed their order a frame late: where each lies is its own, and what takes another place in the page is laid
 * out anew, which the press that has moved it need not wait for.
 */
export function useShownOrder(widgets: readonly Widget[]): readonly Widget[] {
  const order = useMemo(() => new Map(widgets.map(({ id }, place) => [id, place])), [widgets]);
  const shown = useAfterFrame(order, order);
  return useMemo(() => {
    // What is new stands last until then.
    const place = ({ id }: Widget) => shown.get(id) ?? shown.size;
    return widgets.toSorted((one, other) => place(one) - place(other));
  }, [widgets, shown]);
}
