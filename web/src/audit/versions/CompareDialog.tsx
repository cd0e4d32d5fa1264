import { useState } from "react";
import type { DataSubject, VersionLine } from "../../engine";
import { Button } from "../../ui/action/Button";
import { SelectField } from "../../ui/form/SelectField";
import { Dialog } from "../../ui/overlay/Dialog";
import { Comparison } from "./Comparison";
import { comparisonTexts as texts, versionTexts } from "./texts";

export type CompareDialogProps = {
  subject: DataSubject;
  onClose: () => void;
  /** The versions to choose from; without them the comparison is with the newest. */
  others?: readonly VersionLine[];
};

export function CompareDialog({ subject, onClose, others = [] }: CompareDialogProps) {
  const [chosen, setChosen] = useState<string>();
  // Another tab may undo the chosen version.
  const other = (others.find(({ content }) => content === chosen) ?? others[0])?.content;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      size="wide"
      footer={<Button onClick={onClose}>{texts.close}</Button>}
    >
      {others.length > 1 && other !== undefined && (
        <SelectField
          label={texts.other}
          value={other}
          options={versionOptions(others)}
          onChange={setChosen}
        />
      )}
      <Comparison query={{ subject, other }} />
    </Dialog>
  );
}

export const versionOptions = (versions: readonly VersionLine[]) =>
  versions.map(({ content, number, loaded, records }) => ({
    value: content,
    label: versionTexts.option(number, loaded, records),
  }));
