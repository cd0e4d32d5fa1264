import { at, key, named } from "../press.mjs";

const keyed = (name, by) => ({ name, portal: key(by), bare: key(by) });
const sorted = (name, column) => ({ name, portal: named("button", column), bare: at("#turn") });
const paged = (name, button) => ({ name, portal: named("button", button), bare: at("#next") });
const another = (name, link) => ({ name, portal: named("link", link), bare: at("#next") });

/** An agent's work on a ticket and lists; `bare` is the closest press in the bare page. */
export const agent = [
  {
    name: "into the search field",
    portal: at("main input[type=search]"),
    bare: at("input[type=search]"),
  },
  keyed("first letter", "t"),
  keyed("second letter", "a"),
  keyed("third letter", "m"),
  keyed("letter taken back", "Backspace"),
  keyed("search cleared", "Escape"),
  { name: "status filter opened", portal: named("combobox", "Status"), bare: at("select") },
  keyed("and closed", "Escape"),
  keyed("narrowed to a status", "o"),
  keyed("all statuses again", "Home"),
  sorted("sorted by status", /^Status/),
  sorted("sorted by date", /Update At/),
  sorted("turned round", /Update At/),
  sorted("sorted by text", /Summary/),
  // The sample data have one page only.
  paged("next page", /^Next/),
  paged("page before", /^Previous/),
  { name: "a row's menu opened", portal: at("main tbody tr button"), bare: at("#menu") },
  keyed("and closed", "Escape"),
  { name: "ticket opened", portal: at("main tbody tr a"), bare: at("#next") },
  { name: "into the reply", portal: at("main textarea"), bare: at("textarea") },
  keyed("letter of a reply", "a"),
  { name: "reply sent", portal: named("button", /^Kirim/), bare: at("#send") },
  { name: "reply taken back", portal: named("button", "Urungkan"), bare: at("#undo") },
  another("to another list", /^New/),
  another("to the dashboards", /^Dasbor/),
  another("back to all tickets", /^Semua Tiket/),
];
