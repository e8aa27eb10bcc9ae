import { Hono } from 'hono';
import {
  bulkFieldsInputSchema,
  bulkFieldsResponseSchema,
} from '../../../shared/archive/bulk/bulk-fields.ts';
import {
  bulkDownloadInputSchema,
  bulkExtractInputSchema,
  bulkExtractResponseSchema,
  bulkInputSchema,
  bulkPurgeInputSchema,
  bulkPurgeResponseSchema,
  bulkRestoreResponseSchema,
  bulkTagsInputSchema,
  bulkTagsResponseSchema,
  bulkTrashResponseSchema,
} from '../../../shared/archive/bulk/bulk.ts';
import { limits } from '../../../shared/limits.ts';
import { organizationParamsSchema } from '../../../shared/people/organizations/organization.ts';
import { organizationAccess } from '../../access/access.ts';
import { inBulkTurn } from '../../access/turns/in-turn.ts';
import { respond } from '../../http/respond.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { preferredLocaleOf } from '../../http/preferred-locale.ts';
import { validate } from '../../http/validate.ts';
import { selectTableParts } from '../csv/table-parts-store.ts';
import { checkFields } from '../fields/checked-fields.ts';
import { wouldChangeFields } from '../fields/selection-fields-store.ts';
import { selectionWithValues } from '../fields/selection-with-values.ts';
import { restorableFields } from '../fields/restorable-fields.ts';
import { documentsOfRequest, setDocumentFields } from '../fields/set-document-fields.ts';
import { extractSelectionAgain } from '../extraction/extract-again.ts';
import { changeDocumentTags, documentsAtOnce } from '../tags/change-document-tags.ts';
import { wouldChange } from '../tags/document-tag-store.ts';
import { purgeDocuments } from '../trash/purge-documents.ts';
import { restoreDocuments } from '../trash/restore-documents.ts';
import { trashDocuments } from '../trash/trash-documents.ts';
import { downloadDocuments } from './download-documents.ts';
import { resolveSelection } from './resolve-selection.ts';
import { selectionErrors } from './selection-errors.ts';

const tag = 'Documents';
const path = '/organizations/:organizationId/documents/batch';
const description =
  '`filter` contains either up to 1,000 `documentIds`, or a `query` with a search and the filters of the list. All documents must exist: `details` of the error contains the `documentIds` that do not exist or are in the trash. If `hasMore` of the response is `true`, send the same request with the returned `cursor` to continue.';

