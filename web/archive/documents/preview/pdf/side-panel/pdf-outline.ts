import type { PDFDocumentProxy } from 'pdfjs-dist';

export type OutlineNode = {
  title: string;
  dest: string | readonly unknown[] | null;
  url: string | null;
  /** Negative if the entry is collapsed at first. */
  count: number | undefined;
  items: readonly OutlineNode[];
};

export type OutlineEntry = {
  /** Empty if the entry has no title. */
  title: string;
  /** The top level is 1. */
  level: number;
  /** The position among its siblings, from 1. */
  position: number;
  siblings: number;
  /** The index of its parent; -1 at the top level. */
  parent: number;
  /** The index after its last descendant. */
  end: number;
  isOpenAtFirst: boolean;
  /** Its target in the file; null if it has none. */
  destination: string | unknown[] | null;
};

const mostEntries = 20_000;
const longestTitle = 300;

// Characters that would break the line or change its direction.
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** Returns the entries of an outline from top to bottom, each before its descendants, up to a limit. */
export function readOutline(nodes: readonly OutlineNode[], limit = mostEntries): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const open = [{ nodes, next: 0, parent: -1 }];
  const close = ({ parent }: { parent: number }) => {
    const entry = entries[parent];
    if (entry) entry.end = entries.length;
  };
  // Not recursive, as a file can nest thousands of entries.
  for (let level = open.at(-1); level && entries.length < limit; level = open.at(-1)) {
    const node = level.nodes[level.next];
    if (!node) {
      close(level);
      open.pop();
      continue;
    }
    level.next += 1;
    entries.push({
      title: node.title.slice(0, longestTitle).replace(controls, ' ').trim(),
      level: open.length,
      position: level.next,
      siblings: level.nodes.length,
      parent: level.parent,
      end: entries.length + 1,
      isOpenAtFirst: (node.count ?? 0) > 0 || (level.parent === -1 && nodes.length === 1),
      destination: typeof node.dest === 'string' ? node.dest : node.dest && [...node.dest],
    });
    if (node.items.length > 0) {
      open.push({ nodes: node.items, next: 0, parent: entries.length - 1 });
    }
  }
  for (const level of open) close(level);
  return entries;
}

export function hasChildren(entries: readonly OutlineEntry[], index: number): boolean {
  return (entries[index]?.end ?? 0) > index + 1;
}

/** Returns the indexes of the visible entries, given the expanded ones. */
export function shownEntries(
  entries: readonly OutlineEntry[],
  isOpen: ReadonlySet<number>,
): number[] {
  const shown: number[] = [];
  let index = 0;
  for (let entry = entries[0]; entry; entry = entries[index]) {
    shown.push(index);
    index = isOpen.has(index) ? index + 1 : entry.end;
  }
  return shown;
}

export async function fetchOutline(pdf: PDFDocumentProxy): Promise<OutlineEntry[]> {
  try {
    // Null without an outline, despite its type.
    const nodes: readonly OutlineNode[] | null = await pdf.getOutline();
    return readOutline(nodes ?? []);
  } catch {
    return [];
  }
}
