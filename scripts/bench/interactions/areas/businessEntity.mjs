import { at, inDialog, into, keyed, pressed, searched, step } from "../press.mjs";

/** A company files a complaint, searches for it and answers. */
export const businessEntity = [
  ...into("Badan Usaha"),
  step("form opened", at("main a[href$='create-ticket']")),
  pressed("into the title", "textbox", "Judul"),
  keyed("letter of the title", "a"),
  keyed("on to the category", "Tab"),
  keyed("category chosen", "t"),
  keyed("on to the description", "Tab"),
  keyed("letter of the description", "a"),
  pressed("complaint sent", "button", "Kirim"),
  pressed("to the list", "link", "All Tickets"),
  ...searched("ta"),
  step("narrowed by a counter", at("main section a[href*='status=pending']")),
  pressed("all tickets again", "link", "All Tickets"),
  step("ticket opened", at("main tbody tr a")),
  step("into the reply", at("main textarea")),
  keyed("letter of a reply", "a"),
  pressed("reply sent", "button", /^Kirim/),
  pressed("sharing opened", "button", "Share Ticket"),
  step("and closed", inDialog("button", "Tutup")),
];
