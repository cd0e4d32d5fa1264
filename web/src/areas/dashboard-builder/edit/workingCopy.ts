import type { DashboardForm, Widget } from "../../../core/pkg/portal_core";

/** A dashboard as it stands in the editor. */
export type WorkingCopy = { form: DashboardForm; widgets: readonly Widget[] };

const written = (copy: WorkingCopy) => JSON.stringify([copy.form, copy.widgets]);

/** Whether both say the same. */
export const isSame = (one: WorkingCopy, other: WorkingCopy) =>
  one === other || written(one) === written(other);
