import PostalMime, { type Address } from 'postal-mime';
import { writeHtmlText } from './read-html.ts';
import type { TextReader } from '../text-reader.ts';

/** Email: subject, sender, recipients, date and names of attachments, then the text, or the text of the HTML. */
export const readMail: TextReader = async (bytes, context) => {
  const mail = await PostalMime.parse(bytes, { maxNestingDepth: 50, forceRfc822Attachments: true });
  const recipients = [...(mail.to ?? []), ...(mail.cc ?? [])].slice(0, 100);
  const header = [
    mail.subject,
    mail.from && addressText(mail.from),
    recipients.map(addressText).join(', '),
    mail.date?.replace(/T\d\d:.*/, ''),
    mail.attachments.flatMap(({ filename }) => filename ?? []).join(', '),
  ];
  for (const line of header) if (line) context.output.write(`${line}\n`);
  context.output.write('\n');
  if (mail.text?.trim()) context.output.write(mail.text);
  else writeHtmlText(mail.html ?? '', context);
};

function addressText({ name, address, group }: Address): string {
  if (group) return [name, ...group.map(addressText)].join(' ');
  return [name, address && `<${address}>`].filter(Boolean).join(' ');
}
