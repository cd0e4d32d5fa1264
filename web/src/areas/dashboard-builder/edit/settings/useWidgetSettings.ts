import { useDashboardWords } from "../../../../dashboards/words/useDashboardWords";
import {
  type Dimension,
  readView,
  type Target,
  type Trend,
  useView,
  type Widget,
  type WidgetConfig,
  type WidgetKind,
} from "../../../../engine";
import type { EditorStore } from "../EditorStore";

/** Parts of a config; an `undefined` series or trend is removed. */
export type ConfigPart = Partial<Omit<WidgetConfig, "series" | "trend" | "target">> & {
  series?: Dimension | undefined;
  trend?: Trend | undefined;
  target?: Target | undefined;
};

/** The settings of one widget. Each change is a step of the editor. */
export function useWidgetSettings(widget: Widget, store: EditorStore) {
  const words = useDashboardWords();
  const { dataSource } = widget.config;
  const columns = useView("sourceColumns", dataSource?.id ?? "");
  const source = dataSource && columns.kind === "ok" ? columns.value : undefined;

  /** Consecutive changes with the same `field` are one undo step. */
  const configure = (wanted: Widget, field?: string) =>
    store.step({ configure: { widget: wanted } }, field ? { key: `${widget.id} ${field}` } : {});

  function change(part: ConfigPart, field?: string) {
    const { series, trend, target, ...rest } = { ...widget.config, ...part };
    const config = {
      ...rest,
      ...(series && { series }),
      ...(trend && { trend }),
      ...(target && { target }),
    };
    configure({ ...widget, config }, field);
  }

  /** Changes the source. The core adapts the other settings to it; if the source is gone, they stay. */
  function over(wanted: Widget, id: string | undefined) {
    const answer =
      id === undefined ? undefined : readView("suitedWidget", { widget: wanted, source: id });
    configure(answer?.kind === "ok" ? answer.value : wanted);
  }

  return {
    widget,
    words,
    source,
    kind: words.kinds.find(({ value }) => value === widget.type),
    change,
    rename: (title: string) => configure({ ...widget, title }, "title"),
    retype: (type: WidgetKind) => over({ ...widget, type }, dataSource?.id),
    draw: (id: string) => over(widget, id),
  };
}

export type WidgetSettings = ReturnType<typeof useWidgetSettings>;
