import type { PackageOutcome, PackageWork } from "./packageFile";

/** See `packageFile.ts`, whose code loads on first use. */
export async function writePackage(page: string, work: PackageWork): Promise<PackageOutcome> {
  const file = await import("./packageFile");
  return file.writePackage(page, work);
}
