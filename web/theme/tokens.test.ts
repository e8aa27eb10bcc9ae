import { readFileSync } from 'node:fs';
import { clampRgb, interpolate, parse, wcagContrast, type Color } from 'culori';
import { describe, expect, it } from 'vitest';
import { themeColors } from './theme.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const textContrast = 4.5;
const shapeContrast = 3;
const backgrounds = ['background', 'surface', 'surface-raised', 'surface-sunken'];
const texts = ['ink', 'muted', 'faint', 'accent-text', 'danger', 'success', 'warning', 'info'];
const softTexts = {
  'accent-soft': 'accent-text',
  'danger-soft': 'danger',
  'success-soft': 'success',
  'warning-soft': 'warning',
  'info-soft': 'info',
};
const fills = {
  accent: 'on-accent',
  'accent-hover': 'on-accent',
  'accent-pressed': 'on-accent',
  'danger-fill': 'on-danger',
  'danger-fill-hover': 'on-danger',
  'danger-fill-pressed': 'on-danger',
};
const shapes = ['border-strong', 'accent-strong', 'focus-ring', 'danger-fill'];
const tagColors = [
  '#D8FF75',
  '#7FFF7A',
  '#7AFFCE',
  '#7AD7FF',
  '#7A7FFF',
  '#CE7AFF',
  '#FF7AD7',
  '#FF7A7F',
  '#FFCE7A',
  '#FFFFFF',
  '#000000',
  '#808080',
  '#FF0000',
  '#0000FF',
];

describe.each(['dark', 'light'] as const)('the %s theme', (theme) => {
  const tokens = tokensOf(theme);
  const contrast = (first: string, second: string) =>
    wcagContrast(colorOf(tokens, first), colorOf(tokens, second));

  it('has readable text on every background', () => {
    const unreadable = pairsOf(texts, backgrounds).filter(
      ([text, background]) => contrast(text, background) < textContrast,
    );
    expect(unreadable).toEqual([]);
  });

  it('has readable text on every soft tint', () => {
    const pairs = Object.entries(softTexts).flatMap(([soft, text]) =>
      pairsOf([text, 'ink', 'muted'], [soft]),
    );
    expect(pairs.filter(([text, soft]) => contrast(text, soft) < textContrast)).toEqual([]);
  });

  it('has readable text on filled buttons in every state', () => {
    expect(
      Object.entries(fills).filter(([fill, text]) => contrast(text, fill) < textContrast),
    ).toEqual([]);
  });

  it('has visible controls, focus rings and file icons on every background', () => {
    const files = [...tokens.keys()].filter((name) => name.startsWith('file-'));
    expect(files.length).toBeGreaterThan(0);
    const invisible = pairsOf([...shapes, ...files], backgrounds).filter(
      ([shape, background]) => contrast(shape, background) < shapeContrast,
    );
    expect(invisible).toEqual([]);
  });

  it('keeps the name of a tag readable with every tag colour', () => {
    const share = 0.14;
    const badgeOf = (hex: string) => interpolate([colorOf(tokens, 'surface'), hex], 'oklab')(share);
    const unreadable = tagColors.filter(
      (hex) => wcagContrast(colorOf(tokens, 'ink'), badgeOf(hex)) < textContrast,
    );
    expect(unreadable).toEqual([]);
  });

  it('has a theme-color like the page background', () => {
    expect(wcagContrast(themeColors[theme], colorOf(tokens, 'background'))).toBeLessThan(1.03);
  });
});

/** Returns the opaque colours of a theme among the tokens: `light-dark(light, dark)`, or one colour for both themes. */
function tokensOf(theme: 'dark' | 'light'): ReadonlyMap<string, Color> {
  const tokens = css.matchAll(/--([\w-]+): (?:light-dark\((oklch\(.+?\)), )?(oklch\(.+?\))\)?;/g);
  return new Map(
    [...tokens].flatMap(([, name = '', light, dark = '']) => {
      const color = parse(theme === 'light' ? (light ?? dark) : dark);
      return color && (color.alpha ?? 1) === 1 ? [[name, clampRgb(color)] as const] : [];
    }),
  );
}

function colorOf(tokens: ReturnType<typeof tokensOf>, name: string) {
  const color = tokens.get(name);
  if (!color) throw new Error(`No token ${name}`);
  return color;
}

function pairsOf(first: readonly string[], second: readonly string[]): [string, string][] {
  return first.flatMap((one) => second.map((other): [string, string] => [one, other]));
}
