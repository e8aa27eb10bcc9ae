import type { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { api, fetchVoid } from '../../../api/api-client.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { namedFilters } from '../../bulk/bulk-filters.ts';
import { correspondentsQuery } from '../../correspondents/correspondent-api.ts';
import { tagsQuery } from '../../tags/tag-api.ts';
import type { UploadedDocument } from './upload-api.ts';
import type { GivenValues, UploadInto } from './upload-into.ts';
import { valuesMeant } from './values-meant.ts';

const { documents } = api.organizations[':organizationId'];

/** Gives an uploaded document what the view has that it was uploaded into, and it lacks. Reports what fails: the document is there. */
export async function giveValues(
  queryClient: QueryClient,
  uploaded: UploadedDocument,
  into: UploadInto,
): Promise<UploadedDocument> {
  const { document } = uploaded;
  const { organizationId, id: documentId } = document;
  try {
    const [tags, correspondents] = await Promise.all([
      queryClient.ensureQueryData(tagsQuery(organizationId)),
      queryClient.ensureQueryData(correspondentsQuery(organizationId)),
    ]);
    const meant = valuesMeant(into, { tags, correspondents });
    const given: GivenValues = {
      viewName: meant.viewName,
      tags: meant.tags.filter(({ id }) => !document.tags.some((present) => present.id === id)),
      ...(!document.correspondent && { correspondent: meant.correspondent }),
      ...(!document.documentType && { documentType: meant.documentType }),
    };
    const { correspondent, documentType } = given;
    if (correspondent || documentType) {
      const json = {
        ...(correspondent && { correspondentId: correspondent.id }),
        ...(documentType && { documentType }),
      };
      const param = { organizationId, documentId };
      await fetchVoid(documents[':documentId'].$patch({ param, json }));
    }
    if (given.tags.length > 0) {
      const addTagIds = given.tags.map(({ id }) => id);
      const json = { filter: { documentIds: [documentId] }, addTagIds };
      await fetchVoid(documents.batch.tags.$post({ param: { organizationId }, json }));
    }
    return correspondent || documentType || given.tags.length > 0
      ? { ...uploaded, given }
      : uploaded;
  } catch {
    toast.error(i18next.t('upload.given-failed', { name: document.name, view: into.viewName }));
    return uploaded;
  }
}

export type GivenUpload = { organizationId: string; documentId: string; given: GivenValues };

/** Takes back what uploads of an organization were given. */
export async function takeValuesBack(uploads: readonly GivenUpload[]): Promise<void> {
  for (const { organizationId, documentId, given } of uploads) {
    const json = {
      ...(given.correspondent && { correspondentId: null }),
      ...(given.documentType && { documentType: null }),
    };
    if (Object.keys(json).length === 0) continue;
    const param = { organizationId, documentId };
    await fetchVoid(documents[':documentId'].$patch({ param, json }));
  }
  const tagged = uploads.filter(({ given }) => given.tags.length > 0);
  const byTags = Map.groupBy(tagged, ({ organizationId, given }) =>
    [organizationId, ...given.tags.map(({ id }) => id)].join(),
  );
  for (const [key, group] of byTags) {
    const [organizationId = '', ...removeTagIds] = key.split(',');
    for (const filter of namedFilters(group.map(({ documentId }) => documentId))) {
      const json = { filter, removeTagIds };
      await fetchVoid(documents.batch.tags.$post({ param: { organizationId }, json }));
    }
  }
}
