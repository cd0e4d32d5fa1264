/** User-facing texts of the frame around all screens. */
export const shellTexts = {
  skip: "Lewati ke isi",
  brand: "Portal Minerba",
  menu: "Menu",
  mainMenu: "Menu utama",
  sideMenu: "Menu samping",
  closeMenu: "Tutup menu",
  narrowMenu: "Ciutkan menu",
  wideMenu: "Lebarkan menu",
};
