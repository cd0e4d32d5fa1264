import type { DashboardUse } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import { StillAssigned } from "./StillAssigned";
import { removeTexts } from "./texts";

export type RemoveDataProps = {
  data: { id: string; name: string; assignments: number; usedBy?: DashboardUse };
  what: "dokumen" | "data";
  onClose: () => void;
  onRemoved?: (() => void) | undefined;
};

/** Asks before a document or dataset is removed. If it is assigned, the dialog says why it cannot be removed. */
export function RemoveData({ data, what, onClose, onRemoved }: RemoveDataProps) {
  if (data.assignments > 0) return <StillAssigned data={data} what={what} onClose={onClose} />;
  return (
    <AlertDialog
      isOpen
      onClose={onClose}
      title={removeTexts.question(what, data.name)}
      confirmLabel={removeTexts.confirm}
      onConfirm={() => {
        const isRemoved = dispatchAndTell(
          { repository: { remove: { id: data.id } } },
          removeTexts.done(data.name),
        );
        onClose();
        if (isRemoved) onRemoved?.();
      }}
    >
      {data.usedBy && <UsedBy dashboards={data.usedBy} />}
      <p>{removeTexts.undo}</p>
    </AlertDialog>
  );
}

/** Names the dashboards whose widgets would lose their data. */
function UsedBy({ dashboards: { names, private: hidden } }: { dashboards: DashboardUse }) {
  const others = hidden > 0 ? [removeTexts.privateDashboards(hidden)] : [];
  const all = [...names.map(removeTexts.dashboard), ...others];
  if (all.length === 0) return null;
  return <p dir="auto">{removeTexts.usedBy(all)}</p>;
}
