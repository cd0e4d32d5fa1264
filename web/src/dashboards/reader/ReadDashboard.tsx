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
import { notFoundTexts, pageTexts as texts } from "../texts";
import { DashboardNotFound } from "./DashboardNotFound";
import { DashboardScreen } from "./DashboardScreen";
import type { ReaderPlace } from "./readerPlace";

/** /{area}/dashboards/{id}: one dashboard to read (decisions §7). */
export function ReadDashboard({ place }: { place: ReaderPlace }) {
  const { id = "" } = useParams();
  const answer = useView("dashboardDetail", id);
  const back = { to: lastList(place.list), label: texts.back(place.title) };
  if (answer.kind === "refused") {
    return <DashboardNotFound back={back}>{notFoundTexts.hint}</DashboardNotFound>;
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
        <EmptyState icon={LayoutDashboard} title={texts.empty}>
          {texts.emptyHint}
        </EmptyState>
      }
    />
  );
}

function ReaderActions({ dashboard }: { dashboard: DashboardDetail }) {
  const { isSaving, save } = useSaveReport(dashboard.id);
  return (
    <>
      <IconButton icon={Printer} label={texts.print} onClick={() => void printBoard()} />
      {dashboard.maySavePage && (
        <IconButton
          icon={FileCode2}
          label={texts.saveAsHtml}
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
