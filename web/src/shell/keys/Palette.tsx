import { Command } from "cmdk";
import { Search, X } from "lucide-react";
import { useDeferredValue, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useVocabulary } from "../../engine";
import { figure } from "../../platform/figure";
import { labelOf } from "../../platform/labelOf";
import { Marked } from "../../shared/Marked";
import { IconButton } from "../../ui/action/IconButton";
import { StatusBadge } from "../../ui/display/StatusBadge";
import { LiveRegion } from "../../ui/feedback/LiveRegion";
import { Keys } from "../../ui/keys/Keys";
import { FocusReturn } from "../../ui/overlay/FocusReturn";
import { ModalFrame } from "../../ui/overlay/ModalFrame";
import { closeOverlay } from "./overlays";
import styles from "./Palette.module.css";
import { paletteTexts as texts } from "./texts";
import type { CommandPlace } from "./useCommands";
import { type PaletteItem, usePaletteItems } from "./usePaletteItems";

/** Finds pages, commands and records while one types. */
export default function Palette(place: CommandPlace) {
  return (
    <ModalFrame isOpen onClose={closeOverlay} isDismissable label={texts.open} styles={styles}>
      {() => (
        <>
          <FocusReturn />
          <Body {...place} />
        </>
      )}
    </ModalFrame>
  );
}

function Body(place: CommandPlace) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    field.current?.focus();
  }, []);
  // The field shows the letter at once; the results follow. Enter waits for those of the whole text.
  const deferred = useDeferredValue(text);
  const [settled, setSettled] = useState("");
  const search = settled === text ? text : deferred;
  const { groups, isPartial } = usePaletteItems(search, place);
  const items = groups.flatMap((group) => group.items);
  const [chosen, setChosen] = useState("");
  const isThere = items.some(({ key }) => key === chosen);

  function choose(item: PaletteItem) {
    // The dialog must be gone first: it holds the focus that the command may want to move.
    flushSync(closeOverlay);
    item.run();
  }

  return (
    <Command
      label={texts.open}
      shouldFilter={false}
      vimBindings={false}
      loop
      value={isThere ? chosen : (items[0]?.key ?? "")}
      onValueChange={setChosen}
      onKeyDown={({ key }) => {
        if (key === "Enter") flushSync(() => setSettled(text));
      }}
      className={styles.palette}
    >
      <div className={styles.field}>
        <Search className={styles.glass} aria-hidden="true" />
        <Command.Input
          ref={field}
          className={styles.input}
          placeholder={texts.placeholder}
          value={text}
          onValueChange={(next) => {
            setText(next);
            // The best result is chosen again.
            setChosen("");
          }}
        />
        <IconButton size="small" icon={X} label={texts.close} onClick={closeOverlay} />
      </div>
      <Command.List label={texts.results} className={styles.list} hidden={items.length === 0}>
        {groups.map((group) => (
          <Command.Group key={group.key} heading={group.heading} className={styles.group}>
            {group.items.map((item) => (
              <Command.Item
                key={item.key}
                value={item.key}
                className={styles.item}
                onSelect={() => choose(item)}
              >
                <ItemContent item={item} />
              </Command.Item>
            ))}
          </Command.Group>
        ))}
      </Command.List>
      {isPartial && <p className={styles.preparing}>{texts.preparing}</p>}
      {items.length === 0 && !isPartial && (
        <div className={styles.empty}>
          <p className={styles.emptyTitle}>{texts.none(search.trim())}</p>
          <p>{texts.noneHint}</p>
        </div>
      )}
      <LiveRegion message={foundText(items.length, search.trim(), isPartial)} />
      <p className={styles.hints} aria-hidden="true">
        <Keys keys="↑ ↓" /> {texts.hints.move} <Keys keys="Enter" /> {texts.hints.open}
      </p>
    </Command>
  );
}

function foundText(count: number, search: string, isPartial: boolean): string {
  if (isPartial) return texts.preparing;
  return count === 0 ? texts.none(search) : texts.found(figure(count));
}

function ItemContent({
  item: { icon: Icon, label, lang, detail, status, passage, keys },
}: {
  item: PaletteItem;
}) {
  const { statuses } = useVocabulary();
  return (
    <>
      <Icon className={styles.icon} aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.label} lang={lang} dir="auto">
          {label}
        </span>
        {detail && (
          <span className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      {passage && (
        <span className={styles.passage}>
          <span className={styles.place}>{passage.label}</span>{" "}
          <span dir="auto">
            {passage.text.length === 0 ? texts.passageHidden : <Marked pieces={passage.text} />}
          </span>
        </span>
      )}
      {status && <StatusBadge status={status} label={labelOf(statuses, status)} />}
      {keys && (
        <span className={styles.keys}>
          <Keys keys={keys} />
        </span>
      )}
    </>
  );
}
