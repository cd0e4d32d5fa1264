/** User-facing texts of the roles and of the product's name. */
export const productTexts = {
  name: "Portal Minerba",
};

/** The labels repeat the core's, because the first screen is drawn without the core. */
export const roleTexts = {
  badan_usaha: { label: "Badan Usaha", description: "Ajukan dan pantau keluhan." },
  internal_esdm: { label: "Internal ESDM", description: "Pantau dan tugaskan tiket." },
  agent: { label: "Agent", description: "Ambil, balas, dan selesaikan tiket." },
  internal_auditor: { label: "Internal Auditor", description: "Periksa data, akses penuh." },
  external_auditor: { label: "External Auditor", description: "Lihat data, akses terbatas." },
  cms_auditor: { label: "CMS Auditor", description: "Kelola dan tugaskan data audit." },
  dashboard_builder: { label: "Dashboard Builder", description: "Susun dan terbitkan dasbor." },
};

export const roleGroupTexts = {
  helpDesk: "Help desk",
  audit: "Audit data",
  dashboards: "Dasbor",
};
