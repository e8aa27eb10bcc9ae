import { Link } from '@tanstack/react-router';
import { Fragment, type ReactNode } from 'react';
import { useCanChange } from '../../../api/session/current-role.ts';
import { CheckRow, type RowCheck } from '../../item-lists/check-row.tsx';

interface ToDoRowProps {
  organizationId: string;
  documentId: string;
  title?: string | undefined;
  amount?: string | undefined;
  check?: RowCheck;
  icon?: ReactNode;
  when?: ReactNode;
  details?: readonly string[];
  actions?: ReactNode;
}

export function ToDoRow(props: ToDoRowProps) {
  const { organizationId, documentId, title, amount, check, icon, when, details = [] } = props;
  const canChange = useCanChange();
  const texts = details.filter((text) => text !== '');
  return (
    <CheckRow
      check={canChange ? check : undefined}
      icon={icon}
      trailing={
        <>
          {canChange && props.actions && <span className="flex shrink-0">{props.actions}</span>}
          {title !== undefined && (
            // A common width aligns the actions beside it.
            <span className="min-w-18 shrink-0 self-start pr-1 text-right whitespace-nowrap tabular-nums empty:max-sm:hidden sm:min-w-22">
              {amount}
            </span>
          )}
        </>
      }
    >
      {title !== undefined && (
        <Link
          to="/organizations/$organizationId/documents/$documentId"
          params={{ organizationId, documentId }}
          dir="auto"
          title={title}
          className="line-clamp-2 w-fit max-w-full rounded-sm text-left font-medium wrap-anywhere underline-offset-4 hover:underline sm:line-clamp-1"
        >
          {title}
        </Link>
      )}
      <p className="line-clamp-2 text-sm wrap-anywhere text-muted">
        {when}
        {texts.map((text, index) => (
          <Fragment key={text}>
            {(when || index > 0) && ' · '}
            <bdi>{text}</bdi>
          </Fragment>
        ))}
      </p>
    </CheckRow>
  );
}
