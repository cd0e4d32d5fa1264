import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { Failure, runMain } from "./lib/failure.mjs";
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

/** The file that `url` names inside `folder`, or undefined: nothing outside `folder` is ever named. */
function fileFor(url, folder, base) {
  let path;
  try {
    path = decodeURIComponent(new URL(url, "http://localhost").pathname);
  } catch {
    return undefined;
  }
  if (!path.startsWith(base)) return undefined;
  const file = normalize(join(folder, path.slice(base.length) || "index.html"));
  if (!file.startsWith(folder + sep) || !existsSync(file) || !statSync(file).isFile())
    return undefined;
  return file;
}

function send(request, response, status, file) {
  response.writeHead(status, {
    "Content-Type": mimeTypes[extname(file)] ?? "application/octet-stream",
    "Content-Length": statSync(file).size,
    "Cache-Control": file.includes(`${sep}assets${sep}`)
      ? "public, max-age=31536000, immutable"
      : "no-cache",
    "X-Content-Type-Options": "nosniff",
  });
  if (request.method === "HEAD") response.end();
  else createReadStream(file).pipe(response);
}

/**
 * A plain file server under the path `base`; unknown paths get 404.html, as on any static host, with `fallbackStatus`.
 * Resolves to the server once it listens.
 */
export function serve({ folder, base = "/", port, fallbackStatus = 404 }) {
  const server = createServer((request, response) => {
    if (request.method !== "GET" && request.method !== "HEAD") {
      response.writeHead(405, { Allow: "GET, HEAD" }).end();
      return;
    }
    const file = fileFor(request.url ?? "/", folder, base);
    if (file) send(request, response, 200, file);
    else if (extname(new URL(request.url ?? "/", "http://localhost").pathname) in mimeTypes)
      response.writeHead(404).end();
    else send(request, response, fallbackStatus, join(folder, "404.html"));
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
