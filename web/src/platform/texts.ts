/** User-facing texts of all pages, also in browsers that are too old for the portal. */
export const browserTexts = {
  tooOld:
    "Portal Minerba memerlukan peramban yang lebih baru: Chrome atau Edge 123, Firefox 120, Safari 17.5, atau sesudahnya. Perbarui peramban ini, lalu muat ulang halaman.",
};
