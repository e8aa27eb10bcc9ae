import { strFromU8, strToU8 } from 'fflate';

/** A PDF of objects, numbered from 1, without a cross-reference table. The first one is its catalog. */
export function pdfOf(objects: readonly string[], trailer = ''): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  const end = `trailer\n<< /Root 1 0 R /Size ${objects.length + 1} ${trailer}>>\n%%EOF\n`;
  return strToU8(`%PDF-1.7\n${body}${end}`, true);
}

export type PdfPage = { content: string; font?: string; more?: readonly string[] };

const helvetica = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';

/**
 * A PDF of one page with its content as object 4, its font F1 as 5, and more objects from 6 on, of which 6 is the
 * XObject X.
 */
export function pdfOfPage({ content, font = helvetica, more = [] }: PdfPage): Uint8Array {
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> /XObject << /X 6 0 R >> >> >>',
    content,
    font,
    ...more,
  ]);
}

/** A stream object. `dictionary` and its length are written unchanged. */
export function pdfStream(
  dictionary: string,
  data: Uint8Array | string,
  length = String(data.length),
): string {
  const text = typeof data === 'string' ? data : strFromU8(data, true);
  return `<< ${dictionary} /Length ${length} >>\nstream\n${text}\nendstream`;
}
