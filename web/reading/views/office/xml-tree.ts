import { parseMarkup } from '../../../../shared/reading/markup/parse-markup.ts';
import { until } from '../until.ts';
import { viewContext } from '../view-limits.ts';

/** An element by its name without prefix; names of attributes keep theirs. */
export type XmlNode = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlNode | string)[];
};

/** Elements and texts that are kept of one part of a file. */
const mostNodes = 400_000;

/** One part of a file as a tree, as far as it is kept. */
export async function readXmlTree(
  part: Iterable<string>,
): Promise<{ root: XmlNode; isCut: boolean }> {
  const root: XmlNode = { name: '', attributes: {}, children: [] };
  const open = [root];
  let nodes = 0;
  const add = (node: XmlNode | string) => {
    nodes += 1;
    if (nodes <= mostNodes) open.at(-1)?.children.push(node);
  };
  await parseMarkup(
    until(part, () => nodes > mostNodes),
    {
      context: viewContext,
      handler: {
        open(name, attributes) {
          const node = { name, attributes, children: [] };
          add(node);
          open.push(node);
        },
        close: () => void open.pop(),
        text: add,
      },
    },
  );
  return { root, isCut: nodes > mostNodes };
}

/** The elements in an element. */
export function elementsOf({ children }: XmlNode): XmlNode[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The element at the end of a path of names. */
export function elementAt(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let at = node;
  for (const name of path) at = at && elementsOf(at).find((child) => child.name === name);
  return at;
}

/** All elements of a name, however deep, but not those within another one of the name. */
export function* descendantsOf(node: XmlNode, name: string): Generator<XmlNode> {
  for (const child of elementsOf(node)) {
    if (child.name === name) yield child;
    else yield* descendantsOf(child, name);
  }
}

/** All text in an element. */
export function textOf({ children }: XmlNode): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
