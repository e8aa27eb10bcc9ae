import i18next from 'i18next';
import { useErrorMessage, type ErrorKey } from '../../../i18n/messages/error-message.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Callout } from '../../../ui/feedback/callout.tsx';
import type { ItemResult } from '../records/import-record.ts';
import { ImportStoreError } from '../records/import-store.ts';
import { SourceError, sourceProblems, type SourceProblem } from '../source/source-file.ts';
import { OtherSourceError } from './use-import.ts';

export function ImportError({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const errorMessage = useErrorMessage();
  if (error === undefined || error === null) return null;
  const message = () => {
    if (error instanceof SourceError) return t(`import.problem.${error.problem}`);
    if (error instanceof ImportStoreError) return t('import.not-kept');
    if (error instanceof OtherSourceError) return t('import.other-source');
    // Errors of the browser: a folder or file that may not be read, or no longer exists.
    if (error instanceof DOMException) return t('import.problem.unreadable');
    return errorMessage(error);
  };
  const path = error instanceof SourceError && error.path !== '' ? error.path : undefined;
  return (
    <div role="alert">
      <Callout tone="danger" title={path}>
        {message()}
      </Callout>
    </div>
  );
}

export function useReasonText() {
  const { t } = useTranslation();
  return ({ reason, details = [] }: Pick<ItemResult, 'reason' | 'details'>): string => {
    if (reason === undefined) return '';
    if (isSourceProblem(reason)) return t(`import.problem.${reason}`);
    if (reason === 'files-left-out') return t('import.files-left-out', { names: details });
    if (reason === 'number-left-out') return t('import.number-left-out', { names: details });
    if (
      reason === 'notes-left-out' ||
      reason === 'details-left-out' ||
      reason === 'kept-as-it-was'
    ) {
      return t(`import.${reason}`);
    }
    const key = `error.${reason}`;
    return isErrorKey(key) ? t(key) : t('import.refused', { code: reason });
  };
}

function isSourceProblem(reason: string): reason is SourceProblem {
  return sourceProblems.some((problem) => problem === reason);
}

function isErrorKey(key: string): key is ErrorKey {
  return i18next.exists(key);
}
