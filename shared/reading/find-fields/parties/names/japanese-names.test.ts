import { expect, it } from 'vitest';
import { findFields } from '../../find-fields.ts';
import { isPlainJapaneseName, japaneseNamesIn } from './japanese-names.ts';

const namesIn = (line: string) =>
  japaneseNamesIn(line).map(({ start, end }) => line.slice(start, end));

it.each([
  ['保険医療機関　諫早市宇都町 22-1　たんぽぽ内科クリニック', ['たんぽぽ内科クリニック']],
  ['桐野市長　滝沢 和彦', ['桐野市']],
  ['潮見中学校長　岡 正', ['潮見中学校']],
  ['医療法人社団 清和会', ['医療法人社団 清和会']],
  ['まるやす 本町店', ['まるやす']],
  ['居酒屋 大吉', ['居酒屋 大吉']],
  ['氏名又は名称　株式会社ヒロタ水産　（電話）054-555-0192', ['株式会社ヒロタ水産']],
])('finds the offices and companies in %s', (line, names) => {
  expect(namesIn(line)).toEqual(names);
});

it.each([
  '株式会社アソテック御中',
  'ご依頼主　農園みかんの里 様',
  '処方箋発行医療機関　たんぽぽ内科クリニック',
  '振込先　るり銀行　熊本支店　普通 1180442',
  'カード会社',
  '被保険自動車',
])('finds no sender in %s', (line) => {
  expect(namesIn(line)).toEqual([]);
});

it.each([
  ['つばめや', true],
  ['山田 太郎', true],
  ['領収書', false],
  ['お客さま各位', false],
  ['Karin Holm', false],
])('may %s be the name of a shop or a person', (text, isName) => {
  expect(isPlainJapaneseName(text)).toBe(isName);
});

it('reads the sender of a bill whose labels and values are divided by wide spaces', () => {
  const text =
    'ご請求書\n〒950-0911\n新潟市中央区笹口1-5-30\n長谷部 千代 様\nお支払期日　2025年6月30日\nつばめモバイル株式会社　登録番号T7012001073769';
  expect(findFields(text).find(({ field }) => field === 'correspondent')).toMatchObject({
    value: { id: null, name: 'つばめモバイル株式会社' },
  });
});
