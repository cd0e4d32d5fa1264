/** User-facing texts of forms in several areas. */
export const formTexts = {
  cancel: "Batal",
  missing: (fields: readonly string[]) => `Lengkapi terlebih dahulu: ${fields.join(", ")}.`,
};
