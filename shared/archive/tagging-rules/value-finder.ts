import type { Pace } from '../../pace.ts';

type ValueFinder = {
  /** Searches a text, and returns a function that returns whether it contains a value. */
  find(text: string): Promise<(value: string) => boolean>;
};

const sliceLength = 16_384;

/**
 * Finds which of many values a text contains, in one pass (Aho and Corasick, 1975). Building takes time linear in the values, and searching
 * time linear in each text. Takes ten bytes of memory for each UTF-16 code unit of the values, and one more during a search. `pace` counts
 * code units.
 */
export async function createValueFinder(
  values: readonly string[],
  pace: Pace,
): Promise<ValueFinder> {
  const trie = await buildTrie(values, pace);
  const suffixes = await findSuffixes(trie, pace);
  return {
    async find(text) {
      const isFound = new Uint8Array(trie.size);
      isFound[root] = 1;
      let node = root;
      for (let start = 0; start < text.length; start += sliceLength) {
        const end = Math.min(start + sliceLength, text.length);
        for (let position = start; position < end; position += 1) {
          node = follow(trie, suffixes, { node, unit: text.charCodeAt(position) });
          // If a node was found before, so were all of its suffixes.
          for (let found = node; isFound[found] === 0; found = suffixes[found] ?? root) {
            isFound[found] = 1;
          }
        }
        await pace(end - start);
      }
      return (value) => isFound[trie.ends.get(value) ?? none] === 1;
    },
  };
}

/**
 * Nodes for the prefixes of all values, numbered by length and then by code units, so that the children of a node are adjacent and sorted,
 * and suffixes precede the nodes.
 */
type Trie = {
  size: number;
  units: Uint16Array;
  children: Int32Array;
  ends: ReadonlyMap<string, number>;
};

const root = 0;
const none = -1;

async function buildTrie(values: readonly string[], pace: Pace): Promise<Trie> {
  // Sorting makes values with a common prefix adjacent.
  const sorted = [...new Set(values)].toSorted().map((value) => ({ value, node: root }));
  const maxSize = sorted.reduce((sum, { value }) => sum + value.length, 1);
  const units = new Uint16Array(maxSize);
  const counts = new Int32Array(maxSize);
  let size = 1;
  let longer = sorted;
  for (let length = 0; longer.length > 0; length += 1) {
    longer = longer.filter(({ value }) => value.length > length);
    let parent = -1;
    for (const entry of longer) {
      const unit = entry.value.charCodeAt(length);
      if (entry.node !== parent || unit !== units[size - 1]) {
        parent = entry.node;
        counts[parent] = (counts[parent] ?? 0) + 1;
        units[size] = unit;
        size += 1;
      }
      entry.node = size - 1;
    }
    await pace(longer.length);
  }
  const children = new Int32Array(size + 1);
  for (let node = 0, next = 1; node <= size; node += 1) {
    children[node] = next;
    next += counts[node] ?? 0;
  }
  const ends = new Map(sorted.map(({ value, node }) => [value, node]));
  return { size, units: units.slice(0, size), children, ends };
}

/** Returns for each node its longest proper suffix that is a node. */
async function findSuffixes(trie: Trie, pace: Pace): Promise<Int32Array> {
  const { size, units, children } = trie;
  const suffixes = new Int32Array(size);
  for (let parent = 1; parent < size; parent += 1) {
    const node = suffixes[parent] ?? root;
    const end = children[parent + 1] ?? size;
    for (let child = children[parent] ?? size; child < end; child += 1) {
      suffixes[child] = follow(trie, suffixes, { node, unit: units[child] ?? 0 });
    }
    if (parent % sliceLength === 0) await pace(sliceLength);
  }
  return suffixes;
}

/** Returns the longest node that is a suffix of the text after a code unit follows `node`. */
function follow(
  trie: Trie,
  suffixes: Int32Array,
  { node, unit }: { node: number; unit: number },
): number {
  let longest = node;
  for (;;) {
    const child = childOf(trie, longest, unit);
    if (child !== root || longest === root) return child;
    longest = suffixes[longest] ?? root;
  }
}

function childOf({ units, children }: Trie, node: number, unit: number): number {
  const end = children[node + 1] ?? 0;
  let low = children[node] ?? 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((units[middle] ?? 0) < unit) low = middle + 1;
    else high = middle;
  }
  return low < end && units[low] === unit ? low : root;
}
