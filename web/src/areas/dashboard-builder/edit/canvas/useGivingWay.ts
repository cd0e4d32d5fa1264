import { useMemo } from "react";
import type { Position, Widget } from "../../../../core/pkg/portal_core";
import { useAfterFrame } from "../../../../ui/page/useAfterFrame";

/** A widget, and where it is drawn. */
export type Shown = { widget: Widget; position: Position };

type Places = ReadonlyMap<string, Position>;

/**
 * The widgets as they are shown. The selected one, which was moved or resized, is at its place at once; those that give way to it, and all in
 * their order in the page, follow a frame later: laying them out anew is not what the press that moved it has to wait for.
 */
export function useGivingWay(
  widgets: readonly Widget[],
  selected: string | undefined,
  dragged: Places | undefined,
): readonly Shown[] {
  const wanted = useMemo(
    () =>
      widgets.map((widget) => ({
        widget,
        position: dragged?.get(widget.id) ?? widget.position,
      })),
    [widgets, dragged],
  );
  const late = useAfterFrame(wanted, wanted);
  return useMemo(() => {
    const before = new Map(
      late.map(({ widget: { id }, position }, place) => [id, { place, position }]),
    );
    // What is new stands last until then.
    const place = ({ widget: { id } }: Shown) => before.get(id)?.place ?? before.size;
    return wanted
      .map(({ widget, position }) => {
        const isAtOnce = widget.id === selected;
        return { widget, position: (!isAtOnce && before.get(widget.id)?.position) || position };
      })
      .sort((one, other) => place(one) - place(other));
  }, [wanted, late, selected]);
}
