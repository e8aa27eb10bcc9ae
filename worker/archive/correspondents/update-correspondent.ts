import {
  correspondentKey,
  type Correspondent,
  type CorrespondentUpdate,
} from '../../../shared/archive/correspondents/correspondent.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { batch } from '../../database/database.ts';
import { AppError } from '../../http/app-error.ts';
import { requireDocumentTypes } from '../document-types/rows/require-document-types.ts';
import {
  renamedSearches,
  selectSearchesWith,
  type RenamedSearch,
} from '../views/searches/view-search-store.ts';
import { updateCorrespondentRows } from './correspondent-change-store.ts';
import { selectCorrespondent } from './correspondent-store.ts';

/**
 * Changes a correspondent, and the searches of views that use a former name of it. Throws 404
 * `correspondent.not_found` and the errors of `createCorrespondent`.
 */
export async function updateCorrespondent(
  scope: OrganizationScope,
  correspondentId: string,
  update: CorrespondentUpdate,
): Promise<Correspondent> {
  await requireDocumentTypes(scope, [update.defaultDocumentType]);
  const searches = await searchesAfter(scope, correspondentId, update);
  const updatedAt = scope.platform.clock.now();
  const change = { ...update, updatedAt, searches };
  const written = await updateCorrespondentRows(scope, correspondentId, change);
  if (!written.correspondent) throw new AppError('correspondent.not_found');
  if (written.isNameTaken) throw new AppError('correspondent.already_exists');
  if (written.isTagMissing) throw new AppError('tag.not_found');
  if (!written.hasRoom) throw new AppError('limit.reached');
  return written.correspondent;
}

async function searchesAfter(
  scope: OrganizationScope,
  correspondentId: string,
  update: CorrespondentUpdate,
): Promise<RenamedSearch[]> {
  if (update.name === undefined && update.aliases === undefined) return [];
  const { correspondents, views } = await batch(scope.database, {
    correspondents: selectCorrespondent(scope, correspondentId),
    views: selectSearchesWith(scope, 'correspondent'),
  });
  const [current] = correspondents;
  if (!current) return [];
  const { name = current.name, aliases = current.aliases } = update;
  const kept = new Set([name, ...aliases].map(correspondentKey));
  const former = [current.name, ...current.aliases].map(correspondentKey);
  const lost = former.filter((key) => !kept.has(key));
  return renamedSearches(views, {
    filter: 'correspondent',
    keyOf: correspondentKey,
    names: new Map(lost.map((key) => [key, name])),
  });
}
