import { type DashboardForm, type FieldError, readView } from "../../../engine";

/** A file as a data URL. */
export const readImage = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error(`cannot read ${file.name}`));
    reader.readAsDataURL(file);
  });

/** What the core has against an image. */
export function imageProblem(form: DashboardForm, thumbnail: string): FieldError | undefined {
  const answer = readView("dashboardFormErrors", { ...form, thumbnail });
  return answer.kind === "ok" ? answer.value.find(({ field }) => field === "thumbnail") : undefined;
}
