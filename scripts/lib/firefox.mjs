import { existsSync } from "node:fs";
import { launch } from "puppeteer-core";
import { findOnPath } from "./find.mjs";

const usualPlaces = [
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
];

/** Path of Firefox: FIREFOX_PATH, the PATH, then the usual places; `undefined` if there is none. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ??
  findOnPath("firefox-esr", "firefox") ??
  usualPlaces.find((file) => existsSync(file));

const preferences = (downloads) => ({
  "browser.download.dir": downloads,
  "browser.download.folderList": 2,
  "browser.download.always_ask_before_handling_new_types": false,
  "intl.accept_languages": "id-ID, id",
});

/** Opens Firefox with a profile; downloads go to the folder `downloads`. */
export const openFirefox = ({ profile, downloads }) =>
  launch({
    browser: "firefox",
    executablePath: findFirefox(),
    headless: true,
    userDataDir: profile,
    env: { ...process.env, TZ: "Asia/Jakarta" },
    extraPrefsFirefox: preferences(downloads),
    defaultViewport: { width: 1440, height: 900 },
  });
