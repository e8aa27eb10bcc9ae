import { describe, expect, it } from 'vitest';
import { parseMarkup } from './parse-markup.ts';

const limits = { attributes: 1000, depth: 512, nestedCharacters: 4_000_000_000 };
const context = { limits, checkpoint: () => Promise.resolve() };

async function attributeLengths(markup: string): Promise<number[]> {
  const lengths: number[] = [];
  const open = (_name: string, attributes: Record<string, string>) => {
    lengths.push(...Object.values(attributes).map(({ length }) => length));
  };
  await parseMarkup([markup], { context, handler: { open } });
  return lengths;
}

const elements = (attributes: readonly string[]) =>
  `<a>${attributes.map((value) => `<b c="${value}"/>`).join('')}</a>`;

describe('the attributes of markup', () => {
  it('are whole, with the characters they refer to', async () => {
    const found: Record<string, string>[] = [];
    const open = (_name: string, attributes: Record<string, string>) => found.push(attributes);
    await parseMarkup(['<a b="1 &lt; 2 &#x1F600;" c="&amp;"/>'], { context, handler: { open } });
    expect(found).toEqual([{ b: '1 < 2 😀', c: '&' }]);
  });

  it('keep 100,000 characters of an element, however many it has', async () => {
    const long = 'x'.repeat(30_000_000);
    const [first, second] = await attributeLengths(elements([long, 'short']));
    expect(first).toBeLessThanOrEqual(100_000);
    expect(second).toBe(5);
    const many = Array.from({ length: 500 }, (_, index) => `a${index}="${'x'.repeat(1000)}"`);
    const kept = await attributeLengths(`<b ${many.join(' ')}/>`);
    expect(kept.reduce((sum, length) => sum + length)).toBe(100_000);
  });

  it('keep 100,000 references in all, and the text around further ones', async () => {
    const [only] = await attributeLengths(elements(['&lt;'.repeat(1_000_000)]));
    expect(only).toBe(100_000);
    const each = `x${'&#65;'.repeat(999)}`;
    const lengths = await attributeLengths(elements(Array.from({ length: 200 }, () => each)));
    expect(lengths.reduce((sum, length) => sum + length)).toBe(100_000 + 200);
  });
});
