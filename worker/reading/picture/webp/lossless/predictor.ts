const black = 0xff_00_00_00 | 0;

/** Returns a function that adds the prediction from the neighbours to each pixel, by the mode at its position (RFC 9649, 3.5.1). */
export function createPredictor(
  width: number,
  modeAt: (x: number, y: number) => number,
): (row: Int32Array, y: number) => Int32Array {
  // The pixel after the end of the row above is the first pixel of the current row.
  let above = new Int32Array(width + 1);
  let own = new Int32Array(width + 1);
  return (row, y) => {
    let left = addPixels(row[0] ?? 0, y === 0 ? black : (above[0] ?? 0));
    own[0] = left;
    above[width] = left;
    for (let x = 1; x < width; x += 1) {
      const predicted = y === 0 ? left : predict(modeAt(x, y), left, above, x);
      left = addPixels(row[x] ?? 0, predicted);
      own[x] = left;
    }
    row.set(own.subarray(0, width));
    [above, own] = [own, above];
    return row;
  };
}

function predict(mode: number, left: number, above: Int32Array, x: number): number {
  const up = above[x] ?? 0;
  const upLeft = above[x - 1] ?? 0;
  const upRight = above[x + 1] ?? 0;
  switch (mode) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return upRight;
    case 4:
      return upLeft;
    case 5:
      return mean(mean(left, upRight), up);
    case 6:
      return mean(left, upLeft);
    case 7:
      return mean(left, up);
    case 8:
      return mean(upLeft, up);
    case 9:
      return mean(up, upRight);
    case 10:
      return mean(mean(left, upLeft), mean(up, upRight));
    case 11:
      return nearest(left, up, upLeft);
    case 12:
      return slope(left, up, upLeft);
    case 13:
      return halfSlope(mean(left, up), upLeft);
    default:
      return black;
  }
}

export function addPixels(first: number, second: number): number {
  const sum = (first & 0xff_00_ff) + (second & 0xff_00_ff);
  const high = ((first >>> 8) & 0xff_00_ff) + ((second >>> 8) & 0xff_00_ff);
  return (sum & 0xff_00_ff) | ((high & 0xff_00_ff) << 8);
}

function mean(first: number, second: number): number {
  return (((first ^ second) & 0xfe_fe_fe_fe) >>> 1) + (first & second);
}

function nearest(left: number, up: number, upLeft: number): number {
  return difference(up, upLeft) < difference(left, upLeft) ? left : up;
}

function difference(first: number, second: number): number {
  return (
    Math.abs((first >>> 24) - (second >>> 24)) +
    Math.abs(((first >> 16) & 255) - ((second >> 16) & 255)) +
    Math.abs(((first >> 8) & 255) - ((second >> 8) & 255)) +
    Math.abs((first & 255) - (second & 255))
  );
}

function slope(left: number, up: number, upLeft: number): number {
  return (
    (clamp((left >>> 24) + (up >>> 24) - (upLeft >>> 24)) << 24) |
    (clamp(((left >> 16) & 255) + ((up >> 16) & 255) - ((upLeft >> 16) & 255)) << 16) |
    (clamp(((left >> 8) & 255) + ((up >> 8) & 255) - ((upLeft >> 8) & 255)) << 8) |
    clamp((left & 255) + (up & 255) - (upLeft & 255))
  );
}

function halfSlope(from: number, upLeft: number): number {
  return (
    (halfway(from >>> 24, upLeft >>> 24) << 24) |
    (halfway((from >> 16) & 255, (upLeft >> 16) & 255) << 16) |
    (halfway((from >> 8) & 255, (upLeft >> 8) & 255) << 8) |
    halfway(from & 255, upLeft & 255)
  );
}

function halfway(from: number, other: number): number {
  const difference = from - other;
  return clamp(from + ((difference + (difference < 0 ? 1 : 0)) >> 1));
}

function clamp(value: number): number {
  return value < 0 ? 0 : value > 255 ? 255 : value;
}
