export type Raster<Data extends Uint8Array | Uint32Array> = {
  readonly width: number;
  readonly height: number;
  readonly data: Data;
};

/** 0 is black, 255 is white. */
export type GreyImage = Raster<Uint8Array>;

export type RightAngle = 0 | 90 | 180 | 270;

export function turnImage<Data extends Uint8Array | Uint32Array>(
  image: Raster<Data>,
  angle: RightAngle,
): Raster<Data> {
  if (angle === 0) return image;
  const { width, height, data } = image;
  const turned = data.slice() as Data;
  if (angle === 180) return { width, height, data: turned.reverse() as Data };
  const start = angle === 90 ? (height - 1) * width : width - 1;
  const step = angle === 90 ? -width : width;
  const rowStep = angle === 90 ? 1 : -1;
  let at = 0;
  for (let row = 0; row < width; row += 1) {
    let from = start + row * rowStep;
    for (let column = 0; column < height; column += 1) {
      turned[at] = data[from] ?? 0;
      at += 1;
      from += step;
    }
  }
  return { width: height, height: width, data: turned };
}

export function cropImage(
  image: GreyImage,
  area: { left: number; top: number; width: number; height: number },
): GreyImage {
  const left = Math.max(0, area.left);
  const top = Math.max(0, area.top);
  const width = Math.min(image.width, area.left + area.width) - left;
  const height = Math.min(image.height, area.top + area.height) - top;
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (top + row) * image.width + left;
    data.set(image.data.subarray(from, from + width), row * width);
  }
  return { width, height, data };
}

/** Scales an image down by an integer factor, by averaging squares. */
export function shrinkImage(image: GreyImage, factor: number): GreyImage {
  if (factor <= 1) return image;
  const width = Math.floor(image.width / factor);
  const height = Math.floor(image.height / factor);
  const data = new Uint8Array(width * height);
  const sums = new Uint32Array(width);
  const area = factor * factor;
  for (let row = 0; row < height; row += 1) {
    sums.fill(0);
    for (let inner = 0; inner < factor; inner += 1) {
      let from = (row * factor + inner) * image.width;
      for (let column = 0; column < width; column += 1) {
        let sum = 0;
        for (let k = 0; k < factor; k += 1) sum += image.data[from + k] ?? 0;
        sums[column] = (sums[column] ?? 0) + sum;
        from += factor;
      }
    }
    const to = row * width;
    for (let column = 0; column < width; column += 1) {
      data[to + column] = (sums[column] ?? 0) / area;
    }
  }
  return { width, height, data };
}

export function mirrorImage<Data extends Uint8Array | Uint32Array>({
  width,
  height,
  data,
}: Raster<Data>): Raster<Data> {
  const mirrored = data.slice() as Data;
  for (let row = 0; row < height; row += 1) {
    mirrored.subarray(row * width, (row + 1) * width).reverse();
  }
  return { width, height, data: mirrored };
}

/** Reduces grain by a 3×3 binomial filter, weighted 1 2 1 in both directions. */
export function smoothImage({ width, height, data }: GreyImage): GreyImage {
  const across = new Uint16Array(data.length);
  for (let at = 1; at < data.length - 1; at += 1) {
    across[at] = (data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0);
  }
  const smooth = data.slice();
  for (let at = width + 1; at < data.length - width - 1; at += 1) {
    const sum = (across[at - width] ?? 0) + 2 * (across[at] ?? 0) + (across[at + width] ?? 0);
    smooth[at] = sum >> 4;
  }
  return { width, height, data: smooth };
}
