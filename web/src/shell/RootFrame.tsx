import { Outlet, ScrollRestoration } from "react-router-dom";
import { ToastRegion } from "../shared/toast/ToastRegion";
import { HeldScroll } from "../ui/overlay/HeldScroll";
import { NavigationProgress } from "./NavigationProgress";
import { UpdateNotice } from "./offline/UpdateNotice";
import { DataDialogsPlace } from "./storage/DataDialogsPlace";
import { useFocusOnArrival } from "./useFocusOnArrival";

/** The frame of all screens. Toasts are here, so that they survive a navigation. */
export function RootFrame() {
  useFocusOnArrival();
  return (
    <>
      <NavigationProgress />
      {import.meta.env.MODE === "production" && <UpdateNotice />}
      <Outlet />
      <DataDialogsPlace />
      <HeldScroll />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}
