import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../action/IconButton";
import { FocusReturn } from "../overlay/FocusReturn";
import { ModalFrame } from "../overlay/ModalFrame";
import { Mark } from "./Mark";
import styles from "./MenuDrawer.module.css";
import { SideMenu, type SideMenuSection } from "./SideMenu";
import { shellTexts as texts } from "./texts";

export type MenuDrawerProps = {
  sections: readonly SideMenuSection[];
  footer?: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** The side menu over the page, and the button that opens it on a phone. */
export function MenuDrawer({ sections, footer, isOpen, onOpen, onClose }: MenuDrawerProps) {
  return (
    <div className={styles.trigger}>
      <IconButton label={texts.menu} icon={Menu} onClick={onOpen} />
      <ModalFrame
        isOpen={isOpen}
        onClose={onClose}
        label={texts.menu}
        isDismissable
        styles={styles}
      >
        {() => (
          <>
            <FocusReturn />
            <div className={styles.header}>
              <span className={styles.brand}>
                <Mark />
                {texts.brand}
              </span>
              <IconButton label={texts.closeMenu} icon={X} onClick={onClose} />
            </div>
            <SideMenu label={texts.mainMenu} sections={sections} onChoose={onClose} />
            {footer && <div className={styles.footer}>{footer}</div>}
          </>
        )}
      </ModalFrame>
    </div>
  );
}
