import { pathToFileURL } from "node:url";
import { pages } from "./builds.mjs";

const button = { path: "", selector: "button" };
const firstRole = { path: "", selector: "main li button" };
const firstTicket = { path: "agent/all-tickets", selector: "main tbody tr" };

/**
 * Screens to open, and the element to wait for. `answered`: the moment from which a press on the first screen is
 * answered at once.
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

/** Screens that can be opened in a state, with their addresses; `hosts` says where each page is served. */
export function screensIn(state, hosts) {
  const isFile = state === "file";
  const there = Object.entries(screens).filter(([, { page }]) => isFile || page in hosts);
  return there.map(([name, { page, path, ...shown }]) => {
    const file = () => pathToFileURL(pages[page].file).href + (path && `#/${path}`);
    return { name, ...shown, address: isFile ? file() : hosts[page] + path };
  });
}
