import { Bell, Keyboard, LogOut } from "lucide-react";
import { useNavigate } from "react-router-dom";
import { type Role, useSession } from "../../engine";
import { useSignal } from "../../platform/signal";
import { paths } from "../../shared/paths";
import { toast } from "../../shared/toast/toast";
import { themeTexts } from "../../ui/action/texts";
import { useKeysOn } from "../../ui/keys/keySwitch";
import { MenuOpener } from "../../ui/overlay/MenuButton";
import { type MenuGroup, MenuList } from "../../ui/overlay/MenuList";
import { AccountCard, accountButton } from "../../ui/page/AccountCard";
import { VisuallyHidden } from "../../ui/page/VisuallyHidden";
import { openOverlay } from "../keys/overlays";
import { sheetTexts } from "../keys/texts";
import { canNotify, switchNotices, wanted } from "../notify/wanted";
import { accountTexts as texts } from "./texts";
import { useTheme } from "./theme";
import { usePeopleGroup } from "./usePeopleGroup";

export type AccountMenuProps = {
  /** Address for the next person; without it the screen stays. */
  afterSwitch?: string | undefined;
};

/** The acting person, and the menu of what is rarely needed: another person, the theme, leaving. */
export function AccountMenu(props: AccountMenuProps) {
  const { person, avatar } = useSession();
  return (
    <MenuOpener
      className={accountButton}
      shown={
        <>
          <VisuallyHidden>{texts.account} </VisuallyHidden>
          <AccountCard initials={avatar} name={person.name} detail={person.email} />
        </>
      }
      menu={<AccountGroups {...props} />}
    />
  );
}

function AccountGroups({ afterSwitch }: AccountMenuProps) {
  const navigate = useNavigate();
  const { person } = useSession();
  const people = usePeopleGroup({ heading: texts.switchPerson, afterSwitch });
  const leave: MenuGroup = {
    key: "leave",
    // On a phone nothing else says who is acting if there is nobody to switch to.
    ...(people === undefined
      ? { heading: `${person.name} · ${person.email}` }
      : { label: texts.account }),
    entries: [
      {
        key: "leave",
        label: texts.logOut,
        icon: LogOut,
        onSelect: () => navigate(paths.roleSelector),
      },
    ],
  };
  const keys: MenuGroup = {
    key: "keys",
    label: sheetTexts.title,
    entries: [
      {
        key: "keys",
        label: sheetTexts.title,
        icon: Keyboard,
        description: useKeysOn() ? texts.keysOn : texts.keysOff,
        onSelect: () => openOverlay("sheet"),
      },
    ],
  };
  const notices = useNoticesGroup();
  return (
    <MenuList
      groups={[
        ...(people ? [people] : []),
        useThemeGroup(),
        ...(notices ? [notices] : []),
        keys,
        leave,
      ]}
    />
  );
}

/** The roles that read tickets. */
const READERS: readonly Role[] = ["badan_usaha", "internal_esdm", "agent"];

/** The switch for desktop notifications, where the browser has them. */
function useNoticesGroup(): MenuGroup | undefined {
  const { role } = useSession();
  const isOn = useSignal(wanted);
  if (!READERS.includes(role) || !canNotify()) return undefined;
  const choose = async () => {
    const isDone = await switchNotices(!isOn);
    toast(isDone ? (isOn ? texts.noticesEnded : texts.noticesBegun) : texts.noticesRefused);
  };
  return {
    key: "notices",
    label: texts.notices,
    entries: [
      {
        key: "notices",
        label: texts.notices,
        icon: Bell,
        description: isOn ? texts.noticesOn : texts.noticesOff,
        onSelect: () => void choose(),
      },
    ],
  };
}

function useThemeGroup(): MenuGroup {
  const { theme, choose } = useTheme();
  const entry = (value: typeof theme) => ({
    key: value,
    label: themeTexts[value],
    onSelect: () => choose(value),
  });
  return {
    key: "theme",
    heading: themeTexts.title,
    chosen: theme,
    entries: [entry("auto"), entry("light"), entry("dark")],
  };
}
