import { Menu, X } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Dialog, Modal, ModalOverlay } from "react-aria-components/Modal";
import { Button } from "../action/Button";
import { IconButton } from "../action/IconButton";
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
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={setOpen}
        isDismissable
        className={styles.overlay ?? ""}
      >
        <Modal className={styles.drawer ?? ""}>
          <Dialog aria-label="Menu" className={styles.dialog ?? ""}>
            <div className={styles.header}>
              <span className={styles.brand}>
                <Mark />
                Portal Minerba
              </span>
              <IconButton label="Tutup menu" icon={X} onClick={close} />
            </div>
            <SideMenu label="Menu utama" sections={sections} onChoose={close} />
            {footer && <div className={styles.footer}>{footer}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  );
}
