import type { DashboardUse } from "../../engine";
import { figure } from "../../platform/figure";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { AlertDialog } from "../../ui/overlay/AlertDialog";
import { StillAssigned } from "./StillAssigned";

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
      title={`Apakah Anda yakin ingin menghapus ${what} "${data.name}"?`}
      confirmLabel="Hapus"
      onConfirm={() => {
        const isRemoved = dispatchAndTell(
          { repository: { remove: { id: data.id } } },
          `"${data.name}" dihapus.`,
        );
        onClose();
        if (isRemoved) onRemoved?.();
      }}
    >
      {data.usedBy && <UsedBy dashboards={data.usedBy} />}
      <p>Untuk mengembalikannya, pilih Urungkan atau tekan Ctrl+Z sesudah menghapus.</p>
    </AlertDialog>
  );
}

/** Names the dashboards whose widgets would lose their data. */
function UsedBy({ dashboards: { names, private: hidden } }: { dashboards: DashboardUse }) {
  const others = hidden > 0 ? [`${figure(hidden)} dasbor privat`] : [];
  const all = [...names.map((name) => `“${name}”`), ...others];
  if (all.length === 0) return null;
  return (
    <p dir="auto">Data ini dipakai {all.join(", ")}. Widget di sana tidak lagi dapat digambar.</p>
  );
}
