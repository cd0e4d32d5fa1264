import { openSynthetic, ticketsOf, widgetOver } from "./core.mjs";
import { summary } from "./summary.mjs";

/**
 * Measures twenty widgets over this many tickets after one ticket changed, against plain JavaScript in the same
 * process.
 */
const [count, rounds] = process.argv.slice(2).map(Number);
const warmUp = 5;

const { portal } = await openSynthetic(count);
const draw = widgetOver(portal, "tickets");

const statuses = ["pending", "resolved", "closed"];
const labels = {
  ...{ new: "New", open: "Open", pending: "Pending" },
  ...{ resolved: "Resolved", closed: "Closed" },
};

/** Twenty widgets: five shapes under four conditions. */
const shapes = [
  { dimension: { column: "status" } },
  { dimension: { column: "badanUsaha" }, limit: 12, rest: true, sort: "value", order: "desc" },
  { dimension: { column: "diperbarui", bucket: "day" } },
  { dimension: { column: "status" }, series: { column: "badanUsaha" } },
  {},
];
const conditions = [
  [],
  [{ column: "status", test: { isNot: ["Closed"] } }],
  [{ column: "status", test: { is: ["New", "Open"] } }],
  [{ column: "status", test: { is: ["Pending"] } }],
];
const widgets = conditions.flatMap((filters) =>
  shapes.map((shape) => ({
    type: shape.dimension === undefined ? "metric" : "table",
    config: { value: [{ aggregation: "count" }], ...shape, filters },
  })),
);

const tickets = [...ticketsOf(portal, count)].map(({ id, status, requester, updatedAt }) => ({
  ...{ id, status: labels[status], requester },
  day: Math.floor(updatedAt / 86_400_000),
}));

const keys = [
  ({ status }) => status,
  ({ requester }) => requester,
  ({ day }) => day,
  ({ status, requester }) => `${status}\n${requester}`,
  () => "",
];
const tests = [
  () => true,
  ({ status }) => status !== "Closed",
  ({ status }) => status === "New" || status === "Open",
  ({ status }) => status === "Pending",
];

/** Computes the figures in JavaScript: one loop over all tickets per widget. */
function countAll() {
  return tests.flatMap((test) =>
    keys.map((key) => {
      const groups = new Map();
      for (const ticket of tickets) {
        if (!test(ticket)) continue;
        const group = key(ticket);
        groups.set(group, (groups.get(group) ?? 0) + 1);
      }
      return groups;
    }),
  );
}

const act = (role) => portal.dispatch({ session: { actAs: { role } } });

function changeTicket(round) {
  const ticket = tickets[(round * 7_919) % count];
  const status = statuses[round % statuses.length];
  act("agent");
  portal.dispatch({ ticket: { setStatus: { ticket: ticket.id, status } } });
  act("dashboard_builder");
  ticket.status = labels[status];
}

function timed(run) {
  const start = performance.now();
  const value = run();
  return { value, took: performance.now() - start };
}

function compare(views, groups) {
  views.forEach((view, place) => {
    if (place % shapes.length !== 0) return;
    for (const { label, cells } of view.figures?.rows ?? []) {
      if (cells[0].value !== groups[place].get(label))
        throw new Error(`${label}: the counts differ`);
    }
  });
}

act("dashboard_builder");
const { took: first } = timed(() => widgets.map(draw));
const times = { core: [], js: [] };
for (let round = -warmUp; round < rounds; round += 1) {
  changeTicket(round + warmUp);
  const core = timed(() => widgets.map(draw));
  const js = timed(countAll);
  compare(core.value, js.value);
  if (round < 0) continue;
  times.core.push(core.took);
  times.js.push(js.took);
}
process.send({ count, first, core: summary(times.core), js: summary(times.js) });
