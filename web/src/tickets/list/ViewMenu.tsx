import { BookmarkPlus, Columns3, PenLine, Save, Trash2 } from "lucide-react";
import { lazy, useState } from "react";
import { type SavedViewEntry, type TicketList, useView, type ViewPart } from "../../engine";
import { dispatchAndTell } from "../../shared/dispatchAndTell";
import { useShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS, withShift } from "../../ui/keys/texts";
import { LateDialog } from "../../ui/overlay/LateDialog";
import { MenuButton } from "../../ui/overlay/MenuButton";
import type { MenuEntry } from "../../ui/overlay/MenuList";
import { viewTexts as texts } from "./texts";
import type { TicketListState } from "./useTicketList";

const SaveViewDialog = lazy(() => import("./SaveViewDialog"));
const ColumnsDialog = lazy(() => import("./ColumnsDialog"));

export type ViewMenuProps = {
  view: TicketList;
  state: Pick<TicketListState, "parts" | "savedView" | "change">;
};

type Task = { kind: "save"; view: SavedViewEntry | undefined } | { kind: "columns" };

/** Columns and saved views of a list. */
export function ViewMenu({ view, state }: ViewMenuProps) {
  const { parts, savedView, change } = state;
  const views = useView("savedViews", 0);
  const [task, setTask] = useState<Task>();
  const hasMenu = view.columnOptions.length > 0 && views.kind === "ok";
  const saveNew = () => setTask({ kind: "save", view: undefined });
  useShortcuts(
    hasMenu
      ? [{ keys: withShift("v"), label: texts.saveNew, group: KEY_GROUPS.screen, run: saveNew }]
      : [],
  );
  if (!hasMenu) return null;
  const own = views.value.find(({ id, isOwn }) => id === savedView && isOwn);
  const close = () => setTask(undefined);
  const groups = [
    {
      key: "list",
      label: texts.thisList,
      entries: [
        {
          key: "columns",
          label: texts.columns,
          icon: Columns3,
          onSelect: () => setTask({ kind: "columns" }),
        },
        {
          key: "new",
          label: texts.saveNew,
          icon: BookmarkPlus,
          onSelect: saveNew,
        },
      ],
    },
    ...(own ? [{ key: "own", heading: own.name, entries: ownEntries(own, parts, setTask) }] : []),
  ];
  return (
    <>
      <MenuButton label={texts.menu} icon={Columns3} iconOnly shortcut="v" groups={groups} />
      <LateDialog>
        {task?.kind === "columns" && (
          <ColumnsDialog view={view} onChange={(columns) => change({ columns })} onClose={close} />
        )}
        {task?.kind === "save" && (
          <SaveViewDialog
            view={task.view}
            parts={task.view?.parts ?? parts}
            onSaved={(savedView) => change({ savedView }, { replace: true })}
            onClose={close}
          />
        )}
      </LateDialog>
    </>
  );
}

function ownEntries(
  view: SavedViewEntry,
  parts: ViewPart[],
  onAsk: (task: Task) => void,
): MenuEntry[] {
  const { id, name, isShared } = view;
  return [
    {
      key: "update",
      label: texts.update,
      icon: Save,
      onSelect: () =>
        dispatchAndTell({ savedView: { save: { id, name, isShared, parts } } }, texts.saved(name)),
    },
    {
      key: "change",
      label: texts.change,
      icon: PenLine,
      onSelect: () => onAsk({ kind: "save", view }),
    },
    {
      key: "delete",
      label: texts.remove,
      icon: Trash2,
      danger: true,
      onSelect: () => dispatchAndTell({ savedView: { delete: { id } } }, texts.removed(name)),
    },
  ];
}
