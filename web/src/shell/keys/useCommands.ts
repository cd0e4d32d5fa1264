import { CircleUserRound, Keyboard, LogOut, Monitor, Moon, Sun, Zap } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { paths } from "../../shared/paths";
import { themeTexts } from "../../ui/action/texts";
import { useActiveShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS } from "../../ui/keys/texts";
import type { MenuIcon, SideMenuSection } from "../../ui/page/SideMenu";
import { accountTexts } from "../layout/texts";
import { useTheme } from "../layout/theme";
import { usePeopleGroup } from "../layout/usePeopleGroup";
import { GO_KEYS } from "./goKeys";
import { openOverlay } from "./overlays";
import { sheetTexts, commandTexts as texts } from "./texts";

/** A page or a command of the palette. */
export type Named = {
  key: string;
  group: "screen" | "pages" | "commands";
  label: string;
  lang?: string | undefined;
  /** Further words under which it is found. */
  also?: string | undefined;
  icon: MenuIcon;
  /** The shortcut that does the same. */
  keys?: string | undefined;
  run: () => void;
};

const ALSO: ReadonlyMap<string, string> = new Map([
  [paths.badanUsaha.createTicket, texts.alsoCreateTicket],
  [paths.internalEsdm.createTicket, texts.alsoCreateTicket],
  [paths.dashboardBuilder.create, texts.alsoCreateDashboard],
]);

const THEMES = [
  ["auto", Monitor],
  ["light", Sun],
  ["dark", Moon],
] as const;

export type CommandPlace = {
  sections: readonly SideMenuSection[];
  /** Address after another person was chosen; without it the screen stays. */
  afterSwitch: string | undefined;
};

/** The pages of the area, and the commands of the screen, of the area and of the portal. */
export function useCommands({ sections, afterSwitch }: CommandPlace): Named[] {
  const navigate = useNavigate();
  const { choose } = useTheme();
  const shortcuts = useActiveShortcuts();
  const people = usePeopleGroup({ heading: "", afterSwitch });

  const ofScreen = shortcuts.filter(({ group }) => group === KEY_GROUPS.screen);
  const others = people?.entries.filter(({ key }) => key !== people.chosen) ?? [];
  return [
    ...ofScreen.map(({ keys, label, lang, run }) => ({
      ...{ key: `screen-${keys}`, group: "screen" as const, icon: Zap, keys, label, lang, run },
    })),
    ...sections.flatMap(({ items = [] }) =>
      items.map(({ to, label, lang, icon }) => ({
        ...{ key: to, group: "pages" as const, icon, label, lang, also: ALSO.get(to) },
        keys: GO_KEYS.has(to) ? `g ${GO_KEYS.get(to)}` : undefined,
        run: () => navigate(to),
      })),
    ),
    ...sections.flatMap(({ actions = [] }) =>
      actions.map(({ label, lang, icon, onSelect }) => ({
        ...{ key: `action-${label}`, group: "commands" as const, icon, label, lang, run: onSelect },
      })),
    ),
    ...others.map(({ key, label, description, onSelect }) => ({
      ...{ key: `person-${key}`, group: "commands" as const, icon: CircleUserRound },
      ...{ label: texts.actAs(label), also: description, run: onSelect },
    })),
    ...THEMES.map(([theme, icon]) => ({
      ...{ key: `theme-${theme}`, group: "commands" as const, icon, label: themeTexts[theme] },
      run: () => choose(theme),
    })),
    {
      ...{ key: "sheet", group: "commands", icon: Keyboard, label: sheetTexts.title, keys: "?" },
      run: () => openOverlay("sheet"),
    },
    {
      ...{ key: "leave", group: "commands", icon: LogOut, label: accountTexts.logOut },
      run: () => navigate(paths.roleSelector),
    },
  ];
}
