import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cargoTarget } from "../lib/paths.mjs";

/** Folder of the core that can make up tickets; never shipped. */
export const benchPackage = join(cargoTarget, "pkg-bench");

export const opened = Date.UTC(2026, 10, 21, 2);
const chunk = 10_000;

const piece = 256 * 1024;
/** Rows of a table that are written at once. */
export const rowsPerPiece = 10_000;

let instances = 0;

/** A core with its own memory. */
export async function load() {
  const { href } = pathToFileURL(join(benchPackage, "portal_core.js"));
  instances += 1;
  const { initSync, ...classes } = await import(`${href}?${instances}`);
  const { memory } = initSync({
    module: readFileSync(join(benchPackage, "portal_core_bg.wasm")),
  });
  const bytes = () => memory.buffer.byteLength;
  return { ...classes, bytes, megabytes: () => bytes() / 2 ** 20 };
}

/** Packs everything at once that a page packs in idle time. Returns the longest slice in ms. */
export function packed(portal) {
  let longest = 0;
  for (let isMore = true; isMore; ) {
    const start = performance.now();
    isMore = portal.pack();
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

/** The portal as an agent sees it, with `count` made-up tickets. */
export async function openSynthetic(count) {
  const { PortalCore, megabytes } = await load();
  const portal = PortalCore.synthetic(opened, count);
  const longestSlice = packed(portal);
  portal.dispatch({ session: { actAs: { role: "agent" } } });
  return { portal, megabytes, longestSlice };
}

/** Like `openSynthetic`, with messages and notes. `indexed` is the memory that packing added, in MB. */
export async function openDiscussed(count) {
  const { PortalCore, megabytes } = await load();
  const portal = PortalCore.syntheticDiscussed(opened, count);
  const before = megabytes();
  packed(portal);
  portal.dispatch({ session: { actAs: { role: "agent" } } });
  return { portal, indexed: megabytes() - before };
}

/** The view of the agents' list. */
export function ticketList(portal, query) {
  const { answer } = portal.ticketList(query);
  if (answer.kind !== "ok") throw new Error(`ticketList: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** All tickets as JSON, in arrays of a fixed length. */
export function* jsonOf(portal, count) {
  for (let first = 0; first < count; first += chunk)
    yield JSON.stringify(portal.syntheticTickets(first, Math.min(chunk, count - first)));
}

/** All tickets one by one, in order of arrival. */
export function* ticketsOf(portal, count) {
  for (let first = 0; first < count; first += chunk) {
    const columns = portal.syntheticColumns(first, chunk);
    const { ids, titles, descriptions, requesters, statuses, updatedAt, conversations } = columns;
    for (let i = 0; i < ids.length; i += 1) {
      yield {
        id: ids[i],
        title: titles[i],
        description: descriptions[i],
        requester: requesters[i],
        status: statuses[i],
        updatedAt: updatedAt[i],
        conversation: conversations[i],
      };
    }
  }
}

const position = { x: 0, y: 0, w: 4, h: 3 };
const order = {
  ...{ filters: [], sort: "name", order: "asc", limit: 500, rest: false },
  format: { unit: "", compact: false },
};

const granted = (answer) => {
  if (answer.kind !== "ok") throw new Error(JSON.stringify(answer));
  return answer.value;
};

/** Draws widgets of a source as in the editor. */
export const widgetOver =
  (portal, source) =>
  ({ type = "table", config }) => {
    const whole = { dataSource: { id: source, name: "" }, ...order, ...config };
    const widget = { id: "widget_1", type, title: "", position, config: whole };
    return granted(portal.widgetPreview({ widget, filters: {}, coloured: [] }).answer);
  };

/** The portal as the administrator uses it: reads a CSV file, shows its dataset and writes it. */
export async function openForTables() {
  const { PortalCore, megabytes } = await load();
  const portal = new PortalCore(opened);
  portal.dispatch({ session: { actAs: { role: "cms_auditor" } } });
  let dataset;
  let read;

  function feed(file) {
    for (let at = 0; at < file.length; at += piece)
      portal.intakeFeed(file.subarray(at, at + piece));
  }

  const query = ({ search = "", sort, first = 0, count = 100 }) => ({
    ...{ subject: { data: dataset }, search, filters: "", sort, direction: "asc", first, count },
  });

  /** A widget in the editor over the dataset. */
  function drawing() {
    portal.dispatch({ session: { actAs: { role: "dashboard_builder" } } });
    const draw = widgetOver(portal, `dataset:${dataset}`);
    return (config) => draw({ config });
  }

  return {
    megabytes,
    drawing,
    /** Reads the file in both passes; then the table has types, sums and a search index. */
    read(file) {
      portal.intakeBegin({});
      feed(file);
      portal.intakeTurn();
      feed(file);
      const { preview } = granted(portal.intakeFinish());
      const kinds = Array.from({ length: preview.headers.length });
      read = { content: preview.content, fileName: "uji.csv", kinds, headers: [] };
    },
    /** Stores what was read, with the SHA-256 of its values. Returns the id of the dataset. */
    store(kegiatan = "Uji") {
      const place = { tahapan: "Operasi Produksi", badanUsaha: "PT Uji", description: "" };
      const form = { place, kegiatan, ...read, existing: "replace" };
      const outcome = portal.dispatch({ repository: { storeDataset: { form } } });
      if (outcome.kind !== "ok") throw new Error(JSON.stringify(outcome));
      dataset = outcome.commit.subject.id;
      return dataset;
    },
    /** The numbers of all rows that a test points at, of the dataset or of the other one. */
    foundRows(data, form, isOther = false) {
      const test = { subject: { data }, search: "", filters: "", test: form };
      const numbers = [];
      for (;;) {
        const query = { test, isOther, first: numbers.length, count: 1_000 };
        const { rows, total } = granted(portal.dataTestRows(query).answer);
        for (const { number } of rows) numbers.push(number);
        if (numbers.length >= total) return numbers;
      }
    },
    /** Runs a test of an auditor on a dataset in steps. Returns its result and the longest step in ms. */
    test(data, form) {
      const query = { subject: { data }, search: "", filters: "", test: form };
      let longest = 0;
      const step = (run) => {
        const start = performance.now();
        const value = granted(run().answer);
        longest = Math.max(longest, performance.now() - start);
        return value;
      };
      while (step(() => portal.dataTestProgress(query)) < 1);
      const view = step(() => portal.dataTest(query));
      return { view, longest };
    },
    rows: (wanted) => granted(portal.tableRows(query(wanted)).answer),
    /** The dataset as a CSV file in pieces, of which the screens make a Blob. */
    write() {
      const pieces = [];
      for (let first = 0; ; first += rowsPerPiece) {
        const { bytes, written, total } = granted(
          portal.tableCsv(query({ first, count: rowsPerPiece })).answer,
        );
        pieces.push(bytes);
        if (written >= total) return pieces;
      }
    },
  };
}
