import { type DashboardForm, type Guard, readView, shapeOf, type Widget } from "../../../engine";
import { isDashboardForm } from "../form/newForm";

/** A dashboard as it stands in the editor. */
export type WorkingCopy = { form: DashboardForm; widgets: readonly Widget[] };

export const writtenCopy = ({ form, widgets }: WorkingCopy) => JSON.stringify([form, widgets]);

/** Whether both say the same. */
export const isSame = (one: WorkingCopy, other: WorkingCopy) =>
  one === other || writtenCopy(one) === writtenCopy(other);

/** Whether the core takes these for widgets. */
const areWidgets: Guard<readonly Widget[]> = (value): value is readonly Widget[] => {
  if (!Array.isArray(value)) return false;
  try {
    return readView("editStep", { widgets: value, edit: "tidy" }).kind === "ok";
  } catch {
    return false;
  }
};

export const isWorkingCopy = shapeOf<WorkingCopy>({ form: isDashboardForm, widgets: areWidgets });
