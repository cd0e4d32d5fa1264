import "./app.css";
import { StrictMode } from "react";
import { Button } from "react-aria-components/Button";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, createHashRouter, RouterProvider } from "react-router-dom";
import { keepOffline } from "../../../../web/src/app/offline/keepOffline";

// What the portal does besides drawing, so that the two differ in nothing else: a worker keeps the files.
if (import.meta.env.MODE === "production") keepOffline();

const createRouter = import.meta.env.MODE === "usb" ? createHashRouter : createBrowserRouter;
const router = createRouter([{ path: "/", element: <Button>Masuk</Button> }]);

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
