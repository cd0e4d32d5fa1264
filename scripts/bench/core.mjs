import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cargoTarget } from "../lib/paths.mjs";

/** Where the core that can make up tickets is built; never shipped. */
export const benchPackage = join(cargoTarget, "pkg-bench");

const opened = Date.UTC(2026, 10, 21, 2);
const chunk = 10_000;

/** The portal as an agent sees it, with `count` made-up tickets. */
export async function openSynthetic(count) {
  const { initSync, PortalCore } = await import(
    pathToFileURL(join(benchPackage, "portal_core.js")).href
  );
  const { memory } = initSync({
    module: readFileSync(join(benchPackage, "portal_core_bg.wasm")),
  });
  const portal = PortalCore.synthetic(opened, count);
  portal.dispatch({ session: { actAs: { role: "agent" } } });
  return { portal, megabytes: () => memory.buffer.byteLength / 2 ** 20 };
}

/** The view that the agents' list is drawn from. */
export function ticketList(portal, query) {
  const { answer } = portal.ticketList(query);
  if (answer.kind !== "ok") throw new Error(`ticketList: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** The portal's tickets, one by one, in the order of arrival. */
export function* ticketsOf(portal, count) {
  for (let first = 0; first < count; first += chunk) {
    const { ids, titles, descriptions, requesters, statuses, updatedAt } = portal.syntheticColumns(
      first,
      chunk,
    );
    for (let i = 0; i < ids.length; i += 1) {
      yield {
        id: ids[i],
        title: titles[i],
        description: descriptions[i],
        requester: requesters[i],
        status: statuses[i],
        updatedAt: updatedAt[i],
      };
    }
  }
}
