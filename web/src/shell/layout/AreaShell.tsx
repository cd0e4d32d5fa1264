import { lazy, Suspense } from "react";
import { Outlet } from "react-router-dom";
import { granted, useCrashNotice, useSession, useView } from "../../engine";
import { useUndoKeys } from "../../shared/undo/useUndoKeys";
import { useFocusRescue } from "../../shared/useFocusRescue";
import { AreaName } from "../../shared/useTitle";
import { Notice } from "../../ui/feedback/Notice";
import { AppShell } from "../../ui/page/AppShell";
import { Mark } from "../../ui/page/Mark";
import type { SideMenuSection } from "../../ui/page/SideMenu";
import { AreaKeys } from "../keys/AreaKeys";
import { PaletteButton } from "../keys/PaletteButton";
import { DesktopNotices } from "../notify/DesktopNotices";
import { StorageNotices } from "../storage/StorageNotices";
import { AccountMenu } from "./AccountMenu";
import styles from "./AreaShell.module.css";
import { StorageMark } from "./StorageMark";
import { StorageState } from "./StorageState";
import { printedTexts as texts } from "./texts";

const Deactivated = lazy(() => import("./Deactivated"));

/** The head of every printed page: who printed it, and when. */
function PrintedBy() {
  const printed = granted(useView("printed"));
  return (
    <p className={styles.printed}>
      <Mark size={20} />
      <span>{texts.by(printed)}</span>
    </p>
  );
}

/** Says that the core was restored after a crash, until it is dismissed. */
function CrashNotice() {
  const notice = useCrashNotice();
  if (notice === undefined) return null;

  function putAway(dismiss: () => void) {
    dismiss();
    // The focused button disappears with the notice.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }

  return <Notice tone="warning" text={notice.text} onDismiss={() => putAway(notice.dismiss)} />;
}

export type AreaShellProps = {
  /** Name of the area; also part of the document's title. */
  name: string;
  lang?: string | undefined;
  subtitle: string;
  /** The role, if the bar shows it instead of the area's name (§2.4). */
  roleTitle?: string | undefined;
  sections: readonly SideMenuSection[];
  /** Address after 'Ganti pengguna'; without it the screen stays. */
  afterSwitch?: string | undefined;
};

/** The frame of an area. */
export function AreaShell({
  name,
  lang,
  subtitle,
  roleTitle,
  sections,
  afterSwitch,
}: AreaShellProps) {
  const { person, isDeactivated } = useSession();
  useUndoKeys();
  // The next person may see another page without the focused control.
  useFocusRescue(`${person.id} ${isDeactivated}`, () => document.querySelector<HTMLElement>("h1"));
  return (
    <AreaName value={name}>
      <AppShell
        areaTitle={roleTitle ?? name}
        areaLang={roleTitle === undefined ? lang : undefined}
        subtitle={subtitle}
        sections={sections}
        menuFooter={(isRail) => <StorageState isRail={isRail} />}
        tools={
          <>
            <PaletteButton />
            <StorageMark />
          </>
        }
        account={<AccountMenu afterSwitch={afterSwitch} />}
      >
        <PrintedBy />
        <CrashNotice />
        <StorageNotices />
        <DesktopNotices />
        <AreaKeys sections={sections} afterSwitch={afterSwitch} />
        {isDeactivated ? (
          <Suspense>
            <Deactivated />
          </Suspense>
        ) : (
          <Outlet />
        )}
      </AppShell>
    </AreaName>
  );
}
