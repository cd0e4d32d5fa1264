import { Link as LinkIcon, Merge, Unlink } from "lucide-react";
import { lazy, type ReactNode, useState } from "react";
import { Link } from "react-router-dom";
import { type LinkedTicket, type TicketDetail, useSession } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { TICKET_PATH } from "../../shared/ticketPath";
import { Button } from "../../ui/action/Button";
import { IconButton } from "../../ui/action/IconButton";
import { LateDialog } from "../../ui/overlay/LateDialog";
import type { MenuEntry } from "../../ui/overlay/MenuList";
import { Panel } from "../../ui/page/Panel";
import { TicketStatus } from "../status/TicketStatus";
import styles from "./cases.module.css";
import { caseTexts } from "./texts";

const MergeDialog = lazy(() => import("./MergeDialog"));
const LinkDialog = lazy(() => import("./LinkDialog"));

/** Merging and linking a ticket, as menu entries with their dialogs. */
export function useCaseActions({ id, can }: TicketDetail): {
  entries: MenuEntry[];
  dialogs: ReactNode;
} {
  const [open, setOpen] = useState<"merge" | "link">();
  const close = () => setOpen(undefined);
  const offer = (key: "merge" | "link", label: string, icon: MenuEntry["icon"]): MenuEntry => ({
    ...{ key, label, icon },
    onSelect: () => setOpen(key),
  });
  const entries = [
    ...(can.merge ? [offer("merge", caseTexts.merge, Merge)] : []),
    ...(can.link ? [offer("link", caseTexts.link, LinkIcon)] : []),
  ];
  const dialogs = open && (
    <LateDialog>
      {open === "merge" ? (
        <MergeDialog
          tickets={[id]}
          onClose={close}
          onLink={can.link ? () => setOpen("link") : undefined}
        />
      ) : (
        <LinkDialog ticket={id} onClose={close} />
      )}
    </LateDialog>
  );
  return { entries, dialogs };
}

/** 'Tiket Terkait': the other tickets of the matter. For a company only if there are any. */
export function CasePanel({ ticket }: { ticket: TicketDetail }) {
  const { entries, dialogs } = useCaseActions(ticket);
  const { links } = ticket.case;
  if (links.length === 0 && entries.length === 0) return null;
  return (
    <div className={styles.notPrinted}>
      <Panel title={caseTexts.title}>
        <div className={styles.panel}>
          {links.length === 0 ? (
            <p className={styles.quiet}>{caseTexts.none}</p>
          ) : (
            <ul className={styles.links}>
              {links.map((link) => (
                <li key={`${link.relation} ${link.id}`}>
                  <Linked of={ticket.id} link={link} />
                </li>
              ))}
            </ul>
          )}
          {entries.length > 0 && (
            <div className={styles.buttons}>
              {entries.map(({ key, label, icon, onSelect }) => (
                <Button
                  key={key}
                  size="small"
                  icon={icon}
                  shortcut={key === "merge" ? "m" : undefined}
                  onClick={onSelect}
                >
                  {label}
                </Button>
              ))}
            </div>
          )}
        </div>
      </Panel>
      {dialogs}
    </div>
  );
}

function Linked({ of, link }: { of: string; link: LinkedTicket }) {
  const { role } = useSession();
  const { relation, id, title, status, canUnlink } = link;
  return (
    <div className={styles.linked}>
      <p className={styles.quiet}>{relation}</p>
      <TicketStatus status={status} />
      {canUnlink && (
        <IconButton
          size="small"
          icon={Unlink}
          label={caseTexts.unlink(id)}
          onClick={() =>
            dispatchAndTell(
              { ticket: { unlink: { ticket: of, other: id } } },
              caseTexts.unlinked(id),
            )
          }
        />
      )}
      <Link className={styles.linkedTitle} to={TICKET_PATH[role](id)}>
        {id} <bdi>{title}</bdi>
      </Link>
    </div>
  );
}
