import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DocumentDetail } from '../../../../shared/archive/documents/document.ts';
import { loadSchema } from '../../../api/api-client.ts';
import { hasCode } from '../../../api/api-error.ts';
import { refreshOrganization } from '../../../api/queries/live-organization.ts';
import type { DocumentAddress } from '../document-address.ts';
import { setCachedDocument } from '../document-cache.ts';
import { resolveConflict } from './resolve-conflict.ts';
import { useUpdateDocument } from '../document-api.ts';

type EditedField = 'name' | 'content';

export type EditBase = { version: number; value: string };

type DocumentConflict = { field: EditedField; mine: string; theirs: DocumentDetail };

interface DocumentEditOptions {
  onSaved: (document: DocumentDetail, mine: string) => void;
  onFailed: (error: unknown) => void;
}

export type DocumentEdit = ReturnType<typeof useDocumentEdit>;

/** Saves a field of a document. If another user has changed the same field, `conflict` contains both versions. */
export function useDocumentEdit(
  { organizationId, documentId }: DocumentAddress,
  field: EditedField,
  { onSaved, onFailed }: DocumentEditOptions,
) {
  const [conflict, setConflict] = useState<DocumentConflict | null>(null);
  const [error, setError] = useState<unknown>(null);
  const queryClient = useQueryClient();
  const update = useUpdateDocument(organizationId);

  const save = async (mine: string, base: EditBase): Promise<void> => {
    setError(null);
    try {
      const change = { documentId, version: base.version, update: { [field]: mine } };
      onSaved(await update.mutateAsync(change), mine);
      setConflict(null);
    } catch (error) {
      const theirs = await documentInConflict(error);
      if (!theirs) {
        setError(error);
        return onFailed(error);
      }
      switch (resolveConflict({ base: base.value, mine, theirs: theirs[field] })) {
        case 'settled':
          setConflict(null);
          setCachedDocument(queryClient, theirs);
          return onSaved(theirs, mine);
        case 'retry':
          return save(mine, baseOf(theirs, field));
        case 'ask':
          return setConflict({ field, mine, theirs });
      }
    }
  };

  return {
    save,
    isSaving: update.isPending,
    /** The error of the last save, unless it was a conflict. */
    error,
    conflict,
    keepMine: () => conflict && void save(conflict.mine, baseOf(conflict.theirs, field)),
    takeTheirs: () => {
      setConflict(null);
      void refreshOrganization(queryClient, organizationId);
    },
    closeConflict: () => setConflict(null),
  };
}

function baseOf(document: DocumentDetail, field: EditedField): EditBase {
  return { version: document.version, value: document[field] };
}

async function documentInConflict(failure: unknown): Promise<DocumentDetail | undefined> {
  if (!hasCode(failure, 'request.conflict')) return undefined;
  const schema = await loadSchema('documentConflictDetails').catch(() => undefined);
  return schema?.safeParse(failure.details).data?.document;
}
