type Position = { x: number; y: number; w: number; h: number };

/** What a widget draws, as a definition file says it; what is left out is as the editor presets it. */
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

/** Four columns wide, the n-th from the left. */
export const third = (n: number, y = 0): Position => ({ x: n * 4, y, w: 4, h: 3 });

/** Tickets by a column, as bars. */
export const bars = (number: number, title: string, position: Position, column = "status") =>
  widgetOf(number, "bar", title, position, { chartType: "grouped", dimension: { column } });

export type Widget = ReturnType<typeof widgetOf>;

/** What 'Ekspor' writes of a dashboard. */
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

/** As a file to be chosen in a dialog. */
export const jsonFile = (content: unknown, name = "dasbor.json") => ({
  name,
  mimeType: "application/json",
  buffer: Buffer.from(typeof content === "string" ? content : JSON.stringify(content)),
});
