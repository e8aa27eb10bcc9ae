import { Hono } from 'hono';
import { z } from 'zod';
import { paperlessNoteSchema } from '../../../../shared/integrations/paperless/documents.ts';
import { noteInputSchema } from '../../../../shared/archive/notes/note.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import { findDocument } from '../../../archive/documents/document-store.ts';
import { createNote } from '../../../archive/notes/create-note.ts';
import { deleteNote } from '../../../archive/notes/delete-note.ts';
import { selectNotesPage } from '../../../archive/notes/list-notes.ts';
import { selectNotes } from '../../../archive/notes/note-store.ts';
import { batch } from '../../../database/database.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { bodyOf, parsedInput } from '../http/request-body.ts';
import { prefetchItem } from '../numbers/named-item.ts';
import { presentNotes } from './present-documents.ts';

const path = '/paperless/:organizationId/api/documents/:number/notes/';
const prefetch = prefetchItem('document');
const notesSchema = z.array(paperlessNoteSchema);

async function listNotesOf(scope: OrganizationScope, item: { itemId: string } | undefined) {
  if (!item) throw new AppError('document.not_found');
  const { documents, rows } = await batch(scope.database, selectNotesPage(scope, item.itemId));
  if (documents.length === 0) throw new AppError('document.not_found');
  return presentNotes(scope, rows);
}

async function presentList(scope: OrganizationScope, item: { itemId: string } | undefined) {
  const notes = await listNotesOf(scope, item);
  return notesSchema.encode(notes.map(({ note }) => note));
}

export const paperlessNoteRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'documents:read', prefetch }), async (c) =>
    c.json(await presentList(c.var.scope, c.var.prefetched.items[0])),
  )
  // Clients expect the whole list, and status 200, from both changes.
  .post(path, organizationAccess({ permission: 'documents:update', prefetch }), async (c) => {
    const { scope, prefetched, actor: author } = c.var;
    const [item] = prefetched.items;
    const { note } = await bodyOf(c.req.raw, z.object({ note: z.string() }));
    const input = parsedInput(noteInputSchema, { text: note });
    const found = item && (await findDocument(scope, item.itemId));
    await createNote(scope, input, { found, author });
    return c.json(await presentList(scope, item));
  })
  .delete(path, organizationAccess({ permission: 'documents:update', prefetch }), async (c) => {
    const { scope, prefetched, actor } = c.var;
    const [item] = prefetched.items;
    const notes = await listNotesOf(scope, item);
    const noteId = notes.find(({ note }) => String(note.id) === c.req.query('id'))?.noteId;
    const documentId = item?.itemId ?? '';
    const note = (await selectNotes(scope, documentId)).find(({ id }) => id === noteId);
    const document = await findDocument(scope, documentId);
    await deleteNote(scope, { found: { document, note }, actor });
    return c.json(await presentList(scope, item));
  });
