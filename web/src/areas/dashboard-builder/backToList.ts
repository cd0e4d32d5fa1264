import { paths } from "../../shared/paths";
import { lastList } from "../../ui/page/lastList";

/** The way back from a dashboard: to the list as it was left. */
export const backToList = () => ({
  to: lastList(paths.dashboardBuilder.root),
  label: "Kembali ke Daftar Dashboard",
});
