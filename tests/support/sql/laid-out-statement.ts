import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import type { RecordedStatement } from './recorded-statements.ts';

const width = 120;
const indent = '  ';

/** Strings, quoted names, words and numbers, operators of several characters, and any other character. */
const token = /'(?:[^']|'')*'|"[^"]*"|[\w.]+|->>|->|<=|>=|<>|\|\||\S/g;
const clauses = new Set(
  'with select from where group order limit union cross left inner'.split(' '),
);
const branches = new Set(['and', 'or', 'when', 'else']);
const otherKeywords =
  'as between by case distinct exists filter in is join like match materialized not on over then using';
const keywords = new Set([...clauses, ...branches, ...otherKeywords.split(' ')]);
const operators = new Set(['+', '-', '*', '/', '%', '=', '<', '>', '<=', '>=', '<>', '||', ',']);

/** Formats a statement for reading, with its parameters in place, followed by its query plan as comments. */
export function layOutStatement(sqlite: DatabaseSync, statement: RecordedStatement): string {
  return [
    `-- ${statement.values.length} parameters, each as /*?*/ and its value`,
    `${layOut(nestedOf(tokensOf(statement)), 0)};`,
    '',
    '-- Query plan',
    ...planOf(sqlite, statement.text).map((line) => `-- ${line}`),
    '',
  ].join('\n');
}

function tokensOf({ text, values }: RecordedStatement): string[] {
  const left = [...values];
  const joined: string[] = [];
  for (const found of text.match(token) ?? []) {
    const each = found === '?' ? `/*?*/ ${literalOf(left.shift() ?? null)}` : unquoted(found);
    const before = joined.at(-1) ?? '';
    // `"documents"."id"` is one token, and so is a sign with its number.
    const isOfName = each === '.' || before.endsWith('.');
    const isOfSign = ['-', '+'].includes(before) && isStart(joined.at(-2));
    if (isOfName || isOfSign) joined[joined.length - 1] = before + each;
    else joined.push(each);
  }
  return joined;
}

/** Returns whether an expression starts after a token. */
function isStart(before = '('): boolean {
  return before === '(' || keywords.has(before) || operators.has(before);
}

function unquoted(name: string): string {
  return /^"[a-z_0-9]+"$/.test(name) ? name.slice(1, -1) : name;
}

function literalOf(value: SQLInputValue): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "''")}'`;
  return value === null ? 'null' : JSON.stringify(value);
}

/** The content of parentheses, or of `case` … `end`. */
type Group = { open: string; parts: Part[]; close: string };
type Part = string | Group;

function nestedOf(tokens: readonly string[]): Part[] {
  const outermost: Group = { open: '', parts: [], close: '' };
  const groups = [outermost];
  for (const each of tokens) {
    const parts = groups.at(-1)?.parts;
    if (each === '(' || each === 'case') {
      const group = { open: each, parts: [], close: each === '(' ? ')' : 'end' };
      parts?.push(group);
      groups.push(group);
    } else if (each === groups.at(-1)?.close) groups.pop();
    else parts?.push(each);
  }
  return outermost.parts;
}

function spaceBetween(before: Part | undefined, after: Part): string {
  if (before === undefined || after === ',') return '';
  const isCall =
    typeof before === 'string' &&
    /^[a-z_]\w*$/.test(before) &&
    !keywords.has(before) &&
    typeof after !== 'string' &&
    after.open === '(';
  return isCall ? '' : ' ';
}

function inOneLine(parts: readonly Part[]): string {
  return parts
    .map((part, index) => {
      const text = typeof part === 'string' ? part : groupInOneLine(part);
      return spaceBetween(parts[index - 1], part) + text;
    })
    .join('');
}

function groupInOneLine({ open, parts, close }: Group): string {
  const inner = inOneLine(parts);
  return open === '(' ? `(${inner})` : `${open} ${inner} ${close}`;
}

/** Returns a line for each clause, branch and list item. */
function layOut(parts: readonly Part[], depth: number): string {
  const lines = linesOf(parts);
  const hasClauses = lines.some(([first]) => typeof first === 'string' && clauses.has(first));
  return lines
    .map((line) => {
      const isClause = typeof line[0] === 'string' && clauses.has(line[0]);
      return layOutLine(line, hasClauses && !isClause ? depth + 1 : depth);
    })
    .join('\n');
}

function linesOf(parts: readonly Part[]): Part[][] {
  const lines: Part[][] = [];
  parts.forEach((part, index) => {
    const isBreak = typeof part === 'string' && (clauses.has(part) || branches.has(part));
    if (index === 0 || isBreak || parts[index - 1] === ',') lines.push([part]);
    else lines.at(-1)?.push(part);
  });
  return lines;
}

/** Returns one line if it is short enough; otherwise, groups that are too long have their own lines. */
function layOutLine(line: readonly Part[], depth: number): string {
  const start = indent.repeat(depth);
  const whole = start + inOneLine(line);
  if (whole.length <= width) return whole;
  return line.reduce<string>((text, part, index) => {
    const before = text + spaceBetween(line[index - 1], part);
    if (typeof part === 'string') return before + part;
    const inLine = groupInOneLine(part);
    const used = before.length - before.lastIndexOf('\n') - 1;
    if (used + inLine.length <= width) return before + inLine;
    return `${before}${part.open}\n${layOut(part.parts, depth + 1)}\n${start}${part.close}`;
  }, start);
}

type PlanLine = { id: number; parent: number; detail: string };

function planOf(sqlite: DatabaseSync, text: string): string[] {
  const lines = sqlite.prepare(`explain query plan ${text}`).all() as PlanLine[];
  const depths = new Map<number, number>();
  return lines.map(({ id, parent, detail }) => {
    const depth = (depths.get(parent) ?? -1) + 1;
    depths.set(id, depth);
    return indent.repeat(depth) + detail;
  });
}
