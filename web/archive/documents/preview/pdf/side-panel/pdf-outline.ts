import type { PDFDocumentProxy } from 'pdfjs-dist';

export type OutlineNode = {
  title: string;
  dest: string | readonly unknown[] | null;
  url: string | null;
  /** Negative where the entry is closed at first. */
  count: number | undefined;
  items: readonly OutlineNode[];
};

export type OutlineEntry = {
  /** Empty where it has none. */
  title: string;
  /** The level at the top is 1. */
  level: number;
  /** Among those of the same parent, from 1. */
  position: number;
  siblings: number;
  /** The index of its parent; -1 at the top. */
  parent: number;
  /** The index after its last descendant. */
  end: number;
  isOpenAtFirst: boolean;
  /** Where it leads to inside of the file; null where it does not. */
  destination: string | unknown[] | null;
};

const mostEntries = 20_000;
const longestTitle = 300;

// What would break the line or turn its direction.
const controls = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/** The entries of an outline from top to bottom, each before its descendants; those beyond a limit are left out. */
export function readOutline(nodes: readonly OutlineNode[], limit = mostEntries): OutlineEntry[] {
  const entries: OutlineEntry[] = [];
  const open = [{ nodes, next: 0, parent: -1 }];
  const close = ({ parent }: { parent: number }) => {
    const entry = entries[parent];
    if (entry) entry.end = entries.length;
  };
  // Not recursive: a file can nest thousands of entries.
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

/** The indexes of the entries that are shown while these are open. */
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
    // Null without an outline, against its type.
    const nodes: readonly OutlineNode[] | null = await pdf.getOutline();
    return readOutline(nodes ?? []);
  } catch {
    return [];
  }
}
