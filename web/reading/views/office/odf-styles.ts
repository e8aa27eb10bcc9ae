import { colorOf, merged, type ParagraphStyle, type TextStyle } from './text-style.ts';
import { descendantsOf, elementAt, type XmlNode } from './xml-tree.ts';

type OdfStyle = { text: TextStyle; paragraph: ParagraphStyle };
export type OdfStyles = ReadonlyMap<string, OdfStyle>;

/** Maximum depth of styles that are based on others. */
const deepest = 20;

export function odfStylesOf(roots: readonly XmlNode[]): OdfStyles {
  const nodes = new Map<string, XmlNode>();
  for (const node of roots.flatMap((root) => [...descendantsOf(root, 'style')])) {
    const id = node.attributes['style:name'];
    if (id !== undefined) nodes.set(id, node);
  }
  const styles = new Map<string, OdfStyle>();
  const resolve = (id: string | undefined, depth: number): OdfStyle => {
    const node = id === undefined ? undefined : nodes.get(id);
    if (!node || id === undefined || depth > deepest) return { text: {}, paragraph: {} };
    const known = styles.get(id);
    if (known) return known;
    const base = resolve(node.attributes['style:parent-style-name'], depth + 1);
    const style = {
      text: merged(base.text, textStyleOf(elementAt(node, 'text-properties')?.attributes)),
      paragraph: merged(
        base.paragraph,
        paragraphStyleOf(elementAt(node, 'paragraph-properties')?.attributes),
      ),
    };
    styles.set(id, style);
    return style;
  };
  for (const id of nodes.keys()) resolve(id, 0);
  return styles;
}

/** Returns the list styles with numbers; all others have bullets. */
export function numberedListsOf(roots: readonly XmlNode[]): ReadonlySet<string> {
  const lists = roots.flatMap((root) => [...descendantsOf(root, 'list-style')]);
  const numbered = lists.filter((list) => elementAt(list, 'list-level-style-number'));
  return new Set(numbered.flatMap(({ attributes }) => attributes['style:name'] ?? []));
}

type Attributes = XmlNode['attributes'] | undefined;

function textStyleOf(attributes: Attributes): TextStyle {
  if (!attributes) return {};
  const [position] = /^(?:sub|super)/.exec(attributes['style:text-position'] ?? '') ?? [];
  return {
    isBold: isSaid(attributes['fo:font-weight'], /^(?:bold|[6-9]00)$/),
    isItalic: isSaid(attributes['fo:font-style'], /^(?:italic|oblique)$/),
    isUnderlined: isSaid(attributes['style:text-underline-style'], /^(?!none)/),
    isStruck: isSaid(attributes['style:text-line-through-style'], /^(?!none)/),
    isUpperCase: isSaid(attributes['fo:text-transform'], /^uppercase$/),
    position: position === 'sub' || position === 'super' ? position : undefined,
    color: colorOf(attributes['fo:color']),
    background: colorOf(attributes['fo:background-color']),
    size: pointsOf(attributes['fo:font-size']),
  };
}

const alignments = new Map([
  ['center', 'center'],
  ['end', 'end'],
  ['right', 'end'],
  ['justify', 'justify'],
]);

function paragraphStyleOf(attributes: Attributes): ParagraphStyle {
  return {
    align: alignments.get(attributes?.['fo:text-align'] ?? ''),
    indent: pointsOf(attributes?.['fo:margin-left']),
  };
}

function isSaid(value: string | undefined, pattern: RegExp): boolean | undefined {
  return value === undefined ? undefined : pattern.test(value);
}

const pointsPerUnit = new Map([
  ['pt', 1],
  ['in', 72],
  ['cm', 28.35],
  ['mm', 2.835],
]);

/** Parses a length to points; undefined for relative units. */
export function pointsOf(length: string | undefined): number | undefined {
  const [, number = '', unit = ''] = /^([\d.]{1,10})(pt|in|cm|mm)$/.exec(length ?? '') ?? [];
  const factor = pointsPerUnit.get(unit);
  return factor === undefined ? undefined : Number(number) * factor || undefined;
}
