import { memo, useContext, useMemo } from "react";
import { WidgetCard, WidgetPlaceholder } from "../../../../dashboards/widget/WidgetCard";
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

/** A fixed position, so that moving a widget does not recompute its drawing. */
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

/** Prepares a part of the widget's data; returns false while more remains. */
function readOn(query: PreviewWidget): boolean {
  const answer = readView("previewPrepared", query);
  return answer.kind === "refused" || answer.value;
}

/** The query without its data source; its answer has the title while the source is read. */
function withoutSource({ widget, ...around }: PreviewWidget): PreviewWidget {
  const { dataSource: _source, ...config } = widget.config;
  return { widget: { ...widget, config }, ...around };
}

export const DrawnWidget = memo(function DrawnWidget(props: DrawnWidgetProps) {
  const { answer, isRead } = usePreview(props);
  if (answer.kind === "refused") return <Notice text={refusalText(answer.refusal)} />;
  if (!isRead) return <WidgetPlaceholder title={answer.value.title} />;
  return <WidgetCard view={answer.value} />;
});
