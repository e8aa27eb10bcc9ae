import { Parser } from 'htmlparser2';
import { ExtractionFailure } from '../extraction-result.ts';
import type { ExtractionLimits } from '../extraction-limits.ts';

export type MarkupHandler = {
  /** XML names without their prefix; names of attributes keep theirs. */
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
};

/** Parses HTML or XML. Entities are decoded, except those that a document type declares. */
export function parseMarkup(
  chunks: Iterable<string>,
  {
    handler,
    limits,
    isXml = true,
  }: { handler: MarkupHandler; limits: ExtractionLimits; isXml?: boolean },
): void {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        depth += 1;
        if (depth > limits.depth) throw new ExtractionFailure('too_complex');
        handler.open?.(localName(name), attributes);
      },
      onclosetag(name) {
        depth -= 1;
        handler.close?.(localName(name));
      },
      ontext(text) {
        handler.text?.(text);
      },
    },
    { xmlMode: isXml },
  );
  for (const chunk of chunks) parser.write(chunk);
  parser.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
