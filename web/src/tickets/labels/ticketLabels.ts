import { type Label, readView, useView } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { doneTexts } from "./texts";

/** True if the ticket has the label; `undefined` if the acting person may not see the ticket. */
export function useHasLabel(ticket: string, { id }: Label): boolean | undefined {
  const detail = useView("ticketDetail", ticket);
  return detail.kind === "ok" ? detail.value.labels.some((each) => each.id === id) : undefined;
}

/** Puts a label on a ticket, or takes it off. Returns true on success. */
export function turnLabel(ticket: string, { id, name }: Label): boolean {
  const detail = readView("ticketDetail", ticket);
  if (detail.kind === "refused") return false;
  const present = detail.value.labels.map((each) => each.id);
  const others = present.filter((each) => each !== id);
  const isOn = others.length < present.length;
  return dispatchAndTell(
    { ticket: { setLabels: { ticket, labels: isOn ? others : [...present, id] } } },
    isOn ? doneTexts.takenOff(name, ticket) : doneTexts.put(name, ticket),
  );
}
