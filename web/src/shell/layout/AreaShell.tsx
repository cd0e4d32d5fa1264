import { Outlet, useNavigate } from "react-router-dom";
import { granted, useCrashNotice, useSession, useView } from "../../engine";
import { paths } from "../../shared/paths";
import { useUndoKeys } from "../../shared/undo/useUndoKeys";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { AreaName } from "../../shared/useTitle";
import { ThemeToggle } from "../../ui/action/ThemeToggle";
import { Notice } from "../../ui/feedback/Notice";
import { AppShell } from "../../ui/page/AppShell";
import { Mark } from "../../ui/page/Mark";
import type { SideMenuSection } from "../../ui/page/SideMenu";
import { StorageNotices } from "../storage/StorageNotices";
import { Account } from "./Account";
import styles from "./AreaShell.module.css";
import { StorageMark } from "./StorageMark";
import { StorageState } from "./StorageState";
import { useTheme } from "./theme";

/** At the head of every page on paper: who printed it, and when. */
function PrintedBy() {
  const printed = granted(useView("printed"));
  return (
    <p className={styles.printed}>
      <Mark size={20} />
      <span>Portal Minerba. Dicetak oleh {printed}</span>
    </p>
  );
}

/** Tells that the core had to be restored, until it is put away. */
function CrashNotice() {
  const notice = useCrashNotice();
  if (notice === undefined) return null;

  function putAway(dismiss: () => void) {
    dismiss();
    // The button that had the focus is gone.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  return <Notice tone="warning" text={notice.text} onDismiss={() => putAway(notice.dismiss)} />;
}

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
