import { screen, within } from "@testing-library/react";
import { EditScreen } from "../areas/dashboard-builder/edit/EditScreen";
import { type DashboardForm, portal, type Widget } from "../engine";
import { renderAt } from "./portal";

/** Matches the detail page too, which opens when the editor is left. */
export const ANY = "/dashboard-builder/:screen/:id";

export const form: DashboardForm = {
  name: "Layanan",
  description: "",
  category: "Operasi",
  permission: "private",
  thumbnail: "",
};

export function dispatch(command: Parameters<ReturnType<typeof portal>["dispatch"]>[0]) {
  const outcome = portal().dispatch(command);
  if (outcome.kind !== "ok") throw new Error("the command is sound");
  return outcome.commit?.subject.id ?? "";
}

export const widget = (id: string, title: string, x: number): Widget => ({
  id,
  type: "bar",
  title,
  position: { x, y: 0, w: 4, h: 3 },
  config: {
    chartType: "grouped",
    dataSource: { id: "tickets", name: "Tiket" },
    dimension: { column: "status" },
    value: [{ aggregation: "count" }],
    filters: [],
    sort: "value",
    order: "desc",
    limit: 12,
    rest: true,
    format: { unit: "", compact: false },
  },
});

/** Opens the editor with two widgets side by side. */
export function openEditor(
  widgets = [widget("widget_1", "Status", 0), widget("widget_2", "Prioritas", 4)],
) {
  const id = dispatch({ dashboard: { create: { form } } });
  dispatch({ dashboard: { save: { dashboard: id, form, widgets } } });
  const drawn = renderAt(<EditScreen />, `/dashboard-builder/edit/${id}`, ANY);
  return { ...drawn, id };
}

export function stored(id: string) {
  const answer = portal().readOnce("editableDashboard", id);
  if (answer.kind === "refused") throw new Error("it is there");
  return answer.value;
}

/** True while the editor shows unsaved changes. */
export const isUnsaved = () =>
  screen.queryByText(/^Perubahan belum (?:disimpan|diterbitkan)/) !== null;
export const button = (name: string) => screen.getByRole("button", { name });
export const settings = () => within(screen.getByRole("dialog", { name: "Pengaturan widget" }));
/** The frame of the widget with this title. */
export const of = (name: string) => within(screen.getByRole("group", { name }));
