import { useDashboardWords } from "../../../../dashboards/words/useDashboardWords";
import {
  type Dimension,
  readView,
  type Trend,
  useView,
  type Widget,
  type WidgetConfig,
  type WidgetKind,
} from "../../../../engine";
import type { EditorStore } from "../EditorStore";

/** Parts of a config; a series or a trend that is `undefined` is taken away. */
export type ConfigPart = Partial<Omit<WidgetConfig, "series" | "trend">> & {
  series?: Dimension | undefined;
  trend?: Trend | undefined;
};

/** The settings of one widget, and their changing: each a step of the editor. */
export function useWidgetSettings(widget: Widget, store: EditorStore) {
  const words = useDashboardWords();
  const { dataSource } = widget.config;
  const columns = useView("sourceColumns", dataSource?.id ?? "");
  const source = dataSource && columns.kind === "ok" ? columns.value : undefined;

  const configure = (wanted: Widget, key?: string) =>
    store.step({ configure: { widget: wanted } }, key === undefined ? {} : { key });

  /** `field` makes one step of consecutive typing. */
  function change(part: ConfigPart, field?: string) {
    const { series, trend, ...rest } = { ...widget.config, ...part };
    const config = { ...rest, ...(series && { series }), ...(trend && { trend }) };
    configure({ ...widget, config }, field && `${widget.id} ${field}`);
  }

  /** Over a source as the core makes it fit; as it is where the source is gone. */
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
    rename: (title: string) => configure({ ...widget, title }, `${widget.id} judul`),
    retype: (type: WidgetKind) => over({ ...widget, type }, dataSource?.id),
    draw: (id: string) => over(widget, id),
  };
}

export type WidgetSettings = ReturnType<typeof useWidgetSettings>;
