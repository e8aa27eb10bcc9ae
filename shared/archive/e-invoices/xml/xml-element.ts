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
  let found = element ? [element] : [];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

/** The first element at a path that is there. */
export function elementAt(
  element: XmlElement | undefined,
  ...paths: string[]
): XmlElement | undefined {
  for (const path of paths) {
    const [found] = elementsAt(element, path);
    if (found) return found;
  }
  return undefined;
}

/** The first text at one of the paths that is not empty; null if there is none. */
export function textAt(element: XmlElement | undefined, ...paths: string[]): string | null {
  for (const path of paths) {
    const found = elementsAt(element, path).find(({ text }) => text !== '');
    if (found) return found.text;
  }
  return null;
}

/** All texts at a path that are not empty. */
export function textsAt(element: XmlElement | undefined, path: string): string[] {
  return elementsAt(element, path).flatMap(({ text }) => (text === '' ? [] : [text]));
}
