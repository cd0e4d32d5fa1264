import { CircleCheck, Clock, Lock, LockOpen, type LucideIcon } from "lucide-react";
import { useCallback } from "react";
import { type Abilities, type StaffStatus, type Status, useVocabulary } from "../../engine";
import { labelOf } from "../../platform/labelOf";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { useShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS } from "../../ui/keys/texts";
import { actionTexts, doneTexts } from "./texts";

const ICONS = {
  pending: Clock,
  resolved: CircleCheck,
  closed: Lock,
} satisfies Record<StaffStatus, LucideIcon>;

type StatusAction = {
  key: string;
  label: string;
  lang?: "en";
  icon: LucideIcon;
  onSelect: () => void;
};

/** The status changes that the core offers, in its order and words, and 'Buka kembali' if it is allowed. */
export function useStatusActions(ticket: string, can: Abilities): StatusAction[] {
  const { statusActions } = useVocabulary();
  const setStatus = useSetStatus(ticket);
  const actions: StatusAction[] = can.setStatus.map((status) => ({
    key: status,
    label: labelOf(statusActions, status),
    lang: "en",
    icon: ICONS[status],
    onSelect: () => setStatus(status),
  }));
  useShortcuts(
    actions
      .filter(({ key }) => key === "resolved")
      .map(({ label, lang, onSelect }) => ({
        ...{ keys: "e", label, lang, group: KEY_GROUPS.screen, run: onSelect },
      })),
  );
  if (!can.reopen) return actions;
  const reopen: StatusAction = {
    key: "reopen",
    label: actionTexts.reopen,
    icon: LockOpen,
    onSelect: () => dispatchAndTell({ ticket: { reopen: { ticket } } }, doneTexts.reopened(ticket)),
  };
  return [reopen, ...actions];
}

function useSetStatus(ticket: string) {
  const { statuses } = useVocabulary();
  return useCallback(
    (status: Status) =>
      dispatchAndTell(
        { ticket: { setStatus: { ticket, status } } },
        doneTexts.status(ticket, labelOf(statuses, status)),
      ),
    [statuses, ticket],
  );
}
