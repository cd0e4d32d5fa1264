import type { FigureValue, Look, SeriesLine, WidgetBody, WidgetView } from "../../engine";

const figure = (value: number | undefined): FigureValue => ({
  value,
  text: value === undefined ? "-" : String(value).replace("-", "−").replace(".", ","),
});

export const lookOf = (hue: number): Look => ({ colour: `series-${hue}`, pattern: hue - 1 });

export const line = (label: string, values: (number | undefined)[], hue = 1): SeriesLine => ({
  label,
  isRest: false,
  look: lookOf(hue),
  values: values.map(figure),
  marks: values.map((value) => (value ? figure(value).text : "")),
});

export const widget = (body: WidgetBody, more: Partial<WidgetView> = {}): WidgetView => ({
  id: "widget_1",
  type: "chart",
  title: "Tiket per bulan",
  subtitle: "Jumlah baris per Bulan dan Status",
  source: "Tiket",
  notes: [],
  chartType: undefined,
  figures: undefined,
  body,
  ...more,
});

const months = ["Januari 2026", "Februari 2026", "Maret 2026"];

/** Two lines; the second has no value in February. */
export const tickets: WidgetView = widget(
  {
    kind: "series",
    target: undefined,
    categories: months,
    isTime: true,
    series: [line("Open", [4, 8, 12]), line("Closed", [2, undefined, 6], 2)],
    categoryLooks: [],
    axis: {
      min: 0,
      max: 15,
      ticks: [0, 5, 10, 15].map((value) => ({ value, text: String(value) })),
      unit: "",
    },
  },
  {
    chartType: "line",
    figures: {
      dimension: "Bulan",
      columns: ["Open", "Closed"],
      rows: months.map((label, at) => ({
        label,
        isRest: false,
        cells: [figure([4, 8, 12][at]), figure([2, undefined, 6][at])],
      })),
      total: ["24", "8"],
    },
  },
);

export const stages: WidgetView = widget(
  {
    kind: "pie",
    slices: [
      {
        label: "Perizinan",
        isRest: false,
        look: lookOf(1),
        share: 0.6,
        text: "6",
        shareText: "60%",
      },
      {
        label: "Eksplorasi",
        isRest: false,
        look: lookOf(2),
        share: 0.3,
        text: "3",
        shareText: "30%",
      },
      {
        label: "Lainnya",
        isRest: true,
        look: { colour: "series-rest", pattern: 0 },
        share: 0.1,
        text: "1",
        shareText: "10%",
      },
    ],
    total: "10",
  },
  { type: "pie", chartType: "ring", title: "Dokumen per tahapan", subtitle: "" },
);

export const figureOfMonth: WidgetView = widget(
  {
    kind: "metric",
    rows: 12,
    target: undefined,
    text: "5",
    number: "5",
    unit: "",
    period: "November 2026",
    trend: {
      direction: "up",
      judgement: "better",
      change: "+2",
      against: "dibanding 3 (Oktober 2026)",
    },
    sparkline: [
      { label: "September 2026", value: figure(4) },
      { label: "Oktober 2026", value: figure(3) },
      { label: "November 2026", value: figure(5) },
    ],
  },
  { type: "metric", title: "Tiket baru" },
);

export const provinces: WidgetView = widget(
  {
    kind: "map",
    areas: [
      {
        code: "ID-KI",
        name: "Kalimantan Timur",
        shortName: "Kaltim",
        parent: undefined,
        value: figure(9),
        mark: "9",
        class: 1,
      },
      {
        code: "ID-AC",
        name: "Aceh",
        shortName: "Aceh",
        parent: undefined,
        value: figure(3),
        mark: "3",
        class: 0,
      },
      {
        code: "ID-KU",
        name: "Kalimantan Utara",
        shortName: "Kaltara",
        parent: "ID-KI",
        value: figure(undefined),
        mark: "",
        class: undefined,
      },
    ],
    classes: [
      { label: "1 – 4", count: 1 },
      { label: "5 – 9", count: 1 },
    ],
  },
  { type: "map", title: "Tiket per provinsi" },
);
