import { Keys } from "../../ui/keys/Keys";
import { switchKeys, useKeysOn } from "../../ui/keys/keySwitch";
import { type Shortcut, useActiveShortcuts } from "../../ui/keys/shortcuts";
import { KEY_GROUPS } from "../../ui/keys/texts";
import { Dialog } from "../../ui/overlay/Dialog";
import { closeOverlay } from "./overlays";
import styles from "./ShortcutSheet.module.css";
import { controlKey, paletteTexts, sheetTexts as texts } from "./texts";

type Line = Pick<Shortcut, "keys" | "label" | "lang">;

/** Keys that act at any time, and those that the browser and the tables understand by themselves. */
const alwaysThere = (): Line[] => [
  { keys: `${controlKey()}+K`, label: paletteTexts.open },
  { keys: `${controlKey()}+Z`, label: texts.undo },
];
const IN_LISTS: Line[] = [
  { keys: "Enter", label: texts.openRow },
  { keys: "↑ ↓ ← →", label: texts.rowControls },
];

/** The keys that act on this screen, and the switch that turns single keys off. */
export default function ShortcutSheet() {
  const shortcuts = useActiveShortcuts();
  const isOn = useKeysOn();
  const of = (group: string) => shortcuts.filter((each) => each.group === group);
  const ofList = of(KEY_GROUPS.list);
  return (
    <Dialog isOpen onClose={closeOverlay} title={texts.title} size="large">
      <div className={styles.sheet}>
        <label className={styles.switch}>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => switchKeys(target.checked)}
          />
          <span>
            {texts.switch}
            <span className={styles.hint}>{texts.switchHint}</span>
          </span>
        </label>
        <div className={styles.groups}>
          <Group title={KEY_GROUPS.screen} lines={of(KEY_GROUPS.screen)} />
          <Group
            title={KEY_GROUPS.list}
            lines={ofList.length === 0 ? [] : [...ofList, ...IN_LISTS]}
          />
          <Group title={KEY_GROUPS.go} lines={of(KEY_GROUPS.go)} />
          <Group
            title={KEY_GROUPS.everywhere}
            lines={[...alwaysThere(), ...of(KEY_GROUPS.everywhere)]}
          />
        </div>
      </div>
    </Dialog>
  );
}

function Group({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3 className={styles.heading}>{title}</h3>
      <dl>
        {lines.map(({ keys, label, lang }) => (
          <div key={keys} className={styles.line}>
            <dt lang={lang}>{label}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
