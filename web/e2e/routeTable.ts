/** An address of §2.2, its redirect if any, and its screen's title. */
export type Screen = { route: string; leadsTo?: string; heading: string; title?: string };

export type Area = { name: string; screens: readonly Screen[] };

const STAGES = [
  ["perizinan", "Perizinan"],
  ["pengadministrasian", "Pengadministrasian"],
  ["eksplorasi", "Eksplorasi"],
  ["feasibility-study", "Feasibility Study"],
  ["operasi-produksi", "Operasi Produksi"],
  ["penjualan", "Penjualan"],
] as const;

const CATEGORIES = [
  "Operasi",
  "Audit",
  "Administrasi",
  "Lingkungan",
  "Keuangan",
  "Eksplorasi",
] as const;

const RKAB = "RKAB revisi kedua ditolak sistem saat unggah lampiran cadangan";

const ticket = (base: string): Screen => ({
  route: `${base}/tickets/R8K2AB`,
  heading: RKAB,
  title: `R8K2AB ${RKAB}`,
});

const SERVICE = "Layanan Tiket";
const SERVICE_ID = "dash_1763604898133";

/** The dashboards of an area, and one of them. */
const reading = (base: string, heading: string): Screen[] => [
  { route: `${base}/dashboards`, heading },
  { route: `${base}/dashboards/${SERVICE_ID}`, heading: SERVICE },
];

const DESK_OF = "Data yang di-assign untuk ";
const RKAB_PLAN = "RKAB Operasi Produksi - PT Bara Khatulistiwa";
const LICENCE = "Keputusan Perpanjangan IUP Operasi Produksi.pdf";

const desk = (route: string, title: string, leadsTo = route): Screen => ({
  ...{ route, leadsTo, title, heading: `${DESK_OF}Hendra Kusuma` },
});

