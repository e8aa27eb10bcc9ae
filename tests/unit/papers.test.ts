import { describe, expect, it } from 'vitest';
import { documentTypes } from '../../shared/reading/fields/document-types.ts';
import { isIban } from '../../shared/reading/fields/iban.ts';
import { currencies } from '../../shared/reading/fields/money.ts';
import { hasVatCheckDigits } from '../support/papers/check-digits.ts';
import { paperLanguages, type Paper } from '../support/papers/paper.ts';
import { readDrawer, readPapers } from '../support/papers/read-papers.ts';

const papers = [...readPapers(), ...readDrawer()];
const halved = papers.filter(({ origin }) => origin !== 'later' && origin !== 'letterbox');
const written = papers.filter(({ origin }) => origin === 'written');
const namesOf = (some: readonly Paper[]) => some.map(({ name }) => name);
const present = <Value>(values: readonly (Value | null)[]): Value[] =>
  values.filter((value) => value !== null);
const withoutSpaces = (text: string) => text.replaceAll(/[\s.-]/gu, '').toUpperCase();
const isDay = (date: string) =>
  /^\d{4}-\d\d-\d\d$/.test(date) && new Date(date).toISOString().startsWith(date);

const heldOut = (some: readonly Paper[]) =>
  some.filter(({ half }) => half === 'held-out').length / some.length;
const wrong = (isRight: (paper: Paper) => boolean) =>
  namesOf(papers.filter((paper) => !isRight(paper)));
const lettersAndDigits = (text: string) => text.replaceAll(/[^\p{L}\p{N}]/gu, '');
const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

describe('the papers', () => {
  it('are at least 300, of which at least 120 are written by hand', () => {
    expect(papers.length).toBeGreaterThanOrEqual(300);
    expect(written.length).toBeGreaterThanOrEqual(120);
  });

  it('have names and texts of their own', () => {
    expect(new Set(namesOf(papers)).size).toBe(papers.length);
    const texts = papers.map(({ text }) => text.replaceAll(/[\d\s]+/gu, ''));
    expect(new Set(texts).size).toBe(papers.length);
  });

  it('are of every type in every language, and at least 25 a language', () => {
    for (const language of paperLanguages) {
      const own = papers.filter((paper) => paper.language === language);
      const types = new Set(own.map(({ documentType }) => documentType));
      expect(
        documentTypes.filter((type) => !types.has(type)),
        language,
      ).toEqual([]);
      expect(own.length, language).toBeGreaterThanOrEqual(25);
    }
  });

  it('are damaged in about a tenth', () => {
    const share = papers.filter(({ isDamaged }) => isDamaged).length / papers.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.2);
  });

  it('come out the same each time', () => {
    expect([...readPapers(), ...readDrawer()]).toEqual(papers);
  });
});

describe('the two halves', () => {
  it('are balanced over the first papers, the written ones and the damaged ones', () => {
    for (const some of [halved, written, halved.filter(({ isDamaged }) => isDamaged)]) {
      expect(heldOut(some)).toBeGreaterThan(0.4);
      expect(heldOut(some)).toBeLessThan(0.6);
    }
  });

  it('leave what was written later to the development, and the letterbox to the final figure', () => {
    expect(heldOut(papers.filter(({ origin }) => origin === 'later'))).toBe(0);
    expect(heldOut(papers.filter(({ origin }) => origin === 'letterbox'))).toBe(1);
  });

  it.each(paperLanguages)('both have papers in %s', (language) => {
    const share = heldOut(halved.filter((paper) => paper.language === language));
    expect(share).toBeGreaterThan(0.3);
    expect(share).toBeLessThan(0.7);
  });

  it.each(documentTypes)('both have papers of type %s', (type) => {
    const share = heldOut(halved.filter((paper) => paper.documentType === type));
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.8);
  });
});

describe('the expected values', () => {
  it('are dates of the calendar, the due one not before the document', () => {
    expect(
      wrong(({ expected: { documentDate, dueDate } }) => {
        const [date, due] = [documentDate[0], dueDate[0]];
        const days = present([...documentDate, ...dueDate]);
        return days.every(isDay) && (!date || !due || date <= due);
      }),
    ).toEqual([]);
  });

  it('are IBANs with right check digits, which are in the text', () => {
    expect(
      wrong(({ text, isDamaged, expected: { iban } }) =>
        present(iban).every(
          (one) => isIban(one) && (isDamaged || withoutSpaces(text).includes(one)),
        ),
      ),
    ).toEqual([]);
  });

  it('are VAT ids with right check digits, which are in the text', () => {
    expect(
      wrong(({ text, isDamaged, expected: { vatId } }) => {
        const [best] = present(vatId);
        if (best === undefined || /^(?:AU|BR)/.test(best)) return true;
        const printed = best.startsWith('CHE') ? best : best.slice(2);
        return hasVatCheckDigits(best) && (isDamaged || withoutSpaces(text).includes(printed));
      }),
    ).toEqual([]);
  });

  it('are references that are in the text', () => {
    expect(
      wrong(({ text, isDamaged, expected: { reference } }) => {
        const references = present(reference).map(lettersAndDigits);
        const whole = lettersAndDigits(text);
        return isDamaged || !references.length || references.some((one) => whole.includes(one));
      }),
    ).toEqual([]);
  });

  it('are amounts that are in the text, in a currency of ISO 4217', () => {
    expect(
      wrong(({ text, isDamaged, expected: { totalAmount } }) => {
        const whole = text.replaceAll(/[\s,.'’]/gu, '');
        return present(totalAmount).every(({ amount, currency }) => {
          const printed = Math.abs(amount).toFixed(2).replace('.', '').replace(/00$/, '');
          return currencies.has(currency) && (isDamaged || whole.includes(printed));
        });
      }),
    ).toEqual([]);
  });

  it('name someone whose name is in the text', () => {
    expect(
      wrong(({ text, isDamaged, expected: { correspondent } }) => {
        const names = present(correspondent).map((name) => folded(name).split(/[^\p{L}\d]+/u));
        const whole = folded(text);
        const isNamed = names.some((words) => words.every((word) => whole.includes(word)));
        return isDamaged || !names.length || isNamed;
      }),
    ).toEqual([]);
  });
});
