import { useLocation } from "react-router-dom";
import type { SideMenuItem, SideMenuSection } from "../../ui/page/SideMenu";
import { activeEntry } from "./activeEntry";

type Entry = Omit<SideMenuItem, "active">;

export type EntrySection = Omit<SideMenuSection, "items"> & { items?: readonly Entry[] };

/** A side menu whose current entry is highlighted. */
export function useSections(
  sections: readonly EntrySection[],
  how: { byPrefix: boolean },
): SideMenuSection[] {
  const address = useLocation();
  const entries = sections.flatMap((section) => section.items?.map(({ to }) => to) ?? []);
  const active = activeEntry(entries, address, how);
  return sections.map(({ items = [], ...section }) => ({
    ...section,
    items: items.map((item) => ({ ...item, active: item.to === active })),
  }));
}
