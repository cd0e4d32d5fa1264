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
import { isSame, type WorkingCopy } from "./workingCopy";

/** Where the focus goes after a step that would lose it. */
export type FocusWish = {
  widget: string | undefined;
  part: "widget" | "settings";
  /** Only if what had the focus is gone. */
  isRescue?: boolean | undefined;
};

type StepOptions = {
  /** Steps of one key in a row are one. */
  key?: string;
  wish?: FocusWish["part"];
  /** A toast says it; screen readers would hear it twice. */
  isTold?: boolean;
};

export type EditorState = {
  history: History<WorkingCopy>;
  /** As it was opened or saved last. */
  saved: WorkingCopy;
  /** The commit that saved it; undefined where it was opened so. */
  savedBy: Committed | undefined;
  selected: string | undefined;
  /** The last step, for screen readers. */
  said: string;
  /** Why the last step could not be done. */
  problem: string | undefined;
  placeErrors: PlaceErrors | undefined;
  wish: FocusWish | undefined;
};

/** The editor's memory: the working copy, how it came about, and what is selected. Every step is the core's. */
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

  /** What a step would come to; nothing is done. */
  tried(edit: Edit): EditOutcome | undefined {
    const answer = readView("editStep", { widgets: [...this.copy.widgets], edit });
    if (answer.kind === "ok") return answer.value;
    this.#set({ problem: refusalText(answer.refusal) });
    return undefined;
  }

  /** Does a step. True when something is different. */
  step(edit: Edit, { key, wish, isTold = false }: StepOptions = {}): boolean {
    const outcome = this.tried(edit);
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
    if (key === undefined && !isTold) this.#say(announcement);
    return changed;
  }

  /** Changes name, description, category, permission or thumbnail, unless the core would refuse them. */
  describe(form: DashboardForm): boolean {
    const errors = readView("dashboardFormErrors", form);
    if (errors.kind === "refused" || errors.value.length > 0) return false;
    const value = { ...this.copy, form };
    if (isSame(this.copy, value)) return true;
    const words = "Keterangan diubah.";
    this.#do({ value, words });
    this.#say(words);
    return true;
  }

  undo() {
    this.#go(undone(this.#state.history), "Diurungkan", this.#state.history.present);
  }

  redo() {
    const next = redone(this.#state.history);
    this.#go(next, "Diulangi", next?.present);
  }

  /** What is typed next is a step of its own. */
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

  /** Scrolls to the selected widget, which may have gone out of sight. */
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

  /** What stands there now is what the portal holds. */
  markSaved(savedBy: Committed | undefined) {
    this.seal();
    this.#set({ saved: this.copy, savedBy });
  }

  /** The portal holds this; what stands there stays as it is. */
  markHeld(saved: WorkingCopy) {
    this.#set({ saved, savedBy: undefined });
  }

  /** As if opened anew with what the portal holds; nothing is left to undo. */
  renew(saved: WorkingCopy) {
    this.#set({
      history: begun(saved),
      saved,
      savedBy: undefined,
      selected: undefined,
      wish: undefined,
    });
  }

  /** Goes on with a draft, as one step that can be undone. What another tab adds to the draft is part of that step. */
  resume(value: WorkingCopy) {
    this.#do({ value, words: "Draf dipulihkan.", key: "draft" });
  }

  #go(
    history: History<WorkingCopy> | undefined,
    verb: string,
    step: Entry<WorkingCopy> | undefined,
  ) {
    if (history === undefined || step === undefined) {
      return this.#say(`Tidak ada langkah yang dapat ${verb.toLowerCase()}.`);
    }
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
    this.#say(`${verb}: ${step.words}`);
  }

  #do(entry: Entry<WorkingCopy>) {
    this.#set({ history: stepped(this.#state.history, entry) });
  }

  /** The same sentence twice would be said once. */
  #say(said: string) {
    this.#set({ said: said === this.#state.said ? `${said}\u00A0` : said });
  }

  #set(part: Partial<EditorState>) {
    this.#state = { ...this.#state, ...part };
    this.#listeners.tell();
  }
}
