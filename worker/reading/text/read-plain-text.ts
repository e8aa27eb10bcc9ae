import { decodeText } from '../../../shared/text/encodings/decode-text.ts';
import type { TextReader } from '../text-reader.ts';

/** Plain text, Markdown, CSV, JSON, YAML, source code: the text as it is. */
export const readPlainText: TextReader = (bytes, { output }) => {
  output.write(decodeText(bytes));
};
