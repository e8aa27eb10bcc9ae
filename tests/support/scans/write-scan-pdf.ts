import { deflateSync } from 'node:zlib';

export type EncodedImage = {
  width: number;
  height: number;
  entries: string;
  bytes: Uint8Array;
};

export type PlacedImage = {
  image: EncodedImage;
  /** Points from the bottom left; the whole page by default. */
  area?: readonly [left: number, bottom: number, width: number, height: number];
};

export type PdfText = { text: string; x: number; y: number; size: number; isInvisible?: boolean };

export type ScanPdfPage = {
  /** Points; A4 by default. */
  size?: readonly [width: number, height: number];
  rotate?: 0 | 90 | 180 | 270;
  images?: readonly PlacedImage[];
  /** Set in Helvetica, WinAnsi. */
  texts?: readonly PdfText[];
  drawing?: string;
};

const a4 = [595, 842] as const;

export function writeScanPdf(pages: readonly ScanPdfPage[]): Uint8Array {
  const objects: Buffer[] = [];
  const add = (content: Buffer) => objects.push(content);
  const addStream = (entries: string, bytes: Uint8Array) =>
    add(
      Buffer.concat([
        Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`, 'latin1'),
        bytes,
        Buffer.from('\nendstream'),
      ]),
    );
  add(Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'));
  const tree = add(Buffer.alloc(0));
  const font = add(
    Buffer.from(
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ),
  );
  const kids = pages.map(({ size = a4, rotate = 0, images = [], texts = [], drawing = '' }) => {
    const names = images.map(({ image }) =>
      addStream(
        `/Type /XObject /Subtype /Image /Width ${image.width} /Height ${image.height} ${image.entries}`,
        image.bytes,
      ),
    );
    const placed = images.map(
      ({ area: [left, bottom, width, height] = [0, 0, ...size] }, index) =>
        `q ${width} 0 0 ${height} ${left} ${bottom} cm /I${index} Do Q`,
    );
    const written = texts.map(
      ({ text, x, y, size: points, isInvisible = false }) =>
        `BT /F ${points} Tf ${isInvisible ? 3 : 0} Tr ${x} ${y} Td (${escape(text)}) Tj ET`,
    );
    const content = [...placed, drawing, ...written].join('\n');
    const stream = addStream('/Filter /FlateDecode', deflateSync(Buffer.from(content, 'latin1')));
    const xObjects = names.map((object, index) => `/I${index} ${object} 0 R`).join(' ');
    return add(
      Buffer.from(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.join(' ')}] /Rotate ${rotate} /Contents ${stream} 0 R /Resources << /Font << /F ${font} 0 R >> /XObject << ${xObjects} >> >> >>`,
      ),
    );
  });
  objects[tree - 1] = Buffer.from(
    `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`,
  );
  return assemble(objects);
}

function escape(text: string): string {
  return text.replaceAll(/[\\()]/g, '\\$&');
}

function assemble(objects: readonly Buffer[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    length += part.length;
  };
  const offsets = objects.map((content, index) => {
    const offset = length;
    push(Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), content, Buffer.from('\nendobj\n')]));
    return offset;
  });
  const start = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF`,
    ),
  );
  return new Uint8Array(Buffer.concat(parts));
}
