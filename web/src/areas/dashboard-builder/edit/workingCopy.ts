import { type DashboardForm, type Guard, readView, shapeOf, type Widget } from "../../../engine";
import { isDashboardForm } from "../form/newForm";

export type WorkingCopy = { form: DashboardForm; widgets: readonly Widget[] };

export const writtenCopy = ({ form, widgets }: WorkingCopy) => JSON.stringify([form, widgets]);

export const isSame = (one: WorkingCopy, other: WorkingCopy) =>
  one === other || writtenCopy(one) === writtenCopy(other);

const areWidgets: Guard<readonly Widget[]> = (value): value is readonly Widget[] => {
  if (!Array.isArray(value)) return false;
  try {
    return readView("editStep", { widgets: value, edit: "tidy" }).kind === "ok";
  } catch {
    return false;
  }
};

export const isWorkingCopy = shapeOf<WorkingCopy>({ form: isDashboardForm, widgets: areWidgets });
