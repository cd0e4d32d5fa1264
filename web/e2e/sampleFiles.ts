import { fileURLToPath } from "node:url";

const sample = (name: string) =>
  fileURLToPath(new URL(`../../seeds/files/${name}`, import.meta.url));

/** A real PDF and a real image. */
export const PDF = {
  name: "surat-permohonan-revisi-rkab.pdf",
  path: sample("surat-permohonan-revisi-rkab.pdf"),
  sizeLabel: "23,4 KB",
};

export const PNG = {
  name: "tangkapan-layar-penolakan.png",
  path: sample("tangkapan-layar-penolakan.png"),
  sizeLabel: "13,86 KB",
};
