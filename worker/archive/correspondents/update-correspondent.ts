import type {
  Correspondent,
  CorrespondentUpdate,
} from '../../../shared/archive/correspondents/correspondent.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { updateCorrespondentRows } from './correspondent-store.ts';

/** Changes a correspondent; 404 `correspondent.not_found`, and otherwise as in `createCorrespondent`. */
export async function updateCorrespondent(
  scope: OrganizationScope,
  correspondentId: string,
  update: CorrespondentUpdate,
): Promise<Correspondent> {
  const updatedAt = scope.platform.clock.now();
  const written = await updateCorrespondentRows(scope, correspondentId, { ...update, updatedAt });
  if (!written.correspondent) throw new AppError('correspondent.not_found');
  if (written.isNameTaken) throw new AppError('correspondent.already_exists');
  if (written.isTagMissing) throw new AppError('tag.not_found');
  return written.correspondent;
}
