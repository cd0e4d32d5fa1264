import type { LucideIcon } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import { MenuContext, Popover } from "react-aria-components/Menu";
import buttonStyles from "../action/Button.module.css";
import iconButtonStyles from "../action/IconButton.module.css";
import styles from "./MenuButton.module.css";
import { type MenuGroup, MenuList } from "./MenuList";

type MenuOpenerProps = {
  /** The accessible name; the visible text too unless `iconOnly`. */
  label: string;
  lang?: string | undefined;
  icon?: LucideIcon | undefined;
  iconOnly?: boolean | undefined;
  variant?: "primary" | "secondary" | "quiet" | undefined;
  size?: "regular" | "small" | undefined;
  /** On which side of the button the menu lines up. */
  align?: "start" | "end" | undefined;
  /** A `MenuList`, or what draws one; nothing of it is drawn before the menu opens. */
  menu: ReactNode;
};

export type MenuButtonProps = Omit<MenuOpenerProps, "menu"> & {
  /** Groups are divided by a rule. */
  groups: readonly MenuGroup[];
};

/** A button that opens a menu of actions or of single choices. */
export function MenuButton({ groups, ...opener }: MenuButtonProps) {
  return <MenuOpener {...opener} menu={<MenuList groups={groups} />} />;
}

/** Where the focus begins: at an end of the menu, or, for a pointer, on none of its entries. */
type Start = "first" | "last" | true;

const STARTS: ReadonlyMap<string, Start> = new Map([
  ["Enter", "first"],
  [" ", "first"],
  ["ArrowDown", "first"],
  ["ArrowUp", "last"],
]);

/** The button alone: a table has one in each row, so that what it opens is only made when it opens. */
export function MenuOpener({
  label,
  lang,
  icon: Icon,
  iconOnly = false,
  variant = "secondary",
  size = "regular",
  align = "end",
  menu,
}: MenuOpenerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [start, setStart] = useState<Start>();
  const close = () => setStart(undefined);
  const isOpen = start !== undefined;
  const look = iconOnly ? iconButtonStyles : buttonStyles;

  function open(from: Start) {
    // Not every browser gives a pressed button the focus, to which it returns from the menu.
    button.current?.focus({ preventScroll: true });
    setStart(from);
  }

  // Screen readers press without a pointer.
  const press = ({ detail }: MouseEvent) => open(detail === 0 ? "first" : true);

  // Not left to the click that Enter and Space make: to React Aria that is a screen reader's, and it moves the focus later.
  function openByKey(event: KeyboardEvent) {
    const from = STARTS.get(event.key);
    if (from === undefined) return;
    event.preventDefault();
    open(from);
  }

  return (
    <>
      <button
        ref={button}
        id={`${id}-button`}
        type="button"
        className={iconOnly ? look.iconButton : look.button}
        data-variant={variant}
        data-size={size}
        aria-label={iconOnly ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        lang={lang}
        onClick={press}
        onKeyDown={openByKey}
      >
        {Icon && <Icon className={look.icon} aria-hidden="true" />}
        {!iconOnly && <span>{label}</span>}
      </button>
      {isOpen && (
        <Popover
          className={styles.popover ?? ""}
          trigger="MenuTrigger"
          triggerRef={button}
          aria-labelledby={`${id}-button`}
          placement={`bottom ${align}`}
          offset={4}
          isOpen
          onOpenChange={close}
        >
          <MenuContext
            value={{
              id: `${id}-menu`,
              "aria-labelledby": `${id}-button`,
              autoFocus: start,
              onClose: close,
            }}
          >
            {menu}
          </MenuContext>
        </Popover>
      )}
    </>
  );
}
