import { useParams } from "react-router-dom";
import { NotFound } from "../../app/shell/NotFound";
import { PlannedScreen } from "../../app/shell/PlannedScreen";
import { categoryAt } from "./categories";
import { categoryScreen } from "./screens";

/** /dashboard-builder/category/{category} (§2.2). */
export function CategoryScreen() {
  const category = categoryAt(useParams().category);
  return category === undefined ? <NotFound /> : <PlannedScreen {...categoryScreen(category)} />;
}
