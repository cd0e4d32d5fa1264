import { startWorker } from "../../platform/trustedTypes";

/** Longest edge in px (200 dpi over the printed page), and JPEG quality. */
const FORM = { maxEdge: 1600, quality: 0.86 };

/** Maximum time to draw an image, in ms. A small file can hold more pixels than a device has memory for. */
const PATIENCE_MS = 10_000;

export type Jpeg = { blob: Blob; width: number; height: number };

type Task = { image: Blob } & typeof FORM;

interface WorkerScope {
  onmessage: ((event: { data: Task }) => void) | null;
  postMessage(message: Jpeg | undefined): void;
}

/**
 * Runs in a worker, because encoding on the page waits up to a second for idle time per image. The
 * worker gets only the source text of this function, so it can use nothing else of this file.
 */
function draw(scope: WorkerScope): void {
  async function jpeg({ image, maxEdge, quality }: Task): Promise<Jpeg> {
    const bitmap = await createImageBitmap(image);
    const scale = Math.min(1, maxEdge / Math.max(bitmap.width, bitmap.height));
    const width = Math.max(1, Math.round(bitmap.width * scale));
    const height = Math.max(1, Math.round(bitmap.height * scale));
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext("2d", { alpha: false });
    if (context === null) throw new Error("no canvas");
    context.fillStyle = "white";
    context.fillRect(0, 0, width, height);
    context.imageSmoothingQuality = "high";
    context.drawImage(bitmap, 0, 0, width, height);
    bitmap.close();
    return { blob: await canvas.convertToBlob({ type: "image/jpeg", quality }), width, height };
  }

  scope.onmessage = ({ data }) => {
    jpeg(data).then(
      (made) => scope.postMessage(made),
      () => scope.postMessage(undefined),
    );
  };
}

/** Converts an image to a baseline RGB JPEG on white, which a PDF embeds unchanged; `undefined` if it cannot be drawn. */
export function toJpeg(image: Blob): Promise<Jpeg | undefined> {
  const worker = startWorker(draw);
  return new Promise<Jpeg | undefined>((resolve) => {
    const timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
    worker.onmessage = ({ data }: MessageEvent<Jpeg | undefined>) => {
      clearTimeout(timer);
      resolve(data);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      clearTimeout(timer);
      resolve(undefined);
    };
    worker.postMessage({ image, ...FORM } satisfies Task);
  }).finally(() => worker.terminate());
}
