import type {
  Correspondent,
  CorrespondentInput,
} from '../../../shared/archive/correspondents/correspondent.ts';
import { createId } from '../../../shared/ids.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { requireDocumentTypes } from '../document-types/rows/require-document-types.ts';
import { insertCorrespondent } from './correspondent-change-store.ts';

/**
 * Adds a correspondent. Throws 409 `correspondent.already_exists` if another correspondent has one
 * of its names, 404 `tag.not_found` or `document_type.not_found`, and 403 `limit.reached` beyond
 * 5,000 correspondents, or 20,000 names and aliases in total.
 */
export async function createCorrespondent(
  scope: OrganizationScope,
  input: CorrespondentInput,
): Promise<Correspondent> {
  await requireDocumentTypes(scope, [input.defaultDocumentType]);
  const written = await insertCorrespondent(scope, {
    ...input,
    id: createId('cor'),
    createdAt: scope.platform.clock.now(),
  });
  if (written.isNameTaken) throw new AppError('correspondent.already_exists');
  if (written.isTagMissing) throw new AppError('tag.not_found');
  if (!written.correspondent) throw new AppError('limit.reached');
  return written.correspondent;
}
