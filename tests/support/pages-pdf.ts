import { pdfOf, pdfStream } from './hostile-pdf.ts';

type Options = {
  hasLinks?: boolean;
  embedded?: string;
  isSigned?: boolean;
};

export function pdfOfTexts(texts: readonly string[], options?: Options): Uint8Array {
  return pdfOfDrawings(texts.map(textOperators), options);
}

export function pdfOfDrawings(
  drawings: readonly string[],
  { hasLinks = false, embedded, isSigned = false }: Options = {},
): Uint8Array {
  const firstPage = 4;
  const pageAt = (index: number) => firstPage + index * 2;
  const afterPages = pageAt(drawings.length);
  const more: string[] = [];
  const add = (object: string) => afterPages + more.push(object) - 1;

  const destinations = drawings.map((_, index) => `[${pageAt(index)} 0 R /Fit]`);
  const links = hasLinks
    ? destinations.map((to) => add(`<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /Dest ${to} >>`))
    : [];
  const catalog: string[] = [];
  if (hasLinks) {
    const outline = afterPages + more.length;
    add(`<< /Type /Outlines /First ${outline + 1} 0 R /Last ${outline + drawings.length} 0 R >>`);
    for (const [index, to] of destinations.entries()) {
      const next = index + 1 < drawings.length ? `/Next ${outline + index + 2} 0 R` : '';
      add(`<< /Title (Entry ${index + 1}) /Parent ${outline} 0 R /Dest ${to} ${next} >>`);
    }
    catalog.push(`/Outlines ${outline} 0 R`);
  }
  if (embedded !== undefined) {
    const stream = add(pdfStream('/Type /EmbeddedFile', embedded));
    const file = add(
      `<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F ${stream} 0 R >> >>`,
    );
    catalog.push(`/Names << /EmbeddedFiles << /Names [(factur-x.xml) ${file} 0 R] >> >>`);
  }
  if (isSigned) {
    const signature = add(
      '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /Contents <3001> /ByteRange [0 1 2 3] >>',
    );
    const field = add(
      `<< /FT /Sig /Type /Annot /Subtype /Widget /T (Signature) /V ${signature} 0 R /Rect [0 0 0 0] /P ${firstPage} 0 R >>`,
    );
    catalog.push(`/AcroForm << /SigFlags 3 /Fields [${field} 0 R] >>`);
  }
  const pages = drawings.flatMap((drawing, index) => {
    const annotations =
      index === 0 && links.length > 0
        ? `/Annots [${links.map((link) => `${link} 0 R`).join(' ')}]`
        : '';
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents ${pageAt(index) + 1} 0 R /Resources << /Font << /F1 3 0 R >> >> ${annotations} >>`,
      pdfStream('', drawing),
    ];
  });
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R ${catalog.join(' ')} >>`,
    `<< /Type /Pages /Count ${drawings.length} /Kids [${drawings.map((_, index) => `${pageAt(index)} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages,
    ...more,
  ]);
}

function textOperators(text: string): string {
  const lines = text.split('\n').map((line) => `(${line.replaceAll(/[()\\]/g, '\\$&')}) Tj T*`);
  return text === '' ? '' : `BT /F1 12 Tf 16 TL 40 540 Td ${lines.join(' ')} ET`;
}
