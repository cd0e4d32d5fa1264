import { useRef } from "react";
import type { AuditorEntry, AuditorRegister } from "../../../engine";
import { figure } from "../../../platform/figure";
import { useRowFocus } from "../../../shared/useRowFocus";
import { StatCard } from "../../../ui/display/StatCard";
import { StatGrid } from "../../../ui/display/StatGrid";
import { AuditorTable } from "./AuditorTable";
import styles from "./auditors.module.css";

export type AuditorTablesProps = {
  register: AuditorRegister;
  onEdit: (entry: AuditorEntry) => void;
  onDelete: (entry: AuditorEntry) => void;
};

export function AuditorTables({ register, ...tasks }: AuditorTablesProps) {
  const frame = useRef<HTMLDivElement>(null);
  useRowFocus(frame, register);
  return (
    <div ref={frame} className={styles.register}>
      <StatGrid label="Ringkasan auditor">
        <StatCard label="Total Auditor" value={figure(register.total)} />
        <StatCard label="Auditor Internal" value={figure(register.internal.length)} />
        <StatCard label="Auditor Eksternal" value={figure(register.external.length)} />
      </StatGrid>
      <AuditorTable title="Auditor Internal" rows={register.internal} {...tasks} />
      <AuditorTable title="Auditor Eksternal" rows={register.external} {...tasks} />
    </div>
  );
}
