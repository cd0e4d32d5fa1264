import { closeDataTask, useDataDialogs } from "./dataTasks";

/** Renders the dialogs about all data on every screen. */
export function DataDialogsPlace() {
  const shown = useDataDialogs();
  return shown && <shown.Dialogs task={shown.task} onClose={closeDataTask} />;
}
