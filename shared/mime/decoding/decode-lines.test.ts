import { expect, it } from 'vitest';
import { encodeText } from '../../../tests/support/encode-text.ts';
import { createLinesDecoder } from './decode-lines.ts';
import { encodeLatin1 } from '../../text/encodings/latin1.ts';

const encode = (text: string) => new TextEncoder().encode(text);

it.each([
  ['UTF-8', encode('Grüße 領収書'), 'Grüße 領収書'],
  ['UTF-8 with a replacement character', encode('Gr\ufffd\ufffde'), 'Gr\ufffd\ufffde'],
  ['windows-1252', encodeLatin1('Rechnung f\xfcr J\xfcrgen \x96 2'), 'Rechnung für Jürgen – 2'],
  [
    'windows-1250',
    encodeLatin1('Faktura za \x9cwiadczenie us\xb3ug'),
    'Faktura za świadczenie usług',
  ],
  ['windows-1251', encodeLatin1('\xd1\xf7\xe5\xf2 \xe7\xe0 \xec\xe0\xf0\xf2'), 'Счет за март'],
  ['Shift JIS', encodeLatin1('\x90\xbf\x8b\x81\x8f\x91 3\x8c\x8e'), '請求書 3月'],
  ['GBK', encodeLatin1('\xc7\xeb\xc7\xf3\xca\xe9'), '请求书'],
  ['ISO-2022-JP', encode('\x1b$B@A5a=q\x1b(B'), '請求書'],
])('decodes a line in %s', (_, bytes, text) => {
  expect(createLinesDecoder()(bytes)).toBe(text);
});

it('decodes each line for itself, those that are not UTF-8 like the first of them', () => {
  const decode = createLinesDecoder();
  const mixed = [...encode('Grüße\n'), ...encodeLatin1('Stra\xdfe f\xfcr\n'), ...encode('é')];
  expect(decode(Uint8Array.from(mixed))).toBe('Grüße\nStraße für\né');
  expect(decode(encodeLatin1('\xd1'))).toBe('Ñ');
});

it.each([
  ['shift_jis', '請求書'],
  ['shift_jis', '領収書'],
  ['shift_jis', '契約書2024'],
  ['shift_jis', '表示'],
  ['windows-1250', 'Účtenka březen'],
  ['windows-1250', 'Výpis z účtu'],
  ['windows-1251', 'Акт'],
  ['windows-1253', 'Τιμολόγιο'],
  ['windows-1252', 'ÄÖÜ'],
  ['windows-1252', 'Reçu été'],
  ['windows-1252', 'Kvittering på køb'],
  ['windows-1252', 'Rechnung “Mai”'],
  ['windows-1252', '«Contrat» – devis n° 5'],
])('tells a short name: %s %s', (encoding, name) => {
  const field = `Content-Disposition: attachment; filename="${name}.pdf"`;
  expect(createLinesDecoder()(encodeText(field, encoding))).toBe(field);
});

it.each([
  ['windows-1254', 'İmza', 'Content-Type: text/plain; charset="windows-1254"'],
  ['gbk', '发票', 'Content-Type: text/plain; charset=gb2312'],
  ['shift_jis', '表', 'Subject: =?Shift_JIS?B?lVw=?='],
])('takes the encoding that is declared beside it: %s %s', (encoding, name, field) => {
  expect(createLinesDecoder()(encodeText(`${field}\nX: ${name}`, encoding))).toContain(name);
  const decode = createLinesDecoder();
  decode(encode(field));
  expect(decode(encodeText(name, encoding))).toBe(name);
});

it('does not take a declared encoding that has not all of its bytes', () => {
  const decode = createLinesDecoder();
  decode(encode('Content-Type: text/plain; charset=euc-kr'));
  expect(decode(encodeText('Rechnung für Jürgen', 'windows-1252'))).toBe('Rechnung für Jürgen');
});
