import { DashboardNotFound } from "../../dashboards/reader/DashboardNotFound";
import { paths } from "../../shared/paths";
import { WrongPerson } from "../../shell/layout/WrongPerson";
import { lastList } from "../../ui/page/lastList";

/** Shown for a dashboard that does not exist or that this person may not read. */
export function UnknownDashboard() {
  return (
    <>
      <DashboardNotFound title="Dashboard tidak ditemukan" back={backToList()}>
        Mungkin dashboard ini sudah dihapus, hanya untuk pembuatnya, atau alamatnya salah ketik.
      </DashboardNotFound>
      <WrongPerson />
    </>
  );
}

export const backToList = () => ({
  to: lastList(paths.dashboardBuilder.root),
  label: "Kembali ke Daftar Dashboard",
});
