/** The dashboard categories (§9) by the word that stands for them in an address: in lowercase (§2.9). */
export const CATEGORIES = {
  operasi: "Operasi",
  audit: "Audit",
  administrasi: "Administrasi",
  lingkungan: "Lingkungan",
  keuangan: "Keuangan",
  eksplorasi: "Eksplorasi",
} as const;

/** The category that an address means; none if there is no such category. */
export const categoryAt = (path: string | undefined): string | undefined =>
  Object.entries(CATEGORIES).find(([known]) => known === path)?.[1];
