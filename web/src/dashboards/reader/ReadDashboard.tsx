import { FileCode2, LayoutDashboard, Printer } from "lucide-react";
import { useState } from "react";
import { useParams } from "react-router-dom";
import { type DashboardDetail, useView } from "../../engine";
import { IconButton } from "../../ui/action/IconButton";
import { EmptyState } from "../../ui/feedback/EmptyState";
import { lastList } from "../../ui/page/lastList";
import { printBoard } from "../board/printBoard";
import { useFilterAddress } from "../filters/useFilterAddress";
import { saveReport } from "../report/saveReport";
import { PRINT, SAVE_AS_HTML } from "../texts";
import { DashboardNotFound } from "./DashboardNotFound";
import { DashboardScreen } from "./DashboardScreen";
import type { ReaderPlace } from "./readerPlace";

/** /{area}/dashboards/{id}: one dashboard to read (decisions §7). */
export function ReadDashboard({ place }: { place: ReaderPlace }) {
  const { id = "" } = useParams();
  const answer = useView("dashboardDetail", id);
  const back = { to: lastList(place.list), label: `Kembali ke ${place.title}` };
  if (answer.kind === "refused") {
    return (
      <DashboardNotFound title="Dashboard tidak ditemukan" back={back}>
        Mungkin dashboard ini ditarik kembali oleh penyusunnya, dihapus, atau tautannya salah ketik.
      </DashboardNotFound>
    );
  }
  const dashboard = answer.value;
  return (
    <DashboardScreen
      key={dashboard.id}
      dashboard={dashboard}
      back={back}
      Guard={place.Guard}
      tools={dashboard.mayTakeOut && <ReaderActions dashboard={dashboard} />}
      empty={
        <EmptyState icon={LayoutDashboard} title="Dashboard ini belum berisi widget">
          Widget tampil di sini begitu penyusunnya menambahkannya.
        </EmptyState>
      }
    />
  );
}

function ReaderActions({ dashboard }: { dashboard: DashboardDetail }) {
  const { isSaving, save } = useSaveReport(dashboard.id);
  return (
    <>
      <IconButton icon={Printer} label={PRINT} onClick={() => void printBoard()} />
      {dashboard.maySavePage && (
        <IconButton
          icon={FileCode2}
          label={SAVE_AS_HTML}
          onClick={() => {
            if (!isSaving) void save();
          }}
        />
      )}
    </>
  );
}

function useSaveReport(dashboard: string) {
  const { filters } = useFilterAddress();
  const [isSaving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    await saveReport({ dashboard, filters });
    setSaving(false);
  }
  return { isSaving, save };
}
