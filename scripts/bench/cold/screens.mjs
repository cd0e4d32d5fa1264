import { pathToFileURL } from "node:url";
import { pages } from "./builds.mjs";

const button = { path: "", selector: "button" };
const firstRole = { path: "", selector: "main li button" };
const firstTicket = { path: "agent/all-tickets", selector: "main tbody tr" };

/** What is opened and what is waited for there. The first screen needs no core: in the file it can be left out. */
const screens = {
  empty: { page: "empty", ...button },
  app: { page: "app", ...button },
  roleSelector: { page: "portal", ...firstRole },
  withoutCore: { page: "withoutCore", ...firstRole },
  ticketList: { page: "portal", ...firstTicket },
};

/** The screens that can be opened in a state, each with its address there; `hosts` says where a page is served. */
export function screensIn(state, hosts) {
  const isFile = state === "file";
  const there = Object.entries(screens).filter(([, { page }]) => isFile || page in hosts);
  return there.map(([name, { page, path, selector }]) => {
    const file = () => pathToFileURL(pages[page].file).href + (path && `#/${path}`);
    return { name, selector, address: isFile ? file() : hosts[page] + path };
  });
}
