import { open } from 'node:fs/promises';

const headLength = 1024;
/** More than a comment behind the directory of a zip archive. */
const tailLength = 66_000;

/** How files begin, and whether what is at their end ends them: what they contain, as a preview, has an end of its own. */
const formats = [
  { begins: '\xff\xd8\xff', isEnd: (tail: string) => /\xff\xd9\s*$/.test(withoutZeros(tail)) },
  { begins: '\x89PNG', isEnd: (tail: string) => /IEND.{4}\s*$/s.test(withoutZeros(tail)) },
  { begins: 'PK\x03\x04', isEnd: isEndOfZip },
];
/** Behind the last object; a linearized PDF also has an end near its beginning. */
const endOfPdf = /startxref\s+\d+\s+%%EOF(?!.*\bendobj\b)/s;

/** Whether a file has its end, where its format has one: a scanner may pause between pages for as long as it likes. */
export async function isComplete(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const read = async (position: number, length: number) => {
      const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length), position });
      return buffer.toString('latin1', 0, bytesRead);
    };
    const head = await read(0, headLength);
    const directory = tiffDirectory(head);
    if (directory !== undefined) return directory > 0 && directory < size;
    const isEnd = head.includes('%PDF-')
      ? (tail: string) => endOfPdf.test(tail)
      : formats.find(({ begins }) => head.startsWith(begins))?.isEnd;
    return isEnd === undefined || isEnd(await read(Math.max(0, size - tailLength), tailLength));
  } finally {
    await file.close();
  }
}

/** Some programs fill up the last block of a file. */
function withoutZeros(tail: string): string {
  let { length } = tail;
  while (length > 0 && tail[length - 1] === '\0') length -= 1;
  return tail.slice(0, length);
}

const endOfDirectory = { signature: 'PK\x05\x06', length: 22, commentLengthAt: 20 };

/** The end of the directory of a zip archive is followed by its comment alone. */
function isEndOfZip(tail: string): boolean {
  const { signature, length, commentLengthAt } = endOfDirectory;
  const bytes = Buffer.from(tail, 'latin1');
  const at = bytes.lastIndexOf(signature, undefined, 'latin1');
  if (at < 0 || at + length > bytes.length) return false;
  const end = at + length + bytes.readUInt16LE(at + commentLengthAt);
  return end <= bytes.length && bytes.subarray(end).every((byte) => byte === 0);
}

/** Where the first directory of a TIFF is: 0, or behind its end, until it is written. */
function tiffDirectory(head: string): number | undefined {
  const bytes = Buffer.from(head, 'latin1');
  if (head.startsWith('II*\0')) return bytes.length < 8 ? 0 : bytes.readUInt32LE(4);
  if (head.startsWith('MM\0*')) return bytes.length < 8 ? 0 : bytes.readUInt32BE(4);
  return undefined;
}
