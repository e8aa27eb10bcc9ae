import type { TextOutput } from '../../text-reader.ts';
import type { Pdfium } from '../engine/pdfium.ts';

/** Version 1 of FPDF_FORMFILLINFO: a number and callbacks, none of which is needed to read values. */
const formInfoBytes = 256;
const choiceFields = new Set([4, 5]); // Combo boxes and list boxes.
const textField = 6;
const mostOptions = 1000;
const longestValue = 1024 * 1024;

export function openForm({ api, view }: Pdfium, document: number): number {
  if (api.FPDF_GetFormType(document) === 0) return 0;
  const info = api.malloc(formInfoBytes);
  new Uint8Array(view().buffer, info, formInfoBytes).fill(0);
  view().setInt32(info, 1, true);
  return api.FPDFDOC_InitFormFillEnvironment(document, info);
}

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
    if (form !== 0) write(valueOf(pdfium, form, annotation));
    write(
      readString(pdfium, (buffer, size) =>
        api.FPDFAnnot_GetStringValue(annotation, contentsKey, buffer, size),
      ),
    );
    api.FPDFPage_CloseAnnot(annotation);
  }
  api.free(contentsKey);
}

function valueOf(pdfium: Pdfium, form: number, annotation: number): string {
  const { api } = pdfium;
  const type = api.FPDFAnnot_GetFormFieldType(form, annotation);
  const isChoice = choiceFields.has(type);
  if (!isChoice && type !== textField) return '';
  const chosen = isChoice ? chosenLabels(pdfium, form, annotation) : [];
  if (chosen.length > 0) return chosen.join(', ');
  return readString(pdfium, (buffer, size) =>
    api.FPDFAnnot_GetFormFieldValue(form, annotation, buffer, size),
  );
}

/** Returns the chosen options as they are shown, which may differ from the value that a form would send. */
function chosenLabels(pdfium: Pdfium, form: number, annotation: number): string[] {
  const { api } = pdfium;
  const count = Math.min(api.FPDFAnnot_GetOptionCount(form, annotation), mostOptions);
  const labels: string[] = [];
  let length = 0;
  for (let index = 0; index < count && length < longestValue; index += 1) {
    if (api.FPDFAnnot_IsOptionSelected(form, annotation, index) === 0) continue;
    const label = readString(pdfium, (buffer, size) =>
      api.FPDFAnnot_GetOptionLabel(form, annotation, index, buffer, size),
    );
    labels.push(label);
    length += label.length;
  }
  return labels;
}

/** Calls a function that returns the size of a string in bytes (UTF-16LE with its final NUL) and copies it. */
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
