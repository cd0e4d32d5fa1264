import { refusalText } from "../../engine";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/action/LinkButton";
import { Dialog } from "../../ui/overlay/Dialog";
import type { RemoveDataProps } from "./RemoveData";

export function StillAssigned({ data, what, onClose }: RemoveDataProps) {
  const { name, assignments } = data;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={`${what === "data" ? "Data" : "Dokumen"} "${name}" belum dapat dihapus`}
      footer={
        <LinkButton to={paths.cmsAuditor.assignmentsOf(name)} variant="primary">
          Lihat penugasan
        </LinkButton>
      }
    >
      {refusalText({ reason: "stillAssigned", assignments })}
    </Dialog>
  );
}
