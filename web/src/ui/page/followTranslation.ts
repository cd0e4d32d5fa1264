/** What a translator put in the place of a text, and the text that it took. */
type Translated = { shown: Element; original: string };

const translations = new WeakMap<Node, Translated>();
const taken = new WeakSet<Element>();

const isWrapper = (node: Node | null): node is Element =>
  node instanceof Element && node.localName === "font";

/** The outermost of the wrappers around a text. */
function wrapperAround(text: Node): Element | undefined {
  let wrapper: Element | undefined;
  for (let around = text.parentNode; isWrapper(around); around = around.parentNode)
    wrapper = around;
  return wrapper;
}

/** The wrapper that took the place of a text: around it, in the same step, or beside it in the step before. */
function wrapperOf(text: Text, record: MutationRecord): Element | undefined {
  const around = wrapperAround(text);
  if (around) return around;
  if (text.isConnected) return undefined;
  return [...record.addedNodes, record.previousSibling, record.nextSibling]
    .filter(isWrapper)
    .find((wrapper) => wrapper.isConnected && !taken.has(wrapper));
}

/**
 * Puts a text back in front of its translation, and empties it: React finds the node that it made where it made it, and
 * readers see the translation until React writes something else.
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

/** A text that React moved takes its translation along; one that React took away takes it away. */
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
 * Browsers and extensions that translate a page in spite of `translate="no"` put `font` elements in the place of its text nodes.
 * React goes on with the nodes that it made: it fails to remove them, and writes new figures where nobody sees them.
 */
export function followTranslation(root: Node): void {
  const observer = new MutationObserver((records) => {
    for (const record of records) followRecord(record);
    // Its own changes are no news.
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
}
