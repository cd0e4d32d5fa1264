import type { Cascade } from "../../../engine";
import { Notice } from "../../../ui/feedback/Notice";
import { SelectField } from "../../../ui/form/SelectField";
import { Panel } from "../../../ui/page/Panel";
import { fieldTexts } from "../texts";
import { useStageOptions } from "../useStageOptions";
import styles from "./CascadeForm.module.css";
import { QueryActions } from "./QueryActions";
import { cascadeTexts } from "./texts";
import type { CascadeState } from "./useCascade";

export type CascadeFormProps = { view: Cascade; cascade: CascadeState };

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

/** The three selects and their buttons. Each select offers what exists below the one before (§5). */
export function CascadeForm({ view, cascade }: CascadeFormProps) {
  const stages = useStageOptions(view.stages);
  return (
    <div className={styles.asked}>
      <Panel>
        <div className={styles.form}>
          {view.unknown !== undefined && (
            <Notice
              tone="warning"
              text={cascadeTexts.unknownStage(view.unknown)}
              hint={cascadeTexts.unknownStageHint}
            />
          )}
          <div className={styles.selects}>
            <SelectField
              label={fieldTexts.stage}
              placeholder={cascadeTexts.stage}
              value={view.tahapan ?? ""}
              options={stages}
              onChange={cascade.chooseStage}
            />
            <SelectField
              label={fieldTexts.company}
              placeholder={view.tahapan ? cascadeTexts.company : cascadeTexts.stageFirst}
              value={view.badanUsaha ?? ""}
              options={named(view.companies)}
              onChange={cascade.chooseCompany}
            />
            <SelectField
              label={fieldTexts.activity}
              placeholder={view.badanUsaha ? cascadeTexts.activity : cascadeTexts.companyFirst}
              value={view.kegiatan ?? ""}
              options={named(view.activities)}
              onChange={cascade.chooseActivity}
            />
          </div>
          <QueryActions view={view} cascade={cascade} />
        </div>
      </Panel>
    </div>
  );
}
