import { closeDataTask, useDataDesk } from "./dataDesk";

/** Renders the dialogs about all data on every screen. */
export function DataDeskPlace() {
  const shown = useDataDesk();
  return shown && <shown.Desk task={shown.task} onClose={closeDataTask} />;
}
