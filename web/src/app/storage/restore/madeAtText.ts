const moment = new Intl.DateTimeFormat("id-ID", { dateStyle: "long", timeStyle: "short" });

/** '21 November 2026 pukul 09.05', by the clock of the device. */
export const madeAtText = (madeAt: number): string => moment.format(madeAt);
