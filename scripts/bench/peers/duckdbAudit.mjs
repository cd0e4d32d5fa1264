import { tableFromArrays, tableToIPC } from "apache-arrow";
import { frequentDigits, startBelow, sumOf } from "../auditPeers.mjs";
import { connect } from "./duckdbConnection.mjs";

/** Tests of auditors by duckdb over Arrow columns, with prepared statements. */
export async function auditByDuckdb({ main, other, size, seed }) {
  const connection = await connect();
  const insert = (name, columns) =>
    connection.insertArrowFromIPCStream(tableToIPC(tableFromArrays(columns), "stream"), {
      ...{ name, create: true },
    });
  insert("main", main);
  insert("other", other);
  const asked = (sql) => {
    const statement = connection.prepare(sql);
    return (...values) => statement.query(...values);
  };
  const column = (table, name) => Array.from(table.getChild(name).toArray(), Number);
  const found = (numbers) => [numbers.length, sumOf(numbers)];

  const duplicates = asked(`
    SELECT list(row) AS rows FROM main GROUP BY block, day, company HAVING count(*) > 1`);
  const serials = `
    SELECT code[4:]::INTEGER AS serial, count(*) AS size, list(row) AS rows FROM main GROUP BY serial`;
  const gaps = asked(`
    WITH serials AS (${serials}), steps AS (
      SELECT size, rows, serial - lag(serial) OVER (ORDER BY serial) - 1 AS missing FROM serials
    )
    SELECT missing, size, rows FROM steps WHERE missing > 0 OR size > 1`);
  const digits = asked(`
    SELECT left(units::VARCHAR, 2) AS digits, count(*)::INTEGER AS size FROM main WHERE units >= 10
    GROUP BY digits ORDER BY digits`);
  const withDigits = asked(
    "SELECT row FROM main WHERE units >= 10 AND contains(?, left(units::VARCHAR, 2))",
  );
  const strata = asked(`
    SELECT count(*)::INTEGER AS size, sum(units)::DOUBLE / 100 AS sum FROM main
    GROUP BY units // 500000 ORDER BY units // 500000`);
  const total = asked("SELECT sum(units)::DOUBLE AS total FROM main");
  const drawn = asked(`
    WITH ends AS (
      SELECT row, units, sum(units::BIGINT) OVER (ORDER BY row)::BIGINT AS "end" FROM main
    ), found AS (
      SELECT row, floor(("end" * ?1 - 1 - ?2) / ?3) - floor((("end" - units) * ?1 - 1 - ?2) / ?3) AS hits
      FROM ends
    )
    SELECT hits, row FROM found WHERE hits > 0`);
  const sums = (from) => `SELECT block, day, sum(units) AS sum FROM ${from} GROUP BY block, day`;
  const join = asked(`
    WITH keys AS MATERIALIZED (
      SELECT block, day, a.sum IS DISTINCT FROM b.sum AS differs
      FROM (${sums("main")}) a FULL JOIN (${sums("other")}) b USING (block, day)
    ), differing AS (SELECT block, day FROM keys WHERE differs)
    SELECT 0 AS side, count(*)::INTEGER AS row FROM keys
    UNION ALL SELECT 1, count(*)::INTEGER FROM differing
    UNION ALL SELECT 2, row FROM main SEMI JOIN differing USING (block, day)
    UNION ALL SELECT 3, row FROM other SEMI JOIN differing USING (block, day)`);

  const listed = (table) => Array.from(table.getChild("rows"), (rows) => Array.from(rows)).flat();
  return {
    duplicates() {
      const groups = duplicates();
      return () => [groups.numRows, ...found(listed(groups))];
    },
    gaps() {
      const steps = gaps();
      return () => {
        const all = steps.toArray();
        const repeated = all.filter((step) => step.size > 1).flatMap((step) => [...step.rows]);
        return [sumOf(all.map((step) => Number(step.missing ?? 0))), ...found(repeated)];
      };
    },
    benford() {
      const counted = digits();
      const counts = new Map(counted.toArray().map((group) => [group.digits, group.size]));
      const rows = withDigits(frequentDigits(counts).join(" "));
      return () => [...counts.values(), ...found(column(rows, "row"))];
    },
    strata() {
      const bands = strata();
      return () => bands.toArray().flatMap((band) => [band.size, band.sum]);
    },
    sample() {
      const all = total().get(0).total;
      const rows = drawn(size, Number(startBelow(BigInt(all), seed)), all);
      return () => [sumOf(column(rows, "hits")), ...found(column(rows, "row"))];
    },
    join() {
      const answer = join();
      return () => {
        const rows = column(answer, "row");
        const sides = column(answer, "side");
        const of = (side) => rows.filter((_, place) => sides[place] === side);
        return [...of(0), ...of(1), ...found(of(2)), ...found(of(3))];
      };
    },
  };
}
