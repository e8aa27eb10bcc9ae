import type { z } from 'zod';
import {
  correspondentKey,
  type Correspondent,
} from '../../../../../shared/archive/correspondents/correspondent.ts';
import type { CustomField } from '../../../../../shared/archive/custom-fields/custom-field.ts';
import { documentFieldValuesSchema } from '../../../../../shared/archive/fields/document-field-values.ts';
import type { DocumentFields } from '../../../../../shared/reading/fields/document-fields.ts';
import {
  filterKeyIn,
  searchPiecesOf,
  type SearchFilterKey,
} from '../../../../../shared/archive/search/syntax/search-pieces.ts';
import {
  documentTypesNamed,
  type NamedType,
} from '../../../../../shared/archive/search/syntax/type-words.ts';
import { tagSearchKey, type Tag } from '../../../../../shared/archive/tags/tag.ts';
import { fieldMeant, moneyMeant } from './field-meant.ts';
import type { GivenField, GivenValues, UploadInto } from './upload-into.ts';

type Known = {
  tags: readonly Pick<Tag, 'id' | 'name'>[];
  correspondents: readonly Pick<Correspondent, 'id' | 'name' | 'aliases'>[];
  fields: readonly Pick<CustomField, 'id' | 'key' | 'name' | 'type' | 'options'>[];
  people: readonly { id: string; name: string }[];
  types?: readonly NamedType[];
};

/** Returns the tags and field values that every document of a view has, where its filters match a single value. */
export function valuesMeant({ viewName, search, tagIds }: UploadInto, known: Known): GivenValues {
  const pieces = searchPiecesOf(search).filter(({ isExcluded }) => !isExcluded);
  const valuesOf = (key: SearchFilterKey) =>
    pieces.filter((piece) => filterKeyIn(piece, known.fields) === key).map(({ value }) => value);
  const { tags } = known;
  const named = valuesOf('tag').flatMap((name) => {
    const meant = tags.filter((tag) => tagSearchKey(tag.name) === tagSearchKey(name));
    return meant.length === 1 ? meant.map(({ id }) => id) : [];
  });
  const given = new Set([...tagIds, ...named]);
  const only = (key: SearchFilterKey) => onlyOf(valuesOf(key));
  return {
    viewName,
    tags: tags.filter(({ id }) => given.has(id)).map(({ id, name }) => ({ id, name })),
    values: checkedValues({
      correspondent: onlyOf(
        valuesOf('correspondent').map((name) => correspondentNamed(name, known.correspondents)),
      ),
      documentType: onlyOf(
        valuesOf('kind').flatMap((names) => documentTypesNamed(names, known.types)),
      ),
      documentDate: only('date'),
      dueDate: only('due'),
      endDate: only('ends'),
      noticeDate: only('notice'),
      totalAmount: moneyMeant(only('amount') ?? ''),
      iban: only('iban'),
      vatId: only('vat'),
    }),
    fields: known.fields.flatMap((field): GivenField[] => {
      const typed = pieces
        .filter(({ typedKey }) => typedKey?.toLowerCase() === field.key)
        .map(({ value }) => value);
      const meant = typed.length > 0 && fieldMeant({ ...field, people: known.people }, typed);
      const { id, name, type } = field;
      return meant ? [{ id, name, type, ...meant }] : [];
    }),
  };
}

function correspondentNamed(name: string, known: Known['correspondents']) {
  const key = correspondentKey(name);
  const found = known.find((each) =>
    [each.name, ...each.aliases].some((own) => correspondentKey(own) === key),
  );
  return found && { id: found.id, name: found.name };
}

/** Returns the complete values, without prefixes and periods of several days. */
function checkedValues(meant: {
  [Field in keyof DocumentFields]?: unknown;
}): GivenValues['values'] {
  const { correspondent, ...others } = meant;
  const schemas = new Map<string, z.ZodType>(Object.entries(documentFieldValuesSchema.shape));
  const checked = Object.entries(others).flatMap(([field, value]) => {
    const { data } = schemas.get(field)?.safeParse(value) ?? {};
    return data === undefined || data === null ? [] : [[field, data] as const];
  });
  return Object.fromEntries([
    ...(correspondent ? [['correspondent', correspondent] as const] : []),
    ...checked,
  ]);
}

function onlyOf<Value>(values: readonly Value[]): Value | undefined {
  const [first] = values;
  const isOnly = values.every((value) => JSON.stringify(value) === JSON.stringify(first));
  return isOnly ? first : undefined;
}
