import { ExtractionFailure } from '../../extraction-failure.ts';

export type Box = { type: string; bytes: Uint8Array };

/** Reads the boxes of a container, from `at`. Throws `damaged` if one extends beyond the container. */
export function readBoxes(bytes: Uint8Array, at = 0): Box[] {
  const boxes: Box[] = [];
  for (let start = at; start + 8 <= bytes.length;) {
    const reader = new BoxReader(bytes.subarray(start));
    const declared = reader.uint(4);
    const type = reader.name();
    const size = declared === 1 ? reader.uint(8) : declared || bytes.length - start;
    if (size < reader.at || size > bytes.length - start) throw new ExtractionFailure('damaged');
    boxes.push({ type, bytes: bytes.subarray(start + reader.at, start + size) });
    start += size;
  }
  return boxes;
}

/** Returns the first box of a type. Throws `damaged` if there is none. */
export function boxOf(boxes: readonly Box[], type: string): Uint8Array {
  const box = boxes.find((candidate) => candidate.type === type);
  if (!box) throw new ExtractionFailure('damaged');
  return box.bytes;
}

/** Reads the numbers of a box in sequence. Throws a `RangeError` at its end. */
export class BoxReader {
  at = 0;
  private readonly bytes: Uint8Array;
  private readonly view: DataView;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get isAtEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  uint(size: number): number {
    let value = 0;
    for (let index = 0; index < size; index += 1) {
      value = value * 256 + this.view.getUint8(this.at);
      this.at += 1;
    }
    return value;
  }

  name(): string {
    return String.fromCharCode(...Array.from({ length: 4 }, () => this.uint(1)));
  }

  take(length: number): Uint8Array {
    if (this.at + length > this.bytes.length) throw new RangeError();
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  header(): { version: number; flags: number } {
    return { version: this.uint(1), flags: this.uint(3) };
  }
}
