/** The stages (§9) by the word that stands for them in an address (§2.2). */
export const STAGES = {
  perizinan: "Perizinan",
  pengadministrasian: "Pengadministrasian",
  eksplorasi: "Eksplorasi",
  "feasibility-study": "Feasibility Study",
  "operasi-produksi": "Operasi Produksi",
  penjualan: "Penjualan",
} as const;

/** The stage that an address means; none if there is no such stage. */
export const stageAt = (category: string | undefined): string | undefined =>
  Object.entries(STAGES).find(([path]) => path === category)?.[1];
