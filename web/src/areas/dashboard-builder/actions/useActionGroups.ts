import { Copy, Download, FilePen, Globe, History, Trash2 } from "lucide-react";
import type { MenuEntry, MenuGroup } from "../../../ui/overlay/MenuList";
import { type ActedOn, useDashboardActions } from "./useDashboardActions";

/** The status change that is possible now: publish or unpublish (§4). */
export function useStatusStep(dashboard: ActedOn) {
  const { publish, unpublish } = useDashboardActions(dashboard);
  return dashboard.isPublished
    ? { label: "Jadikan Draft", icon: FilePen, take: unpublish }
    : { label: "Publikasi", icon: Globe, take: publish };
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
      label: "Duplikat",
      icon: Copy,
      onSelect: () => {
        const copy = duplicate();
        if (copy !== undefined) tasks.onDuplicated(copy);
      },
    },
    { key: "export", label: "Ekspor", icon: Download, onSelect: exportFile },
    { key: "history", label: "Riwayat", icon: History, onSelect: tasks.onHistory },
  ];
  return [
    { key: "copies", label: "Salinan", entries: copying },
    {
      key: "deleting",
      label: "Hapus",
      entries: [
        { key: "delete", label: "Hapus", icon: Trash2, danger: true, onSelect: tasks.onDelete },
      ],
    },
  ];
}
