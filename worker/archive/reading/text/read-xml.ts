import { decodeText } from '../../../../shared/text/decode-text.ts';
import { createLineWriter } from './line-writer.ts';
import { parseMarkup } from './parse-markup.ts';
import { declaredEncodingOf } from './text-encodings.ts';
import type { TextReader } from '../text-reader.ts';

const skippedElements = new Set(['script', 'style']);

/** XML and SVG: the text between the tags, with its line breaks. */
export const readXml: TextReader = async (bytes, context) => {
  const lines = createLineWriter(context.output);
  let skipped = 0;
  let depth = 0;

  await parseMarkup([decodeText(bytes, declaredEncodingOf(bytes))], {
    context,
    handler: {
      open(name) {
        depth += 1;
        if (skippedElements.has(name)) skipped += 1;
        lines.separate(' ');
      },
      close(name) {
        depth -= 1;
        if (skippedElements.has(name)) skipped -= 1;
        lines.separate(' ');
      },
      text(text) {
        if (depth === 0 || skipped > 0) return;
        if (text.includes('\n') && text.trim() === '') lines.separate('\n');
        else lines.words(text);
      },
    },
  });
};
