/** What the portal never asks a device for. */
const UNUSED = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "serial", "usb"],
];

export type Header = readonly [name: string, value: string];

/** What a host says with every answer. Framing can be forbidden by a header only, so that rule is added here. */
export const securityHeaders = (policy: string): Header[] => [
  ["Content-Security-Policy", `${policy}; frame-ancestors 'none'`],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", UNUSED.map((feature) => `${feature}=()`).join(", ")],
];

/** Names with a hash: another content has another name. */
export const HASHED = "assets/";
export const KEPT: Header = ["Cache-Control", "public, max-age=31536000, immutable"];

/** Asked for anew each time: they name the hashed ones. */
export const CURRENT = ["", "index.html", "404.html", "sw.js", "manifest.webmanifest"];
export const ASKED: Header = ["Cache-Control", "no-cache"];
