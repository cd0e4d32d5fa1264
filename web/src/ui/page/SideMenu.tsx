import { type ComponentType, type ReactNode, useId } from "react";
import { Link } from "react-router-dom";
import { Tooltip } from "../action/Tooltip";
import styles from "./SideMenu.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

/** In letters: a longer number does not fit into a rail. */
const RAIL_DIGITS = 3;

type BadgeProps = {
  id: string;
  count: string;
  /** Names the counted things for screen readers. */
  label?: string | undefined;
  isRail: boolean;
};

function Badge({ id, count, label, isRail }: BadgeProps) {
  const isCut = isRail && count.length > RAIL_DIGITS;
  return (
    <span id={id} className={styles.badge} data-zero={count === "0" || undefined}>
      {isCut && <span aria-hidden="true">999+</span>}
      {isCut ? <VisuallyHidden>{count}</VisuallyHidden> : count}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
    </span>
  );
}

/** The number of things with news; a rail shows a dot only. */
function News({ id, words }: { id: string; words: string }) {
  const [count, ...rest] = words.split(" ");
  return (
    <span id={id} className={styles.news}>
      <span className={styles.newsCount}>{count}</span>
      <VisuallyHidden> {rest.join(" ")}</VisuallyHidden>
    </span>
  );
}

/** A lucide icon or an icon of the portal. */
export type MenuIcon = ComponentType<{ className?: string | undefined; "aria-hidden"?: "true" }>;

export type SideMenuItem = {
  to: string;
  label: string;
  lang?: string | undefined;
  icon: MenuIcon;
  count?: string | undefined;
  /** Names the counted things for screen readers. */
  counted?: string | undefined;
  /** A number with its words, such as '2 belum dibaca': a mark beside the count. */
  news?: string | undefined;
  /** True if the current screen belongs to this entry. */
  active: boolean;
};

type SideMenuAction = {
  label: string;
  lang?: string | undefined;
  icon: MenuIcon;
  /** True if a drawer stays open, because the menu itself changes. */
  staysOpen?: boolean | undefined;
  onSelect: () => void;
};

export type SideMenuSection = {
  key: string;
  heading?: string | undefined;
  lang?: string | undefined;
  items?: readonly SideMenuItem[] | undefined;
  /** Buttons instead of links, e.g. quick actions. */
  actions?: readonly SideMenuAction[] | undefined;
};

export type SideMenuProps = {
  label: string;
  sections: readonly SideMenuSection[];
  /** True if there is room for icons only; the names are then tooltips. */
  isRail?: boolean | undefined;
  /** Runs when an entry was chosen, so that a drawer can close. */
  onChoose?: (() => void) | undefined;
};

/** The navigation of an area. */
export function SideMenu({ label, sections, isRail = false, onChoose }: SideMenuProps) {
  return (
    <nav className={styles.menu} aria-label={label} data-rail={isRail || undefined}>
      {sections.map((section) => (
        <section key={section.key} className={styles.section}>
          {section.heading && (
            <h2 className={styles.heading} lang={section.lang}>
              {section.heading}
            </h2>
          )}
          <ul className={styles.list}>
            {section.items?.map((item) => (
              <li key={item.to}>
                <Named {...item} isRail={isRail}>
                  <Entry item={item} isRail={isRail} onChoose={onChoose} />
                </Named>
              </li>
            ))}
            {section.actions?.map(({ icon: Icon, ...action }) => (
              <li key={action.staysOpen ? "toggle" : action.label}>
                <Named {...action} isRail={isRail}>
                  <button
                    type="button"
                    className={styles.row}
                    onClick={() => {
                      if (!action.staysOpen) onChoose?.();
                      action.onSelect();
                    }}
                  >
                    <Icon className={styles.icon} aria-hidden="true" />
                    <span lang={action.lang} className={styles.label}>
                      {action.label}
                    </span>
                  </button>
                </Named>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

type NamedProps = Pick<SideMenuItem, "label" | "lang" | "count" | "counted" | "news"> & {
  isRail: boolean;
  children: ReactNode;
};

/** An entry, with its name and count as a tooltip in a rail. */
function Named({ label, lang, count, counted, news, isRail, children }: NamedProps) {
  if (!isRail) return children;
  const words = [label, count && [count, counted].join(" ").trim(), news]
    .filter(Boolean)
    .join(" · ");
  return (
    <Tooltip text={words} lang={lang} place="beside">
      {children}
    </Tooltip>
  );
}

type EntryProps = {
  item: SideMenuItem;
  isRail: boolean;
  onChoose: (() => void) | undefined;
};

/** A pseudo-element stretches the link over the whole row; the count describes the link. */
function Entry({ item, isRail, onChoose }: EntryProps) {
  const countId = useId();
  const { icon: Icon, count, counted, news } = item;
  const described = [count !== undefined && countId, news && `${countId}-news`].filter(Boolean);
  return (
    <div className={styles.row} data-active={item.active || undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <Link
        to={item.to}
        lang={item.lang}
        className={styles.link}
        aria-current={item.active ? "page" : undefined}
        aria-describedby={described.join(" ") || undefined}
        onClick={onChoose}
      >
        <span className={styles.label}>{item.label}</span>
      </Link>
      <span className={styles.badges}>
        {news && <News id={`${countId}-news`} words={news} />}
        {count !== undefined && (
          <Badge id={countId} count={count} label={counted} isRail={isRail} />
        )}
      </span>
    </div>
  );
}
