import { ASKED, CURRENT, HASHED, type Header, KEPT, securityHeaders } from "./hostingHeaders.ts";

const lines = (...texts: string[]) => `${texts.join("\n")}\n`;

/**
 * For Netlify, Cloudflare Pages and similar hosts. They merge all rules that match a path, so no two rules set the same
 * header.
 */
function underscoreHeaders(base: string, headers: Header[]): string {
  const rule = (path: string, own: Header[]) => [
    base + path,
    ...own.map(([name, value]) => `  ${name}: ${value}`),
  ];
  return lines(
    ...rule("*", headers),
    ...rule(`${HASHED}*`, [KEPT]),
    ...CURRENT.flatMap((path) => rule(path, [ASKED])),
  );
}

function apache(base: string, headers: Header[]): string {
  const set = ([name, value]: Header) => `Header always set ${name} "${value}"`;
  return lines(
    `ErrorDocument 404 ${base}404.html`,
    "Options -Indexes",
    "AddType application/wasm .wasm",
    "AddType application/manifest+json .webmanifest",
    ...headers.map(set),
    set(ASKED),
    `<If "%{REQUEST_URI} =~ m#^${base}${HASHED}#">`,
    `  ${set(KEPT)}`,
    "</If>",
    String.raw`<FilesMatch "^(_headers|_nginx\.conf|\.htaccess)$">`,
    "  Require all denied",
    "</FilesMatch>",
  );
}

/** An nginx location that adds a header loses those of its server, so each location lists all headers. */
function nginx(base: string, headers: Header[]): string {
  const location = (path: string, own: Header, files: string) => [
    `location ${base}${path} {`,
    ...[...headers, own].map(([name, value]) => `  add_header ${name} "${value}" always;`),
    `  try_files ${files} =404;`,
    `  error_page 404 ${base}404.html;`,
    "}",
  ];
  return lines(
    ...location("", ASKED, "$uri $uri/index.html"),
    ...location(HASHED, KEPT, "$uri"),
    ...["_headers", "_nginx.conf", ".htaccess"].map(
      (file) => `location = ${base}${file} { return 404; }`,
    ),
  );
}

/** Header files for three kinds of hosts, for a portal under the path `base`. */
export function hostingFiles(base: string, policy: string): [file: string, text: string][] {
  const headers = securityHeaders(policy);
  return [
    ["_headers", underscoreHeaders(base, headers)],
    [".htaccess", apache(base, headers)],
    ["_nginx.conf", nginx(base, headers)],
  ];
}
