import { describe, expect, it } from 'vitest';
import { textOfPage } from '../../../../tests/support/scans/pages/page.ts';
import { sourcePages } from '../../../../tests/support/scans/pages/pages.ts';
import { createLanguageLikeness } from './language-likeness.ts';

function isLanguage(text: string): boolean {
  const likeness = createLanguageLikeness();
  for (const word of text.split(/\s+/)) likeness.add(word);
  return likeness.isLanguage();
}

const offset = (text: string, by: number, which = /\S/gu) =>
  text.replace(which, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + by));

function numbered(text: string): string {
  const order = [...new Set(text.replace(/\s/g, ''))];
  return text.replace(/[^\s]/gu, (character) =>
    String.fromCodePoint(65 + order.indexOf(character)),
  );
}

const pages = sourcePages.map((page) => textOfPage(page));

describe('the likeness of a text to languages', () => {
  it.each([
    ...pages,
    'Dobrý den, potvrzujeme přijetí Vaší objednávky. Zboží bude odesláno ve čtvrtek, prosíme o úhradu. Strč prst skrz krk.',
    'Hyvä asiakas, laskunne eräpäivä on kymmenes päivä syyskuuta. Kiitämme tilauksestanne ja toivotamme hyvää syksyä.',
    'Sayın müşterimiz, faturanızın son ödeme tarihi on Eylüldür. Siparişiniz için teşekkür ederiz, iyi günler dileriz.',
    'Kính gửi quý khách, hóa đơn của quý khách đến hạn thanh toán vào ngày mười tháng chín. Cảm ơn quý khách đã đặt hàng.',
    'Уважаемый клиент, срок оплаты вашего счета десятое сентября. Благодарим вас за заказ и желаем хорошего дня.',
    '请在九月十日之前支付发票金额。感谢您的订购，祝您生活愉快。',
    'GmbH & Co. KG, HRB 12345, USt-IdNr. DE123456789, IBAN DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX',
  ])('is there: %.40s', (text) => {
    expect(isLanguage(text)).toBe(true);
  });

  it.each([-29, -31, -3, 1, 3])('is not there in most texts whose codes are %i off', (by) => {
    const told = pages.filter((text) => !isLanguage(offset(text, by)));
    expect(told.length).toBeGreaterThan(pages.length * 0.85);
  });

  it('is not there in a text whose spaces have another code, too', () => {
    const told = pages.filter((text) => !isLanguage(offset(text, 18, /[^\n]/gu)));
    expect(told.length).toBeGreaterThan(pages.length * 0.85);
  });

  it('is not there in texts whose codes number their letters', () => {
    const told = pages.filter((text) => !isLanguage(numbered(text)));
    expect(told.length).toBeGreaterThan(pages.length * 0.85);
  });
});
