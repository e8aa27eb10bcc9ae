/** An XML element by its local name. `text` is its own text without child elements, trimmed. */
export type XmlElement = {
  name: string;
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  text: string;
  children: XmlElement[];
};

/** Returns the elements at a path of local names below `element`, such as `Party/PartyName/Name`, in order. */
export function elementsAt(element: XmlElement | undefined, path: string): XmlElement[] {
  return [...walk(element, path)];
}

/** Returns the first element at the first path that exists. */
export function elementAt(
  element: XmlElement | undefined,
  ...paths: string[]
): XmlElement | undefined {
  for (const path of paths) {
    for (const found of walk(element, path)) return found;
  }
  return undefined;
}

/** Returns the first text at one of the paths that is not empty; null if there is none. */
export function textAt(element: XmlElement | undefined, ...paths: string[]): string | null {
  for (const path of paths) {
    for (const { text } of walk(element, path)) if (text !== '') return text;
  }
  return null;
}

/** Returns all texts at a path that are not empty. */
export function textsAt(element: XmlElement | undefined, path: string): string[] {
  return elementsAt(element, path).flatMap(({ text }) => (text === '' ? [] : [text]));
}

/** Returns an attribute; null without the element or the attribute. */
export function attributeOf(element: XmlElement | undefined, name: string): string | null {
  return element?.attributes.get(name) ?? null;
}

function walk(element: XmlElement | undefined, path: string): Iterable<XmlElement> {
  return element ? walkFrom(element, path.split('/'), 0) : [];
}

/** Yields elements one by one, because usually only the first one is needed. */
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
