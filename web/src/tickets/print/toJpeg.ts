/** The longest edge of an image in a PDF, in pixels: 200 dpi across the printed page. */
const MAX_EDGE = 1600;
const QUALITY = 0.86;

export type Jpeg = { blob: Blob; width: number; height: number };

/** Any image as a baseline RGB JPEG on a white ground, which is what a PDF page takes as it is. */
export async function toJpeg(image: Blob): Promise<Jpeg> {
  const bitmap = await createImageBitmap(image);
  try {
    const scale = Math.min(1, MAX_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    const context = canvas.getContext("2d", { alpha: false });
    if (context === null) throw new Error("Gambar tidak dapat diolah di peramban ini.");
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await encoded(canvas);
    return { blob, width: canvas.width, height: canvas.height };
  } finally {
    bitmap.close();
  }
}

function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error("Gambar tidak dapat diolah."))),
      "image/jpeg",
      QUALITY,
    );
  });
}
