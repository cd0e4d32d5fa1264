import { Outlet, ScrollRestoration } from "react-router-dom";
import { ToastRegion } from "../shared/toast/ToastRegion";
import { HeldScroll } from "../ui/overlay/HeldScroll";
import { NavigationProgress } from "./NavigationProgress";
import { UpdateNotice } from "./offline/UpdateNotice";
import { DataDeskPlace } from "./storage/DataDeskPlace";
import { useFocusOnArrival } from "./useFocusOnArrival";

/** What every screen stands in; toasts live here so that one survives the way to the next screen. */
export function RootFrame() {
  useFocusOnArrival();
  return (
    <>
      <NavigationProgress />
      {import.meta.env.MODE === "production" && <UpdateNotice />}
      <Outlet />
      <DataDeskPlace />
      <HeldScroll />
      <ToastRegion />
      <ScrollRestoration />
    </>
  );
}
