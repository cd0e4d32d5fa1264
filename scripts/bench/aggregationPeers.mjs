import { op, table } from "arquero";

/** Interned once, so that equal texts are one string and a Map finds them fast. */
function interned(texts) {
  const known = new Map(texts.map((text) => [text, text]));
  return texts.map((text) => known.get(text));
}

/** The distinct texts, and the index of each row's text. */
function coded(texts) {
  const places = new Map();
  const codes = Uint32Array.from(texts, (text) => {
    if (!places.has(text)) places.set(text, places.size);
    return places.get(text);
  });
  return { codes, count: places.size };
}

const grown = (groups, key, value) => groups.set(key, (groups.get(key) ?? 0) + value);

/** The group of `key`; `start` creates a missing one. */
function kept(groups, key, start) {
  let held = groups.get(key);
  if (held === undefined) {
    held = start();
    groups.set(key, held);
  }
  return held;
}

const newMap = () => new Map();
const newList = () => [];
const flat = (groups) => [...groups.values()].flatMap((group) => [...group.values()]);

function middle(values) {
  const sorted = Float64Array.from(values).sort();
  const half = sorted.length >> 1;
  return sorted.length % 2 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}

const middles = (groups) => [...groups.values()].map(middle);

/** The obvious code: a reduce over row objects with parsed numbers. */
function overObjects(columns) {
  const { company, commodity, day, volume } = columns;
  const rows = company.map((_, row) => ({
    company: company[row],
    commodity: commodity[row],
    day: day[row],
    volume: volume[row],
  }));
  const sums = (keyOf) =>
    rows.reduce((groups, row) => grown(groups, keyOf(row), row.volume), new Map());
  return {
    text: () => [...sums((row) => row.company).values()],
    month: () => [...sums((row) => row.day.slice(0, 7)).values()],
    pair: () =>
      flat(
        rows.reduce((groups, row) => {
          grown(kept(groups, row.company, newMap), row.commodity, row.volume);
          return groups;
        }, new Map()),
      ),
    median: () =>
      middles(
        rows.reduce((groups, row) => {
          kept(groups, row.company, newList).push(row.volume);
          return groups;
        }, new Map()),
      ),
  };
}

/** A loop over columns: arrays of texts, and numbers in a Float64Array. */
function overColumns({ company, commodity, day, volume }) {
  return {
    text() {
      const groups = new Map();
      for (let row = 0; row < volume.length; row += 1) grown(groups, company[row], volume[row]);
      return [...groups.values()];
    },
    month() {
      const groups = new Map();
      for (let row = 0; row < volume.length; row += 1)
        grown(groups, day[row].slice(0, 7), volume[row]);
      return [...groups.values()];
    },
    pair() {
      const groups = new Map();
      for (let row = 0; row < volume.length; row += 1)
        grown(kept(groups, company[row], newMap), commodity[row], volume[row]);
      return flat(groups);
    },
    median() {
      const groups = new Map();
      for (let row = 0; row < volume.length; row += 1) {
        kept(groups, company[row], newList).push(volume[row]);
      }
      return middles(groups);
    },
  };
}

/** The core's layout with texts as numbers, so that only the language differs. */
function overCodes({ company, commodity, day, volume }) {
  const companies = coded(company);
  const commodities = coded(commodity);
  const months = coded(day.map((text) => text.slice(0, 7)));
  const sums = ({ codes, count }) => {
    const groups = new Float64Array(count);
    for (let row = 0; row < volume.length; row += 1) groups[codes[row]] += volume[row];
    return [...groups];
  };
  return {
    text: () => sums(companies),
    month: () => sums(months),
    pair() {
      const groups = new Float64Array(companies.count * commodities.count);
      for (let row = 0; row < volume.length; row += 1)
        groups[companies.codes[row] * commodities.count + commodities.codes[row]] += volume[row];
      return [...groups];
    },
    median() {
      const sizes = new Uint32Array(companies.count + 1);
      for (const code of companies.codes) sizes[code + 1] += 1;
      const starts = sizes.map((_, code) => sizes.subarray(0, code + 1).reduce((a, b) => a + b));
      const next = starts.slice();
      const placed = new Float64Array(volume.length);
      for (let row = 0; row < volume.length; row += 1) {
        placed[next[companies.codes[row]]] = volume[row];
        next[companies.codes[row]] += 1;
      }
      return Array.from({ length: companies.count }, (_, code) =>
        middle(placed.subarray(starts[code], starts[code + 1])),
      );
    },
  };
}

function withArquero(columns) {
  const rows = table(columns);
  const sum = { value: op.sum("volume") };
  const values = (groups, measure) => Array.from(groups.rollup(measure).array("value"));
  return {
    text: () => values(rows.groupby("company"), sum),
    month: () => values(rows.groupby({ month: (row) => op.slice(row.day, 0, 7) }), sum),
    pair: () => values(rows.groupby("company", "commodity"), sum),
    median: () => values(rows.groupby("company"), { value: op.median("volume") }),
  };
}

/** Input of every peer: three texts and a number per row. */
export const columnsOf = (company, commodity, day, volumes) => ({
  company: interned(company),
  commodity: interned(commodity),
  day: interned(day),
  volume: Float64Array.from(volumes),
});

/** Arquero, and three ways in plain JavaScript. */
export const peersOf = (columns) => ({
  arquero: withArquero(columns),
  objects: overObjects(columns),
  columns: overColumns(columns),
  codes: overCodes(columns),
});
