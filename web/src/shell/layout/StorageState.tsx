import { useState } from "react";
import { type StorageStatus, useSession, useStorageStatus } from "../../engine";
import { Tooltip } from "../../ui/action/Tooltip";
import { Dialog } from "../../ui/overlay/Dialog";
import { StepButtons } from "../storage/StepButtons";
import { isQuietStatus, STATUS_ICONS, STATUS_TONES } from "../storage/statusLook";
import { statusWords } from "../storage/statusWords";
import { stepsFor } from "../storage/stepsFor";
import { DataMenu } from "./DataMenu";
import styles from "./StorageState.module.css";
import { storageTexts as texts } from "./texts";

export type StorageStateProps = {
  /** True if there is room for icons only. */
  isRail: boolean;
};

/** State of the storage and the time zone in one line. What a problem means and what helps is shown below it. */
export function StorageState({ isRail }: StorageStateProps) {
  const { zone, isViewOnly } = useSession();
  const status = useStorageStatus();
  const [isOpen, setOpen] = useState(false);
  const line = <Line status={status} zone={zone} isRail={isRail} onPress={() => setOpen(true)} />;
  return (
    <div className={styles.state} data-rail={isRail || undefined}>
      <div className={styles.row}>
        {isRail ? (
          <Tooltip text={`${statusWords(status).label} · ${zone}`} place="beside">
            {line}
          </Tooltip>
        ) : (
          line
        )}
        {!isViewOnly && <DataMenu />}
      </div>
      {!isRail && !isQuietStatus(status) && <About status={status} />}
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={texts.title} size="small">
        <dl className={styles.facts}>
          <div>
            <dt className={styles.term}>{statusWords(status).label}</dt>
            <dd>
              <About status={status} />
            </dd>
          </div>
          <div>
            <dt className={styles.term}>{texts.zone(zone)}</dt>
            <dd>{texts.zoneSource}</dd>
          </div>
        </dl>
      </Dialog>
    </div>
  );
}

type LineProps = { status: StorageStatus; zone: string; isRail: boolean; onPress: () => void };

/** The state in one line; a press explains it. */
function Line({ status, zone, isRail, onPress }: LineProps) {
  const Icon = STATUS_ICONS[status.kind];
  return (
    <button
      type="button"
      className={styles.line}
      data-tone={STATUS_TONES[status.kind]}
      data-storage={status.kind}
      data-rail={isRail || undefined}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <Icon className={styles.mark} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.label}>{statusWords(status).label}</span> · {zone}
      </span>
    </button>
  );
}

/** Explains the state and offers the next step. */
function About({ status }: { status: StorageStatus }) {
  const { isViewOnly } = useSession();
  const { sentence, steps } = statusWords(status);
  return (
    <div className={styles.about}>
      {sentence}
      <StepButtons steps={stepsFor(steps, isViewOnly)} />
    </div>
  );
}
