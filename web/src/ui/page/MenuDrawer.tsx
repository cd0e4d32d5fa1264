import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Button } from "../action/Button";
import { IconButton } from "../action/IconButton";
import { ModalFrame } from "../overlay/ModalFrame";
import { Mark } from "./Mark";
import styles from "./MenuDrawer.module.css";
import { SideMenu, type SideMenuSection } from "./SideMenu";

export type MenuDrawerProps = { sections: readonly SideMenuSection[]; footer?: ReactNode };

/** The side menu behind a button, on narrow screens. */
export function MenuDrawer({ sections, footer }: MenuDrawerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.trigger}>
      <Button size="small" variant="quiet" icon={Menu} onClick={() => setOpen(true)}>
        Menu
      </Button>
      <ModalFrame isOpen={isOpen} onClose={close} label="Menu" isDismissable styles={styles}>
        {() => (
          <>
            <div className={styles.header}>
              <span className={styles.brand}>
                <Mark />
                Portal Minerba
              </span>
              <IconButton label="Tutup menu" icon={X} onClick={close} />
            </div>
            <SideMenu label="Menu utama" sections={sections} onChoose={close} />
            {footer && <div className={styles.footer}>{footer}</div>}
          </>
        )}
      </ModalFrame>
    </div>
  );
}
