import { describe, expect, it } from 'vitest';
import { hexToHsl, hslToHex, parseColor, presetColors } from './color-formats.ts';

describe('a typed colour', () => {
  it.each([
    ['#D8FF75', '#d8ff75'],
    ['d8ff75', '#d8ff75'],
    [' #abc ', '#aabbcc'],
    ['rgb(255, 0, 128)', '#ff0080'],
    ['rgb(255 0 128)', '#ff0080'],
    ['hsl(120, 100%, 50%)', '#00ff00'],
    ['hsl(120deg 100% 25%)', '#008000'],
    ['hsb(120, 100%, 50%)', '#008000'],
    ['hsb(0, 0%, 100%)', '#ffffff'],
    ['HSB(240, 100, 100)', '#0000ff'],
  ])('parses %s as %s', (text, hex) => {
    expect(parseColor(text)).toBe(hex);
  });

  it.each([
    '',
    '#12',
    '#12345g',
    'red',
    'rgb(256, 0, 0)',
    'rgb(1,2)',
    'hsl(1, 200%, 3%)',
    'url(x)',
  ])('rejects %s', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });
});

it('converts every preset to the sliders and back within one shade', () => {
  for (const preset of presetColors) {
    const there = hslToHex(hexToHsl(preset.toLowerCase()));
    for (const start of [1, 3, 5]) {
      const difference =
        Number.parseInt(there.slice(start, start + 2), 16) -
        Number.parseInt(preset.slice(start, start + 2), 16);
      expect(Math.abs(difference)).toBeLessThanOrEqual(3);
    }
  }
});
