/** User-facing texts of the theme's choice. */
export const themeTexts = {
  title: "Tema",
  auto: "Tema otomatis",
  light: "Tema terang",
  dark: "Tema gelap",
};
