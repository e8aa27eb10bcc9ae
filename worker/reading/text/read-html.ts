import { writeHtmlText } from '../../../shared/reading/markup/html-text.ts';
import { declaredEncodingOf } from '../../../shared/text/encodings/declared-encoding.ts';
import { decodeText } from '../../../shared/text/encodings/decode-text.ts';
import type { TextReader } from '../text-reader.ts';

export const readHtml: TextReader = (bytes, context) =>
  writeHtmlText(decodeText(bytes, declaredEncodingOf(bytes)), context);
