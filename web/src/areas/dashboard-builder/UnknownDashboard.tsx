import { DashboardNotFound } from "../../dashboards/reader/DashboardNotFound";
import { paths } from "../../shared/paths";
import { WrongPerson } from "../../shell/layout/WrongPerson";
import { lastList } from "../../ui/page/lastList";

/** Where a dashboard is asked for that does not exist or is not for who asks. */
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

/** The way back from a dashboard: to the list as it was left. */
export const backToList = () => ({
  to: lastList(paths.dashboardBuilder.root),
  label: "Kembali ke Daftar Dashboard",
});
