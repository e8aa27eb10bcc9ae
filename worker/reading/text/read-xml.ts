import { decodeXml, readEInvoiceText } from '../e-invoice/read-e-invoice.ts';
import { createLineWriter } from '../../../shared/reading/markup/line-writer.ts';
import { parseMarkup } from '../../../shared/reading/markup/parse-markup.ts';
import type { ReaderContext, TextReader } from '../text-reader.ts';

const skippedElements = new Set(['script', 'style']);
const embeddedFiles = new Set([
  'EmbeddedDocumentBinaryObject',
  'AttachmentBinaryObject',
  'Attachment',
]);

/** Reads XML and SVG: the e-invoice, if it is one, and the text between the tags, with its line breaks. */
export const readXml: TextReader = async (bytes, context) => {
  const text = decodeXml(bytes);
  context.output.eInvoice = await readEInvoiceText(text, context);
  await writeMarkup(text, context);
};

async function writeMarkup(markup: string, context: ReaderContext): Promise<void> {
  const lines = createLineWriter(context.output);
  const isSkipped = (name: string) =>
    skippedElements.has(name) || (context.output.eInvoice !== undefined && embeddedFiles.has(name));
  let skipped = 0;
  let depth = 0;

  await parseMarkup([markup], {
    context,
    handler: {
      open(name) {
        depth += 1;
        if (isSkipped(name)) skipped += 1;
        lines.separate(' ');
      },
      close(name) {
        depth -= 1;
        if (isSkipped(name)) skipped -= 1;
        lines.separate(' ');
      },
      text(text) {
        if (depth === 0 || skipped > 0) return;
        if (text.includes('\n') && text.trim() === '') lines.separate('\n');
        else lines.words(text);
      },
    },
  });
}
