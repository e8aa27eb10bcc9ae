/** Reads the binary format of WebAssembly (https://webassembly.github.io/spec/core/binary/). */
export class ByteReader {
  readonly bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  byte(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new Error('The module ends too early');
    this.at += 1;
    return byte;
  }

  /** Reads an unsigned LEB128 integer of up to 32 bits. */
  unsigned(): number {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  }

  peekUnsigned(): number {
    const start = this.at;
    const value = this.unsigned();
    this.at = start;
    return value;
  }

  /** Skips a LEB128 integer of any size and sign. */
  skipInteger(): void {
    while (this.byte() >= 0x80);
  }

  skip(length: number): void {
    this.at += length;
  }

  take(length: number): Uint8Array {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

export function vectorOf<Entry>(reader: ByteReader, readEntry: () => Entry): Entry[] {
  return Array.from({ length: reader.unsigned() }, readEntry);
}

export function unsigned(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  return [...bytes, rest];
}
