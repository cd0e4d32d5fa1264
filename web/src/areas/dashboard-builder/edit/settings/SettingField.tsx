import { readView, type Setting, type SettingReading } from "../../../../engine";
import { TextField } from "../../../../ui/form/TextField";
import { settingsTexts } from "../texts";
import { useTypedText } from "./useTypedText";

export type SettingFieldProps = {
  label: string;
  setting: Setting;
  value: string;
  isOptional?: boolean | undefined;
  /** Receives a valid reading. An invalid one is only shown beside the field. */
  onRead: (reading: Exclude<SettingReading, { kind: "wrong" }>) => void;
};

export function readSetting(setting: Setting, typed: string): SettingReading {
  const answer = readView("typedSetting", { setting, typed });
  return answer.kind === "ok" ? answer.value : { kind: "blank" };
}

export function wrongIn(setting: Setting, typed: string): string | undefined {
  const reading = readSetting(setting, typed);
  return reading.kind === "wrong" ? reading.message : undefined;
}

/** A number in the settings. The core parses it. */
export function SettingField({ setting, value, isOptional, onRead, ...texts }: SettingFieldProps) {
  const { typed, setTyped, setSent } = useTypedText(value);
  const reading = readSetting(setting, typed);
  const error =
    reading.kind === "wrong"
      ? reading.message
      : reading.kind === "blank" && !isOptional
        ? settingsTexts.missing
        : undefined;
  return (
    <TextField
      {...texts}
      value={typed}
      error={error}
      onChange={(text) => {
        setTyped(text);
        const now = readSetting(setting, text);
        if (now.kind === "wrong" || (now.kind === "blank" && !isOptional)) return;
        setSent(writtenAs(now));
        onRead(now);
      }}
    />
  );
}

/** The text that the stored value will have. */
function writtenAs(reading: Exclude<SettingReading, { kind: "wrong" }>): string {
  if (reading.kind === "blank") return "";
  return reading.kind === "whole" ? String(reading.number) : reading.text;
}
