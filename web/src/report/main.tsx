// First: it sets the order of the layers that every other style belongs to.
import "../styles/page.css";

import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { followTranslation } from "../ui/page/followTranslation";
import { CannotOpen } from "./CannotOpen";
import { openReport } from "./openReport";
import { ReportPage } from "./ReportPage";
import { beginWith } from "./useHashFilters";

const place = document.getElementById("root");
if (place === null) throw new Error("report.html has no #root");
const root = createRoot(place);
followTranslation(document.body);

openReport().then(
  (reader) => {
    beginWith(reader.header().filters);
    root.render(
      <StrictMode>
        <ReportPage reader={reader} />
      </StrictMode>,
    );
  },
  (error: unknown) => root.render(<CannotOpen error={error} />),
);
