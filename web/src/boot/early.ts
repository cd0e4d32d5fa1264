import { hasActed } from "../shared/lastActing";
import { isSupported } from "../shell/browserSupport";
import type { FirstScreen } from "../shell/firstScreen";
import { keepTheme, keptTheme, showTheme, themeNamed } from "../shell/layout/keptTheme";
import { say } from "./say";
import { bootTexts as texts } from "./texts";

/**
 * This script runs before the program has loaded. It shows the role selector at the selector's
 * address and keeps a click until the program handles it. Outdated browsers must run it too.
 */
const isSingleFile = import.meta.env.MODE === "usb";
const base = import.meta.env.BASE_URL;

const isRoleSelector = () =>
  isSingleFile
    ? /^#?\/?(?:\?|$)/.test(location.hash)
    : location.pathname === base || location.pathname === `${base}index.html`;

function show(root: HTMLElement, screen: HTMLTemplateElement): FirstScreen {
  root.textContent = "";
  root.append(screen.content);
  let pressed: HTMLElement | null = null;
  const keep = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button === null) return;
    if (pressed !== null) pressed.removeAttribute("aria-busy");
    pressed = button;
    pressed.setAttribute("aria-busy", "true");
  };
  root.addEventListener("click", keep);
  const leaveTheme = answerTheme(root);
  return {
    handOver() {
      root.removeEventListener("click", keep);
      leaveTheme();
      if (pressed !== null) pressed.removeAttribute("aria-busy");
      return pressed ?? undefined;
    },
  };
}

/** The theme works without the program: a choice applies at once and is stored. */
function answerTheme(root: HTMLElement) {
  const kept = root.querySelector<HTMLInputElement>(`input[value="${keptTheme()}"]`);
  if (kept !== null) kept.checked = true;
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const theme = themeNamed(target.value);
    showTheme(theme);
    keepTheme(theme);
  };
  root.addEventListener("change", choose);
  return () => root.removeEventListener("change", choose);
}

function begin() {
  showTheme(keptTheme());
  const root = document.getElementById("root");
  const screen = document.getElementById("layar-pertama");
  if (root === null || !(screen instanceof HTMLTemplateElement)) return;
  if (!isRoleSelector() || !isSupported()) return;
  // Keeps room for 'Lanjutkan sebagai …', which the program draws.
  if (hasActed()) document.documentElement.dataset.returning = "";
  window.portalFirstScreen = show(root, screen);
}

/** The page ends with a `noscript` element; without it the page is truncated. */
function checkEnd() {
  if (document.querySelector("noscript") === null)
    say(isSingleFile ? texts.damaged : texts.notLoaded);
}

/** Handles a program script that failed to load. */
function missed({ target }: Event) {
  if (target instanceof HTMLScriptElement && target.type === "module") say(texts.notLoaded);
}

begin();
document.addEventListener("DOMContentLoaded", checkEnd);
window.addEventListener("error", missed, true);
