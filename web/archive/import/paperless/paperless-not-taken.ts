import type { AddNotice, ImportNotice } from '../plan/import-plan.ts';
import { textOf, type Fields, type PaperlessArchive } from './paperless-records.ts';

const notTaken: [notice: ImportNotice, models: string[]][] = [
  ['storage-paths', ['documents.storagepath']],
  ['workflows', ['documents.workflow', 'documents.consumptiontemplate']],
  ['mail-rules', ['paperless_mail.mailrule', 'paperless_mail.mailaccount']],
  ['saved-views', ['documents.savedview']],
  ['share-links', ['documents.sharelink', 'documents.sharelinkbundle']],
];

export function countNotTaken(
  archive: PaperlessArchive,
  { add, isEncrypted }: { add: AddNotice; isEncrypted: boolean },
) {
  for (const [notice, models] of notTaken) {
    const count = models.reduce((sum, model) => sum + (archive.counts.get(model) ?? 0), 0);
    if (count > 0) add(notice, '', count);
  }
  for (const fields of namedRecords(archive)) {
    if (hasRule(fields)) add('matching-rules', textOf(fields.get('name')));
  }
  const owned = [...archive.documents.values()].filter(
    ({ fields }) => (fields.get('owner') ?? null) !== null,
  );
  if (archive.users.size > 1 && owned.length > 0) add('permissions', '', owned.length);
  if (archive.users.size > 0) add('users', '', archive.users.size);
  if (isEncrypted) add('encrypted-values');
}

function namedRecords({ tags, correspondents, documentTypes }: PaperlessArchive): Fields[] {
  return [tags, correspondents, documentTypes].flatMap((each) => [...each.values()]);
}

function hasRule(fields: Fields): boolean {
  const algorithm = fields.get('matching_algorithm');
  return algorithm === 6 || (algorithm !== 0 && textOf(fields.get('match')).trim() !== '');
}
