import { expect, it } from 'vitest';
import { encodeLatin1 } from '../../../shared/text/encodings/latin1.ts';
import { readMultipartFile } from './multipart-file.ts';

async function nameOf(disposition: string | Uint8Array) {
  const field = 'Content-Disposition: form-data; name="file"; ';
  const written = typeof disposition === 'string' ? Buffer.from(disposition) : disposition;
  const body = Buffer.concat([
    Buffer.from(`--b\r\n${field}`),
    written,
    Buffer.from('\r\n\r\ntext\r\n--b--'),
  ]);
  const form = {
    contentType: 'multipart/form-data; boundary=b',
    body: new Response(new Uint8Array(body)).body ?? undefined,
  };
  return (await readMultipartFile(form, { file: 'file' })).name;
}

it.each([
  ['in UTF-8', 'filename="Grüße.txt"', 'Grüße.txt'],
  ['in windows-1252', encodeLatin1('filename="Gr\xfc\xdfe.txt"'), 'Grüße.txt'],
  ['in windows-1251', encodeLatin1('filename="\xd1\xf7\xe5\xf2.pdf"'), 'Счет.pdf'],
  ['in Shift JIS', encodeLatin1('filename="\x90\xbf\x8b\x81\x95\x5c.pdf"'), '請求表.pdf'],
  ['in GBK', encodeLatin1('filename="\xc7\xeb\xc7\xf3\xca\xe9.pdf"'), '请求书.pdf'],
  ['with the escapes of browsers', 'filename="a %22b%22.txt"', 'a "b".txt'],
  ['without quotes', 'filename=plain.txt', 'plain.txt'],
  ['in UTF-8 with escapes', "filename=x; filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt", 'Grüße.txt'],
  ['with escapes in quotes', `filename*="UTF-8''Gr%C3%BC%C3%9Fe.txt"`, 'Grüße.txt'],
  ['with escapes of another encoding', "filename*=UTF-8''Gr%FC%DFe.txt", 'Grüße.txt'],
  ['in encoded words', 'filename="=?utf-8?B?R3LDvMOfZS50eHQ=?="', 'Grüße.txt'],
  ['in another encoding with escapes', "filename*=iso-8859-1'de'Gr%FC%DFe.txt", 'Grüße.txt'],
])('reads the name of a file %s', async (_, disposition, name) => {
  expect(await nameOf(disposition)).toBe(name);
});
