import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, runMain } from "./lib/failure.mjs";
import { headersFor } from "./lib/headersFile.mjs";
import { normalBase, readOptions } from "./lib/options.mjs";
import { inRoot } from "./lib/paths.mjs";
import { say } from "./lib/say.mjs";

const mimeTypes = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** The decoded path of `url`; "" if it is invalid. */
function pathOf(url = "/") {
  try {
    return decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return "";
  }
}

/** The file at `path`, or `undefined`; never a file outside of `folder`. */
function fileFor(path, folder, base) {
  if (!path.startsWith(base)) return undefined;
  const file = normalize(join(folder, path.slice(base.length) || "index.html"));
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile())
    return undefined;
  return file;
}

function send(request, response, status, file, headers) {
  response.writeHead(status, {
    ...headers,
    "Content-Type": mimeTypes[extname(file)] ?? "application/octet-stream",
    "Content-Length": statSync(file).size,
  });
  if (request.method === "HEAD") response.end();
  else createReadStream(file).pipe(response);
}

/** True if a browser opens a page: an id in its address may look like a file extension. */
const wantsPage = ({ headers }) => headers.accept?.includes("text/html") ?? false;

/**
 * Serves `folder` under the path `base` like a static host: unknown paths get 404.html with `fallbackStatus`, and
 * `_headers` applies. Resolves once the server listens.
 */
export function serve({ folder, base = "/", port, fallbackStatus = 404 }) {
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const path = pathOf(request.url);
    const file = fileFor(path, folder, base);
    const headers = headersFor(folder, file ? path : `${base}404.html`);
    if (file) send(request, response, 200, file, headers);
    else if (extname(path) in mimeTypes && !wantsPage(request))
      response.writeHead(404, headers).end();
    else send(request, response, fallbackStatus, join(folder, "404.html"), headers);
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => resolve(server));
  });
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  await runMain(async () => {
    const options = readOptions({
      folder: { type: "string", default: "dist/web" },
      base: { type: "string", default: "/" },
      port: { type: "string", default: "4173" },
    });
    const folder = inRoot(options.folder);
    if (!existsSync(join(folder, "index.html")))
      throw new Failure(`${options.folder} is empty: run "npm run build" first.`);
    const base = normalBase(options.base);
    await serve({ folder, base, port: Number(options.port) });
    say(`${options.folder}: http://localhost:${options.port}${base}`);
  });
}
