/**
 * The parts of a statement that SQLite limits. `patterns` are the indexes of the parameters that are LIKE or GLOB
 * patterns.
 */
export type StatementShape = {
  bytes: number;
  arguments: number;
  compounds: number;
  patterns: number[];
  patternBytes: number;
};

const token = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\?\d*|[A-Za-z_]\w*|[(),]/g;
/** Words before a parenthesis that does not open an argument list. */
const keywords = new Set([
  'in',
  'values',
  'and',
  'or',
  'on',
  'as',
  'from',
  'select',
  'when',
  'using',
]);

const encoder = new TextEncoder();
const bytesOf = (text: string) => encoder.encode(text).length;

/** Reads the text of a statement without SQLite's parser, which suffices for the statements of the product. */
export function shapeOf(query: string): StatementShape {
  const shape = {
    bytes: bytesOf(query),
    arguments: 0,
    compounds: 1,
    patterns: [] as number[],
    patternBytes: 0,
  };
  const open: { isCall: boolean; items: number; compounds: number }[] = [];
  let level = { isCall: false, items: 1, compounds: 1 };
  let parameters = 0;
  let before = '';
  for (const [text] of query.matchAll(token)) {
    const word = text.toLowerCase();
    if (text === '(') {
      open.push(level);
      level = { isCall: /^[a-z_]/.test(before) && !keywords.has(before), items: 1, compounds: 1 };
    } else if (text === ')') {
      if (level.isCall) shape.arguments = Math.max(shape.arguments, level.items);
      level = open.pop() ?? level;
    } else if (text === ',') {
      level.items += 1;
    } else if (word === 'union' || word === 'except' || word === 'intersect') {
      level.compounds += 1;
      shape.compounds = Math.max(shape.compounds, level.compounds);
    }
    const isPattern = before === 'like' || before === 'glob';
    if (text.startsWith('?')) {
      parameters = text === '?' ? parameters + 1 : Number(text.slice(1));
      if (isPattern) shape.patterns.push(parameters - 1);
    } else if (isPattern && text.startsWith("'")) {
      shape.patternBytes = Math.max(shape.patternBytes, bytesOf(text) - 2);
    }
    before = word;
  }
  return shape;
}
