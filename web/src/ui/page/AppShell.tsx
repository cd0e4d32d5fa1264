import { LogOut } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "../action/Button";
import styles from "./AppShell.module.css";
import { Mark } from "./Mark";
import { MenuDrawer } from "./MenuDrawer";
import { usePublishedHeight, useReadHeight } from "./publishedHeights";
import { SideMenu, type SideMenuSection } from "./SideMenu";
import { SkipLink } from "./SkipLink";

const CONTENT_ID = "isi";

export type AppShellProps = {
  areaTitle: string;
  areaLang?: string | undefined;
  /** True if the top bar shows the mark even while the side menu shows it. */
  marked?: boolean | undefined;
  subtitle?: string | undefined;
  /** The role, beside the title. */
  standing?: string | undefined;
  sections: readonly SideMenuSection[];
  /** Content under the side menu, e.g. the state of the storage. */
  menuFooter: ReactNode;
  /** The person who is acting, with a menu to switch. */
  account: ReactNode;
  /** Further controls of the top bar, e.g. the theme. */
  tools?: ReactNode;
  onLogOut: () => void;
  children: ReactNode;
};

/** The frame of an area: side menu, top bar, content. Below 900 px the menu is a drawer. */
export function AppShell({
  areaTitle,
  areaLang,
  marked = false,
  subtitle,
  standing,
  sections,
  menuFooter,
  account,
  tools,
  onLogOut,
  children,
}: AppShellProps) {
  const foot = useRef<HTMLDivElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  usePublishedHeight(foot, "--menu-foot-height");
  useReadHeight(menu, "--toasts-height");
  return (
    <div className={styles.shell}>
      <SkipLink targetId={CONTENT_ID} />
      <aside className={styles.side} aria-label="Menu samping">
        <p className={styles.brand}>
          <Mark />
          Portal Minerba
        </p>
        <div ref={menu} className={styles.sideScroll}>
          <SideMenu label="Menu utama" sections={sections} />
        </div>
        <div ref={foot} className={styles.sideFooter}>
          {menuFooter}
        </div>
      </aside>
      <header className={styles.bar}>
        <MenuDrawer sections={sections} footer={menuFooter} />
        <span className={styles.mark} data-always={marked || undefined}>
          <Mark size={26} />
        </span>
        <div className={styles.area}>
          <div className={styles.titleRow}>
            <p className={styles.areaTitle} lang={areaLang}>
              {areaTitle}
            </p>
            {standing && <p className={styles.standing}>{standing}</p>}
          </div>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.tools}>{tools}</div>
        <div className={styles.account}>{account}</div>
        <div className={styles.logOut}>
          <Button size="small" icon={LogOut} onClick={onLogOut}>
            Keluar
          </Button>
        </div>
      </header>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
