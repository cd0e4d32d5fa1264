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

export type MenuFrameProps = {
  id: string;
  /** The button, which has an id and names the menu. */
  opener: RefObject<HTMLButtonElement | null>;
  align: "start" | "end";
  start: MenuStart;
  onClose: () => void;
  children: ReactNode;
};

const Choose = createContext<(select: () => void) => void>(() => undefined);

/** Closes the menu around an entry and does what the entry says. */
export const useChoose = () => useContext(Choose);

/**
 * An open menu, as the ARIA practices have it. The page under it is not made inert, which would style each of its elements
 * anew: a pane without a look takes the presses instead, so that one beside the menu closes it and does nothing else.
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
    // From the button the browser goes on to where Tab leads.
    if (key === "Tab") return close();
    // Nothing around the menu hears what was meant for it, such as a dialog its Escape.
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
        aria-label="Tutup menu ini"
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

/** In a landmark, and in the dialog that keeps the focus to itself. */
const placeFor = (opener: HTMLElement | null) =>
  opener?.closest("[role='dialog'], [role='alertdialog']") ??
  document.querySelector("main") ??
  document.body;
