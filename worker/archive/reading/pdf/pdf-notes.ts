import type { TextOutput } from '../text-reader.ts';
import type { Pdfium } from './pdfium.ts';

/** Version 1 of FPDF_FORMFILLINFO: a number, then callbacks, of which none is needed to read values. */
const formInfoBytes = 256;
const readableFields = new Set([4, 5, 6]); // Combo boxes, list boxes and text fields.
const longestValue = 1024 * 1024;

/** The form of a document, for `writeNotes`; 0 if it has none. */
export function openForm({ api, view }: Pdfium, document: number): number {
  if (api.FPDF_GetFormType(document) === 0) return 0;
  const info = api.malloc(formInfoBytes);
  new Uint8Array(view().buffer, info, formInfoBytes).fill(0);
  view().setInt32(info, 1, true);
  return api.FPDFDOC_InitFormFillEnvironment(document, info);
}

/** Writes the values of the form fields of a page, and its comments, each on a line: any number may share a long text. */
export function writeNotes(
  pdfium: Pdfium,
  { page, form, output }: { page: number; form: number; output: Pick<TextOutput, 'write'> },
): void {
  const { api } = pdfium;
  const contentsKey = api.malloc(16);
  new Uint8Array(pdfium.view().buffer, contentsKey, 16).set(new TextEncoder().encode('Contents\0'));
  const write = (note: string) => {
    if (note.trim() !== '') output.write(`\n${note}`);
  };
  const count = api.FPDFPage_GetAnnotCount(page);
  for (let index = 0; index < count; index += 1) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    if (form !== 0 && readableFields.has(api.FPDFAnnot_GetFormFieldType(form, annotation))) {
      write(
        readString(pdfium, (buffer, size) =>
          api.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
        ),
      );
    }
    write(
      readString(pdfium, (buffer, size) =>
        api.FPDFAnnot_GetStringValue(annotation, contentsKey, buffer, size),
      ),
    );
    api.FPDFPage_CloseAnnot(annotation);
  }
  api.free(contentsKey);
}

/** Calls a function that returns the size of a string, in bytes of UTF-16LE with its final NUL, and copies it. */
export function readString(
  { api, view }: Pdfium,
  copy: (buffer: number, size: number) => number,
): string {
  const size = copy(0, 0);
  if (size <= 2 || size > longestValue) return '';
  const buffer = api.malloc(size);
  copy(buffer, size);
  const text = new TextDecoder('utf-16le').decode(new Uint8Array(view().buffer, buffer, size - 2));
  api.free(buffer);
  return text;
}
