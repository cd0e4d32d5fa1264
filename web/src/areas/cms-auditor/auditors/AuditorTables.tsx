import { useRef } from "react";
import type { AuditorEntry, AuditorRegister } from "../../../engine";
import { figure } from "../../../platform/figure";
import { useRowFocus } from "../../../shared/useRowFocus";
import { FilterChips } from "../../../ui/display/FilterChips";
import { AuditorTable } from "./AuditorTable";
import styles from "./auditors.module.css";
import { registerTexts } from "./texts";

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
      <FilterChips
        label={registerTexts.counts}
        chips={[
          { key: "total", label: registerTexts.total, value: figure(register.total) },
          {
            key: "internal",
            label: registerTexts.internal,
            value: figure(register.internal.length),
          },
          {
            key: "external",
            label: registerTexts.external,
            value: figure(register.external.length),
          },
        ]}
      />
      <AuditorTable
        title={registerTexts.internal}
        empty={registerTexts.noInternal}
        rows={register.internal}
        {...tasks}
      />
      <AuditorTable
        title={registerTexts.external}
        empty={registerTexts.noExternal}
        rows={register.external}
        {...tasks}
      />
    </div>
  );
}