export const bulkRoutes = new Hono<AppEnv>()
  .post(
    `${path}/trash`,
    describeEndpoint({
      summary: 'Move documents to the trash',
      description,
      tag,
      success: { status: 200, schema: bulkTrashResponseSchema },
      errors: selectionErrors(bulkInputSchema),
    }),
    organizationAccess({ permission: 'documents:delete' }),
    validate('param', organizationParamsSchema),
    validate('json', bulkInputSchema),
    async (c) => {
      const { scope } = c.var;
      const input = c.req.valid('json');
      const { selection, progress } = await resolveSelection(scope, input, { isTrashed: false });
      const ids = await inBulkTurn(scope, () => trashDocuments(scope, selection));
      return respond(c, bulkTrashResponseSchema, {
        trashedDocumentIds: ids,
        trashedCount: ids.length,
        ...progress,
      });
    },
  )
  .post(
    `${path}/restore`,
    describeEndpoint({
      summary: 'Restore documents from the trash',
      description: `${description} Documents whose file is now the file of another document stay in the trash, and their ids are in \`skippedDocumentIds\`.`,
      tag,
      success: { status: 200, schema: bulkRestoreResponseSchema },
      errors: selectionErrors(bulkInputSchema),
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    validate('json', bulkInputSchema),
    async (c) => {
      const { scope } = c.var;
      const input = c.req.valid('json');
      const { selection, progress } = await resolveSelection(scope, input, { isTrashed: true });
      const { restoredIds, withTwins } = await inBulkTurn(scope, () =>
        restoreDocuments(scope, selection),
      );
      return respond(c, bulkRestoreResponseSchema, {
        restoredDocumentIds: restoredIds,
        restoredCount: restoredIds.length,
        skippedDocumentIds: withTwins.map(({ id }) => id),
        ...progress,
      });
    },
  )
  .post(
    `${path}/purge`,
    describeEndpoint({
      summary: 'Permanently delete documents in the trash',
      description:
        '`filter` contains up to 1,000 `documentIds`, which must all exist. Documents that are not in the trash are not deleted.',
      tag,
      success: { status: 200, schema: bulkPurgeResponseSchema },
      errors: selectionErrors(bulkPurgeInputSchema),
    }),
    organizationAccess({ permission: 'documents:delete' }),
    validate('param', organizationParamsSchema),
    validate('json', bulkPurgeInputSchema),
    async (c) => {
      const { scope } = c.var;
      const { documentIds } = c.req.valid('json').filter;
      const ids = await inBulkTurn(scope, () => purgeDocuments(scope, documentIds));
      return respond(c, bulkPurgeResponseSchema, {
        purgedDocumentIds: ids,
        purgedCount: ids.length,
      });
    },
  )
  .post(
    `${path}/tags`,
    describeEndpoint({
      summary: 'Add and remove tags of documents',
      description: `${description} A document that would have more than ${limits.documentTags.max} tags is not changed, and its id is in \`skippedDocumentIds\`.`,
      tag,
      success: { status: 200, schema: bulkTagsResponseSchema },
      errors: [...selectionErrors(bulkTagsInputSchema), 'document.in_trash', 'tag.not_found'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    validate('json', bulkTagsInputSchema),
    async (c) => {
      const { scope } = c.var;
      const { filter, cursor, ...change } = c.req.valid('json');
      const { selection, progress } = await resolveSelection(
        scope,
        { filter, cursor },
        {
          isTrashed: false,
          condition: wouldChange(scope, change),
          limit: documentsAtOnce(change),
        },
      );
      const { changedIds, skippedIds } = await inBulkTurn(scope, () =>
        changeDocumentTags(scope, selection, change),
      );
      return respond(c, bulkTagsResponseSchema, {
        changedDocumentIds: changedIds,
        changedCount: changedIds.length,
        skippedDocumentIds: skippedIds,
        ...progress,
      });
    },
  )
  .post(
    `${path}/fields`,
    describeEndpoint({
      summary: 'Set fields of documents',
      description: `${description} \`values\` contains built-in fields, and \`fields\` custom fields by \`id\`. \`null\` clears a field. \`before\` in the response groups the changed documents by their former values. \`addedDefaults\` of a group contains the default type and the default tags of the correspondent that these documents got. To undo the change, send the former values of a group, with its \`addedDefaults\` as \`removeDefaults\`: these tags are removed from the documents, and the type where it has not changed since. Defaults of a correspondent are not added in this case, and values that no longer exist are left out: members who have left, and deleted fields, options, documents and correspondents. If you also send the values that were set as \`present\`, only documents that still have these values are changed.`,
      tag,
      success: { status: 200, schema: bulkFieldsResponseSchema },
      errors: [
        ...selectionErrors(bulkFieldsInputSchema),
        'document.in_trash',
        'correspondent.not_found',
        'field.not_found',
        'document_type.not_found',
        'member.not_found',
      ],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    validate('json', bulkFieldsInputSchema),
    async (c) => {
      const { scope } = c.var;
      const { values, fields, removeDefaults, present, ...input } = c.req.valid('json');
      const change = removeDefaults
        ? await restorableFields(scope, { values, fields, removeDefaults })
        : { values, fields: await checkFields(scope, fields) };
      const { selection, progress } = await resolveSelection(scope, input, {
        isTrashed: false,
        condition: wouldChangeFields(scope, change),
        limit: documentsOfRequest(change),
      });
      const { changedIds, before } = await inBulkTurn(scope, async () => {
        const selected = present ? await selectionWithValues(scope, selection, present) : selection;
        return setDocumentFields(scope, selected, change);
      });
      return respond(c, bulkFieldsResponseSchema, {
        changedDocumentIds: changedIds,
        changedCount: changedIds.length,
        before,
        ...progress,
      });
    },
  )
  .post(
    `${path}/extract`,
    describeEndpoint({
      summary: 'Extract the texts of documents again',
      description: `${description} Texts that a person has edited are not replaced, and their documents are in \`editedDocumentIds\`, unless \`replacesEdited\` is \`true\`.`,
      tag,
      success: { status: 200, schema: bulkExtractResponseSchema },
      errors: [...selectionErrors(bulkExtractInputSchema), 'document.in_trash'],
    }),
    organizationAccess({ permission: 'documents:update' }),
    validate('param', organizationParamsSchema),
    validate('json', bulkExtractInputSchema),
    async (c) => {
      const { scope } = c.var;
      const { replacesEdited, ...input } = c.req.valid('json');
      const { selection, progress } = await resolveSelection(scope, input, { isTrashed: false });
      const again = await inBulkTurn(scope, () =>
        extractSelectionAgain(scope, selection, { replacesEdited }),
      );
      return respond(c, bulkExtractResponseSchema, {
        pendingDocumentIds: again.pendingIds,
        pendingCount: again.pendingIds.length,
        editedDocumentIds: again.editedIds,
        ...progress,
      });
    },
  )
  .post(
    `${path}/download`,
    describeEndpoint({
      summary: 'Download up to 500 documents as a zip archive',
      description:
        '`filter` is the same as in the other bulk requests. The archive is streamed. Its entry `documents.csv` is a table of the documents with all columns, in the language `lang`. Its entry `missing-files.txt` lists files that are missing in the file store.',
      tag,
      success: { status: 200, mediaType: 'application/zip' },
      errors: [...selectionErrors(bulkDownloadInputSchema), 'request.too_large'],
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: selectTableParts,
    }),
    validate('param', organizationParamsSchema),
    validate('json', bulkDownloadInputSchema),
    (c) => {
      const { filter, lang } = c.req.valid('json');
      const locale = lang ?? preferredLocaleOf(c.req.raw.headers);
      return downloadDocuments(c.var.scope, filter, { ...c.var.prefetched, locale });
    },
  );
