/** What the core makes of a widget, ready to be drawn. */
export type WidgetView = {
  id: string;
  type: "chart" | "metric" | "table" | "pie" | "bar" | "map";
  chartType?: ChartType | undefined;
  title: string;
  subtitle: string;
  source: string;
  notes: string[];
  figures?: FiguresTable | undefined;
  body: WidgetBody;
};

export type ChartType = "line" | "area" | "grouped" | "stacked" | "horizontal" | "pie" | "ring";

export type WidgetBody =
  | { kind: "unset"; hint: string }
  | { kind: "problem"; problem: WidgetProblem }
  | { kind: "empty"; hint: string }
  | ({ kind: "series" } & SeriesBody)
  | ({ kind: "pie" } & PieBody)
  | ({ kind: "metric" } & MetricBody)
  | { kind: "table" }
  | ({ kind: "map" } & MapBody);

export type WidgetProblem = { title: string; detail: string };

export type FigureValue = { value?: number | undefined; text: string };

export type FiguresTable = {
  dimension: string;
  columns: string[];
  rows: FiguresRow[];
  total?: string[] | undefined;
};

export type FiguresRow = { label: string; isRest: boolean; cells: FigureValue[] };

export type SeriesBody = {
  categories: string[];
  isTime: boolean;
  series: SeriesLine[];
  axis: Axis;
};

export type SeriesLine = { label: string; isRest: boolean; values: FigureValue[] };

export type Axis = { min: number; max: number; ticks: Tick[] };

export type Tick = { value: number; text: string };

export type PieBody = { slices: PieSlice[]; total: string };

export type PieSlice = {
  label: string;
  isRest: boolean;
  share: number;
  text: string;
  shareText: string;
};

export type MetricBody = {
  text: string;
  period?: string | undefined;
  trend?: TrendView | undefined;
  sparkline: SparkPoint[];
};

export type TrendDirection = "up" | "down" | "same" | "unknown";

export type TrendView = { direction: TrendDirection; change: string; against: string };

export type SparkPoint = { label: string; value: FigureValue };

export type MapBody = { areas: MapArea[]; classes: MapClass[] };

export type MapArea = {
  code: string;
  name: string;
  parent?: string | undefined;
  value: FigureValue;
  class?: number | undefined;
};

export type MapClass = { label: string; count: number };
