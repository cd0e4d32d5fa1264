import type { LucideIcon } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useId,
  useRef,
  useState,
} from "react";
import buttonStyles from "../action/Button.module.css";
import iconButtonStyles from "../action/IconButton.module.css";
import { usePressKey } from "../keys/shortcuts";
import { MenuFrame } from "./MenuFrame";
import { type MenuGroup, MenuList } from "./MenuList";
import type { MenuStart } from "./menuKeys";

type MenuOpenerProps = {
  /** The accessible name; also the visible text unless `iconOnly` or with `shown`. Without it, `shown` is the name. */
  label?: string | undefined;
  /** Shown instead of the label, which must contain its text. */
  shown?: ReactNode;
  /** Replaces the look of a button. */
  className?: string | undefined;
  lang?: string | undefined;
  icon?: LucideIcon | undefined;
  iconOnly?: boolean | undefined;
  variant?: "primary" | "secondary" | "quiet" | undefined;
  size?: "regular" | "small" | undefined;
  /** Side of the button with which the menu is aligned. */
  align?: "start" | "end" | undefined;
  /** A key that opens the menu. */
  shortcut?: string | undefined;
  /** While true the button shows a spinner and ignores presses. */
  busy?: boolean | undefined;
  ref?: RefObject<HTMLButtonElement | null> | undefined;
  /** A `MenuList` or a component that draws one. It is rendered only while the menu is open. */
  menu: ReactNode;
};

export type MenuButtonProps = Omit<MenuOpenerProps, "menu"> & {
  label: string;
  /** Groups are separated by a line. */
  groups: readonly MenuGroup[];
};

/** A button that opens a menu of actions or of single choices. */
export function MenuButton({ groups, ...opener }: MenuButtonProps) {
  return <MenuOpener {...opener} menu={<MenuList groups={groups} />} />;
}

/** The button alone. A table has one in each row, so the menu is created only when it opens. */
export function MenuOpener({
  label,
  shown,
  className,
  lang,
  icon: Icon,
  iconOnly = false,
  variant = "secondary",
  size = "regular",
  align = "end",
  shortcut,
  busy = false,
  ref,
  menu,
}: MenuOpenerProps) {
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const keyed = usePressKey({
    keys: busy ? undefined : shortcut,
    label: label ?? "",
    lang,
    run: () => button.current?.click(),
  });
  const id = useId();
  const [start, setStart] = useState<MenuStart>();
  const isOpen = start !== undefined;

  // `detail` is 0 if the press came from the keyboard or a screen reader.
  function press({ detail }: MouseEvent) {
    if (!busy) setStart(isOpen ? undefined : detail === 0 ? "first" : "menu");
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    if (busy) return;
    setStart(event.key === "ArrowDown" ? "first" : "last");
  }

  return (
    <>
      <button
        ref={button}
        {...keyed}
        id={`${id}-button`}
        type="button"
        className={className ?? (iconOnly ? iconButtonStyles.iconButton : buttonStyles.button)}
        data-variant={variant}
        data-size={size}
        aria-label={iconOnly || shown !== undefined ? label : undefined}
        aria-disabled={busy || undefined}
        aria-busy={busy || undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        lang={lang}
        onClick={press}
        onKeyDown={openByArrow}
      >
        {busy ? (
          <span className={buttonStyles.ring} aria-hidden="true" />
        ) : (
          Icon && (
            <Icon
              className={(iconOnly ? iconButtonStyles : buttonStyles).icon}
              aria-hidden="true"
            />
          )
        )}
        {!iconOnly && (shown ?? <span>{label}</span>)}
      </button>
      {isOpen && (
        <MenuFrame
          id={`${id}-menu`}
          opener={button}
          align={align}
          start={start}
          onClose={() => setStart(undefined)}
        >
          {menu}
        </MenuFrame>
      )}
    </>
  );
}
