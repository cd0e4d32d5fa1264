import { useState } from "react";
import type { TicketDetail } from "../../engine";
import { Tabs } from "../../ui/action/Tabs";
import { Dialog } from "../../ui/overlay/Dialog";
import { assignTexts } from "../assign/texts";
import { useAgentChoice } from "../assign/useAgentChoice";
import styles from "./actions.module.css";
import { assignLabels, reassignTexts } from "./texts";
import { useGiveBack } from "./useGiveBack";

export type ReassignDialogProps = {
  ticket: Pick<TicketDetail, "id" | "can">;
  isOpen: boolean;
  onClose: () => void;
};

/** The 'Re-Assign Ticket' dialog (§2.5): to another agent, or back to the administrator (decisions §4). */
export function ReassignDialog({ isOpen, ...props }: ReassignDialogProps) {
  // Unmounted while closed, so that each opening starts with an agent.
  return isOpen ? <Reassigning {...props} /> : null;
}

function Reassigning({ ticket: { id, can }, onClose }: Omit<ReassignDialogProps, "isOpen">) {
  const [way, setWay] = useState<"agent" | "administrator">("agent");
  const toAgent = useAgentChoice({
    ticket: id,
    told: ({ name }) => assignTexts.done(id, name),
    onClose,
    onAssigned: onClose,
  });
  const toAdministrator = useGiveBack({ ticket: id, canGiveBack: can.giveBack, onClose });
  const shown = way === "agent" ? toAgent : toAdministrator;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={assignLabels.reassignOrReturn}
      lang="en"
      size="large"
      footer={shown.buttons}
    >
      <Tabs
        label={reassignTexts.ways}
        tabs={[
          { key: "agent", label: reassignTexts.agent.label },
          { key: "administrator", label: reassignTexts.administrator.label },
        ]}
        chosen={way}
        onChoose={setWay}
      >
        <p className={styles.about}>{reassignTexts[way].hint}</p>
        {shown.content}
      </Tabs>
    </Dialog>
  );
}
