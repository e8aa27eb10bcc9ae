import { linkAttributes } from '../html/elements.ts';
import type { MarkupWriter } from '../html/markup-writer.ts';

type Quote = { open(): void; close(): void };

/** Lines of a quote that is too short to be folded. */
const shortQuote = 3;

/** Writes plain text with quoted lines as quotes, of which `quote` folds long ones, and with links. */
export function writePlainText(writer: MarkupWriter, text: string, quote: Quote): void {
  for (const { isQuoted, lines } of runsOf(text.trim())) {
    const isFolded = isQuoted && lines.length > shortQuote;
    if (isFolded) quote.open();
    writer.open(isQuoted ? 'blockquote' : 'div', { class: 'text', dir: 'auto' });
    writeLinked(
      writer,
      lines.map((line) => (isQuoted ? line.replace(/^> ?/, '') : line)).join('\n'),
    );
    writer.close();
    if (isFolded) quote.close();
  }
}

type Run = { isQuoted: boolean; lines: string[] };

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const line of text.split('\n')) {
    const isQuoted = line.startsWith('>');
    const last = runs.at(-1);
    if (last?.isQuoted === isQuoted) last.lines.push(line);
    else runs.push({ isQuoted, lines: [line] });
  }
  return runs;
}

function writeLinked(writer: MarkupWriter, text: string): void {
  let at = 0;
  for (const { 0: found, index } of text.matchAll(/\bhttps?:\/\/[^\s<>"]+/g)) {
    const address = found.replace(/[.,;:!?'’)\]}]+$/, '');
    writer.text(text.slice(at, index));
    writer.element('a', address, linkAttributes(address));
    at = index + address.length;
  }
  writer.text(text.slice(at));
}
