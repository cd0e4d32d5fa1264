import {
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import styles from "./MenuFrame.module.css";
import { focusStart, type MenuStart, menuKeys } from "./menuKeys";
import { placeMenu } from "./placeMenu";
import { overlayTexts as texts } from "./texts";

export type MenuFrameProps = {
  id: string;
  /** The button; it has an id and names the menu. */
  opener: RefObject<HTMLButtonElement | null>;
  align: "start" | "end";
  start: MenuStart;
  onClose: () => void;
  children: ReactNode;
};

const Choose = createContext<(select: () => void) => void>(() => undefined);

/** Closes the menu and runs the chosen entry. */
export const useChoose = () => useContext(Choose);

/**
 * An open menu by the ARIA practices. The page under it is not made inert, because that would restyle all its elements.
 * An invisible pane catches presses outside, which only close the menu.
 */
export function MenuFrame({ id, opener, align, start, onClose, children }: MenuFrameProps) {
  const menu = useRef<HTMLDivElement>(null);
  const [pressKey] = useState(menuKeys);

  useLayoutEffect(() => {
    const place = () => {
      if (menu.current && opener.current) placeMenu(menu.current, opener.current, align);
    };
    place();
    window.addEventListener("resize", place);
    window.addEventListener("scroll", place, true);
    return () => {
      window.removeEventListener("resize", place);
      window.removeEventListener("scroll", place, true);
    };
  }, [opener, align]);

  useLayoutEffect(() => {
    if (menu.current) focusStart(menu.current, start);
  }, [start]);

  function close() {
    opener.current?.focus({ preventScroll: true });
    onClose();
  }

  function choose(select: () => void) {
    close();
    select();
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, ctrlKey, metaKey, altKey } = event;
    // Tab continues from the button.
    if (key === "Tab") return close();
    // Keys of the menu must not reach the elements around it: Escape would also close the dialog.
    event.stopPropagation();
    if (ctrlKey || metaKey || altKey) return;
    if (key === "Escape") close();
    else if (pressKey(event.currentTarget, event.nativeEvent)) event.preventDefault();
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose();
  }

  const keepFocus = (event: MouseEvent) => event.preventDefault();

  return createPortal(
    <>
      <button
        type="button"
        tabIndex={-1}
        aria-label={texts.closeMenu}
        className={styles.pane}
        onMouseDown={keepFocus}
        onClick={close}
      />
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        aria-labelledby={opener.current?.id}
        className={styles.menu}
        onKeyDown={keyDown}
        onBlur={leave}
      >
        <Choose value={choose}>{children}</Choose>
      </div>
    </>,
    placeFor(opener.current),
  );
}

/** Puts the menu inside a landmark, or inside the dialog that traps the focus. */
const placeFor = (opener: HTMLElement | null) =>
  opener?.closest("[role='dialog'], [role='alertdialog']") ??
  document.querySelector("main") ??
  document.body;
