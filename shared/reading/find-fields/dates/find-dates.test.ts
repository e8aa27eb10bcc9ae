import { expect, it } from 'vitest';
import { foldText } from '../paper/fold-text.ts';
import { dayOf } from './date-order.ts';
import { findDates } from './find-dates.ts';

const daysIn = (text: string) => findDates(foldText(text), 2024).map((date) => dayOf(date, false));

it.each([
  '12. März 2024',
  '12. Maerz 2024',
  '12. března r. 2024',
  '12 Μαρτίου του έτους 2024',
  '12.3.24',
  '12/3-24',
  '12/3 2024',
  '12/3-2024',
  '2024.-3.12',
  '令和6年3月l2日',
  'ご発行 R6.3.12',
  '12.03.2024',
  '12. 03. 2024',
  'le 12 mars 2024',
  '12-mrt-2024',
  '12 de marzo de 2024',
  '12 de março de 2024',
  '2024/03/12',
  '2024-03-12',
  '2024.03.12',
  '発行日2024/03/12までに',
  'March 12th, 2024',
  'Mar. 12, 2024',
  '12th of March 2024',
  '12 marca 2024 r.',
  '12 III 2024',
  '12.III.2024',
  '12 martie 2024',
  '12 marzo 2024',
  '12 maart 2024',
  '12/03/2024',
  "12.03.'24",
  '12.\nMärz\n2024',
  '12.03.\n2024',
  '12.O3.2O24',
  'l2.03.2024',
  '12März2024',
  '12MAR2024',
  '12-Mar-24',
  'Mar-12-2024',
  'Mar/12/2024',
  "Mar 12, '24",
  'March the 12th, 2024',
  '2024-Mar-12',
  '2024 March 12',
  '12-go marca 2024',
  '12 Μαρ. 2024',
  '12 Μαρτίου 24',
  '12η Μαρτίου 2024',
  '12:e mars 2024',
  '12 Mar 2024',
  '12 de marzo de 2.024',
  '20240312',
  '令6.3.12',
  '令和六年三月十二日',
  '二〇二四年三月十二日',
])('is the twelfth of March: %s', (text) => {
  expect(daysIn(`x ${text} x`)).toEqual(['2024-03-12']);
});

it.each([
  '29 november 2026',
  '29. listopadu 2026',
  '29 Kasım 2026',
  '29 Kas 2026',
  '29. marraskuuta 2026',
  '29 ноября 2026 г.',
  '29 листопада 2026 року',
  '29 Νοεμβρίου 2026',
  '29 Νοεµβρίου 2026',
  '29 בנובמבר 2026',
  '29 نوفمبر 2026',
  '٢٩ تشرين الثاني ٢٠٢٦',
  '2026年11月29日',
  '2026 年 11 月 29 日',
  '２０２６年１１月２９日',
  '発行日2026年11月29日',
  '令和8年11月29日',
  '民國115年11月29日',
  '2026년 11월 29일',
])('is the twenty-ninth of November: %s', (text) => {
  expect(daysIn(`x ${text} x`)).toEqual(['2026-11-29']);
});

it.each([
  ['平成31年4月30日', '2019-04-30'],
  ['令和元年5月1日', '2019-05-01'],
  ['昭和64年1月7日', '1989-01-07'],
  ['平成二十九年四月三十日', '2017-04-30'],
])('counts the years of eras: %s', (text, day) => {
  expect(daysIn(text)).toEqual([day]);
});

it.each(['2026年13月29日', '26年11月29日間', '令和8年度', '29 нояб 2026', '129 نوفمبر 2026'])(
  'is no date: %s',
  (text) => {
    expect(daysIn(text)).toEqual([]);
  },
);

it.each(['1er mars 2024', '1º de marzo de 2024', '1ro marzo 2024', '1 marca 2024'])(
  'is the first of March: %s',
  (text) => {
    expect(daysIn(text)).toEqual(['2024-03-01']);
  },
);

it.each([
  '01.23.45.67.89',
  '192.168.10.24',
  '12.03.20245',
  '32.03.2024',
  '30.02.2024',
  '1.2.3',
  '12.345,67',
  '12 Stück 2024',
  '99/99/2024',
  '1 x 18,99',
  '12 mar 2.024,50',
  '20241312',
  '520240312',
])('is no date: %s', (text) => {
  expect(daysIn(text)).toEqual([]);
});

it('has the month first where the paper says so', () => {
  const [date] = findDates('03/04/2024', 2024);
  expect(date && dayOf(date, true)).toBe('2024-03-04');
  expect(date && dayOf(date, false)).toBe('2024-04-03');
});

it('has the month first where the second number is no month', () => {
  expect(daysIn('03/14/2024')).toEqual(['2024-03-14']);
});

it('begins with the short year in papers of some languages', () => {
  const yearFirst = findDates('24-03-12 25/08/16', 2024, { yearFirstBefore: '-/' });
  expect(yearFirst.map((date) => dayOf(date, false))).toEqual(['2024-03-12', '2025-08-16']);
});

it('is no number of a house in papers whose days begin with the short year', () => {
  expect(findDates('1-5-30', 2024, { yearFirstBefore: '-/' })).toEqual([]);
});

it('counts years of one digit from the beginning of the era', () => {
  const [date] = findDates('7.5.30', 2026, { yearFirstBefore: '-/.', eraStart: 2018 });
  expect(date && dayOf(date, false)).toBe('2025-05-30');
});

it('has no year where a time follows a day', () => {
  expect(daysIn('3 dec  10.00 Gudstjänst')).toEqual([]);
});

it.each([
  ['sv', '240312', ['2024-03-12']],
  ['de', '240312', []],
])('has six digits only where the year comes first: %s', (language, text, days) => {
  const order = language === 'sv' ? { yearFirstBefore: '-/' } : {};
  expect(findDates(text, 2024, order).map((date) => dayOf(date, false))).toEqual(days);
});
