export type TextStyle = {
  isBold?: boolean | undefined;
  isItalic?: boolean | undefined;
  isUnderlined?: boolean | undefined;
  isStruck?: boolean | undefined;
  isUpperCase?: boolean | undefined;
  position?: 'sub' | 'super' | undefined;
  color?: string | undefined;
  background?: string | undefined;
  /** In points. */
  size?: number | undefined;
};

export type ParagraphStyle = {
  align?: string | undefined;
  /** The level of a heading; 1 is the highest. */
  level?: number | undefined;
  /** In points. */
  indent?: number | undefined;
};

export function merged<Style extends object>(style: Style, over: Partial<Style>): Style {
  const said = Object.entries(over).filter(([, value]) => value !== undefined);
  return { ...style, ...Object.fromEntries(said) };
}

/** Sizes in this range are body text and need no rule. */
const usualSizes = { least: 9, most: 12 };
const sizes = { least: 6, most: 40 };

export function cssOf(style: TextStyle & ParagraphStyle): string | undefined {
  const lines = [style.isUnderlined && 'underline', style.isStruck && 'line-through'];
  const rules = [
    ['font-weight', style.isBold && 'bold'],
    ['font-style', style.isItalic && 'italic'],
    ['text-decoration', lines.filter(Boolean).join(' ')],
    ['text-transform', style.isUpperCase && 'uppercase'],
    ['vertical-align', style.position],
    ['color', style.color],
    ['background-color', style.background],
    ['font-size', sizeOf(style)],
    ['text-align', style.align],
    ['margin-inline-start', style.indent && `${Math.min(Math.max(style.indent, 0), 300)}pt`],
  ];
  const said = rules.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return said.length === 0 ? undefined : said.join('; ');
}

function sizeOf({ size, position }: TextStyle): string | undefined {
  if (position) return '0.75em';
  if (size === undefined || (size >= usualSizes.least && size <= usualSizes.most)) return undefined;
  return `${Math.min(Math.max(size, sizes.least), sizes.most)}pt`;
}

/** Returns six hex digits as a colour; undefined for black, the default, and for other values, such as `auto`. */
export function colorOf(digits: string | undefined): string | undefined {
  const [color] = /[\da-f]{6}$/i.exec(digits ?? '') ?? [];
  return color && color !== '000000' ? `#${color}` : undefined;
}
