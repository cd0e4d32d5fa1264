/** Properties that decide where a textarea breaks its lines. */
const COPIED = [
  "direction",
  "boxSizing",
  "width",
  "borderTopWidth",
  "borderRightWidth",
  "borderBottomWidth",
  "borderLeftWidth",
  "borderStyle",
  "paddingTop",
  "paddingRight",
  "paddingBottom",
  "paddingLeft",
  "fontFamily",
  "fontSize",
  "fontStyle",
  "fontWeight",
  "letterSpacing",
  "wordSpacing",
  "lineHeight",
  "tabSize",
] as const;

/** The place of a letter within a textarea's box, in px. Browsers do not tell it, so a copy of the text is measured. */
export function caretPlace(field: HTMLTextAreaElement, at: number) {
  const copy = document.createElement("div");
  const style = getComputedStyle(field);
  for (const name of COPIED) copy.style[name] = style[name];
  Object.assign(copy.style, {
    position: "absolute",
    visibility: "hidden",
    whiteSpace: "pre-wrap",
    overflowWrap: "break-word",
  });
  copy.textContent = field.value.slice(0, at);
  const letter = document.createElement("span");
  letter.textContent = field.value.slice(at) || ".";
  copy.append(letter);
  document.body.append(copy);
  const place = {
    left: letter.offsetLeft,
    top: letter.offsetTop - field.scrollTop,
    height: Number.parseFloat(style.lineHeight) || letter.offsetHeight,
  };
  copy.remove();
  return place;
}
