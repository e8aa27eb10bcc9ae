import { parseMarkup } from '../../../../shared/reading/markup/parse-markup.ts';
import { until } from '../until.ts';
import { viewContext } from '../view-limits.ts';

/** An element with its name without prefix; attribute names keep their prefixes. */
export type XmlNode = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (XmlNode | string)[];
};

/** Maximum elements and texts of one part of a file. */
const mostNodes = 400_000;

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

export function elementsOf({ children }: XmlNode): XmlNode[] {
  return children.filter((child) => typeof child !== 'string');
}

export function elementAt(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let at = node;
  for (const name of path) at = at && elementsOf(at).find((child) => child.name === name);
  return at;
}

/** Yields all descendants of a name, but not those nested in another one of that name. */
export function* descendantsOf(node: XmlNode, name: string): Generator<XmlNode> {
  for (const child of elementsOf(node)) {
    if (child.name === name) yield child;
    else yield* descendantsOf(child, name);
  }
}

export function textOf({ children }: XmlNode): string {
  return children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}
