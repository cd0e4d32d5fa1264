import {
  ClipboardCheck,
  FileText,
  FileWarning,
  LayoutDashboard,
  Table2,
  Ticket,
  UserRound,
} from "lucide-react";
import { useMemo } from "react";
import { useNavigate } from "react-router-dom";
import {
  granted,
  type PaletteEntry,
  type PaletteGroup,
  type PaletteKind,
  type PalettePassage,
  portal,
  type Status,
  useSession,
  useView,
} from "../../engine";
import { figure } from "../../platform/figure";
import { usePrepared } from "../../platform/usePrepared";
import type { MenuIcon } from "../../ui/page/SideMenu";
import { openedBy, rememberOpened } from "./recent";
import { addressOf, listOf } from "./targets";
import { paletteTexts as texts } from "./texts";
import { type CommandPlace, type Named, useCommands } from "./useCommands";

export type PaletteItem = {
  key: string;
  label: string;
  lang?: string | undefined;
  detail?: string | undefined;
  status?: Status | undefined;
  passage?: PalettePassage | undefined;
  icon: MenuIcon;
  keys?: string | undefined;
  run: () => void;
};

type ItemGroup = { key: string; heading: string; items: PaletteItem[] };

const KIND_ICONS: Record<PaletteKind, MenuIcon> = {
  ticket: Ticket,
  assignedData: Table2,
  dataset: Table2,
  document: FileText,
  auditor: UserRound,
  dashboard: LayoutDashboard,
  finding: FileWarning,
  followUp: ClipboardCheck,
};

/** Indexes a part of the long lists. Returns true once all are indexed, so that a search takes no longer than a frame. */
const areIndexed = (isSearching: boolean) =>
  !isSearching || portal().attempt((core) => core.packTexts()) !== true;

/** Results of a search in the palette. */
type PaletteItems = {
  /** In order, none of them empty. */
  groups: ItemGroup[];
  /** True while long lists are left out, because they are not indexed yet. */
  isPartial: boolean;
};

export function usePaletteItems(search: string, place: CommandPlace): PaletteItems {
  const navigate = useNavigate();
  const { role, person } = useSession();
  const commands = useCommands(place);
  const recent = useMemo(() => openedBy(person.id), [person.id]);
  const named = commands.map(({ label, also = "" }) => `${label} ${also}`);
  const { isPreparing } = usePrepared(search.trim() !== "", areIndexed);
  const answer = granted(useView("palette", { search, named, recent, isQuick: isPreparing }));
  const matching = answer.named.flatMap((at) => commands[at] ?? []);

  function itemOf(entry: PaletteEntry): PaletteItem {
    const { kind, id, title, detail, status, passage } = entry;
    const open = () => {
      rememberOpened(person.id, { kind, id });
      navigate(addressOf(entry, role));
    };
    return {
      key: `${kind}-${id}`,
      label: title,
      detail,
      status,
      passage,
      icon: KIND_ICONS[kind],
      run: open,
    };
  }

  function groupOf({ kind, isSimilar, entries, more }: PaletteGroup): ItemGroup {
    const items = entries.map(itemOf);
    const list = listOf(kind, role, search);
    if (more > 0 && list !== undefined) {
      const label = texts.showAll(figure(entries.length + more));
      items.push({ key: `all-${kind}`, label, icon: KIND_ICONS[kind], run: () => navigate(list) });
    }
    const name = texts.kinds[kind];
    return isSimilar
      ? { key: `${kind}-similar`, heading: texts.similar(name), items }
      : { key: kind, heading: name, items };
  }

  const namedGroup = (group: Named["group"]): ItemGroup => ({
    ...{ key: group, heading: texts[group] },
    items: matching.filter((each) => each.group === group),
  });

  const records = answer.groups.map(groupOf);
  const code = search.trim().toUpperCase();
  const isExact = answer.groups[0]?.entries[0]?.id.toUpperCase() === code;
  const groups = [
    ...(isExact ? records : []),
    { key: "recent", heading: texts.recent, items: answer.recent.map(itemOf) },
    ...(["screen", "pages", "commands"] as const).map(namedGroup),
    ...(isExact ? [] : records),
  ].filter(({ items }) => items.length > 0);
  return { groups, isPartial: answer.isPartial };
}
