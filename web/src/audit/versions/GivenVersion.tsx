import { GitCompareArrows } from "lucide-react";
import type { DataSubject, GivenVersion as Given } from "../../engine";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { CompareDialog } from "./CompareDialog";
import { versionTexts as texts } from "./texts";

export type GivenVersionProps = { version: Given; subject: DataSubject };

/** 'Versi 2 dari 3', with a comparison if there is a newer version. */
export function GivenVersion({ version, subject }: GivenVersionProps) {
  const { opened, open, close } = useOverPage<"compare">();
  return (
    <>
      <span title={version.version.loaded}>{version.place}</span>{" "}
      {!version.isNewest && (
        <Button size="small" icon={GitCompareArrows} onClick={() => open("compare")}>
          {texts.compareNewest}
        </Button>
      )}
      {opened && <CompareDialog subject={subject} onClose={close} />}
    </>
  );
}
