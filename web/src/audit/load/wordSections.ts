import type { Section } from "../../core/pkg/portal_core";
import { parseInert } from "../../core/trustedTypes";
import { WHOLE } from "./readText";

const HEADINGS = new Set(["H1", "H2", "H3"]);
const IGNORED = new Set(["SCRIPT", "STYLE", "IMG", "TEMPLATE"]);
const LISTS = new Set([...IGNORED, "UL", "OL"]);

/** The text of a page of HTML, which is parsed and never shown. */
export function wordSections(html: string): Section[] {
  const { body } = parseInert(html);
  const sections: Section[] = [];
  let title = WHOLE;
  let blocks: string[] = [];
  const end = () => {
    if (blocks.length > 0 || title !== WHOLE) sections.push({ title, body: blocks.join("\n\n") });
    blocks = [];
  };
  for (const block of body.children) {
    const text = IGNORED.has(block.tagName) ? "" : blockText(block);
    if (text === "") continue;
    if (HEADINGS.has(block.tagName)) {
      end();
      title = text;
    } else {
      blocks.push(text);
    }
  }
  end();
  return sections;
}

function blockText(block: Element): string {
  const lines = (selector: string, textOf: (part: Element) => string) =>
    [...block.querySelectorAll(selector)].map(textOf).filter(Boolean).join("\n");
  switch (block.tagName) {
    case "UL":
    case "OL":
      // An item's text is without that of the lists in it: their items have lines of their own.
      return lines("li", (item) => `• ${textIn(item, LISTS)}`);
    case "TABLE":
      return lines("tr", (row) => [...row.children].map(cellText).join(" | "));
    default:
      return textIn(block, IGNORED);
  }
}

const cellText = (cell: Element) => textIn(cell, IGNORED).replaceAll(/\s+/g, " ");

const textIn = (element: Element, leftOut: ReadonlySet<string>) =>
  gathered(element, leftOut).trim();

function gathered(element: Element, leftOut: ReadonlySet<string>): string {
  let text = "";
  for (const node of element.childNodes) {
    if (node.nodeType === Node.TEXT_NODE) text += node.textContent ?? "";
    if (!(node instanceof Element) || leftOut.has(node.tagName)) continue;
    if (node.tagName === "BR") text += "\n";
    else text += gathered(node, leftOut);
    if (node.tagName === "P") text += "\n";
  }
  return text;
}
