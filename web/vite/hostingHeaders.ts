/** Device features that the portal never uses. */
const UNUSED = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "hid"],
  ...["magnetometer", "microphone", "midi", "payment", "serial", "usb"],
];

export type Header = readonly [name: string, value: string];

/** Headers of every response. Framing can only be forbidden by a header, so that rule is added here. */
export const securityHeaders = (policy: string): Header[] => [
  ["Content-Security-Policy", `${policy}; frame-ancestors 'none'`],
  ["X-Content-Type-Options", "nosniff"],
  ["X-Frame-Options", "DENY"],
  ["Referrer-Policy", "no-referrer"],
  ["Cross-Origin-Opener-Policy", "same-origin"],
  ["Cross-Origin-Resource-Policy", "same-origin"],
  ["Permissions-Policy", UNUSED.map((feature) => `${feature}=()`).join(", ")],
];

/** Files with a hash in their name never change. */
export const HASHED = "assets/";
export const KEPT: Header = ["Cache-Control", "public, max-age=31536000, immutable"];

/** Revalidated at every request: these files name the hashed ones. */
export const CURRENT = ["", "index.html", "404.html", "sw.js", "manifest.webmanifest"];
export const ASKED: Header = ["Cache-Control", "no-cache"];
