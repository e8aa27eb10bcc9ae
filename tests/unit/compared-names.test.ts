import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { beforeAll, describe, expect, it } from 'vitest';
import { nameKey } from '../../shared/archive/custom-fields/custom-field.ts';
import { correspondentKey } from '../../shared/archive/correspondents/correspondent.ts';
import { tagNameKey } from '../../shared/archive/tags/tag.ts';
import { foldCase } from '../../shared/fold-case.ts';

const migrations = new URL('../../migrations/', import.meta.url);

const names = [
  'Acme',
  'Ac\u200bme\u00ad 2',
  'Trailing \u200e',
  '\u2060Word joiner',
  '\u061cArabic mark',
  '\u0646\u0627\u0645\u200c\u0645\u0634',
  '日本\u200d語',
  '1\ufe0f\u20e3 Prio',
  '👩\u200d👩\u200d👧 Family',
  '❤\ufe0f Love',
];
const files = readdirSync(migrations).sort();
const first = files.findIndex((file) => file.startsWith('0056'));
const sqlite = new DatabaseSync(':memory:');
const migrate = (list: string[]) => {
  for (const file of list) sqlite.exec(readFileSync(new URL(file, migrations), 'utf8'));
};

beforeAll(() => {
  migrate(files.slice(0, first));
  for (const [index, name] of names.entries()) {
    const key = foldCase(name.trim());
    const insert = (columns: string, ...values: (string | number)[]) =>
      sqlite
        .prepare(`insert into ${columns} values (${values.map(() => '?').join(', ')})`)
        .run(...values);
    insert(
      'tags (id, organization_id, name, name_key, search_key, color, created_at)',
      `tag_${index}`,
      'org',
      name,
      key,
      key,
      '#aabbcc',
      0,
    );
    insert(
      'correspondent_names (organization_id, name_key, correspondent_id, name, position)',
      'org',
      key,
      `cor_${index}`,
      name,
      0,
    );
    insert(
      'custom_fields (id, organization_id, name, name_key, key, type, options, created_at)',
      `fld_${index}`,
      'org',
      name,
      key,
      `key-${index}`,
      'text',
      '[]',
      0,
    );
  }
  migrate(files.slice(first));
});

describe('names that were stored with their invisible characters', () => {
  it.each([
    ['tags', tagNameKey],
    ['correspondent_names', correspondentKey],
    ['custom_fields', nameKey],
  ] as const)('are compared without them: %s', (table, keyOf) => {
    const rows = sqlite.prepare(`select name, name_key as key from ${table}`).all();
    expect(rows.length).toBe(names.length);
    expect(rows.map(({ key }) => key)).toEqual(rows.map(({ name }) => keyOf(String(name))));
  });
});
