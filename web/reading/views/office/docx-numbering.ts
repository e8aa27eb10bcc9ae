import { valueOf } from './docx-styles.ts';
import { elementAt, elementsOf, type XmlNode } from './xml-tree.ts';

type Level = { format: string; text: string; start: number };

const bullets = ['•', '◦', '▪'];

/** Returns a function for the label of the next paragraph of a list, which continues its counter. */
export function createNumbering(root: XmlNode) {
  const numbering = elementAt(root, 'numbering') ?? root;
  const abstract = new Map<string, Map<number, Level>>();
  const lists = new Map<string, string>();
  for (const node of elementsOf(numbering)) {
    if (node.name === 'abstractNum') {
      abstract.set(node.attributes['w:abstractNumId'] ?? '', levelsOf(node));
    }
    const id = node.attributes['w:numId'];
    if (node.name === 'num' && id) lists.set(id, valueOf(elementAt(node, 'abstractNumId')) ?? '');
  }
  const counts = new Map<string, number[]>();

  return (listId: string, depth: number): string | undefined => {
    const abstractId = lists.get(listId);
    const levels = abstractId === undefined ? undefined : abstract.get(abstractId);
    const level = levels?.get(depth);
    if (!levels || !level || abstractId === undefined) return undefined;
    const counted = counts.get(abstractId) ?? [];
    counted[depth] = (counted[depth] ?? level.start - 1) + 1;
    counted.length = depth + 1;
    counts.set(abstractId, counted);
    if (level.format === 'bullet') return bullets[depth % bullets.length];
    if (level.format === 'none') return undefined;
    return level.text.replaceAll(/%(\d)/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const { format = 'decimal', start = 1 } = levels.get(at) ?? {};
      return numberIn(counted[at] ?? start, format);
    });
  };
}

function levelsOf(abstract: XmlNode): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const node of elementsOf(abstract)) {
    if (node.name !== 'lvl') continue;
    levels.set(Number(node.attributes['w:ilvl']), {
      format: valueOf(elementAt(node, 'numFmt')) ?? 'decimal',
      text: (valueOf(elementAt(node, 'lvlText')) ?? '').slice(0, 50),
      start: Number(valueOf(elementAt(node, 'start')) ?? 1) || 1,
    });
  }
  return levels;
}

function numberIn(number: number, format: string): string {
  switch (format) {
    case 'lowerLetter':
      return letterOf(number);
    case 'upperLetter':
      return letterOf(number).toUpperCase();
    case 'lowerRoman':
      return romanOf(number).toLowerCase();
    case 'upperRoman':
      return romanOf(number);
    case 'decimalZero':
      return String(number).padStart(2, '0');
    default:
      return String(number);
  }
}

/** a to z, then aa, bb, …, as word processors count. */
function letterOf(number: number): string {
  const index = (number - 1) % 26;
  const repeats = Math.min(Math.floor((number - 1) / 26) + 1, 10);
  return String.fromCodePoint(97 + Math.max(index, 0)).repeat(Math.max(repeats, 1));
}

const romans: readonly [number, string][] = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function romanOf(number: number): string {
  let rest = Math.min(number, 4999);
  let text = '';
  for (const [value, letters] of romans) {
    while (rest >= value) {
      text += letters;
      rest -= value;
    }
  }
  return text;
}
