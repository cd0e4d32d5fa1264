import {
  type Committed,
  type DashboardForm,
  type Edit,
  type EditOutcome,
  type PlaceErrors,
  readView,
  refusalText,
} from "../../../engine";
import { keepEqual } from "../../../platform/keepEqual";
import { listeners } from "../../../platform/signal";
import { begun, type Entry, type History, redone, sealed, stepped, undone } from "./history";
import { propertiesTexts, stepTexts as texts } from "./texts";
import { isSame, type WorkingCopy } from "./workingCopy";

/** The element to focus after a step. */
export type FocusWish = {
  widget: string | undefined;
  part: "widget" | "settings";
  /** Move the focus only if the focused element is gone. */
  isRescue?: boolean | undefined;
};

type StepOptions = {
  /** Consecutive steps with the same key become one undo step. */
  key?: string;
  wish?: FocusWish["part"];
  /** True if a toast announces the step; the editor then does not. */
  isAnnounced?: boolean;
};

export type EditorState = {
  history: History<WorkingCopy>;
  saved: WorkingCopy;
  /** The commit that stored `saved`, if this editor made it. */
  savedBy: Committed | undefined;
  selected: string | undefined;
  said: string;
  /** Why the last step was refused. */
  problem: string | undefined;
  placeErrors: PlaceErrors | undefined;
  wish: FocusWish | undefined;
};

/** The editor's state: the working copy with its undo steps, and the selection. The core computes every step. */
export class EditorStore {
  #state: EditorState;
  readonly #listeners = listeners();

  constructor(start: WorkingCopy) {
    this.#state = {
      history: begun(start),
      saved: start,
      savedBy: undefined,
      selected: undefined,
      said: "",
      problem: undefined,
      placeErrors: undefined,
      wish: undefined,
    };
  }

  readonly state = () => this.#state;

  readonly subscribe = this.#listeners.subscribe;

  get copy(): WorkingCopy {
    return this.#state.history.present.value;
  }

  get isSaved(): boolean {
    return isSame(this.copy, this.#state.saved);
  }

  /** Returns the outcome of a step without doing it. */
  preview(edit: Edit): EditOutcome | undefined {
    const answer = readView("editStep", { widgets: [...this.copy.widgets], edit });
    if (answer.kind === "ok") return answer.value;
    this.#set({ problem: refusalText(answer.refusal) });
    return undefined;
  }

  /** Returns true if the step changed something. */
  step(edit: Edit, { key, wish, isAnnounced = false }: StepOptions = {}): boolean {
    const outcome = this.preview(edit);
    if (outcome === undefined) return false;
    if (outcome.kind === "refused") {
      const { message, place } = outcome;
      this.#set({ problem: place ? undefined : message, placeErrors: place });
      return false;
    }
    const { selected, announcement, changed } = outcome;
    this.#set({ placeErrors: undefined, problem: undefined });
    if (changed) {
      const widgets = keepEqual(this.copy.widgets, outcome.widgets);
      this.#do({ value: { ...this.copy, widgets }, words: announcement, about: selected, key });
    }
    this.#set({
      selected: selected ?? this.#state.selected,
      wish: wish && { widget: selected, part: wish },
    });
    if (key === undefined && !isAnnounced) this.#say(announcement);
    return changed;
  }

  /** Changes name, description, category, permission or thumbnail. Returns false if the core refuses them. */
  describe(form: DashboardForm): boolean {
    const errors = readView("dashboardFormErrors", form);
    if (errors.kind === "refused" || errors.value.length > 0) return false;
    const value = { ...this.copy, form };
    if (isSame(this.copy, value)) return true;
    this.#do({ value, words: propertiesTexts.changed });
    this.#say(propertiesTexts.changed);
    return true;
  }

  undo() {
    this.#go(undone(this.#state.history), this.#state.history.present, texts.undo);
  }

  redo() {
    const next = redone(this.#state.history);
    this.#go(next, next?.present, texts.redo);
  }

  /** Ends the current undo step: later typing begins a new one. */
  seal() {
    const history = sealed(this.#state.history);
    if (history !== this.#state.history) this.#set({ history });
  }

  select(selected: string | undefined) {
    if (selected === this.#state.selected) return;
    this.seal();
    this.#set({ selected, placeErrors: undefined });
  }

  wishFor(part: FocusWish["part"]) {
    this.#set({ wish: { widget: this.#state.selected, part } });
  }

  keepInSight() {
    this.#set({ wish: { widget: this.#state.selected, part: "widget", isRescue: true } });
  }

  forgetWish() {
    if (this.#state.wish) this.#set({ wish: undefined });
  }

  forgetProblem() {
    this.#set({ problem: undefined });
  }

  forgetPlaceErrors() {
    if (this.#state.placeErrors) this.#set({ placeErrors: undefined });
  }

  /** Records that the working copy is stored. */
  markSaved(savedBy: Committed | undefined) {
    this.seal();
    this.#set({ saved: this.copy, savedBy });
  }

  /** Records what the portal stores, without changing the working copy. */
  markStored(saved: WorkingCopy) {
    this.#set({ saved, savedBy: undefined });
  }

  /** Restarts with the stored dashboard; the undo steps are dropped. */
  renew(saved: WorkingCopy) {
    this.#set({
      history: begun(saved),
      saved,
      savedBy: undefined,
      selected: undefined,
      wish: undefined,
    });
  }

  /** Restores unsaved edits as one step, which can be undone. Edits from another tab join that step. */
  resume(value: WorkingCopy) {
    this.#do({ value, words: texts.draftRestored, key: "draft" });
  }

  #go(
    history: History<WorkingCopy> | undefined,
    step: Entry<WorkingCopy> | undefined,
    { done, none }: typeof texts.undo,
  ) {
    if (history === undefined || step === undefined) return this.#say(none);
    const after = history.present.value.widgets.map(({ id }) => id);
    const gone = this.copy.widgets.map(({ id }) => id);
    const came = after.find((id) => !gone.includes(id));
    const before = this.#state.selected;
    const selected = [came, step.about, before].find(
      (id) => id !== undefined && after.includes(id),
    );
    this.#set({
      history,
      selected,
      problem: undefined,
      placeErrors: undefined,
      wish: { widget: selected, part: "widget", isRescue: true },
    });
    this.#say(done(step.words));
  }

  #do(entry: Entry<WorkingCopy>) {
    this.#set({ history: stepped(this.#state.history, entry) });
  }

  /** Adds a no-break space to a repeated sentence: screen readers only announce a change. */
  #say(said: string) {
    this.#set({ said: said === this.#state.said ? `${said}\u00A0` : said });
  }

  #set(part: Partial<EditorState>) {
    this.#state = { ...this.#state, ...part };
    this.#listeners.tell();
  }
}
