import { Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import type { ContainedFile } from '../../../shared/archive/contents/document-contents.ts';
import { useCanChange } from '../../api/session/current-role.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import type { DocumentAddress } from '../documents/document-address.ts';
import { useAddContainedFile } from './contents-api.ts';

interface ContainedFileActionProps {
  address: DocumentAddress;
  file: ContainedFile;
}

export function ContainedFileAction({ address, file }: ContainedFileActionProps) {
  const { t } = useTranslation();
  const canChange = useCanChange();
  const add = useAddContainedFile(address);
  const { name, documentId } = file;
  if (documentId) {
    return (
      <Button
        variant="link"
        aria-label={t('documents.contents.open-name', { name })}
        render={
          <Link
            to="/organizations/$organizationId/documents/$documentId"
            params={{ organizationId: address.organizationId, documentId }}
          />
        }
      >
        {t('documents.contents.open')}
      </Button>
    );
  }
  if (!canChange) return null;
  return (
    <Button
      size="sm"
      icon={<Plus size={16} aria-hidden />}
      aria-label={t('documents.contents.add-name', { name })}
      isLoading={add.isPending}
      onClick={() => add.mutate(file)}
    >
      {t('documents.contents.add')}
    </Button>
  );
}
