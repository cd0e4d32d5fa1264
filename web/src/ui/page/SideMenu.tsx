import { type ComponentType, useId } from "react";
import { Link } from "react-router-dom";
import styles from "./SideMenu.module.css";
import { VisuallyHidden } from "./VisuallyHidden";

type BadgeProps = {
  count: string;
  /** Names the counted things for screen readers. */
  label?: string | undefined;
};

function Badge({ count, label }: BadgeProps) {
  return (
    <span className={styles.badge}>
      {count}
      {label && <VisuallyHidden> {label}</VisuallyHidden>}
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
  /** True if the current screen belongs to this entry. */
  active: boolean;
};

type SideMenuAction = {
  label: string;
  lang?: string | undefined;
  icon: MenuIcon;
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
  /** Runs when an entry was chosen, so that a drawer can close. */
  onChoose?: (() => void) | undefined;
};

/** The navigation of an area. */
export function SideMenu({ label, sections, onChoose }: SideMenuProps) {
  return (
    <nav className={styles.menu} aria-label={label}>
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
                <Entry item={item} onChoose={onChoose} />
              </li>
            ))}
            {section.actions?.map(({ icon: Icon, ...action }) => (
              <li key={action.label}>
                <button
                  type="button"
                  className={styles.row}
                  onClick={() => {
                    onChoose?.();
                    action.onSelect();
                  }}
                >
                  <Icon className={styles.icon} aria-hidden="true" />
                  <span lang={action.lang} className={styles.label}>
                    {action.label}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

/** A pseudo-element stretches the link over the whole row; the count describes the link. */
function Entry({ item, onChoose }: { item: SideMenuItem; onChoose: (() => void) | undefined }) {
  const countId = useId();
  const { icon: Icon, count, counted } = item;
  return (
    <div className={styles.row} data-active={item.active || undefined}>
      <Icon className={styles.icon} aria-hidden="true" />
      <Link
        to={item.to}
        lang={item.lang}
        className={styles.link}
        aria-current={item.active ? "page" : undefined}
        aria-describedby={count === undefined ? undefined : countId}
        onClick={onChoose}
      >
        {item.label}
      </Link>
      {count !== undefined && (
        <span id={countId}>
          <Badge count={count} label={counted} />
        </span>
      )}
    </div>
  );
}
