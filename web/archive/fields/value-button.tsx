import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Spinner } from '../../ui/feedback/spinner.tsx';

interface ValueButtonProps extends ComponentProps<'button'> {
  name: string;
  text: string | undefined;
  isBusy: boolean;
  /** While its editor loads, keys typed on the button are for the editor. */
  isOpening?: boolean;
  onPreload?: () => void;
  children?: ReactNode;
}

export function ValueButton(props: ValueButtonProps) {
  const { name, text, isBusy, isOpening = false, onPreload, children, ...button } = props;
  const { t } = useTranslation();
  const shown = text ?? t('documents.fields.add');
  return (
    <button
      type="button"
      {...(onPreload && { onPointerEnter: onPreload, onFocus: onPreload })}
      {...button}
      aria-label={`${name}: ${shown}`}
      aria-busy={isBusy || isOpening || undefined}
      {...(isOpening && { 'data-awaits-keys': true })}
      className={clsx(
        // The icon after the value is in the margin, so that it never needs a line of its own.
        'group/name -mr-7 -ml-1.5 rounded-md pr-7 pl-1.5 max-sm:-mr-1.5 max-sm:pr-1.5 text-left pointer-coarse:min-h-10 tabular-nums wrap-anywhere transition-colors duration-fast hover:bg-hover',
        text === undefined && 'text-faint hover:text-muted',
      )}
    >
      {children ?? <bdi>{shown}</bdi>}
      {isBusy || isOpening ? (
        <Spinner size={14} className="-mr-5.5 ml-2 inline text-faint" />
      ) : (
        <Pencil
          size={14}
          aria-hidden
          className="-mr-5.5 ml-2 inline text-faint opacity-0 group-hover/name:opacity-100 group-focus-visible/name:opacity-100 max-sm:hidden"
        />
      )}
    </button>
  );
}
