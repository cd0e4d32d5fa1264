import { expect, test, vi } from "vitest";
import { Disk } from "../../testing/memoryJournal";
import { Tab } from "../../testing/tabs";

const TICKET = "R8K2AB";
const UNASSIGNED = "N4W7KD";

const setPriority = (tab: Tab, priority: "low" | "medium" | "high") =>
  tab.do({ ticket: { setPriority: { ticket: TICKET, priority } } });

/** Two tabs without messages; the first one's commits are stored. */
async function twoTabs(work: (tab: Tab) => unknown) {
  const disk = new Disk();
  const [earlier, later] = [await Tab.open({ disk }), await Tab.open({ disk })];
  work(earlier);
  await vi.waitFor(() => expect(earlier.status).toEqual({ kind: "saved" }));
  return { earlier, later };
}

const saved = (tab: Tab) => vi.waitFor(() => expect(tab.status).toEqual({ kind: "saved" }));

test("setting a value that somebody else has just set reports both values, that person and the time", async () => {
  const { earlier, later } = await twoTabs((tab) => setPriority(tab, "low"));
  setPriority(later, "medium");
  await saved(later);
  expect(later.problems).toEqual([
    {
      ...{ kind: "overrode", ticket: TICKET, part: "Prioritas", difference: "Low → Medium" },
      ...{ seq: 2, who: expect.stringMatching(/./), when: expect.stringMatching(/ WIB$/) },
    },
  ]);
  earlier.tabSync.look();
  await vi.waitFor(() => expect(earlier.state).toEqual(later.state));
  expect(earlier.problems).toEqual([]);
});

const setStatus = (status: "pending" | "resolved") => (tab: Tab) =>
  tab.do({ ticket: { setStatus: { ticket: TICKET, status } } });

const assign = (agent: string) => (tab: Tab) =>
  tab.do({ ticket: { assign: { ticket: UNASSIGNED, agent, reason: undefined } } });

test.each([
  {
    ...{ part: "Status", ticket: TICKET, difference: "Pending → Resolved" },
    ...{ theirs: setStatus("pending"), mine: setStatus("resolved") },
  },
  {
    ...{ part: "Agen", ticket: UNASSIGNED, difference: "Bagus Pratama → Siti Rahmawati" },
    ...{ theirs: assign("agent-1"), mine: assign("agent-2") },
  },
])("reports an override of $part too", async (played) => {
  const { theirs, mine, ...told } = played;
  const { later } = await twoTabs(theirs);
  mine(later);
  await saved(later);
  expect(later.problems).toMatchObject([{ kind: "overrode", ...told }]);
});

test.each([
  ["another part of the ticket", (tab: Tab) => tab.reply("Kami periksa.")],
  ["the same value", (tab: Tab) => setPriority(tab, "medium")],
])("reports nothing if somebody else has set %s", async (_, work) => {
  const { later } = await twoTabs(work);
  setPriority(later, "medium");
  await saved(later);
  expect(later.problems).toEqual([]);
});

test("setting a value twice in one tab overrides nobody", async () => {
  const { later } = await twoTabs((tab) => tab.label("Lain"));
  setPriority(later, "low");
  setPriority(later, "medium");
  await saved(later);
  expect(later.problems).toEqual([]);
});

test("two tabs that each add another label to one ticket keep both, and override nothing", async () => {
  const add = (label: string) => (tab: Tab) => {
    const answer = tab.facade.readOnce("ticketDetail", UNASSIGNED);
    if (answer.kind !== "ok") throw new Error(answer.kind);
    const labels = [...answer.value.labels.map(({ id }) => id), label];
    tab.do({ ticket: { setLabels: { ticket: UNASSIGNED, labels } } });
  };
  const { earlier, later } = await twoTabs(add("LABEL_gangguan"));
  add("LABEL_pnbp")(later);
  await saved(later);
  earlier.tabSync.look();
  await vi.waitFor(() => expect(earlier.state).toEqual(later.state));
  const answer = later.facade.readOnce("ticketDetail", UNASSIGNED);
  const labels = answer.kind === "ok" ? answer.value.labels.map(({ id }) => id) : [];
  expect(labels).toEqual(expect.arrayContaining(["LABEL_gangguan", "LABEL_pnbp"]));
  expect([...earlier.problems, ...later.problems]).toEqual([]);
});
