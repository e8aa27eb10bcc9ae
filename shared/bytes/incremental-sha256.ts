// Web Crypto only hashes bytes that are completely in memory, and files of a bag may be too large for that.

const blockLength = 64;

const roundConstants = fractionsOf(64, Math.cbrt);
const initialState = fractionsOf(8, Math.sqrt);

/** Returns an incremental SHA-256 (FIPS 180-4). `digest`, in lower-case hex, ends it. */
export function createSha256() {
  const state = Uint32Array.from(initialState);
  const schedule = new Uint32Array(64);
  const rest = new Uint8Array(blockLength);
  let restLength = 0;
  let length = 0;

  const update = (bytes: Uint8Array) => {
    length += bytes.length;
    let position = 0;
    if (restLength > 0) {
      position = Math.min(blockLength - restLength, bytes.length);
      rest.set(bytes.subarray(0, position), restLength);
      restLength += position;
      if (restLength < blockLength) return;
      compress(state, schedule, { view: viewOf(rest), offset: 0 });
      restLength = 0;
    }
    const view = viewOf(bytes);
    for (; position + blockLength <= bytes.length; position += blockLength) {
      compress(state, schedule, { view, offset: position });
    }
    rest.set(bytes.subarray(position));
    restLength = bytes.length - position;
  };

  return {
    update,

    digest(): string {
      const bits = BigInt(length) * 8n;
      const padding = new Uint8Array(((119 - (length % blockLength)) % blockLength) + 1 + 8);
      padding[0] = 0x80;
      viewOf(padding).setBigUint64(padding.length - 8, bits);
      update(padding);
      return [...state].map((word) => word.toString(16).padStart(8, '0')).join('');
    },
  };
}

/** Returns the SHA-256 of all pieces, in lower-case hex, and their total size in bytes. */
export async function hashPieces(
  pieces: AsyncIterable<Uint8Array>,
): Promise<{ sha256: string; size: number }> {
  const hash = createSha256();
  let size = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    size += piece.length;
  }
  return { sha256: hash.digest(), size };
}

function compress(
  state: Uint32Array,
  schedule: Uint32Array,
  { view, offset }: { view: DataView; offset: number },
): void {
  for (let index = 0; index < 16; index += 1) {
    schedule[index] = view.getUint32(offset + index * 4);
  }
  for (let index = 16; index < 64; index += 1) {
    const early = schedule[index - 15]!;
    const late = schedule[index - 2]!;
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    schedule[index] = schedule[index - 16]! + first + schedule[index - 7]! + second;
  }
  let [a, b, c, d, e, f, g, h] = state as unknown as Eight;
  for (let index = 0; index < 64; index += 1) {
    const sumOfE = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumOfE + choice + roundConstants[index]! + schedule[index]!) | 0;
    const sumOfA = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + sumOfA + majority) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) state[index]! += word;
}

type Eight = [number, number, number, number, number, number, number, number];

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
}

function fractionsOf(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}
