import { createLineWriter } from './line-writer.ts';
import { parseMarkup, type MarkupContext } from './parse-markup.ts';

const skippedElements = new Set(['script', 'style', 'template']);
const cellElements = new Set(['td', 'th']);
const blockElements = new Set(
  `address article aside blockquote body br caption center dd details dialog div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 head header hr html legend li main nav ol option p pre section summary table tbody
  tfoot thead title tr ul`.split(/\s+/),
);

/** Writes the text of HTML: a line for each block, a tab between table cells, no scripts and styles. */
export async function writeHtmlText(
  html: string,
  context: MarkupContext & { output: { write(text: string): void } },
): Promise<void> {
  const lines = createLineWriter(context.output);
  let skipped = 0;
  let preformatted = 0;

  await parseMarkup([html], {
    context,
    isXml: false,
    handler: {
      open(name) {
        if (skippedElements.has(name)) skipped += 1;
        if (name === 'pre') preformatted += 1;
        if (blockElements.has(name)) lines.separate('\n');
      },
      close(name) {
        if (skippedElements.has(name)) skipped -= 1;
        if (name === 'pre') preformatted -= 1;
        if (blockElements.has(name)) lines.separate('\n');
        if (cellElements.has(name)) lines.separate('\t');
      },
      text(text) {
        if (skipped > 0) return;
        if (preformatted > 0) lines.verbatim(text);
        else lines.words(text);
      },
    },
  });
}
