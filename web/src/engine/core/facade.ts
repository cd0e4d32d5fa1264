import { CoreTrapped } from "../../platform/trap";
import type { Command, Committed, Outcome, PortalCore, Slice } from "../../wasm/pkg/portal_core";
import { type Engine, LivingCore } from "./livingCore";
import { Versions } from "./versions";
import { View } from "./view";
import type { AnswerOf, QueryArgs, Readable, ValueOf, ViewName } from "./viewTypes";

/** What came of a command; 'failed' if the core trapped on it: it was not done and the core has been restored. */
export type Result = Outcome | { kind: "failed" };

/** Who is to know more than the screens do. */
export interface Listeners {
  /** The core trapped and has been restored. */
  trapped(): void;
  /** What others did has been taken in, or everything was replaced. */
  moved(): void;
  /** A command changed the repository: a dataset that it brought back comes without its rows. */
  filed(): void;
}

/** Views that nobody is looking at are kept for the way back, up to this many. */
const idleLimit = 64;

function ofName<N extends ViewName>(view: View<unknown> | undefined, name: N) {
  const isOfName = (view: View<unknown>): view is View<ValueOf<N>> => view.name === name;
  return view !== undefined && isOfName(view) ? view : undefined;
}

/** What the screens know of the core: it keeps what views answered until the core says that it changed. */
export class Facade {
  /** The core, as the storage moves it. */
  readonly living: LivingCore;
  /** Told of each commit made here. */
  onCommit: ((commit: Committed) => void) | undefined;
  /** Told when what others did has been taken in. */
  onMoved: (() => void) | undefined;
  readonly #listeners: Listeners;
  readonly #versions = new Versions();
  readonly #watched = new Set<View<unknown>>();
  readonly #views = new Map<string, View<unknown>>();
  /** The one asked for last under each name. */
  readonly #newest = new Map<ViewName, View<unknown>>();

  constructor(engine: Engine, openedAt: number, listeners: Listeners) {
    this.#listeners = listeners;
    this.living = new LivingCore(engine, openedAt, {
      restarted: () => this.#versions.restart(),
      moved: (touched) => {
        this.touch(touched);
        listeners.moved();
        this.onMoved?.();
      },
      trapped: () => {
        this.#refresh();
        listeners.trapped();
      },
    });
  }

  /** A view with a query. The same object as long as it is remembered. */
  view<N extends ViewName>(name: N, ...[query]: QueryArgs<N>): View<ValueOf<N>> {
    const key = `${name} ${JSON.stringify(query)}`;
    const known = ofName(this.#views.get(key), name);
    const view = known ?? this.#newView(name, query);
    this.#views.delete(key);
    this.#views.set(key, view);
    this.#newest.set(name, view);
    if (known === undefined) this.#forgetIdle(view);
    return view;
  }

  #newView<N extends ViewName>(name: N, query: QueryArgs<N>[0]): View<ValueOf<N>> {
    const dependencies = { versions: this.#versions, watched: this.#watched };
    const shownBefore = ofName(this.#newest.get(name), name)?.lastAnswer;
    return new View(name, () => this.#read(name, query), dependencies, shownBefore);
  }

  /** A view's answer for once: nothing is kept. */
  readOnce<N extends ViewName>(name: N, ...[query]: QueryArgs<N>): AnswerOf<N> {
    return this.#read(name, query).answer;
  }

  /** Carries a command out and lets who is looking know. What is read from now on knows of it in any case. */
  dispatch(command: Command): Result {
    const outcome = this.attempt((core) => core.dispatch(command));
    if (outcome.kind === "failed" || outcome.kind === "refused") return outcome;
    if (outcome.commit !== undefined) {
      this.living.keep(outcome.commit.entry);
      this.onCommit?.(outcome.commit);
    }
    if (outcome.touched.includes("session")) this.#rememberSession();
    this.touch(outcome.touched);
    if (outcome.touched.includes("repository")) this.#listeners.filed();
    return outcome;
  }

  /** Does something with the core; if it traps, the core is restored and nothing was done. */
  attempt<T>(act: (core: PortalCore) => T): T | { kind: "failed" } {
    return this.living.attempt(act);
  }

  /** Says that these slices changed. */
  touch(slices: readonly Slice[]): void {
    this.#versions.touch(slices);
    this.#refresh();
  }

  #read<N extends ViewName>(name: N, query: QueryArgs<N>[0]) {
    const read = (core: PortalCore) => {
      const readable: Readable = core;
      return readable[name](query);
    };
    try {
      return this.living.call(read);
    } catch (error) {
      if (error instanceof CoreTrapped) return this.living.call(read);
      throw error;
    }
  }

  #rememberSession(): void {
    const answer = this.readOnce("session");
    if (answer.kind === "refused") return;
    const { role, person } = answer.value;
    this.living.actAgain({ session: { actAs: { role, person: person.id } } });
  }

  #refresh(): void {
    for (const view of [...this.#watched]) view.refresh();
  }

  #forgetIdle(newest: View<unknown>): void {
    if (this.#views.size <= idleLimit + this.#watched.size) return;
    for (const [key, view] of this.#views) {
      if (this.#watched.has(view) || view === newest) continue;
      this.#views.delete(key);
      return;
    }
  }
}
