import { memo, useMemo } from "react";
import type { Widget } from "../../../../core/pkg/portal_core";
import { refusalText } from "../../../../core/refusalText";
import { useView } from "../../../../core/useView";
import { WidgetCard } from "../../../../dashboards/widget/WidgetCard";
import { Notice } from "../../../../ui/feedback/Notice";

export type DrawnWidgetProps = Pick<Widget, "id" | "type" | "title" | "config">;

/** What is drawn does not depend on where it lies: a widget that is moved is not worked out again. */
const ANYWHERE = { x: 0, y: 0, w: 4, h: 3 };

export function usePreview({ id, type, title, config }: DrawnWidgetProps) {
  const query = useMemo(
    () => ({ widget: { id, type, title, config, position: ANYWHERE }, filters: {} }),
    [id, type, title, config],
  );
  return useView("widgetPreview", query);
}

/** A widget with its live data, as its readers will see it. */
export const DrawnWidget = memo(function DrawnWidget(props: DrawnWidgetProps) {
  const answer = usePreview(props);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  return <WidgetCard view={answer.value} />;
});
