import { expect, it } from 'vitest';
import { foldText } from '../../paper/fold-text.ts';
import { hasFirstName } from './first-names.ts';

it.each([
  'Jane Tully',
  'KERGUÉRIS LOÏC',
  'Γιάννης Παππάς',
  'Łukasz Wróbel',
  '鈴木 一郎',
  '佐々木商店',
  '森 花子',
])('is of a person: %s', (name) => {
  expect(hasFirstName(foldText(name))).toBe(true);
});

it.each(['Harbour Books', 'FINESTRE IN LEGNO', '榎戸商店', '東京電力株式会社', '森林組合'])(
  'is not known to be: %s',
  (name) => {
    expect(hasFirstName(foldText(name))).toBe(false);
  },
);
