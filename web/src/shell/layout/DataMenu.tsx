import {
  ArchiveArrowDown,
  ArchiveRestore,
  Download,
  Ellipsis,
  RotateCcw,
  Trash2,
} from "lucide-react";
import { copySetAside, useStorageState } from "../../engine";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { openDataTask } from "../storage/dataTasks";
import { handOut } from "../storage/handOut";

/** Menu of actions on all data; view-only roles have none. */
export function DataMenu() {
  const { hasPiecesAside, hasDatabasesAside } = useStorageState();
  const hasAside = hasPiecesAside || hasDatabasesAside;
  const aside = [
    {
      key: "copyAside",
      label: "Simpan bagian yang disisihkan",
      icon: Download,
      onSelect: () => void handOut(copySetAside()),
    },
    ...(hasPiecesAside
      ? [
          {
            key: "forgetAside",
            label: "Hapus bagian yang disisihkan",
            icon: Trash2,
            danger: true,
            onSelect: () => void openDataTask("forgetAside"),
          },
        ]
      : []),
  ];
  return (
    <MenuButton
      label="Cadangan dan atur ulang"
      icon={Ellipsis}
      iconOnly
      size="small"
      variant="quiet"
      groups={[
        {
          key: "data",
          label: hasAside ? "Semua data" : undefined,
          entries: [
            {
              key: "backup",
              label: "Simpan cadangan",
              icon: ArchiveArrowDown,
              onSelect: () => void openDataTask("backup"),
            },
            {
              key: "restore",
              label: "Pulihkan",
              icon: ArchiveRestore,
              onSelect: () => void openDataTask("restore"),
            },
            {
              key: "reset",
              label: "Atur ulang",
              icon: RotateCcw,
              danger: true,
              onSelect: () => void openDataTask("reset"),
            },
          ],
        },
        ...(hasAside ? [{ key: "aside", label: "Yang disisihkan", entries: aside }] : []),
      ]}
    />
  );
}
