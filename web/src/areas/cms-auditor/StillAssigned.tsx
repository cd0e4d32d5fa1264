import { refusalText } from "../../engine";
import { paths } from "../../shared/paths";
import { LinkButton } from "../../ui/action/LinkButton";
import { Dialog } from "../../ui/overlay/Dialog";
import type { RemoveDataProps } from "./RemoveData";
import { stillAssignedTexts } from "./texts";

export function StillAssigned({ data, what, onClose }: RemoveDataProps) {
  const { name, assignments } = data;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={stillAssignedTexts[what](name)}
      footer={
        <LinkButton to={paths.cmsAuditor.assignmentsOf(name)} variant="primary">
          {stillAssignedTexts.assignments}
        </LinkButton>
      }
    >
      {refusalText({ reason: "stillAssigned", assignments })}
    </Dialog>
  );
}
