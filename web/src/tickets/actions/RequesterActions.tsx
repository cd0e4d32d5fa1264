import { CircleX } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/action/Button";
import type { TicketToolsProps } from "../detail/detailArea";
import { CloseTicketDialog } from "../status/CloseTicketDialog";
import { TicketMenu } from "./TicketMenu";
import { actionTexts } from "./texts";
import { useStatusActions } from "./useStatusActions";

/** A business entity's actions on its own ticket: close and reopen. */
export function RequesterActions({ ticket: { id, can }, part }: TicketToolsProps) {
  const actions = useStatusActions(id, can);
  const [closing, setClosing] = useState(false);
  return (
    <>
      {can.close && part !== "menu" && (
        <Button icon={CircleX} lang="en" onClick={() => setClosing(true)}>
          {actionTexts.close}
        </Button>
      )}
      {part !== "menu" &&
        actions.map(({ key, label, lang, icon, onSelect }) => (
          <Button key={key} lang={lang} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))}
      {part === "menu" && <TicketMenu ticket={id} groups={[]} />}
      <CloseTicketDialog ticket={closing ? id : undefined} onClose={() => setClosing(false)} />
    </>
  );
}
