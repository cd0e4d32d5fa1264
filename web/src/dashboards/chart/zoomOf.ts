/** How many pixels of the page one pixel of a drawing is: fewer than one on the canvas of the editor. */
export function zoomOf(svg: SVGSVGElement | null): number {
  const own = Number(svg?.getAttribute("width"));
  const shown = svg?.getBoundingClientRect().width ?? 0;
  return own > 0 && shown > 0 ? shown / own : 1;
}
