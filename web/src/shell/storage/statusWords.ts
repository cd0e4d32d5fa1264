import type { StorageStatus } from "../../engine";
import type { Step } from "./StepButtons";
import { statusTexts as texts } from "./texts";

export interface StatusWords {
  label: string;
  /** Explains the state and its effect. */
  sentence: string;
  steps: readonly Step[];
}

const unsavedSteps = {
  quota: ["backup", "retry"],
  failed: ["retry", "backup"],
  slow: ["retry", "backup"],
} as const;

const memorySteps = {
  unavailable: ["backup"],
  blocked: ["reload", "backup"],
  damaged: ["backup", "reload"],
  unreadable: ["reload", "backup"],
} as const;

const readOnly = {
  newerData: {
    sentence: texts.readOnly.newerData,
    steps: ["reload", "copyStored", "startOver"],
  },
  newerUnread: {
    sentence: texts.readOnly.newerUnread,
    steps: ["reload", "copyStored", "startOver"],
  },
  newerTab: { sentence: texts.readOnly.newerPage, steps: ["reload"] },
  closed: { sentence: texts.readOnly.newerPage, steps: ["reload"] },
} as const;

/** The storage's state in words. */
export function statusWords(status: StorageStatus): StatusWords {
  switch (status.kind) {
    case "saved":
    case "saving":
    case "damaged":
      return { ...texts[status.kind], steps: [] };
    case "unsaved":
      return {
        label: texts.unsaved.label,
        sentence: texts.unsaved[status.reason](status.count),
        steps: unsavedSteps[status.reason],
      };
    case "memory":
      return {
        label: texts.memory.label,
        sentence: texts.memory[status.reason],
        steps: memorySteps[status.reason],
      };
    case "readOnly":
      return { label: texts.readOnly.label, ...readOnly[status.reason] };
  }
}
