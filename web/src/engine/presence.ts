import { useEffect, useMemo, useSyncExternalStore } from "react";
import { listeners } from "../platform/signal";
import type { Writer, Writes } from "../wasm/pkg/portal_core";
import { useSession, useView } from "./core/useView";
import { drafts } from "./drafts/drafts";
import { type Guard, isText, shapeOf } from "./drafts/guards";
import { tabChannel } from "./storage/browser";
import type { Channel } from "./storage/dependencies";

const CHANNEL = "portal-minerba:hadir";

/** In ms: who has typed nothing for so long no longer writes. */
const SILENCE = 6_000;

/** In ms: how often a tab says that its person writes. */
const REPEAT = 2_000;

type Message = Writer & { dataset: string; ticket: string; stops: boolean };

const KINDS = { reply: true, note: true } satisfies Record<Writes, true>;
const ROLES = {
  badan_usaha: true,
  internal_esdm: true,
  agent: true,
  internal_auditor: true,
  external_auditor: true,
  cms_auditor: true,
  dashboard_builder: true,
} satisfies Record<Writer["role"], true>;

const oneOf =
  <T extends string>(names: Record<T, true>): Guard<T> =>
  (value): value is T =>
    isText(value) && Object.hasOwn(names, value);

/** Any page of the origin can send messages. */
const isMessage = shapeOf<Message>({
  role: oneOf(ROLES),
  person: isText,
  writes: oneOf(KINDS),
  dataset: isText,
  ticket: isText,
  stops: (value): value is boolean => typeof value === "boolean",
});

/** The people who write in a ticket in other tabs. */
class Writers {
  readonly #listeners = listeners();
  readonly subscribe = this.#listeners.subscribe;
  readonly #by = new Map<string, Message>();
  readonly #ends = new Map<string, ReturnType<typeof setTimeout>>();
  #channel: Channel | undefined;
  #toldAt = 0;
  #all: readonly Message[] = [];

  /** Begins to listen; a page without tickets has no channel. */
  connect(): void {
    if (this.#channel !== undefined) return;
    this.#channel = tabChannel(CHANNEL);
    this.#channel?.listen((data) => void (isMessage(data) && this.hear(data)));
  }

  readonly all = (): readonly Message[] => this.#all;

  hear(message: Message): void {
    const key = `${message.role} ${message.person}`;
    clearTimeout(this.#ends.get(key));
    if (message.stops) this.#by.delete(key);
    else {
      this.#by.set(key, message);
      this.#ends.set(
        key,
        setTimeout(() => this.hear({ ...message, stops: true }), SILENCE),
      );
    }
    this.#all = [...this.#by.values()];
    this.#listeners.tell();
  }

  tell(message: Message): void {
    const now = Date.now();
    // A person who stops says so once, and only after having said that something is written.
    if (message.stops ? this.#toldAt === 0 : now - this.#toldAt < REPEAT) return;
    this.#toldAt = message.stops ? 0 : now;
    this.#channel?.post(message);
  }
}

const writers = new Writers();

/** A sentence about those who write in this ticket in other tabs, such as 'Bagus sedang menulis balasan'. */
export function usePresence(ticket: string): string | undefined {
  useEffect(() => writers.connect(), []);
  const all = useSyncExternalStore(writers.subscribe, writers.all);
  const here = useMemo(
    () =>
      all
        .filter((one) => one.ticket === ticket && one.dataset === drafts.datasetId)
        .map(({ role, person, writes }) => ({ role, person, writes })),
    [all, ticket],
  );
  const answer = useView("presence", { ticket, writers: here });
  return answer.kind === "ok" ? answer.value : undefined;
}

/** Functions to call when the acting person has typed in a ticket, and when that is over. */
export function useWriting(ticket: string, writes: Writes) {
  const { role, person } = useSession();
  const { id } = person;
  const functions = useMemo(() => {
    const tell = (stops: boolean) =>
      writers.tell({ role, person: id, writes, ticket, dataset: drafts.datasetId, stops });
    return { typed: () => tell(false), stopped: () => tell(true) };
  }, [role, id, writes, ticket]);
  useEffect(() => functions.stopped, [functions]);
  return functions;
}
