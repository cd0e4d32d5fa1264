/** Texts of the frame around all screens. */
export const shellTexts = {
  brand: "Portal Minerba",
  menu: "Menu",
  mainMenu: "Menu utama",
  sideMenu: "Menu samping",
  closeMenu: "Tutup menu",
  narrowMenu: "Ciutkan menu",
  wideMenu: "Lebarkan menu",
};
