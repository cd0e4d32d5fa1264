import { Inbox, SlidersHorizontal, TriangleAlert } from "lucide-react";
import { useContext } from "react";
import type { WidgetView } from "../../engine";
import type { Spot } from "../chart/drawing";
import type { PieChartProps } from "../chart/PieChart";
import type { SeriesChartProps } from "../chart/SeriesChart";
import { OpenFigure } from "../drill/openFigure";
import type { ProvinceMapProps } from "../map/ProvinceMap";
import { widgetTexts as texts } from "../texts";
import { type Late, LateDrawing } from "./LateDrawing";
import { MetricFigure } from "./MetricFigure";
import { TextParagraphs } from "./TextParagraphs";
import { WidgetState } from "./WidgetState";

const seriesChart: Late<SeriesChartProps> = {
  load: async () => (await import("../chart/SeriesChart")).SeriesChart,
};

const pieChart: Late<PieChartProps> = {
  load: async () => (await import("../chart/PieChart")).PieChart,
};

const provinceMap: Late<ProvinceMapProps> = {
  load: async () => (await import("../map/ProvinceMap")).ProvinceMap,
};

/** Opens the group with this name, unless its figure says that it has no rows. */
function useOpenGroup(view: WidgetView) {
  const open = useContext(OpenFigure);
  if (open === undefined) return undefined;
  return (group: string | undefined, line = 0, series?: string) => {
    const row = view.figures?.rows.find(({ label }) => label === group);
    if (row?.cells[line]?.value) open({ group: row.label, ...(series && { series }) });
  };
}

export function WidgetDrawing({ view }: { view: WidgetView }) {
  const open = useOpenGroup(view);
  const { body, chartType } = view;
  const name = view.subtitle === "" ? view.title : `${view.title}: ${view.subtitle}`;
  switch (body.kind) {
    case "unset":
      return (
        <WidgetState icon={SlidersHorizontal} title={texts.unset}>
          {body.hint}
        </WidgetState>
      );
    case "problem":
      return (
        <WidgetState icon={TriangleAlert} title={body.problem.title} tone="danger">
          {body.problem.detail}
        </WidgetState>
      );
    case "empty":
      return (
        <WidgetState icon={Inbox} title={texts.empty}>
          {body.hint}
        </WidgetState>
      );
    case "series":
      return (
        <LateDrawing
          late={seriesChart}
          draw={{
            body,
            chartType,
            name,
            onOpen:
              open &&
              (({ point, line }: Spot) =>
                open(view.figures?.rows[point]?.label, line, body.series[line]?.label)),
          }}
        />
      );
    case "pie":
      return (
        <LateDrawing
          late={pieChart}
          draw={{
            body,
            chartType,
            name,
            onOpen: open && (({ point }: Spot) => open(body.slices[point]?.label)),
          }}
        />
      );
    case "metric":
      return <MetricFigure body={body} name={name} />;
    case "map":
      return (
        <LateDrawing
          late={provinceMap}
          draw={{
            body,
            name,
            onOpen: open && (({ point }: Spot) => open(body.areas[point]?.name)),
          }}
        />
      );
    case "text":
      return <TextParagraphs paragraphs={body.paragraphs} />;
    case "table":
      return null;
  }
}
