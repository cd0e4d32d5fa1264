import "./app.css";
import { StrictMode, useRef } from "react";
import { useButton } from "react-aria/useButton";
import { createRoot } from "react-dom/client";
import { createBrowserRouter, createHashRouter, RouterProvider } from "react-router-dom";
import { keepOffline } from "../../../../web/src/shell/offline/keepOffline";

// The portal starts a worker that keeps its files; this page does too, so that only the drawing differs.
if (import.meta.env.MODE === "production") keepOffline();

function Button({ children }) {
  const button = useRef(null);
  const { buttonProps } = useButton({}, button);
  return (
    <button {...buttonProps} ref={button}>
      {children}
    </button>
  );
}

const createRouter = import.meta.env.MODE === "usb" ? createHashRouter : createBrowserRouter;
const router = createRouter([{ path: "/", element: <Button>Masuk</Button> }]);

createRoot(document.getElementById("root")).render(
  <StrictMode>
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
);
