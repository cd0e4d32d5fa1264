/** Linear light (red, green, blue), not sRGB values. */
export type Light = readonly [number, number, number];

type Oklch = readonly [lightness: number, chroma: number, hue: number];

export function lightOf([lightness, chroma, hue]: Oklch): Light {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const luminance = ([r, g, b]: Light) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** The contrast ratio of WCAG. */
export function contrast(one: Light, other: Light): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const stepOf = (light: number) =>
  light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;

const lightOfStep = (step: number) =>
  step <= 0.04045 ? step / 12.92 : ((step + 0.055) / 1.055) ** 2.4;

/** The visible colour of a translucent colour over another. */
export function over(top: Light, opacity: number, under: Light): Light {
  const mixed = (at: 0 | 1 | 2) =>
    lightOfStep(opacity * stepOf(top[at]) + (1 - opacity) * stepOf(under[at]));
  return [mixed(0), mixed(1), mixed(2)];
}

/** Perceived lightness, 0 to 1. */
export const greyOf = (light: Light): number => Math.cbrt(luminance(light));

function oklabOf([r, g, b]: Light): Light {
  const l = Math.cbrt(Math.max(0, 0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b));
  const m = Math.cbrt(Math.max(0, 0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b));
  const s = Math.cbrt(Math.max(0, 0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b));
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

/** Perceived difference of two colours; 0.02 is just visible. */
export function distance(one: Light, other: Light): number {
  const [a, b] = [oklabOf(one), oklabOf(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

/** Matrices for missing cone types (Machado, Oliveira and Fernandes, 2009). */
export const visions = {
  usual: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [
    0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998,
  ],
  deuteranopia: [
    0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881,
  ],
  tritanopia: [
    1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039,
  ],
} as const;

export function seenWith(vision: keyof typeof visions, [r, g, b]: Light): Light {
  const m = visions[vision];
  const seen = (at: 0 | 3 | 6) =>
    Math.min(1, Math.max(0, m[at] * r + (m[at + 1] ?? 0) * g + (m[at + 2] ?? 0) * b));
  return [seen(0), seen(3), seen(6)];
}
