import { deflateSync } from 'node:zlib';

export type HostileFile = { name: string; type: string; bytes: Buffer };

const kibibyte = 1024;
const mebibyte = 1024 * kibibyte;

/** A page that draws ten forms, each of which draws the ten of the next level, and so on, without any text. */
export function nestedForms(depth = 7): HostileFile {
  const drawing = Buffer.from(formNames.map((name) => `${name} Do`).join(' '));
  const forms = Array.from({ length: depth * formNames.length }, (_, index) => {
    const level = Math.floor(index / formNames.length) + 1;
    const isLast = level === depth;
    return stream(
      `/Subtype /Form /BBox [0 0 9 9] /Resources << ${isLast ? '' : formsOf(level)} >>`,
      isLast ? Buffer.from('q Q') : drawing,
    );
  });
  return pdf('nested-forms.pdf', stream('', drawing), forms);
}

const firstOfMore = 6;
const formNames = Array.from({ length: 10 }, (_, index) => `/X${index}`);

function formsOf(level: number): string {
  const first = firstOfMore + level * formNames.length;
  return `/XObject << ${formNames.map((name, index) => `${name} ${first + index} 0 R`).join(' ')} >>`;
}

/** 300 MB of spaces, compressed to 300 KB; the word `obj` in a string hides the filter from a simple parser. */
export function hiddenBomb(megabytes = 300): HostileFile {
  const packed = deflateSync(Buffer.alloc(megabytes * 1_000_000, ' '));
  const content = stream('/Filter /FlateDecode /X (obj)', packed);
  return pdf('hidden-bomb.pdf', content);
}

/** A font whose Unicode map takes 1 KB and has 16 million entries. */
export function hugeCharacterMap(): HostileFile {
  const map = Buffer.from(
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange ' +
      '1 beginbfrange <00000000> <00fffffe> <0041> endbfrange endcmap end',
  );
  const content = stream('', Buffer.from('BT /F1 12 Tf 20 100 Td (text) Tj ET'));
  return pdf('huge-character-map.pdf', content, [stream('', map)]);
}

/** Nearly 2,000 open elements, which are searched for each of a million end tags. */
export function openElements(): HostileFile {
  const bytes = Buffer.from('<i>'.repeat(1900) + '</b>'.repeat(2_500_000)).subarray(0, limit);
  return { name: 'open-elements.html', type: 'text/html', bytes };
}

export function escapedBytes(): HostileFile {
  const bytes = Buffer.from(`{\\rtf1 ${"\\'41".repeat(2_600_000)}`).subarray(0, limit);
  return { name: 'escaped-bytes.rtf', type: 'application/rtf', bytes };
}

const limit = 9.9 * mebibyte;

function pdf(name: string, content: Buffer, more: Buffer[] = []): HostileFile {
  const resources = `/Font << /F1 5 0 R >> ${formsOf(0)}`;
  const font = `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode ${firstOfMore} 0 R >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << ${resources} >> >>`,
    content,
    font,
    ...more,
  ];
  const bytes = Buffer.concat([
    Buffer.from('%PDF-1.4\n'),
    ...objects.flatMap((object, index) => [
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]),
    Buffer.from(`trailer\n<< /Root 1 0 R /Size ${objects.length + 1} >>\n%%EOF\n`),
  ]);
  return { name, type: 'application/pdf', bytes };
}

function stream(dictionary: string, data: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${data.length} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);
}
