import type { ParagraphStyle, TextStyle } from './text-style.ts';
import { colorOf, merged } from './text-style.ts';
import { elementAt, elementsOf, type XmlNode } from './xml-tree.ts';

type DocxStyle = { text: TextStyle; paragraph: ParagraphStyle };
export type DocxStyles = ReadonlyMap<string, DocxStyle>;

/** Maximum depth of styles that are based on others. */
const deepest = 20;

export function docxStylesOf(root: XmlNode): DocxStyles {
  const nodes = new Map<string, XmlNode>();
  for (const node of elementsOf(elementAt(root, 'styles') ?? root)) {
    const id = node.attributes['w:styleId'];
    if (node.name === 'style' && id !== undefined) nodes.set(id, node);
  }
  const styles = new Map<string, DocxStyle>();
  const resolve = (id: string | undefined, depth: number): DocxStyle => {
    const node = id === undefined ? undefined : nodes.get(id);
    if (!node || id === undefined || depth > deepest) return { text: {}, paragraph: {} };
    const known = styles.get(id);
    if (known) return known;
    const base = resolve(valueOf(elementAt(node, 'basedOn')), depth + 1);
    const style = {
      text: merged(base.text, textStyleOf(elementAt(node, 'rPr'))),
      paragraph: merged(base.paragraph, {
        ...paragraphStyleOf(elementAt(node, 'pPr')),
        ...levelOf(node),
      }),
    };
    styles.set(id, style);
    return style;
  };
  for (const id of nodes.keys()) resolve(id, 0);
  return styles;
}

function levelOf(style: XmlNode): ParagraphStyle {
  const name = valueOf(elementAt(style, 'name')) ?? '';
  if (/^title$/i.test(name)) return { level: 1 };
  const [, number] = /^heading (\d)$/i.exec(name) ?? [];
  return number ? { level: Number(number) } : {};
}

export function textStyleOf(properties: XmlNode | undefined): TextStyle {
  if (!properties) return {};
  const size = Number(valueOf(elementAt(properties, 'sz'))) / 2;
  const underline = elementAt(properties, 'u');
  const align = valueOf(elementAt(properties, 'vertAlign'));
  const highlight = valueOf(elementAt(properties, 'highlight'));
  const shade = colorOf(elementAt(properties, 'shd')?.attributes['w:fill']);
  return {
    isBold: switchOf(elementAt(properties, 'b')),
    isItalic: switchOf(elementAt(properties, 'i')),
    isStruck: switchOf(elementAt(properties, 'strike')),
    isUpperCase: switchOf(elementAt(properties, 'caps')),
    isUnderlined: underline && valueOf(underline) !== 'none',
    position: align === 'superscript' ? 'super' : align === 'subscript' ? 'sub' : undefined,
    color: colorOf(valueOf(elementAt(properties, 'color'))),
    background: /^[a-z]+$/i.test(highlight ?? '') && highlight !== 'none' ? highlight : shade,
    size: Number.isFinite(size) && size > 0 ? size : undefined,
  };
}

const alignments = new Map([
  ['center', 'center'],
  ['right', 'end'],
  ['end', 'end'],
  ['both', 'justify'],
]);

const twipsPerPoint = 20;

export function paragraphStyleOf(properties: XmlNode | undefined): ParagraphStyle {
  if (!properties) return {};
  const outline = valueOf(elementAt(properties, 'outlineLvl'));
  const indent = elementAt(properties, 'ind')?.attributes;
  const points = Number(indent?.['w:left'] ?? indent?.['w:start']) / twipsPerPoint;
  return {
    align: alignments.get(valueOf(elementAt(properties, 'jc')) ?? ''),
    level: outline !== undefined && Number(outline) < 6 ? Number(outline) + 1 : undefined,
    indent: Number.isFinite(points) ? points : undefined,
  };
}

function switchOf(node: XmlNode | undefined): boolean | undefined {
  return node && !/^(?:0|false|off)$/.test(valueOf(node) ?? '');
}

export function valueOf(node: XmlNode | undefined): string | undefined {
  return node?.attributes['w:val'];
}
