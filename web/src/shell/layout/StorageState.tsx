import {
  ArchiveArrowDown,
  ArchiveRestore,
  Clock,
  Download,
  Ellipsis,
  RotateCcw,
  Trash2,
} from "lucide-react";
import { copySetAside, useSession, useStorageState, useStorageStatus } from "../../engine";
import { MenuButton } from "../../ui/overlay/MenuButton";
import { openDataTask } from "../storage/dataTasks";
import { handOut } from "../storage/handOut";
import { StepButtons } from "../storage/StepButtons";
import { STATUS_ICONS, STATUS_TONES } from "../storage/statusLook";
import { statusWords } from "../storage/statusWords";
import { stepsFor } from "../storage/stepsFor";
import styles from "./StorageState.module.css";

/** Shows the state of the storage, helpful actions, and the time zone. */
export function StorageState() {
  const { zone, isViewOnly } = useSession();
  const status = useStorageStatus();
  const { label, sentence, steps } = statusWords(status);
  const Icon = STATUS_ICONS[status.kind];
  return (
    <dl className={styles.facts} data-storage={status.kind}>
      <div className={styles.fact}>
        <dt className={styles.term} data-tone={STATUS_TONES[status.kind]}>
          <Icon className={styles.mark} aria-hidden="true" />
          {label}
        </dt>
        <dd className={styles.about}>
          {sentence}
          <StepButtons steps={stepsFor(steps, isViewOnly)} />
        </dd>
        {!isViewOnly && (
          <dd className={styles.menu}>
            <DataMenu />
          </dd>
        )}
      </div>
      <div className={styles.fact}>
        <dt className={styles.term}>
          <Clock className={styles.icon} aria-hidden="true" />
          Zona waktu {zone}
        </dt>
        <dd>Mengikuti jam perangkat ini.</dd>
      </div>
    </dl>
  );
}

/** Menu of actions on all data; view-only roles have none. */
function DataMenu() {
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
