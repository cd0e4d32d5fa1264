import { pathToFileURL } from "node:url";
import { pages } from "./builds.mjs";

const button = { path: "", selector: "button" };
const firstRole = { path: "", selector: "main li button" };
const firstTicket = { path: "agent/all-tickets", selector: "main tbody tr" };

/**
 * What is opened and what is waited for there. The first screen needs no core: in the file it can be left out. It keeps what is pressed
 * before the program has come: `answered` is the moment from which a press is answered at once.
 */
const screens = {
  empty: { page: "empty", ...button },
  app: { page: "app", ...button },
  roleSelector: { page: "portal", ...firstRole },
  answered: { page: "portal", ...firstRole, unless: "portalFirstScreen" },
  withoutCore: { page: "withoutCore", ...firstRole },
  answeredWithoutCore: { page: "withoutCore", ...firstRole, unless: "portalFirstScreen" },
  ticketList: { page: "portal", ...firstTicket },
};

/** The screens that can be opened in a state, each with its address there; `hosts` says where a page is served. */
export function screensIn(state, hosts) {
  const isFile = state === "file";
  const there = Object.entries(screens).filter(([, { page }]) => isFile || page in hosts);
  return there.map(([name, { page, path, ...shown }]) => {
    const file = () => pathToFileURL(pages[page].file).href + (path && `#/${path}`);
    return { name, ...shown, address: isFile ? file() : hosts[page] + path };
  });
}
