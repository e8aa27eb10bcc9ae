import { open } from 'node:fs/promises';

const headLength = 1024;
/** More than a comment behind the directory of a zip archive. */
const tailLength = 66_000;

/** How files begin, and what is near their end once they are whole. */
const formats = [
  { begins: '\xff\xd8\xff', ends: '\xff\xd9' },
  { begins: '\x89PNG', ends: 'IEND' },
  { begins: 'PK\x03\x04', ends: 'PK\x05\x06' },
];

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
    const format = formats.find(({ begins }) => head.startsWith(begins));
    const ends = head.includes('%PDF-') ? '%%EOF' : format?.ends;
    if (ends === undefined) return true;
    return (await read(Math.max(0, size - tailLength), tailLength)).includes(ends);
  } finally {
    await file.close();
  }
}

/** Where the first directory of a TIFF is: 0, or behind its end, until it is written. */
function tiffDirectory(head: string): number | undefined {
  const bytes = Buffer.from(head, 'latin1');
  if (head.startsWith('II*\0')) return bytes.length < 8 ? 0 : bytes.readUInt32LE(4);
  if (head.startsWith('MM\0*')) return bytes.length < 8 ? 0 : bytes.readUInt32BE(4);
  return undefined;
}
