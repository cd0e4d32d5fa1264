import { Pin } from "lucide-react";
import { useOverPage } from "../../shared/useOverPage";
import { Button } from "../../ui/action/Button";
import { PinDialog } from "./PinDialog";
import type { ChosenPlace } from "./PlaceFields";
import { pinTexts as texts } from "./texts";

export type PinButtonProps = {
  assignment: string;
  /** The place, read when the button is pressed. */
  place: () => ChosenPlace | undefined;
  /** The label, if it is not the usual one. */
  label?: string | undefined;
  /** Why nothing can be pinned now. */
  reason?: string | undefined;
};

/** Pins a place to a finding. */
export function PinButton({ assignment, place, label = texts.open, reason }: PinButtonProps) {
  const { opened, open, close } = useOverPage<ChosenPlace>();
  function press() {
    const chosen = place();
    if (chosen) open(chosen);
  }
  return (
    <>
      <Button size="small" icon={Pin} reason={reason} onClick={press}>
        {label}
      </Button>
      {opened && <PinDialog assignment={assignment} place={opened} onClose={close} />}
    </>
  );
}
