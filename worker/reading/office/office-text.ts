import { createLineWriter } from '../../../shared/reading/markup/line-writer.ts';
import { parseMarkup } from '../../../shared/reading/markup/parse-markup.ts';
import { createTextOutput, type ReaderContext } from '../text-reader.ts';

export type OfficeTextRules = {
  text: ReadonlySet<string>;
  paragraphs: ReadonlySet<string>;
  cells: ReadonlySet<string>;
  rows: ReadonlySet<string>;
  /** Notes and comments inside of a paragraph are written after it, so that they do not interrupt it. */
  asides: ReadonlySet<string>;
  skipped: ReadonlySet<string>;
  titles: ReadonlyMap<string, string>;
  characters: ReadonlyMap<string, ' ' | '\t' | '\n' | '-'>;
};

/** Writes the text of one XML part of an Office file: a line for each paragraph and table row, with tabs between cells. */
export async function writeOfficeText(
  part: Iterable<string>,
  {
    rules,
    context,
  }: { rules: OfficeTextRules; context: Pick<ReaderContext, 'output' | 'limits' | 'checkpoint'> },
): Promise<void> {
  const body = createLineWriter(context.output);
  let notes = createTextOutput(context.limits.characters);
  const aside = createLineWriter({ write: (text) => notes.write(text) });
  let skipped = 0;
  let asides = 0;
  let cells = 0;
  let texts = 0;
  let paragraphs = 0;

  const lines = () => (asides > 0 ? aside : body);
  const flushNotes = () => {
    const text = notes.text();
    if (text === '') return;
    body.words(text);
    notes = createTextOutput(context.limits.characters);
    body.separate('\n');
  };

  await parseMarkup(part, {
    context,
    handler: {
      open(name, attributes) {
        if (skipped > 0 || rules.skipped.has(name)) {
          skipped += 1;
          return;
        }
        if (rules.text.has(name)) texts += 1;
        if (rules.asides.has(name)) asides += 1;
        if (rules.cells.has(name)) cells += 1;
        if (rules.paragraphs.has(name)) paragraphs += 1;
        const titleName = rules.titles.get(name);
        const title = titleName && attributes[titleName];
        if (title) {
          body.words(title);
          body.separate('\n');
        }
        const character = rules.characters.get(name);
        if (character === '-') lines().verbatim(character);
        else if (character) lines().separate(character);
      },
      close(name) {
        if (skipped > 0) {
          skipped -= 1;
          return;
        }
        if (rules.text.has(name)) texts -= 1;
        if (rules.asides.has(name)) asides -= 1;
        if (rules.rows.has(name)) lines().separate('\n');
        if (rules.cells.has(name)) {
          cells -= 1;
          lines().separate('\t');
        }
        if (!rules.paragraphs.has(name)) return;
        paragraphs -= 1;
        lines().separate(cells > 0 ? ' ' : '\n');
        if (paragraphs === 0) flushNotes();
      },
      text(text) {
        if (texts > 0 && skipped === 0) lines().words(text);
      },
    },
  });
  body.separate('\n');
  body.words(notes.text());
  context.output.write('\n');
}
