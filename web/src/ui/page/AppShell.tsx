import { PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { IconButton } from "../action/IconButton";
import styles from "./AppShell.module.css";
import { Mark } from "./Mark";
import { MenuDrawer } from "./MenuDrawer";

import { SideMenu, type SideMenuSection } from "./SideMenu";
import { SkipLink } from "./SkipLink";
import { shellTexts as texts } from "./texts";
import { usePublishedSize } from "./usePublishedSize";
import { useRail } from "./useRail";

const CONTENT_ID = "isi";

export type AppShellProps = {
  areaTitle: string;
  areaLang?: string | undefined;
  subtitle?: string | undefined;
  sections: readonly SideMenuSection[];
  /** Content under the side menu, e.g. the state of the storage. In a rail there is room for icons only. */
  menuFooter: (isRail: boolean) => ReactNode;
  /** Marks and controls of the bar, before the account. */
  tools?: ReactNode;
  /** The menu of the acting person. */
  account: ReactNode;
  children: ReactNode;
};

/** The frame of an area: bar, side menu, content. The menu is a rail of icons below 1440 px and a drawer below 640 px. */
export function AppShell({
  areaTitle,
  areaLang,
  subtitle,
  sections,
  menuFooter,
  tools,
  account,
  children,
}: AppShellProps) {
  const side = useRef<HTMLElement>(null);
  const { isRail, hasRoom, choose } = useRail();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const openDrawer = () => setDrawerOpen(true);
  usePublishedSize(side, "--content-start");

  // Without room for the wide menu, its entries open over the page.
  const turn = () => (hasRoom ? choose(!isRail) : openDrawer());

  return (
    <div className={styles.shell} data-rail={isRail || undefined}>
      <SkipLink targetId={CONTENT_ID} />
      <header className={styles.bar}>
        <MenuDrawer
          sections={sections}
          footer={menuFooter(false)}
          isOpen={isDrawerOpen}
          onOpen={openDrawer}
          onClose={() => setDrawerOpen(false)}
        />
        <p className={styles.brand}>
          <Mark />
          <span className={styles.brandName}>{texts.brand}</span>
        </p>
        <div className={styles.area}>
          <p className={styles.areaTitle} lang={areaLang}>
            {areaTitle}
          </p>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.tools}>{tools}</div>
        <div className={styles.account}>{account}</div>
      </header>
      <aside ref={side} className={styles.side} aria-label={texts.sideMenu}>
        <div className={styles.sideScroll}>
          <SideMenu label={texts.mainMenu} sections={sections} isRail={isRail} />
        </div>
        <div className={styles.sideFooter}>
          {menuFooter(isRail)}
          <IconButton
            size="small"
            tip="beside"
            icon={isRail ? PanelLeftOpen : PanelLeftClose}
            label={isRail ? texts.wideMenu : texts.narrowMenu}
            onClick={turn}
          />
        </div>
      </aside>
      <main id={CONTENT_ID} tabIndex={-1} className={styles.main}>
        {children}
      </main>
    </div>
  );
}
