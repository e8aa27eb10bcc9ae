import { writeFile } from 'node:fs/promises';
import { zipSync, type Zippable } from 'fflate';

/**
 * Writes an export of Paperless-ngx 2.14 as a zip archive: small texts, every tenth document a PDF, with all
 * properties that documents can have.
 */
export async function writePaperlessArchive(path: string, count: number): Promise<void> {
  const files: Zippable = {};
  const records: object[] = [
    ...Array.from({ length: 30 }, (_, index) =>
      record('documents.tag', index + 1, { name: `Tag ${index + 1}`, color: '#a6cee3' }),
    ),
    ...Array.from({ length: 200 }, (_, index) =>
      record('documents.correspondent', index + 1, { name: `Company ${index + 1}` }),
    ),
    record('documents.documenttype', 1, { name: 'Invoice' }),
    record('documents.customfield', 1, { name: 'Total', data_type: 'monetary' }),
    record('documents.customfield', 2, { name: 'Answer to', data_type: 'documentlink' }),
    record('auth.user', 1, { username: 'ada' }),
  ];
  for (let number = 1; number <= count; number += 1) {
    const isPdf = number % 10 === 0;
    const text = `Letter ${number} of ${'lorem ipsum dolor sit amet '.repeat(1 + (number % 40))}`;
    const day = `2${String(number % 24).padStart(3, '0')}-0${1 + (number % 9)}-01`;
    const name = `${day} Letter ${number}.${isPdf ? 'pdf' : 'txt'}`;
    files[`originals/${name}`] = encode(isPdf ? pdfOf(text) : text);
    files[`thumbnails/${name}-thumbnail.webp`] = [new Uint8Array(500), { level: 0 }];
    records.push(documentOf(number, { name, day, text, isPdf }));
    if (number % 5 === 0) {
      const note = {
        document: number,
        user: 1,
        note: `Paid ${number}`,
        created: '2024-01-01T10:00:00Z',
      };
      records.push(record('documents.note', number, note));
      const total = { document: number, field: 1, value_monetary: `EUR${number}.50` };
      records.push(record('documents.customfieldinstance', number, total));
    }
    if (number % 100 === 0) {
      const link = { document: number, field: 2, value_document_ids: [number - 1] };
      records.push(record('documents.customfieldinstance', count + number, link));
    }
  }
  files['manifest.json'] = encode(JSON.stringify(records, null, 2));
  files['metadata.json'] = encode(JSON.stringify({ version: '2.14.0' }));
  await writeFile(path, zipSync(files, { level: 1 }));
}

function documentOf(
  pk: number,
  { name, day, text, isPdf }: { name: string; day: string; text: string; isPdf: boolean },
) {
  const fields = {
    title: `Letter ${pk}`,
    content: text,
    mime_type: isPdf ? 'application/pdf' : 'text/plain',
    checksum: String(pk),
    created: `${day}T10:00:00Z`,
    added: `${day}T10:00:00Z`,
    tags: [1 + (pk % 30), 1 + (pk % 7)],
    correspondent: 1 + (pk % 200),
    document_type: pk % 3 === 0 ? 1 : null,
    archive_serial_number: pk,
    deleted_at: null,
  };
  return {
    ...record('documents.document', pk, fields),
    __exported_file_name__: `originals/${name}`,
    __exported_thumbnail_name__: `thumbnails/${name}-thumbnail.webp`,
  };
}

function record(model: string, pk: number, fields: object) {
  return { model, pk, fields };
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function pdfOf(text: string): string {
  const content = `BT /F1 12 Tf 50 700 Td (${text.slice(0, 80)}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const at = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  return `${pdf}xref\n0 6\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
}
