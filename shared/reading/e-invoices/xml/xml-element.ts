/** An element of XML, by its local name. `text` is that of the element itself, without white space around it. */
export type XmlElement = {
  name: string;
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  children: XmlElement[];
};

/** The elements at a path of local names below `element`, such as `Party/PartyName/Name`, in their order. */
export function elementsAt(element: XmlElement | undefined, path: string): XmlElement[] {
  return [...walk(element, path)];
}

/** The first element at a path that is there. */
export function elementAt(
  element: XmlElement | undefined,
  ...paths: string[]
): XmlElement | undefined {
  for (const path of paths) {
    for (const found of walk(element, path)) return found;
  }
  return undefined;
}

/** The first text at one of the paths that is not empty; null if there is none. */
export function textAt(element: XmlElement | undefined, ...paths: string[]): string | null {
  for (const path of paths) {
    for (const { text } of walk(element, path)) if (text !== '') return text;
  }
  return null;
}

/** All texts at a path that are not empty. */
export function textsAt(element: XmlElement | undefined, path: string): string[] {
  return elementsAt(element, path).flatMap(({ text }) => (text === '' ? [] : [text]));
}

/** Null where there is no element, or it has no such attribute. */
export function attributeOf(element: XmlElement | undefined, name: string): string | null {
  return element?.attributes.get(name) ?? null;
}

function walk(element: XmlElement | undefined, path: string): Iterable<XmlElement> {
  return element ? walkFrom(element, path.split('/'), 0) : [];
}

/** Yields elements one by one, as mostly only the first one is asked for. */
function* walkFrom(
  { children }: XmlElement,
  names: readonly string[],
  depth: number,
): Generator<XmlElement> {
  const isLast = depth === names.length - 1;
  for (const child of children) {
    if (child.name !== names[depth]) continue;
    if (isLast) yield child;
    else yield* walkFrom(child, names, depth + 1);
  }
}
