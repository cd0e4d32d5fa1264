import { Copy, Download, FilePen, Globe, History, Trash2 } from "lucide-react";
import type { MenuEntry, MenuGroup } from "../../../ui/overlay/MenuList";
import { actionTexts as texts } from "../texts";
import { type ActedOn, useDashboardActions } from "./useDashboardActions";

/** The status change that is possible now: publish or unpublish (§4). */
export function useStatusStep(dashboard: ActedOn) {
  const { publish, unpublish } = useDashboardActions(dashboard);
  return dashboard.isPublished
    ? { label: texts.unpublish, icon: FilePen, take: unpublish }
    : { label: texts.publish, icon: Globe, take: publish };
}

export type ActionTasks = {
  onDuplicated: (copy: string) => void;
  onHistory: () => void;
  onDelete: () => void;
};

/** Duplicate, export, history and delete as menu entries (§2.9). */
export function useActionGroups(dashboard: ActedOn, tasks: ActionTasks): MenuGroup[] {
  const { duplicate, exportFile } = useDashboardActions(dashboard);
  const copying: MenuEntry[] = [
    {
      key: "duplicate",
      label: texts.duplicate,
      icon: Copy,
      onSelect: () => {
        const copy = duplicate();
        if (copy !== undefined) tasks.onDuplicated(copy);
      },
    },
    { key: "export", label: texts.export, icon: Download, onSelect: exportFile },
    { key: "history", label: texts.history, icon: History, onSelect: tasks.onHistory },
  ];
  return [
    { key: "copies", label: texts.copies, entries: copying },
    {
      key: "deleting",
      label: texts.delete,
      entries: [
        {
          key: "delete",
          label: texts.delete,
          icon: Trash2,
          danger: true,
          onSelect: tasks.onDelete,
        },
      ],
    },
  ];
}
