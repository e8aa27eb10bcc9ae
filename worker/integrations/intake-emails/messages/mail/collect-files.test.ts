import { expect, it } from 'vitest';
import { collectFiles } from './collect-files.ts';
import { parseMail } from './parse-mail.ts';

const reader = {
  read: () => Promise.reject(new Error('The reader was asked')),
  recognize: () => Promise.reject(new Error('The reader was asked')),
};

const options = { reader, address: 'abc@example.org' };

async function filesOf(head: string, line: string) {
  const message = new TextEncoder().encode(
    `${head}\r\n\r\n${line.repeat(6_000_000 / line.length)}`,
  );
  const mail = await parseMail(message);
  if (!mail) throw new Error('The message was not read');
  const files = await collectFiles(mail, options);
  return Promise.all(
    files.map(async (file) => {
      const { body = null, ...content } = (await file.read()) ?? {};
      return { ...content, length: (await new Response(body).arrayBuffer()).byteLength };
    }),
  );
}

it.each([
  ['text/html; charset=iso-8859-1', '<p>Word</p>\r\n', 'Report.html', 'text/html'],
  ['text/plain', 'Word Word Word\r\n', 'Report.txt', 'text/plain'],
])('makes a file of a long text without decoding it: %s', async (type, line, name, mimeType) => {
  const [file, ...others] = await filesOf(`Subject: Report\r\nContent-Type: ${type}`, line);
  expect(others).toEqual([]);
  expect(file).toMatchObject({ name, type: mimeType });
  expect(file?.length).toBeGreaterThan(5_900_000);
});

it('decodes the names of no more attachments than are stored, and of one that is too many', async () => {
  const part = '--b\nContent-Type: application/pdf; name="=?utf-8?Q?=C3=84?="\n\nx\n';
  const head = 'Content-Type: multipart/mixed; boundary=b\n\n';
  const mail = await parseMail(new TextEncoder().encode(head + part.repeat(5000)));
  if (!mail) throw new Error('The message was not read');
  expect(mail.attachments).toHaveLength(5000);
  const files = await collectFiles(mail, options);
  expect(files).toHaveLength(51);
  expect(files[0]?.name).toBe('Ä');
});

it('decodes long names one by one, and others have their turns in between', async () => {
  const name = '=?iso-2022-jp?b?GyRC?= '.repeat(700);
  const part = `--b\nContent-Type: application/pdf; name="${name}"\n\nx\n`;
  const head = 'Content-Type: multipart/mixed; boundary=b\n\n';
  const mail = await parseMail(new TextEncoder().encode(head + part.repeat(60)));
  if (!mail) throw new Error('The message was not read');
  let turns = 0;
  const counting = setInterval(() => (turns += 1), 0);
  expect(await collectFiles(mail, options)).toHaveLength(51);
  clearInterval(counting);
  expect(turns).toBeGreaterThan(20);
});
