import {
  ArchiveArrowDown,
  ArchiveRestore,
  Download,
  Ellipsis,
  RotateCcw,
  ShieldCheck,
  Trash2,
} from "lucide-react";
import { copySetAside, useStorageState } from "../../engine";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { openDataTask } from "../storage/dataTasks";
import { handOut } from "../storage/handOut";
import { dataMenuTexts as texts } from "./texts";

/** Menu of actions on all data; view-only roles have none. */
export function DataMenu() {
  const { hasPiecesAside, hasDatabasesAside } = useStorageState();
  const hasAside = hasPiecesAside || hasDatabasesAside;
  const aside = [
    {
      key: "copyAside",
      label: texts.copyAside,
      icon: Download,
      onSelect: () => void handOut(copySetAside()),
    },
    ...(hasPiecesAside
      ? [
          {
            key: "forgetAside",
            label: texts.forgetAside,
            icon: Trash2,
            danger: true,
            onSelect: () => void openDataTask("forgetAside"),
          },
        ]
      : []),
  ];
  return (
    <MenuButton
      label={texts.title}
      icon={Ellipsis}
      iconOnly
      size="small"
      variant="quiet"
      groups={[
        {
          key: "data",
          label: hasAside ? texts.all : undefined,
          entries: [
            {
              key: "backup",
              label: texts.backup,
              icon: ArchiveArrowDown,
              onSelect: () => void openDataTask("backup"),
            },
            {
              key: "restore",
              label: texts.restore,
              icon: ArchiveRestore,
              onSelect: () => void openDataTask("restore"),
            },
            {
              key: "integrity",
              label: texts.integrity,
              icon: ShieldCheck,
              onSelect: () => void openDataTask("integrity"),
            },
            {
              key: "reset",
              label: texts.reset,
              icon: RotateCcw,
              danger: true,
              onSelect: () => void openDataTask("reset"),
            },
          ],
        },
        ...(hasAside ? [{ key: "aside", label: texts.aside, entries: aside }] : []),
      ]}
    />
  );
}
