import { at, inDialog, into, keyed, pressed, searched, step } from "../press.mjs";

/** The ministry watches all tickets and assigns them. */
export const ministry = [
  ...into("Internal ESDM"),
  ...searched("ta"),
  pressed("sorted by company", "button", /^Badan Usaha/),
  pressed("tickets to assign anew", "link", /^Re-assign Ticket/),
  pressed("assignment opened", "button", /^Re-Assign /),
  step("agent chosen", at("dialog input[type=radio], [role=dialog] input[type=radio]")),
  step("assigned", inDialog("button", /^Tugaskan|^Re-Assign/)),
  keyed("acknowledged", "Enter"),
  pressed("assignment taken back", "button", "Urungkan"),
  pressed("to the resolved ones", "link", /^Resolved/),
  step("ticket opened", at("main tbody tr a")),
];
