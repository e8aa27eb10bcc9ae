import { ExtractionFailure } from '../extraction-failure.ts';
import { createPace } from '../../pace.ts';
import { BoundedParser } from './bounded-parser.ts';

type MarkupHandler = {
  /** Names of XML elements have no prefix; those of attributes keep theirs. */
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
};

/** Maximum attributes of an element, depth of nesting, and sum of the depth over all characters (`nestedCharacters`). */
type MarkupLimits = {
  attributes: number;
  /** For all attributes of an element. The default cuts pictures that are embedded in a page. */
  attributeCharacters?: number;
  depth: number;
  nestedCharacters: number;
};

export type MarkupContext = { readonly limits: MarkupLimits; checkpoint(): Promise<void> };

const sliceLength = 64 * 1024;
const attributeCharacters = 100_000;

/** Parses HTML or XML in slices. Entities are decoded, except those that a document type declares. */
export async function parseMarkup(
  chunks: Iterable<string>,
  {
    handler,
    context,
    isXml = true,
  }: { handler: MarkupHandler; context: MarkupContext; isXml?: boolean },
): Promise<void> {
  const { limits } = context;
  let depth = 0;
  let deepest = 0;
  let nested = 0;
  let attributes = 0;
  const parser = new BoundedParser(
    {
      onopentagname() {
        attributes = 0;
      },
      onattribute() {
        attributes += 1;
        if (attributes > limits.attributes) throw new ExtractionFailure('too_complex');
      },
      onopentag(name, attributes) {
        // For every end tag, the parser searches all open elements.
        depth += 1;
        deepest = Math.max(deepest, depth);
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
    { xmlMode: isXml, mostCharacters: limits.attributeCharacters ?? attributeCharacters },
  );
  const pace = createPace(context, sliceLength);
  for (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += sliceLength) {
      const slice = chunk.slice(at, at + sliceLength);
      parser.write(slice);
      nested += slice.length * deepest;
      if (nested > limits.nestedCharacters) throw new ExtractionFailure('too_complex');
      deepest = depth;
      await pace(slice.length);
    }
  }
  parser.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
