import { useParams } from "react-router-dom";
import { useView } from "../../engine";
import { AssignedItemScreen } from "./detail/AssignedItemScreen";
import { DataNotFound } from "./detail/DataNotFound";

/** /auditor/detail/{id} (§2.7). */
export function AssignedItemPage() {
  const { id = "" } = useParams();
  const answer = useView("assignedItem", id);
  if (answer.kind === "refused") return <DataNotFound />;
  // A new key resets search and sort order when the item changes.
  return <AssignedItemScreen key={answer.value.id} item={answer.value} />;
}
