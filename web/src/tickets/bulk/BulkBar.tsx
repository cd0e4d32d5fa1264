import { Building2, Flag, Lock, type LucideIcon, Merge, Tag, UserPlus, X, Zap } from "lucide-react";
import {
  lazy,
  type RefObject,
  useContext,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import {
  type BulkAction,
  type BulkPreview,
  type BulkTickets,
  type TicketListQuery,
  useView,
  useVocabulary,
} from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { ExportMenu } from "../../shared/export/ExportMenu";
import { toast } from "../../shared/toast/toast";
import { Button } from "../../ui/action/Button";
import { isTyping } from "../../ui/form/isTyping";
import { isCovered } from "../../ui/overlay/isCovered";
import { LateDialog } from "../../ui/overlay/LateDialog";
import { afterFrame } from "../../ui/page/afterFrame";
import { usePublishedSize } from "../../ui/page/usePublishedSize";
import { exportedRows } from "../list/TicketExport";
import type { RowSelection } from "../list/useRowSelection";
import { applyBulk } from "./applyBulk";
import styles from "./BulkBar.module.css";
import { BulkDialog } from "./BulkDialog";
import { BulkResults } from "./bulkResults";
import { bulkActionTexts, bulkDoneTexts, bulkTexts as texts } from "./texts";

/** A change that a dialog asks about. */
export type AskedChange = Exclude<BulkAction, "merge" | "export">;

const MergeDialog = lazy(() => import("../cases/MergeDialog"));
const BulkResult = lazy(() => import("./BulkResult"));

const BUTTONS: Record<Exclude<BulkAction, "export">, { icon: LucideIcon; key: string }> = {
  assign: { icon: UserPlus, key: "a" },
  status: { icon: Zap, key: "s" },
  priority: { icon: Flag, key: "p" },
  labels: { icon: Tag, key: "l" },
  department: { icon: Building2, key: "d" },
  merge: { icon: Merge, key: "m" },
};

export type BulkBarProps = {
  query: TicketListQuery;
  tickets: BulkTickets;
  selection: RowSelection;
  /** Takes the focus if its control leaves with the bar. */
  home: RefObject<HTMLElement | null>;
  onLeave: () => void;
};

/** Actions for the chosen tickets. It stays at the bottom of the window. */
export default function BulkBar({ query, tickets, selection, home, onLeave }: BulkBarProps) {
  const answer = useView("bulkSelection", { tickets, list: query });
  const { statuses, statusActions } = useVocabulary();
  const [asked, setAsked] = useState<AskedChange | "merge">();
  const [result, setResult] = useState<BulkPreview>();
  const showResult = useContext(BulkResults);
  const bar = useRef<HTMLElement>(null);
  usePublishedSize(bar, "--bottom-bar");

  function leave() {
    selection.clear();
    onLeave();
    // A closed dialog first returns the focus to its opener.
    afterFrame(() => {
      if (document.activeElement === document.body) home.current?.focus({ preventScroll: true });
    });
  }
  useEscape(leave);
  if (answer.kind === "refused") return null;

  const { count, matching, outside, isStale, actions } = answer.value;
  const hasAll = "matching" in tickets;

  /** Closes rows that were chosen by hand at once. Tickets that were never on the screen are shown before. */
  function closeTickets() {
    if (hasAll) return setAsked("status");
    const applied = applyBulk(
      tickets,
      {
        change: { setStatus: { status: "closed" } },
        done: (count) => bulkDoneTexts.status(count, labelOf(statuses, "closed")),
      },
      showResult,
    );
    if (applied === undefined) return;
    if ("refused" in applied) return toast(applied.refused, "danger");
    if (applied.result.changes > 0 && applied.result.refused === 0) return leave();
    setResult(applied.result);
  }

  return (
    <section ref={bar} className={styles.bar} aria-label={texts.region}>
      <div className={styles.chosen}>
        <p className={styles.count}>{hasAll ? texts.allChosen(count) : texts.count(count)}</p>
        {outside.length > 0 && (
          <p className={styles.note} data-tone="warning">
            {texts.outside(outside.length)}{" "}
            <Button size="small" variant="quiet" onClick={() => selection.release(outside)}>
              {texts.release}
            </Button>
          </p>
        )}
        {isStale && (
          <p className={styles.note} data-tone="warning">
            {texts.stale(matching)}
          </p>
        )}
        {(isStale || (!hasAll && matching > count - outside.length)) && (
          <Button size="small" variant="quiet" onClick={() => selection.chooseAll(matching)}>
            {texts.all(matching)}
          </Button>
        )}
      </div>
      <div className={styles.actions}>
        {actions.map((action) =>
          action === "export" ? (
            <ExportMenu
              key={action}
              label={texts.export}
              iconOnly
              rows={exportedRows(query, hasAll ? [] : tickets.chosen.ids)}
            />
          ) : (
            <Button
              key={action}
              size="small"
              icon={BUTTONS[action].icon}
              shortcut={BUTTONS[action].key}
              onClick={() => setAsked(action)}
            >
              {bulkActionTexts[action]}
            </Button>
          ),
        )}
        {actions.includes("status") && (
          <Button size="small" icon={Lock} lang="en" shortcut="c" onClick={closeTickets}>
            {labelOf(statusActions, "closed")}
          </Button>
        )}
        <Button size="small" variant="quiet" icon={X} onClick={leave}>
          {texts.clear}
        </Button>
      </div>
      {asked === "merge" && !hasAll && (
        <LateDialog>
          <MergeDialog
            tickets={tickets.chosen.ids}
            onClose={() => setAsked(undefined)}
            onDone={leave}
          />
        </LateDialog>
      )}
      {asked && asked !== "merge" && (
        <BulkDialog
          asked={asked}
          count={count}
          tickets={tickets}
          onClose={() => setAsked(undefined)}
          onDone={leave}
          onResult={(result) => {
            setAsked(undefined);
            setResult(result);
          }}
        />
      )}
      {result && (
        <LateDialog>
          <BulkResult result={result} onClose={leave} />
        </LateDialog>
      )}
    </section>
  );
}

/** Escape outside of fields and dialogs. */
function useEscape(run: () => void) {
  const press = useEffectEvent(({ key, target, defaultPrevented }: KeyboardEvent) => {
    if (key === "Escape" && !defaultPrevented && !isTyping(target) && !isCovered()) run();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
}
