import { closeDataTask, useDataDesk } from "./dataDesk";

/** Where the dialogs about all data appear, whatever screen is shown. */
export function DataDeskPlace() {
  const shown = useDataDesk();
  return shown && <shown.Desk task={shown.task} onClose={closeDataTask} />;
}
