import { type ReactNode, useLayoutEffect, useRef } from "react";
import { FocusReturn } from "./FocusReturn";
import { ModalFrame } from "./ModalFrame";
import styles from "./Popover.module.css";
import { placeMenu } from "./placeMenu";

export type PopoverProps = {
  /** The button under which it opens. */
  opener: HTMLElement;
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** A small form under the button that opens it; on a phone and in a low window it is a sheet at the bottom. */
export function Popover({ opener, title, onClose, children }: PopoverProps) {
  return (
    <ModalFrame isOpen onClose={onClose} isDismissable size="popover" styles={styles}>
      {(titleId) => (
        <>
          <FocusReturn />
          <Placed opener={opener}>
            <h2 id={titleId} className={styles.title}>
              <bdi>{title}</bdi>
            </h2>
            {children}
          </Placed>
        </>
      )}
    </ModalFrame>
  );
}

function Placed({ opener, children }: Pick<PopoverProps, "opener" | "children">) {
  const content = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = content.current?.closest<HTMLElement>("[data-size]");
    if (!box || !content.current) return;
    const place = () => placeMenu(box, opener, "start");
    place();
    const observer = new ResizeObserver(place);
    observer.observe(content.current);
    window.addEventListener("resize", place);
    return () => {
      // Before an effect of the page that moves a lost focus.
      if (opener.isConnected) opener.focus({ preventScroll: true });
      observer.disconnect();
      window.removeEventListener("resize", place);
    };
  }, [opener]);
  return (
    <div ref={content} className={styles.content}>
      {children}
    </div>
  );
}
