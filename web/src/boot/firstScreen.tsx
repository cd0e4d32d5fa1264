import "../styles/page.css";

import { StrictMode } from "react";
import { renderToString } from "react-dom/server.edge";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom";
import { routes } from "../routes";

/** Renders the role selector as HTML at build time. The page shows it until the program has loaded. */
export async function firstScreen(): Promise<string> {
  const context = await createStaticHandler(routes).query(new Request("http://localhost/"));
  if (context instanceof Response) throw new Error("the role selector redirects to another page");
  const router = createStaticRouter(routes, context);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}
