import { Inbox, SlidersHorizontal, TriangleAlert } from "lucide-react";
import type { WidgetView } from "../../engine";
import type { PieChartProps } from "../chart/PieChart";
import type { SeriesChartProps } from "../chart/SeriesChart";
import type { ProvinceMapProps } from "../map/ProvinceMap";
import { type Late, LateDrawing } from "./LateDrawing";
import { MetricFigure } from "./MetricFigure";
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

export function WidgetDrawing({ view }: { view: WidgetView }) {
  const { body, chartType } = view;
  const name = view.subtitle === "" ? view.title : `${view.title}: ${view.subtitle}`;
  switch (body.kind) {
    case "unset":
      return (
        <WidgetState icon={SlidersHorizontal} title="Belum diatur">
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
        <WidgetState icon={Inbox} title="Tidak ada data">
          {body.hint}
        </WidgetState>
      );
    case "series":
      return <LateDrawing late={seriesChart} draw={{ body, chartType, name }} />;
    case "pie":
      return <LateDrawing late={pieChart} draw={{ body, chartType, name }} />;
    case "metric":
      return <MetricFigure body={body} name={name} />;
    case "map":
      return <LateDrawing late={provinceMap} draw={{ body, name }} />;
    case "table":
      return null;
  }
}
