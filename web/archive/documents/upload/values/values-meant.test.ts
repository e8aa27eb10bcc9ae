import { expect, it } from 'vitest';
import {
  customFieldTypes,
  hasOptions,
} from '../../../../../shared/archive/custom-fields/custom-field-types.ts';
import { valuesMeant } from './values-meant.ts';

const known = {
  tags: [
    { id: 'tag_1', name: 'To pay' },
    { id: 'tag_2', name: 'House' },
    { id: 'tag_3', name: 'house!' },
  ],
  correspondents: [
    { id: 'cor_1', name: 'City Works', aliases: ['CW'] },
    { id: 'cor_2', name: 'Bank', aliases: [] },
  ],
  fields: customFieldTypes.map((type) => ({
    id: `fld_${type}`,
    key: `my-${type}`,
    name: type,
    type,
    options: hasOptions(type)
      ? ['a', 'b'].map((letter) => ({
          id: `opt_${letter.repeat(24)}`,
          name: letter.toUpperCase(),
          color: '#000000',
        }))
      : [],
  })),
  people: [
    { id: `usr_${'a'.repeat(24)}`, name: 'Ada Lovelace' },
    { id: `usr_${'g'.repeat(24)}`, name: 'Grace' },
    { id: `usr_${'h'.repeat(24)}`, name: 'Grace' },
  ],
};

const meant = (search: string, tagIds: string[] = []) => {
  const { tags, values } = valuesMeant({ viewName: 'View', search, tagIds }, known);
  return { ...values, tags: tags.map(({ id }) => id) };
};

it('names the tags, the correspondent and the type of a view', () => {
  expect(meant('kind:invoice correspondent:"city works" tag:"to pay" 2026', ['tag_2'])).toEqual({
    documentType: 'invoice',
    correspondent: { id: 'cor_1', name: 'City Works' },
    tags: ['tag_1', 'tag_2'],
  });
});

it('knows a correspondent by an alias, also beside its name', () => {
  expect(meant('correspondent:cw correspondent:"City Works"').correspondent?.id).toBe('cor_1');
});

it.each([
  ['excluded ones', '-kind:invoice -correspondent:Bank -tag:"to pay"'],
  ['two types', 'kind:invoice kind:contract'],
  ['two correspondents', 'correspondent:Bank correspondent:CW'],
  ['one that is unknown', 'correspondent:Bank correspondent:Nobody'],
  ['a name that several tags have', 'tag:house'],
  ['other filters and words', 'date:2026 amount:>100 has:tag oak'],
])('leaves out %s', (_what, search) => {
  expect(meant(search)).toEqual({ tags: [] });
});

it('leaves out tags that do not exist any more', () => {
  expect(meant('', ['tag_9'])).toEqual({ tags: [] });
});

it('names the built-in values that filters say whole', () => {
  const search =
    'date:2026-03-02 due:2026-03-31 amount:12,50eur iban:"de89 3704 0044 0532 0130 00" vat:DE123456789';
  expect(meant(search)).toEqual({
    documentDate: '2026-03-02',
    dueDate: '2026-03-31',
    totalAmount: { amount: 12.5, currency: 'EUR' },
    iban: 'DE89370400440532013000',
    vatId: 'DE123456789',
    tags: [],
  });
  expect(meant('date:2026-03 due:<2026-03-31 amount:12.5 iban:DE89 vat:DE1 ref:RE-1')).toEqual({
    tags: [],
  });
});

it.each([
  ['my-number:-1.5', -1.5],
  ['my-money:12.50eur', { amount: 12.5, currency: 'EUR' }],
  ['my-date:2026-03-02', '2026-03-02'],
  ['my-boolean:no', false],
  ['my-select:A', `opt_${'a'.repeat(24)}`],
  ['my-select:a my-select:A', `opt_${'a'.repeat(24)}`],
  ['my-multi-select:a my-multi-select:b', ['a', 'b'].map((letter) => `opt_${letter.repeat(24)}`)],
  ['my-person:ada', `usr_${'a'.repeat(24)}`],
  ['my-select:a my-select:b', undefined],
  ['-my-select:a', undefined],
  ['my-person:grace', undefined],
  ['my-number:1..2', undefined],
  ['my-money:12.50', undefined],
  ['my-date:2026', undefined],
  ['my-text:oak', undefined],
  ['my-link:example.com', undefined],
  ['my-document:bill', undefined],
  ['has:my-select', undefined],
])('names the value of a custom field: %s', (search, value) => {
  const { fields } = valuesMeant({ viewName: 'View', search, tagIds: [] }, known);
  expect(fields.map((field) => field.value)).toEqual(value === undefined ? [] : [value]);
});
