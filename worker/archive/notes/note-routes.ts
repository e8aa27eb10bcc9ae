import { Hono, type HonoRequest } from 'hono';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import {
  noteInputSchema,
  noteParamsSchema,
  noteResponseSchema,
  notesResponseSchema,
} from '../../../shared/archive/notes/note.ts';
import { organizationAccess } from '../../access/access.ts';
import type { ReadScope } from '../../access/organization-scope.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { selectWithoutLargeText, toDocumentDetail } from '../documents/document-store.ts';
import { withText } from '../documents/with-text.ts';
import { createNote } from './create-note.ts';
import { deleteNote } from './delete-note.ts';
import { listNotes, selectNotesPage } from './list-notes.ts';
import { selectNote } from './note-store.ts';
import { updateNote } from './update-note.ts';

const tag = 'Notes';
const path = '/organizations/:organizationId/documents/:documentId/notes';

export const noteRoutes = new Hono<AppEnv>()
  .get(
    path,
    describeEndpoint({
      summary: 'List the notes on a document',
      description:
        'Newest first. `author.id` is `null` after the account of the author is deleted. `importedBy` is the user who imported a note with the name of another author; its `name` is `null` if it was not recorded.',
      tag,
      success: { status: 200, schema: notesResponseSchema },
      errors: ['document.not_found'],
    }),
    organizationAccess({
      permission: 'documents:read',
      prefetch: (scope, request) => selectNotesPage(scope, request.param('documentId') ?? ''),
    }),
    validate('param', documentParamsSchema),
    async (c) => {
      const notes = await listNotes(c.var.scope, c.var.prefetched);
      return respond(c, notesResponseSchema, { notes });
    },
  )
  .post(
    path,
    describeEndpoint({
      summary: 'Add a note to a document',
      tag,
      success: { status: 201, schema: noteResponseSchema },
      errors: ['document.not_found', 'document.in_trash', 'limit.reached', 'request.conflict'],
    }),
    organizationAccess({
      permission: 'documents:update',
      prefetch: (scope, request) => ({
        documents: selectWithoutLargeText(scope, request.param('documentId') ?? ''),
      }),
    }),
    validate('param', documentParamsSchema),
    validate('json', noteInputSchema),
    async (c) => {
      const { scope, prefetched, actor: author } = c.var;
      const note = await withText(scope, prefetched.documents[0], (row) => {
        const found = row && toDocumentDetail(row);
        return createNote(scope, c.req.valid('json'), { found, author });
      });
      return respond(c, noteResponseSchema, { note }, 201);
    },
  )
  .patch(
    `${path}/:noteId`,
    describeEndpoint({
      summary: 'Change a note',
      description: 'Only the author of a note can change it.',
      tag,
      success: { status: 200, schema: noteResponseSchema },
      errors: [
        'auth.forbidden',
        'document.not_found',
        'document.in_trash',
        'note.not_found',
        'limit.reached',
        'request.conflict',
      ],
    }),
    organizationAccess({ permission: 'documents:update', prefetch: prefetchNote }),
    validate('param', noteParamsSchema),
    validate('json', noteInputSchema),
    async (c) => {
      const { scope, prefetched, actor: author } = c.var;
      const note = await withText(scope, prefetched.documents[0], (row) => {
        const found = { document: row && toDocumentDetail(row), note: prefetched.notes[0] };
        return updateNote(scope, c.req.valid('json'), { found, author });
      });
      return respond(c, noteResponseSchema, { note });
    },
  )
  .delete(
    `${path}/:noteId`,
    describeEndpoint({
      summary: 'Delete a note',
      description:
        'A note can be deleted by its author, the user who imported it, admins and the owner of the organization.',
      tag,
      success: { status: 204 },
      errors: [
        'auth.forbidden',
        'document.not_found',
        'document.in_trash',
        'note.not_found',
        'request.conflict',
      ],
    }),
    organizationAccess({ permission: 'documents:update', prefetch: prefetchNote }),
    validate('param', noteParamsSchema),
    async (c) => {
      const { scope, prefetched, actor } = c.var;
      await withText(scope, prefetched.documents[0], (row) => {
        const found = { document: row && toDocumentDetail(row), note: prefetched.notes[0] };
        return deleteNote(scope, { found, actor });
      });
      return c.body(null, 204);
    },
  );

function prefetchNote(scope: ReadScope, request: HonoRequest) {
  const documentId = request.param('documentId') ?? '';
  return {
    documents: selectWithoutLargeText(scope, documentId),
    notes: selectNote(scope, { documentId, noteId: request.param('noteId') ?? '' }),
  };
}
