import { lastList } from "../../app/lastList";
import { paths } from "../../app/paths";

/** The way back from a dashboard: to the list as it was left. */
export const backToList = () => ({
  to: lastList(paths.dashboardBuilder.root),
  label: "Kembali ke Daftar Dashboard",
});
