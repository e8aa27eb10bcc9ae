import { describe, expect, it } from 'vitest';
import { isInvisible, withoutInvisible } from './invisible.ts';

const invisible = ['\u200b', '\u200e', '\u00ad', '\u3164', '\u2800', '\u{e0041}', '\ufe0f'];

describe('isInvisible', () => {
  it.each(['', ' \u00a0', ...invisible, invisible.join(' ')])(
    'finds nothing to see in %j',
    (text) => {
      expect(isInvisible(text)).toBe(true);
    },
  );

  it.each(['a', '\u200bא', '👩‍👩‍👧', '❤️', '⠓', '"'])('sees %j', (text) => {
    expect(isInvisible(text)).toBe(false);
  });
});

describe('withoutInvisible', () => {
  it.each(invisible)('drops %j', (character) => {
    expect(withoutInvisible(`${character}Ac${character}me${character}`)).toBe('Acme');
    expect(withoutInvisible(`Acme${character} 👩${character}`)).toMatch(/^Acme 👩\ufe0f?$/u);
  });

  it.each(['👩‍👩‍👧', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '👁️‍🗨️', '👩🏽‍🚀 🧑🏽‍❤️‍🧑🏽', '1️⃣ #️⃣'])('keeps the emoji %s', (text) => {
    expect(withoutInvisible(text)).toBe(text);
  });
});
