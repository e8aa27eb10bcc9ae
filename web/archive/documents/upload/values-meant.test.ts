import { expect, it } from 'vitest';
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
};

const meant = (search: string, tagIds: string[] = []) => {
  const {
    viewName: _name,
    tags,
    ...fields
  } = valuesMeant({ viewName: 'View', search, tagIds }, known);
  return { ...fields, tags: tags.map(({ id }) => id) };
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
