import type { Command, Commit, Outcome, PortalCore, Slice } from "./pkg/portal_core";
import { CoreTrapped, isTrap } from "./trap";
import { Versions } from "./versions";
import { View } from "./view";
import type { AnswerOf, QueryArgs, Readable, ValueOf, ViewName } from "./viewTypes";
import { wellFormed } from "./wellFormed";

/** What came of a command; 'failed' if the core trapped on it: it was not done and the core has been restored. */
export type Result = Outcome | { kind: "failed" };

/** Makes cores. */
export interface Engine {
  /** A core with the sample data, whose dates are counted from this moment. */
  open(openedAt: number): PortalCore;
  /** Gives up all cores made so far, in whatever state they are. */
  renew(): void;
}

/** Views that nobody is looking at are kept for the way back, up to this many. */
const idleLimit = 64;

/**
 * What the screens know of the core: it keeps what views answered until the core says that it changed, and brings the
 * core back from what was committed when it traps.
 */
export class Facade {
  readonly #engine: Engine;
  readonly #onTrap: () => void;
  readonly #versions = new Versions();
  readonly #watched = new Set<View<unknown>>();
  readonly #views = new Map<string, View<unknown>>();
  #openedAt: number;
  #core: PortalCore;
  #commits: Commit[] = [];
  #acting: Command | undefined;

  constructor(engine: Engine, openedAt: number, onTrap: () => void) {
    this.#engine = engine;
    this.#onTrap = onTrap;
    this.#openedAt = openedAt;
    this.#core = engine.open(openedAt);
  }

  /** A view with a query. The same object as long as it is remembered. */
  view<N extends ViewName>(name: N, ...[query]: QueryArgs<N>): View<ValueOf<N>> {
    const key = `${name} ${JSON.stringify(query)}`;
    const known = this.#views.get(key);
    const isOfThisName = (view: View<unknown>): view is View<ValueOf<N>> => view.name === name;
    if (known !== undefined && isOfThisName(known)) {
      this.#views.delete(key);
      this.#views.set(key, known);
      return known;
    }
    const surroundings = { versions: this.#versions, watched: this.#watched };
    const view = new View(name, () => this.#read(name, query), surroundings);
    this.#views.set(key, view);
    this.#forgetIdle(view);
    return view;
  }

  /** A view's answer for once: nothing is kept. */
  readOnce<N extends ViewName>(name: N, ...[query]: QueryArgs<N>): AnswerOf<N> {
    return this.#read(name, query).answer;
  }

  /** Carries a command out and lets who is looking know. */
  dispatch(command: Command): Result {
    const sound = wellFormed(command);
    const outcome = this.attempt((core) => core.dispatch(sound));
    if (outcome.kind === "failed" || outcome.kind === "refused") return outcome;
    if (outcome.commit !== undefined) this.#commits.push(outcome.commit);
    if (outcome.touched.includes("session")) this.#rememberSession();
    this.touch(outcome.touched);
    return outcome;
  }

  /** Does something with the core; if it traps, the core is restored and nothing was done. */
  attempt<T>(act: (core: PortalCore) => T): T | { kind: "failed" } {
    try {
      return this.#guard(() => act(this.#core));
    } catch (error) {
      if (error instanceof CoreTrapped) return { kind: "failed" };
      throw error;
    }
  }

  /** Says that these slices changed. */
  touch(slices: readonly Slice[]): void {
    this.#versions.touch(slices);
    this.#refresh();
  }

  /** Back to the sample data, acting as before. */
  reset(openedAt: number): void {
    this.#openedAt = openedAt;
    this.#commits = [];
    this.#restore();
    this.#refresh();
  }

  #read<N extends ViewName>(name: N, query: QueryArgs<N>[0]) {
    const sound = wellFormed(query);
    const read = () => {
      const readable: Readable = this.#core;
      return readable[name](sound);
    };
    try {
      return this.#guard(read);
    } catch (error) {
      if (error instanceof CoreTrapped) return this.#guard(read);
      throw error;
    }
  }

  #guard<T>(act: () => T): T {
    try {
      return act();
    } catch (error) {
      if (!isTrap(error)) throw error;
      this.#restore();
      // Not now: this may be in the midst of React's rendering.
      queueMicrotask(() => {
        this.#refresh();
        this.#onTrap();
      });
      throw new CoreTrapped(error);
    }
  }

  #restore(): void {
    this.#engine.renew();
    this.#core = this.#engine.open(this.#openedAt);
    for (const commit of this.#commits) this.#core.apply(commit);
    if (this.#acting !== undefined) this.#core.dispatch(this.#acting);
    this.#versions.restart();
  }

  #rememberSession(): void {
    const answer = this.readOnce("session");
    if (answer.kind === "refused") return;
    const { role, person } = answer.value;
    this.#acting = { session: { actAs: { role, person: person.id } } };
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
