import { expect, it } from 'vitest';
import { z } from 'zod';
import english from '../../locales/en.json';
import german from '../../locales/de.json';
import { serverTexts } from '../../.scripts/server-texts.ts';

type Transform = (this: unknown, json: string, id: string) => { code: string };

function keptOf(texts: Record<string, string>, locale: string): Record<string, string> {
  const { transform } = serverTexts() as { transform: { handler: Transform } };
  const { code } = transform.handler.call({}, JSON.stringify(texts), `/locales/${locale}.json`);
  return JSON.parse(code) as Record<string, string>;
}

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../shared/**/*.ts', '!../../shared/**/*.test.ts'],
  { eager: true },
);
const isSchema = (value: unknown) => value instanceof z.ZodType;
const schemasOf = (values: Record<string, unknown>): z.ZodType[] =>
  Object.values(values).filter((value) => isSchema(value));

/** Most schemas reject each of these values, for different reasons. */
const refused = [undefined, 1e20, '', '{nothing}', 'javascript:1', 'x', 'x'.repeat(200_000)];

/** Returns the text keys of a schema's messages for a value, alone or as part of an object. */
function messagesOf(schema: z.ZodType): string[] {
  const own = refused.flatMap(
    (value) => schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [],
  );
  const parts = schema instanceof z.ZodObject ? schemasOf(schema.shape) : [];
  return [...own, ...parts.flatMap(messagesOf)];
}

it('the built Worker has the English text of each key that a schema names', () => {
  const { valueSchemas = {} } =
    modules['../../shared/archive/custom-fields/custom-field-value.ts'] ?? {};
  const exported = Object.values(modules).flatMap(schemasOf);
  const schemas = [...exported, ...schemasOf(valueSchemas as Record<string, unknown>)];
  const messages = new Set(schemas.flatMap(messagesOf));
  const named = [...messages].filter((message) => Object.hasOwn(english, message));
  expect(named).toEqual(
    expect.arrayContaining([
      'account.name.required',
      'account.name.too-long',
      'archive-settings.title-template.no-placeholder',
      'fields.value.link',
      'fields.value.link-length',
      'fields.value.number',
      'fields.value.text',
      'reminders.mail.time-zone.invalid',
      'tags.form.name.required',
    ]),
  );
  const kept = keptOf(english, 'en');
  expect(named.filter((key) => !Object.hasOwn(kept, key))).toEqual([]);
});

it('the built Worker has what its own code names, and no texts of the interface', () => {
  const kept = keptOf(english, 'en');
  expect(kept).toMatchObject({
    'webhooks.form.limit-reached': english['webhooks.form.limit-reached'],
    'webhooks.form.url.private-address': english['webhooks.form.url.private-address'],
  });
  expect(Object.keys(kept)).not.toContain('tags.form.name.label');
  const keptInGerman = Object.keys(keptOf(german, 'de'));
  expect(keptInGerman).not.toContain('webhooks.form.limit-reached');
  expect(keptInGerman).toEqual(
    expect.arrayContaining([
      'mail.reminders.subject',
      'documents.column.created-at',
      'documents.fields.name.dueDate',
      'documents.fields.type.delivery-note',
      'fields.value.yes',
    ]),
  );
  const ownBeginnings =
    /^(error|mail|reminders|shared-page|upload-page|documents\.(column|csv|fields)|fields\.value)\.|^scan\.pages_/;
  expect(keptInGerman.filter((key) => !ownBeginnings.test(key))).toEqual([]);
});
