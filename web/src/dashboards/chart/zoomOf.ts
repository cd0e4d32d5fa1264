/** The scale of a drawing on the page; below 1 on the editor's canvas. */
export function zoomOf(svg: SVGSVGElement | null): number {
  const own = Number(svg?.getAttribute("width"));
  const shown = svg?.getBoundingClientRect().width ?? 0;
  return own > 0 && shown > 0 ? shown / own : 1;
}
