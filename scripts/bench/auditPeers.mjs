import { op, rolling, table } from "arquero";

/** The first number of SplitMix64 below `end`, as the core draws it. */
export function startBelow(end, seed) {
  const mask = (1n << 64n) - 1n;
  const bits = 64n - BigInt((end - 1n).toString(2).length);
  let state = seed;
  for (;;) {
    state = (state + 0x9e3779b97f4a7c15n) & mask;
    let mixed = ((state ^ (state >> 30n)) * 0xbf58476d1ce4e5b9n) & mask;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & mask;
    const number = (mixed ^ (mixed >> 31n)) >> bits;
    if (number < end) return number;
  }
}

/** The first two digits that are more frequent than Benford's law says, by the z-statistic at 5 %. */
export function frequentDigits(counts) {
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const isFrequent = ([digits, count]) => {
    const expected = Math.log10(1 + 1 / Number(digits));
    const over = count / total - expected;
    const correction = 0.5 / total < over ? 0.5 / total : 0;
    return over > 0 && (over - correction) / Math.sqrt((expected * (1 - expected)) / total) > 1.96;
  };
  return [...counts].filter(isFrequent).map(([digits]) => digits);
}

export const sumOf = (numbers) => numbers.reduce((sum, number) => sum + number, 0);

/**
 * Tests of auditors by arquero over columns of texts and whole numbers. Each work returns a function with the numbers
 * of its answer.
 */
export function auditByArquero({ main, other, size, seed }) {
  const rows = table(main);
  const others = table(other);
  const first = (found, name) => found.get(name, 0);
  const found = (of) => {
    const numbers = of.array("row");
    return [numbers.length, sumOf(numbers)];
  };
  const sums = (of) => of.groupby("block", "day").rollup({ sum: op.sum("units") });
  return {
    duplicates() {
      const groups = rows
        .groupby("block", "day", "company")
        .count()
        .filter((group) => group.count > 1);
      const keys = ["block", "day", "company"];
      const repeated = rows.semijoin(groups, [keys, keys]).reify();
      return () => [groups.numRows(), ...found(repeated)];
    },
    gaps() {
      const numbered = rows.derive({
        serial: (row) => op.parse_int(op.substring(row.code, 3), 10),
      });
      const serials = numbered
        .groupby("serial")
        .count()
        .orderby("serial")
        .derive({ before: op.lag("serial") });
      const missing = serials.filter((group) => group.serial - group.before > 1).reify();
      const repeated = numbered
        .semijoin(
          serials.filter((group) => group.count > 1),
          "serial",
        )
        .reify();
      return () => [
        sumOf(missing.array("serial")) - sumOf(missing.array("before")) - missing.numRows(),
        ...found(repeated),
      ];
    },
    benford() {
      const withDigits = rows
        .filter((row) => row.units >= 10)
        .derive({ digits: (row) => op.substring(`${row.units}`, 0, 2) });
      const counted = withDigits.groupby("digits").count().orderby("digits");
      const counts = counted.array("count");
      const digits = counted.array("digits");
      const frequent = frequentDigits(new Map(digits.map((text, place) => [text, counts[place]])));
      const pointed = withDigits
        .params({ frequent })
        .filter((row, $) => op.includes($.frequent, row.digits))
        .reify();
      return () => [...counts, ...found(pointed)];
    },
    strata() {
      const bands = rows
        .groupby({ band: (row) => op.floor(row.units / 500000) })
        .rollup({ count: op.count(), sum: op.sum("units") })
        .orderby("band")
        .objects();
      return () => bands.flatMap(({ count, sum }) => [count, sum / 100]);
    },
    sample() {
      const total = first(rows.rollup({ total: op.sum("units") }), "total");
      const start = Number(startBelow(BigInt(total), seed));
      const drawn = rows
        .params({ total, start, size })
        .derive({ end: rolling((row) => op.sum(row.units)) })
        .derive({
          hits: (row, $) =>
            op.floor((row.end * $.size - 1 - $.start) / $.total) -
            op.floor(((row.end - row.units) * $.size - 1 - $.start) / $.total),
        })
        .filter((row) => row.hits > 0)
        .reify();
      return () => [sumOf(drawn.array("hits")), ...found(drawn)];
    },
    join() {
      const keys = ["block", "day"];
      const joined = sums(rows).join_full(sums(others), [keys, keys]);
      const differing = joined.filter((pair) => pair.sum_1 !== pair.sum_2).reify();
      const pointed = [rows, others].map((of) => of.semijoin(differing, [keys, keys]).reify());
      return () => [joined.numRows(), differing.numRows(), ...pointed.flatMap(found)];
    },
  };
}
