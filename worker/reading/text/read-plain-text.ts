import { decodeText } from '../../../shared/text/encodings/decode-text.ts';
import type { TextReader } from '../text-reader.ts';

export const readPlainText: TextReader = (bytes, { output }) => {
  output.write(decodeText(bytes));
};
