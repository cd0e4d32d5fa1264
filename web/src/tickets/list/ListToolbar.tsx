import { SlidersHorizontal } from "lucide-react";
import { lazy, useRef, useState } from "react";
import { type TicketList, useVocabulary } from "../../engine";
import { figure } from "../../platform/figure";
import { labelOf } from "../../platform/labelOf";
import { Button } from "../../ui/action/Button";
import { Tag } from "../../ui/display/Tag";
import { CheckField } from "../../ui/form/CheckField";
import { SelectField } from "../../ui/form/SelectField";
import { LateDialog } from "../../ui/overlay/LateDialog";
import styles from "./ListToolbar.module.css";
import { filterTexts } from "./texts";
import type { TicketListState } from "./useTicketList";

const TicketFilters = lazy(() => import("./TicketFilters"));

export type ListToolbarProps = {
  view: TicketList;
  change: TicketListState["change"];
  hasStatus: boolean;
};

export function ListToolbar({ view, change, hasStatus }: ListToolbarProps) {
  const { statuses } = useVocabulary();
  return (
    <>
      {hasStatus && view.statusOptions.length > 0 && (
        <SelectField
          label={filterTexts.status}
          lang="en"
          layout="inline"
          placeholder={filterTexts.allStatuses}
          value={view.status ?? ""}
          options={view.statusOptions.map((status) => ({
            value: status,
            label: labelOf(statuses, status),
            lang: "en",
          }))}
          onChange={(status) => change({ status })}
        />
      )}
      {view.assigneeOptions.length > 0 && (
        <SelectField
          label={filterTexts.assignee}
          layout="inline"
          placeholder={filterTexts.allAssignees}
          value={view.assignee ?? ""}
          options={view.assigneeOptions}
          onChange={(assignee) => change({ assignee })}
        />
      )}
      {view.slaOptions.length > 0 && (
        <div className={styles.narrow}>
          <SelectField
            label={filterTexts.sla}
            layout="inline"
            placeholder={filterTexts.allSla}
            value={view.sla ?? ""}
            options={view.slaOptions}
            onChange={(sla) => change({ sla })}
          />
        </div>
      )}
      <MoreFilters view={view} change={change} />
      {(view.unread || view.unreadCount > 0) && (
        <CheckField
          label={filterTexts.unread(figure(view.unreadCount))}
          checked={view.unread}
          onChange={(unread) => change({ unread: unread ? "1" : undefined })}
        />
      )}
      {view.label && (
        <p className={styles.label}>
          <span>{filterTexts.label}</span>
          <Tag
            label={view.label.name}
            hue={view.label.hue}
            removeLabel={filterTexts.removeLabel(view.label.name)}
            onRemove={() => change({ label: undefined })}
          />
        </p>
      )}
    </>
  );
}

function MoreFilters({ view, change }: Pick<ListToolbarProps, "view" | "change">) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button ref={button} icon={SlidersHorizontal} onClick={() => setOpen(true)}>
        {filterTexts.moreSet(view.active.length)}
      </Button>
      <LateDialog>
        {isOpen && button.current && (
          <TicketFilters
            view={view}
            change={change}
            opener={button.current}
            onClose={() => setOpen(false)}
          />
        )}
      </LateDialog>
    </>
  );
}
