import { signal, useSignal } from "../../platform/signal";
import { crashTexts } from "./texts";

export interface CrashNotice {
  text: string;
  dismiss(): void;
}

const raised = signal<CrashNotice | undefined>(undefined);

const notice: CrashNotice = {
  text: crashTexts.restored,
  dismiss: () => raised.set(undefined),
};

export const raiseCrashNotice = (): void => raised.set(notice);

/** The notice after a restart of the core, until it is dismissed. */
export const useCrashNotice = () => useSignal(raised);
