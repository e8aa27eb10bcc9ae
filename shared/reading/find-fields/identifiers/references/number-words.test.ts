import { expect, it } from 'vitest';
import { foldText } from '../../paper/fold-text.ts';
import { meaningsOfNumber } from './number-words.ts';

it.each([
  ['Α.Μ. ', 'person'],
  ['C.F. ', 'office'],
  ['SV-Nr. ', 'identity'],
  ['Α.Δ.Τ. ', 'identity'],
  ['オーダー番号 ', 'order'],
  ['レジ番号 ', 'thing'],
  ['マイナンバー ', 'identity'],
  ['Beställning ', 'order'],
  ['Servicenummer: ', 'contact'],
  ['Numéro du service client : ', 'contact'],
  ['Αριθμός εξυπηρέτησης ', 'contact'],
  ['お問い合わせ ', 'contact'],
  ['サポート ', 'contact'],
  ['Müşteri hizmetleri no ', 'contact'],
  ['Zákaznická linka ', 'contact'],
])('tells what %j is the number of', (words, meaning) => {
  expect(meaningsOfNumber(foldText(words))).toContain(meaning);
});

it.each([
  ['Αμοιβή ', 'person'],
  ['Caffè ', 'office'],
  ['Fiktiv ', 'payment'],
  ['Contactless ', 'account'],
  ['ご契約電話番号 ', 'contact'],
])('does not take %j for another word that begins like it', (words, meaning) => {
  expect(meaningsOfNumber(foldText(words))).not.toContain(meaning);
});
