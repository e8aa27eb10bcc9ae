import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFieldText } from '../fields/text/use-field-text.ts';

export interface SpendingRow {
  label: string;
  amount: number;
  documentsCount: number;
  q: string;
}

interface SpendingTableProps {
  organizationId: string;
  title: string;
  currency: string;
  rows: readonly SpendingRow[];
}

export function SpendingTable({ organizationId, title, currency, rows }: SpendingTableProps) {
  const { t } = useTranslation();
  const textOf = useFieldText();
  const largest = Math.max(...rows.map(({ amount }) => amount), 0);
  return (
    <table className="w-full table-fixed border-separate border-spacing-y-0.5">
      <caption className="pb-1 text-left text-sm font-medium text-muted">{title}</caption>
      <colgroup>
        <col />
        <col className="w-32" />
      </colgroup>
      <tbody>
        {rows.map(({ label, amount, documentsCount, q }) => (
          <tr
            key={label}
            style={{ '--share': shareOf(amount, largest) } as CSSProperties}
            className="bg-[linear-gradient(var(--accent-soft),var(--accent-soft))] bg-[length:var(--share)_100%] bg-no-repeat"
          >
            <th scope="row" className="min-w-0 px-2 py-1 text-left font-normal" title={label}>
              <bdi className="block truncate">{label}</bdi>
            </th>
            <td className="px-2 py-1 text-right whitespace-nowrap tabular-nums">
              <Link
                to="/organizations/$organizationId/documents"
                params={{ organizationId }}
                search={{ q }}
                title={t('correspondents.documents', { count: documentsCount })}
                className="rounded-sm underline-offset-4 hover:underline pointer-coarse:inline-flex pointer-coarse:min-h-8 pointer-coarse:items-center"
              >
                {textOf('totalAmount', { amount, currency })}
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function shareOf(amount: number, largest: number): string {
  return `${largest > 0 ? Math.max((amount / largest) * 100, 0).toFixed(1) : 0}%`;
}
