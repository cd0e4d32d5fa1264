/** The translator's element and the text that it replaced. */
type Translated = { shown: Element; original: string };

const translations = new WeakMap<Node, Translated>();
const taken = new WeakSet<Element>();

const isWrapper = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === "font";

/** The outermost `font` element around a text. */
function wrapperAround(text: Node): Element | undefined {
  let wrapper: Element | undefined;
  for (let around = text.parentNode; isWrapper(around); around = around.parentNode)
    wrapper = around;
  return wrapper;
}

/** The `font` element that replaced a text: around it, or where the text was removed. */
function wrapperOf(text: Text, record: MutationRecord): Element | undefined {
  const around = wrapperAround(text);
  if (around) return around;
  if (text.isConnected) return undefined;
  return [...record.addedNodes, record.previousSibling, record.nextSibling]
    .filter(isWrapper)
    .find((wrapper) => wrapper.isConnected && !taken.has(wrapper));
}

/**
 * Puts a text back before its translation and empties it. React then finds its node where it expects it, and readers
 * see the translation until React writes a new text.
 */
function putBack(text: Text, shown: Element): void {
  if (text.data === "" || taken.has(shown)) return;
  if (shown.contains(text)) text.replaceWith(text.cloneNode());
  translations.set(text, { shown, original: text.data });
  taken.add(shown);
  text.data = "";
  shown.before(text);
}

function forget(text: Node, { shown }: Translated): void {
  shown.remove();
  translations.delete(text);
}

/** Moves or removes a translation together with its text. */
function follow(text: Text, translated: Translated): void {
  const { shown, original } = translated;
  const isTakenBack = text.isConnected && !shown.isConnected;
  if (isTakenBack) text.data = original;
  if (isTakenBack || !text.isConnected) forget(text, translated);
  else if (text.nextSibling !== shown) text.after(shown);
}

function followRecord(record: MutationRecord): void {
  const written = record.type === "characterData" && translations.get(record.target);
  if (written) forget(record.target, written);
  for (const text of [...record.removedNodes, ...record.addedNodes]) {
    if (!(text instanceof Text)) continue;
    const translated = translations.get(text);
    const wrapper = translated ? undefined : wrapperOf(text, record);
    if (translated) follow(text, translated);
    else if (wrapper) putBack(text, wrapper);
  }
}

/**
 * Keeps React's texts and their translations in step. Translators replace text nodes by `font`
 * elements, even with `translate="no"`. React then fails to remove its nodes, or updates detached
 * nodes.
 */
export function followTranslation(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) followRecord(record);
    // Discards the records of its own changes.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
