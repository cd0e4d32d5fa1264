import { DashboardNotFound } from "../../dashboards/reader/DashboardNotFound";
import { WrongPerson } from "../../shell/layout/WrongPerson";
import { backToList } from "./backToList";

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
