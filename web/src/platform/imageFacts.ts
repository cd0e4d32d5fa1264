/** Larger images are not decoded: 100 megapixels take 400 MB of memory, however small the file is. */
const MOST_PIXELS = 100_000_000;

export type ImageFacts = {
  /** Width and height in pixels. */
  width: number;
  height: number;
  isTooLarge: boolean;
  /** False if the file is cut off: a browser then draws the rest of the picture blank. */
  isWhole: boolean;
};

type Found = Pick<ImageFacts, "width" | "height" | "isWhole">;

/** Reads the size of a PNG or JPEG from its header, without decoding it. Returns `undefined` for other files. */
export async function imageFacts(file: Blob): Promise<ImageFacts | undefined> {
  const view = new DataView(await file.arrayBuffer());
  const found = ofPng(view) ?? ofJpeg(view);
  return found && { ...found, isTooLarge: found.width * found.height > MOST_PIXELS };
}

const PNG = 0x89504e47;
const IHDR = 0x49484452;
const IEND = 0x49454e44;

/** A PNG is a signature and chunks: length, name, content, checksum. The first chunk, IHDR, begins with the size. */
function ofPng(view: DataView): Found | undefined {
  if (view.byteLength < 24 || view.getUint32(0) !== PNG || view.getUint32(12) !== IHDR)
    return undefined;
  const found = { width: view.getUint32(16), height: view.getUint32(20), isWhole: false };
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at))
    if (view.getUint32(at + 4) === IEND) found.isWhole = true;
  return found;
}

/** SOF0 to SOF15 without DHT, JPG and DAC. */
const isStartOfFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
const START_OF_SCAN = 0xda;

/**
 * A JPEG is a list of segments: marker, length, content. The frame segment has the size; the picture follows the first
 * scan segment.
 */
function ofJpeg(view: DataView): Found | undefined {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return undefined;
  let size: { width: number; height: number } | undefined;
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    while (view.getUint8(at + 1) === 0xff && at + 10 <= view.byteLength) at += 1;
    const marker = view.getUint8(at + 1);
    if (isStartOfFrame(marker))
      size = { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === START_OF_SCAN) return size && { ...size, isWhole: endsAfter(view, at) };
  }
  return size && { ...size, isWhole: false };
}

/**
 * An embedded thumbnail has its own end marker, but before the scan. Inside a scan, 0xff is followed by 0 or a restart
 * marker.
 */
function endsAfter(view: DataView, scan: number): boolean {
  const bytes = new Uint8Array(view.buffer);
  let at = bytes.indexOf(0xff, scan + 2);
  while (at !== -1 && bytes[at + 1] !== 0xd9) at = bytes.indexOf(0xff, at + 1);
  return at !== -1;
}
