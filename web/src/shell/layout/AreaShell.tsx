import { Outlet, useNavigate } from "react-router-dom";
import { useSession } from "../../engine";
import { paths } from "../../shared/paths";
import { useUndoKeys } from "../../shared/undo/useUndoKeys";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { AreaName } from "../../shared/useTitle";
import { ThemeToggle } from "../../ui/action/ThemeToggle";
import { AppShell } from "../../ui/page/AppShell";
import type { SideMenuSection } from "../../ui/page/SideMenu";
import { StorageNotices } from "../storage/StorageNotices";
import { Account } from "./Account";
import { CrashNotice } from "./CrashNotice";
import { PrintedBy } from "./PrintedBy";
import { StorageMark } from "./StorageMark";
import { StorageState } from "./StorageState";
import { useTheme } from "./theme";

export type AreaShellProps = {
  /** Also the middle part of the document's title. */
  name: string;
  lang?: string | undefined;
  /** Whether the mark stands in the top bar of wide screens too (§2.4). */
  marked?: boolean | undefined;
  subtitle: string;
  /** Marks what one is here (§2.4). */
  standing?: string | undefined;
  sections: readonly SideMenuSection[];
  /** Where the next person starts after 'Ganti pengguna'; without it the screen stays. */
  afterSwitch?: string | undefined;
};

/** The frame of an area around its screens. */
export function AreaShell({
  name,
  lang,
  marked,
  subtitle,
  standing,
  sections,
  afterSwitch,
}: AreaShellProps) {
  const navigate = useNavigate();
  const { theme, choose } = useTheme();
  const { person } = useSession();
  useUndoKeys();
  // The next person may find another page, without the control that had the focus.
  useFocusRescue(person.id, () => document.querySelector<HTMLElement>("h1"));
  return (
    <AreaName value={name}>
      <AppShell
        areaTitle={name}
        areaLang={lang}
        marked={marked}
        subtitle={subtitle}
        standing={standing}
        sections={sections}
        menuFooter={<StorageState />}
        account={<Account afterSwitch={afterSwitch} />}
        tools={
          <>
            <StorageMark />
            <ThemeToggle theme={theme} onChange={choose} />
          </>
        }
        onLogOut={() => navigate(paths.roleSelector)}
      >
        <PrintedBy />
        <CrashNotice />
        <StorageNotices />
        <Outlet />
      </AppShell>
    </AreaName>
  );
}