/** All addresses of §2.2 by area. */
export const AREAS: readonly Area[] = [
  {
    name: "Badan Usaha",
    screens: [
      { route: "/badan-usaha", leadsTo: "/badan-usaha/tickets", heading: "All Tickets" },
      { route: "/badan-usaha/tickets", heading: "All Tickets" },
      { route: "/badan-usaha/tickets?status=open", heading: "All Tickets" },
      { route: "/badan-usaha/create-ticket", heading: "Form Pengajuan Keluhan" },
      { route: "/badan-usaha/follow-up", heading: "Tindak Lanjut" },
      { route: "/badan-usaha/follow-up/TL_1", heading: "Temuan tidak ditemukan" },
      ticket("/badan-usaha"),
      ...reading("/badan-usaha", "Dasbor"),
    ],
  },
  {
    name: "Internal ESDM",
    screens: [
      { route: "/internal-esdm", leadsTo: "/internal-esdm/all-tickets", heading: "All Tickets" },
      { route: "/internal-esdm/all-tickets", heading: "All Tickets" },
      { route: "/internal-esdm/pending", heading: "Pending" },
      { route: "/internal-esdm/open", heading: "Open" },
      { route: "/internal-esdm/resolved", heading: "Resolved" },
      { route: "/internal-esdm/closed", heading: "Closed" },
      { route: "/internal-esdm/reassign", heading: "Re-assign Ticket" },
      { route: "/internal-esdm/waiting", heading: "Menunggu saya" },
      { route: "/internal-esdm/unassigned", heading: "Belum ditugaskan" },
      { route: "/internal-esdm/create-ticket", heading: "Form Pengajuan Keluhan" },
      { route: "/internal-esdm/settings", heading: "Pengaturan" },
      ticket("/internal-esdm"),
      ...reading("/internal-esdm", "Dasbor"),
    ],
  },
  {
    name: "Agent",
    screens: [
      { route: "/agent", leadsTo: "/agent/all-tickets", heading: "Semua Tiket" },
      { route: "/agent/all-tickets", heading: "Semua Tiket" },
      { route: "/agent/new", heading: "New Tickets" },
      { route: "/agent/open", heading: "Open Tickets" },
      { route: "/agent/pending", heading: "Pending Tickets" },
      { route: "/agent/resolved", heading: "Resolved Tickets" },
      { route: "/agent/closed", heading: "Closed Tickets" },
      { route: "/agent/my-tickets", heading: "Tiket saya" },
      { route: "/agent/waiting", heading: "Menunggu saya" },
      { route: "/agent/unassigned", heading: "Belum ditugaskan" },
      ticket("/agent"),
      ...reading("/agent", "Dasbor"),
    ],
  },
  {
    name: "Auditor",
    screens: [
      desk("/auditor", "Internal Auditor", "/auditor/internal"),
      desk("/auditor/internal", "Internal Auditor"),
      { route: "/auditor/detail/ASSIGN_1763172824691", heading: RKAB_PLAN },
      { route: "/auditor/detail/ASSIGN_1763432061726", heading: LICENCE },
      desk("/auditor/tabular", "Data Tabular"),
      desk("/auditor/document", "Data Document"),
      ...STAGES.map(([path, title]) => desk(`/auditor/category/${path}`, title)),
      ...reading("/auditor", "Dasbor"),
      // Last, because the addresses above keep the acting type of auditor (decisions §3).
      { ...desk("/auditor/external", "External Auditor"), heading: `${DESK_OF}Dewi Paramita` },
    ],
  },
  {
    name: "CMS Auditor",
    screens: [
      { route: "/cms-auditor", heading: "Dasbor CMS Auditor" },
      { route: "/cms-auditor/query", heading: "Query Data Tabular" },
      {
        route:
          "/cms-auditor/query?tahapan=Penjualan&badanUsaha=PT%20Bara%20Khatulistiwa&kegiatan=PNBP&hasil=1",
        heading: "Query Data Tabular",
      },
      { route: "/cms-auditor/query?tahapan=Pertambangan", heading: "Query Data Tabular" },
      { route: "/cms-auditor/documents", heading: "Repositori Dokumen" },
      { route: "/cms-auditor/documents?tahapan=Perizinan", heading: "Repositori Dokumen" },
      {
        route: "/cms-auditor/documents?tahapan=Perizinan&badanUsaha=PT%20Bara%20Khatulistiwa",
        heading: "Repositori Dokumen",
      },
      { route: "/cms-auditor/documents?q=tidak-ada", heading: "Repositori Dokumen" },
      { route: "/cms-auditor/assignments", heading: "Manajemen Penugasan" },
      { route: "/cms-auditor/reviews", heading: "Reviu Pemeriksaan" },
      { route: "/cms-auditor/auditors", heading: "Manajemen Auditor" },
      ...reading("/cms-auditor", "Dasbor Diterbitkan"),
    ],
  },
  {
    name: "Dashboard Builder",
    screens: [
      { route: "/dashboard-builder", heading: "Daftar Dashboard" },
      { route: `/dashboard-builder/dashboard/${SERVICE_ID}`, heading: SERVICE },
      {
        route: "/dashboard-builder/create",
        heading: "Daftar Dashboard",
        title: "Create Dashboard",
      },
      {
        route: `/dashboard-builder/edit/${SERVICE_ID}`,
        heading: SERVICE,
        title: `Ubah ${SERVICE}`,
      },
      ...CATEGORIES.map((heading) => ({
        route: `/dashboard-builder/category/${heading.toLowerCase()}`,
        heading,
      })),
      { route: "/dashboard-builder/published", heading: "Dipublikasi" },
      { route: "/dashboard-builder/drafts", heading: "Draft" },
    ],
  },
];

/** Addresses whose screens explain that there is nothing to show. */
export const NOWHERE = [
  "/tidak/ada",
  "/agent/tidak-ada",
  "/auditor/category/tidak-ada",
  "/auditor/detail/ASSIGN_0",
  "/agent/tickets/XXXXXX",
  `/badan-usaha/tickets/${"x".repeat(300)}`,
  "/agent/dashboards/dash_0",
  "/dashboard-builder/dashboard/dash_0",
] as const;
