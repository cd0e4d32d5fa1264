import { CoreTrapped } from "../../platform/trap";
import type { Command, Committed, Outcome, PortalCore, Slice } from "../../wasm/pkg/portal_core";
import { type Engine, LivingCore } from "./livingCore";
import { Versions } from "./versions";
import { View } from "./view";
import type { AnswerOf, QueryArgs, QueryOf, Readable, ValueOf, ViewName } from "./viewTypes";

/** Result of a command. 'failed': the core trapped and was restored; the command was not carried out. */
export type Result = Outcome | { kind: "failed" };

/** Callbacks for events that are not part of a view. */
export interface Listeners {
  /** The core trapped and was restored. */
  trapped(): void;
  /** Commits of other tabs were applied, or all data were replaced. */
  moved(): void;
  /** A command changed the repository: a dataset that undo brought back has no rows yet. */
  filed(): void;
}

/** Number of views without listeners that stay cached, in case the user goes back. */
const idleLimit = 64;

function ofName<N extends ViewName>(view: View<unknown> | undefined, name: N) {
  const isOfName = (view: View<unknown>): view is View<ValueOf<N>> => view.name === name;
  return view !== undefined && isOfName(view) ? view : undefined;
}

/** The screens' access to the core. Caches the answers of views until the core reports a change. */
export class Facade {
  /** The core, which the storage loads and updates. */
  readonly living: LivingCore;
  /** Called with each commit made in this tab. */
  onCommit: ((commit: Committed) => void) | undefined;
  /** Called after commits of other tabs were applied. */
  onMoved: (() => void) | undefined;
  readonly #listeners: Listeners;
  readonly #versions = new Versions();
  readonly #watched = new Set<View<unknown>>();
  readonly #views = new Map<string, View<unknown>>();
  /** The last view requested under each name. */
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

  /** A view with a query. Returns the same object as long as it is cached. */
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

  #newView<N extends ViewName>(name: N, query: QueryOf<N>): View<ValueOf<N>> {
    const dependencies = { versions: this.#versions, watched: this.#watched };
    const shownBefore = ofName(this.#newest.get(name), name)?.lastAnswer;
    return new View(name, () => this.#read(name, query), dependencies, shownBefore);
  }

  /** Reads a view once, without caching. */
  readOnce<N extends ViewName>(name: N, ...[query]: QueryArgs<N>): AnswerOf<N> {
    return this.#read(name, query).answer;
  }

  /** Carries out a command and notifies listeners. */
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

  /** Runs `act` with the core. If the core traps, it is restored and nothing has changed. */
  attempt<T>(act: (core: PortalCore) => T): T | { kind: "failed" } {
    return this.living.attempt(act);
  }

  /** Reports that these slices changed. */
  touch(slices: readonly Slice[]): void {
    this.#versions.touch(slices);
    this.#refresh();
  }

  #read<N extends ViewName>(name: N, query: QueryOf<N>) {
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
