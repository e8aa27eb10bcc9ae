import { describe, expect, it } from 'vitest';
import { correspondentInputSchema, correspondentKey } from '../../correspondents/correspondent.ts';
import { customFieldInputSchema, nameKey } from '../../custom-fields/custom-field.ts';
import { tagInputSchema, tagSearchKey } from '../../tags/tag.ts';
import { parseSearchQuery } from '../parse-search-query.ts';
import { renameInSearch } from '../rename-in-search.ts';

const names = {
  correspondent: correspondentInputSchema.shape.name,
  field: customFieldInputSchema.shape.name,
  tag: tagInputSchema.shape.name,
};

describe.each(Object.entries(names))('the name of a %s', (_thing, schema) => {
  it.each(['"', '“”', '" "', '»\u200b«', '＂\u2033'])('is not %j', (name) => {
    expect(schema.safeParse(name).success).toBe(false);
  });
});

const keys = { correspondent: correspondentKey, tag: tagSearchKey, state: nameKey };

describe.each(Object.entries(keys))('a search by %s', (filter, keyOf) => {
  it.each(['Acme "Ltd"', '»x«', '"!"', '-', '-tag:x', 'size:5mb', 'a\u200b"b', "'"])(
    'finds %j, and keeps its other filters',
    (accepted) => {
      const name = names.tag.parse(accepted);
      const renaming = { filter, keyOf, names: new Map([[keyOf('former'), name]]) };
      const search = renameInSearch(`${filter}:Former -tag:other kind:invoice`, renaming);
      const option = { id: 'opt_1', name, color: '#ffffff' };
      const field = { id: 'fld_1', key: 'state', type: 'select', options: [option] } as const;
      const [found, ...others] = parseSearchQuery(search, [
        { ...field, options: [option] },
      ]).filters;
      const meant =
        found && ('name' in found ? keyOf(found.name) : 'match' in found && found.match);
      expect(meant).toEqual(
        filter === 'state' ? { kind: 'values', values: ['opt_1'] } : keyOf(name),
      );
      expect(others).toMatchObject([{ kind: 'tag', isExcluded: true }, { kind: 'documentType' }]);
    },
  );
});
