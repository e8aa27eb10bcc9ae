import { expect, it } from 'vitest';
import { detectMimeType } from './detect-mime-type.ts';
import { isRefusedFile } from './refused-files.ts';

const isRefused = (name: string, bytes: string) => {
  const head = Uint8Array.from(bytes, (character) => character.charCodeAt(0));
  return isRefusedFile(head, { name, mimeType: detectMimeType(head, { name, declaredType: '' }) });
};

it.each([
  ['papers.zip', 'PK\x05\x06' + '\0'.repeat(18)],
  ['papers.gz', '\x1f\x8b\x08'],
  ['papers.rar', 'Rar!\x1a\x07'],
  ['papers.pdf', '7z\xbc\xaf\x27\x1c'],
  ['papers.tar', 'a.txt'.padEnd(257, '\0') + 'ustar'],
  ['papers.bz2', 'BZh91AY'],
  ['invoice.pdf', 'MZ\x90\0'],
  ['invoice.pdf', '\x7fELF\x02'],
  ['invoice.txt', '#!/bin/sh\nrm -r /'],
  ['Invoice.PDF.JS', 'alert(1)'],
  ['invoice.bat', 'del *'],
])('refuses %s', (name, bytes) => {
  expect(isRefused(name, bytes)).toBe(true);
});

it.each([
  ['invoice.pdf', '%PDF-1.7'],
  ['photo.jpg', '\xff\xd8\xff\xe0'],
  ['letter.txt', 'Dear Ada'],
  ['page.html', '<html><script>1</script></html>'],
])('takes %s', (name, bytes) => {
  expect(isRefused(name, bytes)).toBe(false);
});
