import { ChevronDown, type LucideIcon } from "lucide-react";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from "react";
import buttonStyles from "../action/Button.module.css";
import iconButtonStyles from "../action/IconButton.module.css";
import valueStyles from "../action/ValueButton.module.css";
import { usePressKey } from "../keys/shortcuts";
import { MenuFrame } from "./MenuFrame";
import { type MenuGroup, MenuList } from "./MenuList";
import type { MenuStart } from "./menuKeys";

type MenuOpenerProps = {
  /** The accessible name, and the visible text unless `iconOnly` or with `content`. */
  label: string;
  /** A shorter visible text that the name contains. */
  shown?: string | undefined;
  /** A value that the menu changes, shown instead of the label, which must end with it. */
  content?: ReactNode;
  lang?: string | undefined;
  icon?: LucideIcon | undefined;
  iconOnly?: boolean | undefined;
  /** Drawn instead of icon and label; its text is then the accessible name. */
  face?: { className: string | undefined; content: ReactNode } | undefined;
  variant?: "primary" | "secondary" | "quiet" | undefined;
  size?: "regular" | "small" | undefined;
  /** Side of the button with which the menu is aligned. */
  align?: "start" | "end" | undefined;
  /** A key that opens the menu. */
  shortcut?: string | undefined;
  /** A `MenuList` or a component that draws one. It is rendered only while the menu is open. */
  menu: ReactNode;
};

export type MenuButtonProps = Omit<MenuOpenerProps, "menu"> & {
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
  content,
  lang,
  icon: Icon,
  iconOnly = false,
  face,
  variant = "secondary",
  size = "regular",
  align = "end",
  shortcut,
  menu,
}: MenuOpenerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const keyed = usePressKey({ keys: shortcut, label, lang, run: () => button.current?.click() });
  const id = useId();
  const [start, setStart] = useState<MenuStart>();
  const isOpen = start !== undefined;
  const look = iconOnly ? iconButtonStyles : buttonStyles;

  // `detail` is 0 if the press came from the keyboard or a screen reader.
  const press = ({ detail }: MouseEvent) =>
    setStart(isOpen ? undefined : detail === 0 ? "first" : "menu");

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    setStart(event.key === "ArrowDown" ? "first" : "last");
  }

  return (
    <>
      <button
        ref={button}
        {...keyed}
        id={`${id}-button`}
        type="button"
        className={
          face?.className ??
          (content ? valueStyles.value : iconOnly ? look.iconButton : look.button)
        }
        data-variant={variant}
        data-size={size}
        aria-label={iconOnly || content || shown !== undefined ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-menu` : undefined}
        lang={lang}
        onClick={press}
        onKeyDown={openByArrow}
      >
        {face?.content ?? (
          <>
            {Icon && <Icon className={look.icon} aria-hidden="true" />}
            {content ? (
              <>
                {content}
                <ChevronDown className={valueStyles.chevron} aria-hidden="true" />
              </>
            ) : (
              !iconOnly && <span>{shown ?? label}</span>
            )}
          </>
        )}
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
