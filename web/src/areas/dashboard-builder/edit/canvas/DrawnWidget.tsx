import { memo, useContext, useMemo } from "react";
import { WidgetCard, WidgetToCome } from "../../../../dashboards/widget/WidgetCard";
import {
  type PreviewWidget,
  readView,
  refusalText,
  useView,
  type Widget,
} from "../../../../engine";
import { usePrepared } from "../../../../platform/usePrepared";
import { Notice } from "../../../../ui/feedback/Notice";
import { ColouredParts } from "./coloured";

export type DrawnWidgetProps = Pick<Widget, "id" | "type" | "title" | "config">;

/** What is drawn does not depend on where it lies: a widget that is moved is not worked out again. */
const ANYWHERE = { x: 0, y: 0, w: 4, h: 3 };

export function usePreview({ id, type, title, config }: DrawnWidgetProps) {
  const coloured = useContext(ColouredParts);
  const query = useMemo(
    () => ({ widget: { id, type, title, config, position: ANYWHERE }, filters: {}, coloured }),
    [id, type, title, config, coloured],
  );
  const { ready } = usePrepared(query, readOn);
  const answer = useView("widgetPreview", ready ?? withoutSource(query));
  return { answer, isRead: ready !== undefined };
}

/** Reads a part of what a widget is drawn from; false while there is more of it. */
function readOn(query: PreviewWidget): boolean {
  const answer = readView("previewPrepared", query);
  return answer.kind === "refused" || answer.value;
}

/** All but what it draws. */
function withoutSource({ widget, ...around }: PreviewWidget): PreviewWidget {
  const { dataSource: _source, ...config } = widget.config;
  return { widget: { ...widget, config }, ...around };
}

/** A widget with its live data, as its readers will see it. */
export const DrawnWidget = memo(function DrawnWidget(props: DrawnWidgetProps) {
  const { answer, isRead } = usePreview(props);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  if (!isRead) return <WidgetToCome title={answer.value.title} />;
  return <WidgetCard view={answer.value} />;
});
