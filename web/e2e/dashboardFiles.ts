type Position = { x: number; y: number; w: number; h: number };

/** Configuration of a widget; the editor's defaults fill the rest. */
type Config = Record<string, unknown>;

/** The tickets, a source that every portal has. */
export const TICKETS = { id: "tickets", name: "Tiket" };

const PRESET = {
  dataSource: TICKETS,
  value: [{ aggregation: "count" }],
  filters: [],
  sort: "value",
  order: "desc",
  limit: 12,
  rest: true,
  format: { unit: "", compact: false },
};

/** A widget of a definition file. */
export const widgetOf = (
  number: number,
  type: string,
  title: string,
  position: Position,
  config: Config,
) => ({ id: `widget_${number}`, type, title, position, config: { ...PRESET, ...config } });

/** The n-th third of a row, counted from 0: four of twelve columns. */
export const third = (n: number, y = 0): Position => ({ x: n * 4, y, w: 4, h: 3 });

/** Bars that count tickets by a column. */
export const bars = (number: number, title: string, position: Position, column = "status") =>
  widgetOf(number, "bar", title, position, { chartType: "grouped", dimension: { column } });

export type Widget = ReturnType<typeof widgetOf>;

/** A dashboard's definition file as 'Ekspor' writes it. */
export const definitionOf = (name: string, widgets: readonly Widget[], more: object = {}) => ({
  format: "portal-minerba/dashboard",
  version: 1,
  name,
  description: "",
  category: "Operasi",
  permission: "private",
  widgets,
  ...more,
});

/** A file to choose in a dialog. */
export const jsonFile = (content: unknown, name = "dasbor.json") => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
});
