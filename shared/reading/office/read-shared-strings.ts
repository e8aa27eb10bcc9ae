import { ExtractionFailure } from '../extraction-failure.ts';
import { parseMarkup, type MarkupContext } from '../markup/parse-markup.ts';
import { createSharedStrings, type SharedStrings } from './shared-strings.ts';

type StringsContext = MarkupContext & {
  readonly limits: { sharedStrings: number; sharedStringCharacters: number };
};

/** Reads the strings to which the cells of a workbook refer. Throws an `ExtractionFailure` beyond a limit. */
export async function readSharedStrings(
  part: Iterable<string>,
  context: StringsContext,
): Promise<SharedStrings> {
  const { limits } = context;
  const strings = createSharedStrings();
  let isText = false;
  let phonetic = 0;
  let pieces = 0;
  await parseMarkup(part, {
    context,
    handler: {
      open(name) {
        if (name === 't') isText = true;
        if (name === 'rPh') phonetic += 1;
      },
      close(name) {
        if (name === 't') isText = false;
        if (name === 'rPh') phonetic -= 1;
        if (name !== 'si') return;
        strings.end();
        pieces = 0;
        if (strings.count() > limits.sharedStrings) throw new ExtractionFailure('too_complex');
      },
      text(text) {
        if (!isText || phonetic > 0) return;
        strings.write(text);
        pieces += 1;
        if (pieces > limits.sharedStrings) throw new ExtractionFailure('too_complex');
        if (strings.length() > limits.sharedStringCharacters)
          throw new ExtractionFailure('too_long');
      },
    },
  });
  return strings;
}
