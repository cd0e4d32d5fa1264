import {
  isOfNewerVersion,
  type LostData,
  refusalText,
  type StorageProblem,
  type StorageStatus,
} from "../../engine";
import type { NoticeTone } from "../../ui/display/tone";
import type { Step } from "./StepButtons";
import { damageTexts, lossTexts, togetherTexts, versionTexts, workingTexts } from "./texts";

export interface NoticeWords {
  tone: NoticeTone;
  text: string;
  hint: string;
  /** Advice for roles that may handle all data. */
  ofAllData?: string;
  steps: readonly Step[];
}

/** Notice for a state that needs an action. A state that ends by itself is only shown in the menu's footer. */
export function statusNotice(status: StorageStatus): NoticeWords | undefined {
  if (status.kind === "unsaved" && status.reason !== "slow") {
    return { tone: "danger", ...workingTexts[status.reason], steps: ["backup", "retry"] };
  }
  if (status.kind === "memory" && status.reason === "damaged") {
    const words = workingTexts.damaged(status.count);
    return { tone: "danger", ...words, steps: ["backup", "reload"] };
  }
  if (status.kind === "memory") {
    const steps = status.reason === "unavailable" ? [] : (["reload"] as const);
    return {
      tone: "warning",
      ...workingTexts.memory,
      hint: workingTexts.memoryReasons[status.reason],
      steps: [...steps, "backup"],
    };
  }
  if (status.kind === "readOnly" && !isOfNewerVersion(status)) {
    return { tone: "warning", ...versionTexts.newerPage, steps: ["reload"] };
  }
  return undefined;
}

function stillShown(lost: number | undefined): string {
  if (lost === 0) return damageTexts.nothingLost;
  return lost === undefined ? damageTexts.withoutUnknown : damageTexts.without(lost);
}

function damagedNotice(lost: number | undefined, isSample: boolean): NoticeWords {
  const parts = { tone: "danger", steps: ["copySetAside"] } as const;
  if (!isSample) {
    const { part: text, forExperts: ofAllData } = damageTexts;
    return { ...parts, text, hint: stillShown(lost), ofAllData };
  }
  const count = lost ? [damageTexts.unread(lost)] : [];
  return {
    ...parts,
    text: damageTexts.all,
    hint: [damageTexts.sampleShown, ...count].join(" "),
    ofAllData: `${damageTexts.openRestore} ${damageTexts.forExperts}`,
  };
}

const moment = new Intl.DateTimeFormat("id-ID", {
  ...({ day: "numeric", month: "long", year: "numeric" } as const),
  ...({ hour: "2-digit", minute: "2-digit", timeZoneName: "short" } as const),
});

function lostNotice({ cause, lost, isSample, savedAt }: LostData): NoticeWords {
  const parts = { tone: "danger", ofAllData: lossTexts.openRestore } as const;
  if (cause === "shut")
    return {
      ...parts,
      text: lossTexts.shut.text,
      hint: `${lossTexts.shut.hint} ${lossTexts.otherPages}`,
      steps: ["reload", "restore"],
    };
  if (cause === "vanished" || lost === 0)
    return { ...parts, ...lossTexts.vanished, steps: ["backup", "restore"] };
  const part = lost === undefined ? lossTexts.part : lossTexts.counted(lost);
  const last = savedAt === undefined ? [] : [lossTexts.lastStored(moment.format(savedAt))];
  const shown = isSample ? lossTexts.sampleShown : lossTexts.lastWork;
  return {
    ...parts,
    text: isSample ? lossTexts.all : part,
    hint: [...last, shown, lossTexts.otherPages].join(" "),
    steps: ["restore"],
  };
}

/** Notice about an event. */
export function problemNotice(problem: StorageProblem): NoticeWords {
  switch (problem.kind) {
    case "damaged":
      return damagedNotice(problem.lost, problem.isSample);
    case "lost":
      return lostNotice(problem);
    case "newerData":
      return {
        tone: "warning",
        ...versionTexts.newerData,
        hint: problem.isShown ? versionTexts.partShown : versionTexts.noneShown,
        steps: ["reload", "copyStored", "startOver"],
      };
    case "foreignData":
      return { tone: "warning", ...versionTexts.foreignData, steps: ["copySetAside"] };
    case "replacedElsewhere":
      return problem.lost === 0
        ? { tone: "info", ...togetherTexts.replaced, steps: [] }
        : {
            tone: "danger",
            ...togetherTexts.replacedWithout(problem.lost),
            steps: ["copySetAside"],
          };
    case "notReplaced": {
      const { text, hint } = togetherTexts.notReplaced;
      return problem.lost === 0
        ? { tone: "danger", text, hint, steps: [] }
        : {
            tone: "danger",
            text,
            hint: `${togetherTexts.setAside(problem.lost)} ${hint}`,
            steps: ["copySetAside"],
          };
    }
    case "overrode": {
      const { ticket, part, difference, who, when } = problem;
      return {
        tone: "info",
        text: togetherTexts.overrode.text(part, ticket),
        hint: togetherTexts.overrode.hint(difference, who, when),
        steps: [],
      };
    }
    case "notStored": {
      const { text, ...words } = togetherTexts.notStored;
      return { tone: "danger", ...words, text: text(problem.count), steps: ["backup"] };
    }
    case "notAdopted": {
      const { text, hint } = togetherTexts.notAdopted;
      return {
        tone: "danger",
        text,
        hint: [...problem.refusals.map(refusalText), hint].join(" "),
        steps: ["copySetAside"],
      };
    }
  }
}
