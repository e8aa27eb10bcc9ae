import {
  correspondentKey,
  type Correspondent,
} from '../../../../shared/archive/correspondents/correspondent.ts';
import { documentTypes } from '../../../../shared/archive/fields/document-types.ts';
import {
  searchPiecesOf,
  type SearchFilterKey,
} from '../../../../shared/archive/search/search-pieces.ts';
import { tagSearchKey, type Tag } from '../../../../shared/archive/tags/tag.ts';
import type { GivenValues, UploadInto } from './upload-into.ts';

type Known = {
  tags: readonly Pick<Tag, 'id' | 'name'>[];
  correspondents: readonly Pick<Correspondent, 'id' | 'name' | 'aliases'>[];
};

/** The tags, the correspondent and the type that every document of a view has, as far as its filters leave no choice. */
export function valuesMeant(
  { viewName, search, tagIds }: UploadInto,
  { tags, correspondents }: Known,
): GivenValues {
  const pieces = searchPiecesOf(search).filter(({ isExcluded }) => !isExcluded);
  const valuesOf = (key: SearchFilterKey) =>
    pieces.filter((piece) => piece.key === key).map(({ value }) => value);
  const named = valuesOf('tag').flatMap((name) => {
    const meant = tags.filter((tag) => tagSearchKey(tag.name) === tagSearchKey(name));
    return meant.length === 1 ? meant.map(({ id }) => id) : [];
  });
  const given = new Set([...tagIds, ...named]);
  const correspondent = onlyOf(
    valuesOf('correspondent').map((name) =>
      correspondents.find((each) =>
        [each.name, ...each.aliases].some(
          (known) => correspondentKey(known) === correspondentKey(name),
        ),
      ),
    ),
  );
  const documentType = onlyOf(
    valuesOf('kind').map((value) => documentTypes.find((type) => type === value.toLowerCase())),
  );
  return {
    viewName,
    tags: tags.filter(({ id }) => given.has(id)).map(({ id, name }) => ({ id, name })),
    ...(correspondent && {
      correspondent: { id: correspondent.id, name: correspondent.name },
    }),
    ...(documentType && { documentType }),
  };
}

/** What all of the values are, if that is a single one. */
function onlyOf<Value>(values: readonly Value[]): Value | undefined {
  return new Set(values).size === 1 ? values[0] : undefined;
}
