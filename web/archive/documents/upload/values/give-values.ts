import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import type { BulkFilter } from '../../../../../shared/archive/bulk/bulk.ts';
import {
  bulkFieldsResponseSchema,
  type BulkFieldValues,
  type FieldsBefore,
} from '../../../../../shared/archive/bulk/bulk-fields.ts';
import { namesTypes } from '../../../../../shared/archive/search/parse-search-query.ts';
import { api, fetchJson } from '../../../../api/api-client.ts';
import { isMissing } from '../../../../api/api-error.ts';
import { toast } from '../../../../ui/feedback/toasts/toast.ts';
import { namedFilters } from '../../../bulk/bulk-filters.ts';
import { correspondentsQuery } from '../../../correspondents/correspondent-api.ts';
import { documentTypesQuery } from '../../../document-types/document-type-api.ts';
import { givenNames } from '../../../document-types/use-type-names.ts';
import { customFieldsQuery } from '../../../custom-fields/custom-field-api.ts';
import { peopleQuery } from '../../../custom-fields/use-people.ts';
import { tagsQuery } from '../../../tags/tag-api.ts';
import { changedOf, restoringOf, wireValuesOf } from './former-values.ts';
import { unchangedOf } from './unchanged-values.ts';
import type { UploadedDocument } from '../upload-api.ts';
import type { GivenValues, UploadInto } from './upload-into.ts';
import { valuesMeant } from './values-meant.ts';

const { documents } = api.organizations[':organizationId'];
const { batch } = documents;

export async function giveValues(
  queryClient: QueryClient,
  uploaded: UploadedDocument,
  into: UploadInto,
): Promise<UploadedDocument> {
  const { document } = uploaded;
  const { organizationId } = document;
  const present = new Map<string, unknown>(Object.entries(document));
  try {
    const meant = valuesMeant(into, await readKnown(queryClient, organizationId, into.search));
    const lacked: GivenValues = {
      viewName: meant.viewName,
      tags: meant.tags.filter(({ id }) => !document.tags.some((each) => each.id === id)),
      values: Object.fromEntries(
        Object.entries(meant.values).filter(([field]) => present.get(field) === null),
      ),
      fields: meant.fields.filter(({ id }) => !document.fields.some((each) => each.id === id)),
    };
    return { ...uploaded, ...(await give(document, lacked)) };
  } catch {
    reportFailure(document, into.viewName);
    return uploaded;
  }
}

/** Sets the values one by one, so that those set before a failure can be undone. */
async function give(
  document: UploadedDocument['document'],
  wanted: GivenValues,
): Promise<Pick<UploadedDocument, 'given'>> {
  const { id, organizationId } = document;
  const filter = { documentIds: [id] };
  const [before] = await setFields(organizationId, filter, {
    values: wireValuesOf(wanted.values),
    fields: wanted.fields,
  });
  const given: GivenValues = { ...changedOf(wanted, before), tags: [] };
  try {
    // One by one, to find out which tags a rule has added meanwhile.
    for (const tag of wanted.tags) {
      const change = { addTagIds: [tag.id] };
      if ((await changeTags(organizationId, filter, change)) > 0) given.tags.push(tag);
    }
  } catch {
    reportFailure(document, wanted.viewName);
  }
  return isNothing(given) ? {} : { given };
}

function reportFailure({ name }: UploadedDocument['document'], view: string): void {
  toast.error(i18next.t('upload.given-failed', { name, view }));
}

async function readKnown(queryClient: QueryClient, organizationId: string, search: string) {
  const [tags, correspondents, fields] = await Promise.all([
    queryClient.ensureQueryData(tagsQuery(organizationId)),
    queryClient.ensureQueryData(correspondentsQuery(organizationId)),
    queryClient.ensureQueryData(customFieldsQuery(organizationId)),
  ]);
  const members = fields.some(({ type }) => type === 'person')
    ? await queryClient.ensureQueryData(peopleQuery(organizationId))
    : [];
  const types = namesTypes(search)
    ? givenNames(await queryClient.ensureQueryData(documentTypesQuery(organizationId)))
    : [];
  return { tags, correspondents, fields, types, people: members.map(({ user }) => user) };
}

function isNothing({ tags, values, fields }: GivenValues): boolean {
  return tags.length + Object.keys(values).length + fields.length === 0;
}

function idsOf(tags: GivenValues['tags']): string[] {
  return tags.map(({ id }) => id);
}

async function setFields(
  organizationId: string,
  filter: BulkFilter,
  { values, fields, removeDefaults }: BulkFieldValues,
): Promise<FieldsBefore> {
  if (Object.keys(values).length + fields.length === 0) return [];
  const named = fields.map(({ id, value }) => ({ id, value }));
  const json = { filter, values, fields: named, removeDefaults };
  const response = batch.fields.$post({ param: { organizationId }, json });
  return (await fetchJson(response, bulkFieldsResponseSchema)).before;
}

async function changeTags(
  organizationId: string,
  filter: BulkFilter,
  change: { addTagIds: string[] } | { removeTagIds: string[] },
): Promise<number> {
  if (Object.values(change).flat().length === 0) return 0;
  const response = batch.tags.$post({ param: { organizationId }, json: { filter, ...change } });
  return (await fetchJson(response, 'bulkTags')).changedCount;
}

export type GivenUpload = { organizationId: string; documentId: string; given: GivenValues };

export async function takeValuesBack(uploads: readonly GivenUpload[]): Promise<void> {
  const unchanged = await Promise.all(uploads.map(readUnchanged));
  const groups = Map.groupBy(
    unchanged.filter((upload) => upload !== undefined),
    ({ organizationId, given }) => JSON.stringify([organizationId, given]),
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { organizationId, given } = first;
    for (const filter of namedFilters(group.map(({ documentId }) => documentId))) {
      await setFields(organizationId, filter, restoringOf(given));
      await changeTags(organizationId, filter, { removeTagIds: idsOf(given.tags) });
    }
  }
}

async function readUnchanged(upload: GivenUpload): Promise<GivenUpload | undefined> {
  const { organizationId, documentId } = upload;
  try {
    const response = documents[':documentId'].$get({ param: { organizationId, documentId } });
    const { document } = await fetchJson(response, 'document');
    return { ...upload, given: unchangedOf(upload.given, document) };
  } catch (error) {
    if (isMissing(error, 'document.not_found')) return undefined;
    throw error;
  }
}
