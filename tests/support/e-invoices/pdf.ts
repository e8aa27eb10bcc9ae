import { strToU8, zlibSync } from 'fflate';
import { pdfOf, pdfStream } from '../hostile-pdf.ts';

const contentOf = (lines: readonly string[]) =>
  pdfStream(
    '',
    `BT /F1 11 Tf 14 TL 50 780 Td ${lines.map((line) => `(${line.replaceAll(/[()\\]/g, String.raw`\$&`)}) Tj T*`).join(' ')} ET`,
  );

/** `isPacked` means that the content is already deflated. */
export type Embedded = { name: string; content: string | Uint8Array; isPacked?: boolean };

export type EmbeddedBy = 'name-tree' | 'associated' | 'annotation';

export function pdfWithFiles(
  lines: readonly string[],
  { files, by = 'name-tree' }: { files: readonly Embedded[]; by?: EmbeddedBy },
): Uint8Array<ArrayBuffer> {
  const firstFile = 6;
  const specification = (index: number) => `${firstFile + index * 2} 0 R`;
  const references = files.map((_, index) => specification(index));
  const names = files.map(({ name }, index) => `(${name}) ${specification(index)}`).join(' ');
  const catalog = {
    'name-tree': `/Names << /EmbeddedFiles << /Names [${names}] >> >>`,
    associated: `/AF [${references.join(' ')}]`,
    annotation: '',
  }[by];
  const notes = references.map(
    (reference) =>
      `<< /Type /Annot /Subtype /FileAttachment /Rect [10 10 20 20] /FS ${reference} >>`,
  );
  const page = by === 'annotation' ? `/Annots [${notes.join(' ')}]` : '';
  const objects = files.flatMap(({ name, content, isPacked }, index) => {
    const data = typeof content === 'string' ? strToU8(content) : content;
    return [
      `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Data /EF << /F ${firstFile + index * 2 + 1} 0 R >> >>`,
      pdfStream(
        '/Type /EmbeddedFile /Subtype /text#2Fxml /Filter /FlateDecode',
        isPacked ? data : zlibSync(data),
      ),
    ];
  });
  return new Uint8Array(
    pdfOf([
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> ${page} >>`,
      contentOf(lines),
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      ...objects,
    ]),
  );
}

export const invoiceLines = ({
  date = '02.03.2026',
  total = '107,10',
  number = 'RE-2026-118',
  iban = 'DE89 3704 0044 0532 0130 00',
} = {}): string[] => [
  'Malerbetrieb K\xe4stner GmbH',
  'B\xe4ckergasse 17, 04109 Leipzig',
  '',
  'Stadtwerke Neustadt AG',
  'Am Markt 1',
  '04275 Leipzig',
  '',
  `Rechnung Nr. ${number}`,
  `Rechnungsdatum: ${date}`,
  'Fl\xe4chen streichen 2,5 Std. 40,00 100,00',
  'Zwischensumme 90,00',
  'Umsatzsteuer 19 % 17,10',
  `Rechnungsbetrag ${total} EUR`,
  'Zahlbar bis 16.03.2026 ohne Abzug.',
  `Sparkasse Leipzig, IBAN ${iban}, USt-IdNr. DE136695976`,
];
