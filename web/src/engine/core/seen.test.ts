import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openedAt, openTestPortal } from "../../testing/portal";
import { drafts } from "../drafts/drafts";
import { seenForm } from "../drafts/formName";
import { portal } from "./portal";
import { followSeen } from "./seen";

const TICKET = "R8K2AB";
let stop = () => {};

beforeEach(() => {
  openTestPortal({ role: "agent" });
  stop = followSeen();
});

afterEach(() => {
  stop();
  drafts.setDataset("");
});

const later = () => vi.setSystemTime(Date.now() + 60_000);
const actAs = (role: "agent" | "badan_usaha") => {
  later();
  portal().dispatch({ session: { actAs: { role } } });
};

function companyReplies() {
  actAs("badan_usaha");
  const reply = { ticket: TICKET, content: "Halo", status: undefined, attachments: [] };
  portal().dispatch({ ticket: { reply } });
  actAs("agent");
}

function unread(): number {
  const answer = portal().readOnce("ticketDesk");
  if (answer.kind === "refused") throw new Error("granted to agents");
  return answer.value.unread;
}

const stored = () => drafts.peek(seenForm(drafts.datasetId))?.value;
const look = () => portal().dispatch({ seen: { look: { ticket: TICKET } } });

test("looks are kept beside the drafts, and are known after a restart of the core", () => {
  expect(stored()).toEqual({ since: openedAt, people: [] });
  companyReplies();
  expect(unread()).toBe(1);
  look();
  expect(unread()).toBe(0);
  expect(stored()).toMatchObject({ people: [{ person: "agent-1", looks: [{ ticket: TICKET }] }] });

  const before = stored();
  portal().living.rewind(1);
  expect(unread()).toBe(0);
  expect(stored()).toEqual(before);
});

test("what another tab has looked at is merged with what this one has", () => {
  companyReplies();
  const form = seenForm(drafts.datasetId);
  const theirs = {
    since: openedAt,
    people: [
      {
        person: "agent-1",
        since: openedAt,
        looks: [{ ticket: TICKET, until: Date.now(), at: Date.now() }],
      },
    ],
  };
  drafts.write(form, { value: theirs, base: "" });
  expect(unread()).toBe(0);

  portal().dispatch({ seen: { markUnread: { ticket: TICKET } } });
  drafts.write(form, { value: theirs, base: "" });
  expect(unread()).toBe(1);
  expect(stored()).not.toEqual(theirs);
});

test("another data set begins again, and what cannot be read is ignored", () => {
  companyReplies();
  later();
  drafts.setDataset("lain");
  expect(unread()).toBe(0);
  expect(stored()).toEqual({ since: Date.now(), people: [] });
  companyReplies();
  expect(unread()).toBe(1);

  drafts.write(seenForm("lain"), { value: { since: "kemarin" }, base: "" });
  expect(unread()).toBe(1);
  expect(stored()).toMatchObject({ people: [] });
});
