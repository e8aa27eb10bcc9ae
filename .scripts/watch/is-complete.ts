import { open } from 'node:fs/promises';

const headLength = 1024;
/** Bytes; more than the longest comment after the directory of a zip archive. */
const tailLength = 66_000;

/**
 * First bytes of formats, and whether a tail ends the file itself: embedded content, such as a preview, has its own
 * end.
 */
const formats = [
  { begins: '\xff\xd8\xff', isEnd: (tail: string) => /\xff\xd9\s*$/.test(withoutZeros(tail)) },
  { begins: '\x89PNG', isEnd: (tail: string) => /IEND.{4}\s*$/s.test(withoutZeros(tail)) },
  { begins: 'PK\x03\x04', isEnd: isEndOfZip },
];
/** The end must follow the last object, because a linearized PDF also has one near its beginning. */
const endOfPdf = /startxref\s+\d+\s+%%EOF(?!.*\bendobj\b)/s;

/** Returns whether a file is complete, if its format has an end: a scanner may pause between pages for any time. */
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

/** Some programs pad the last block of a file. */
function withoutZeros(tail: string): string {
  let { length } = tail;
  while (length > 0 && tail[length - 1] === '\0') length -= 1;
  return tail.slice(0, length);
}

const endOfDirectory = { signature: 'PK\x05\x06', length: 22, commentLengthAt: 20 };

/** The end record of a zip archive is followed only by its comment. */
function isEndOfZip(tail: string): boolean {
  const { signature, length, commentLengthAt } = endOfDirectory;
  const bytes = Buffer.from(tail, 'latin1');
  const at = bytes.lastIndexOf(signature, undefined, 'latin1');
  if (at < 0 || at + length > bytes.length) return false;
  const end = at + length + bytes.readUInt16LE(at + commentLengthAt);
  return end <= bytes.length && bytes.subarray(end).every((byte) => byte === 0);
}

/** Offset of a TIFF's first directory; 0 or beyond the end of the file until the directory is written. */
function tiffDirectory(head: string): number | undefined {
  const bytes = Buffer.from(head, 'latin1');
  if (head.startsWith('II*\0')) return bytes.length < 8 ? 0 : bytes.readUInt32LE(4);
  if (head.startsWith('MM\0*')) return bytes.length < 8 ? 0 : bytes.readUInt32BE(4);
  return undefined;
}
