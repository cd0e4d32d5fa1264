import { lazy, useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../engine";
import { useShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS } from "../../ui/keys/texts";
import { useShortcutKeys } from "../../ui/keys/useShortcutKeys";
import { isCovered } from "../../ui/overlay/isCovered";
import { LateDialog } from "../../ui/overlay/LateDialog";
import type { SideMenuSection } from "../../ui/page/SideMenu";
import { GO_KEYS } from "./goKeys";
import { closeOverlay, isPaletteOpen, openOverlay, useOpenedOverlay } from "./overlays";
import { rememberOpened } from "./recent";
import { targetAt } from "./targets";
import { sheetTexts } from "./texts";

const Palette = lazy(() => import("./Palette"));
const ShortcutSheet = lazy(() => import("./ShortcutSheet"));

export type AreaKeysProps = {
  sections: readonly SideMenuSection[];
  /** Address after another person was chosen; without it the screen stays. */
  afterSwitch?: string | undefined;
};

/** Keyboard access of an area: the keys of the screen, the palette, and the sheet that lists the keys. */
export function AreaKeys({ sections, afterSwitch }: AreaKeysProps) {
  const opened = useOpenedOverlay();
  useShortcutKeys();
  usePaletteKey();
  useAreaKeys(sections);
  useVisits();
  // Closes what is open when the page is left, e.g. with Back.
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is the reason to close
  useEffect(() => closeOverlay, [pathname]);
  return (
    <LateDialog>
      {opened === "palette" && <Palette sections={sections} afterSwitch={afterSwitch} />}
      {opened === "sheet" && <ShortcutSheet />}
    </LateDialog>
  );
}

/** Ctrl+K, or Cmd+K on a Mac, opens the palette from everywhere but a dialog, and closes it. */
function usePaletteKey() {
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || defaultPrevented) return;
      if (key.toLowerCase() !== "k") return;
      // Also under a dialog: else the browser moves to its own search.
      event.preventDefault();
      if (repeat) return;
      if (isPaletteOpen()) closeOverlay();
      else if (!isCovered()) openOverlay("palette");
    }
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
}

function useAreaKeys(sections: readonly SideMenuSection[]) {
  const navigate = useNavigate();
  const items = sections.flatMap(({ items = [] }) => items);
  useShortcuts([
    {
      keys: "?",
      label: sheetTexts.title,
      group: KEY_GROUPS.everywhere,
      run: () => openOverlay("sheet"),
    },
    ...items.flatMap(({ to, label, lang }) => {
      const letter = GO_KEYS.get(to);
      if (letter === undefined) return [];
      return { keys: `g ${letter}`, label, lang, group: KEY_GROUPS.go, run: () => navigate(to) };
    }),
  ]);
}

/** Remembers the records whose pages were visited. */
function useVisits() {
  const { person } = useSession();
  const { pathname } = useLocation();
  useEffect(() => {
    const target = targetAt(pathname);
    if (target) rememberOpened(person.id, target);
  }, [pathname, person.id]);
}
