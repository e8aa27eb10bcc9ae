import { useQuery, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Spending } from '../../../shared/archive/spending/spending.ts';
import { prefetch } from '../../api/queries/prefetch.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Select } from '../../ui/forms/select.tsx';
import { ListQuery } from '../../ui/lists/list-states.tsx';
import { useTypeName } from '../document-types/use-type-names.ts';
import { spendingQuery, type SpendingChoice } from './spending-api.ts';
import { correspondentRows, yearRows } from './spending-rows.ts';
import { spendingSearch } from './spending-search.ts';
import { SpendingTable } from './spending-table.tsx';

const latest: SpendingChoice = {};

export function startSpending(queryClient: QueryClient, organizationId: string) {
  return prefetch(queryClient, spendingQuery(organizationId, latest));
}

export function useIsSpendingLoading(organizationId: string): boolean {
  return !useQuery(spendingQuery(organizationId, latest)).isFetched;
}

export function SpendingSection({ organizationId }: { organizationId: string }) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(latest);
  const query = useQuery(spendingQuery(organizationId, choice));
  return (
    <section aria-label={t('home.spending.title')} className="flex min-w-0 flex-col gap-3">
      <header className="flex h-8 items-center gap-2">
        <h2 className="mr-auto text-lg font-semibold">{t('home.spending.title')}</h2>
        {query.data && <Choices spending={query.data} onChoose={setChoice} />}
      </header>
      {query.data?.isComplete === false && (
        <p className="text-sm text-pretty text-muted">{t('home.spending.incomplete')}</p>
      )}
      <ListQuery
        query={query}
        loadingLabel={t('common.loading')}
        errorTitle={t('home.spending.error')}
        isEmpty={({ years }) => years.length === 0}
        empty={
          <p className="rounded-lg border border-border bg-surface px-3 py-4 text-pretty text-muted">
            {t('home.spending.none')}
          </p>
        }
      >
        {(spending) => <Tables organizationId={organizationId} spending={spending} />}
      </ListQuery>
    </section>
  );
}

interface ChoicesProps {
  spending: Spending;
  onChoose: (choice: SpendingChoice) => void;
}

function Choices({ spending, onChoose }: ChoicesProps) {
  const { t } = useTranslation();
  const { currencies, currency, years, year } = spending;
  const shownYears = years.map((each) => String(each.year));
  const chosenYear = year === null ? {} : { year: String(year) };
  return (
    <>
      {currency !== null && currencies.length > 1 && (
        <Select
          size="sm"
          label={t('home.spending.currency')}
          isLabelHidden
          options={currencies.map((value) => ({ value, label: value }))}
          value={currency}
          // Each currency starts with its own latest year.
          onChange={({ currentTarget: { value } }) => onChoose({ currency: value })}
        />
      )}
      {shownYears.length > 1 && (
        <Select
          size="sm"
          label={t('home.spending.year')}
          isLabelHidden
          options={shownYears.map((value) => ({ value, label: value }))}
          value={chosenYear.year}
          onChange={({ currentTarget: { value } }) =>
            onChoose({ ...(currency !== null && { currency }), year: value })
          }
        />
      )}
    </>
  );
}

function Tables({ organizationId, spending }: { organizationId: string; spending: Spending }) {
  const { t } = useTranslation();
  const typeName = useTypeName();
  const { currency, year, types } = spending;
  if (currency === null || year === null) return null;
  const labels = {
    none: t('home.spending.no-correspondent'),
    others: t('home.spending.other-correspondents'),
  };
  const table = { organizationId, currency };
  return (
    <div className="grid items-start gap-x-8 gap-y-6 rounded-lg border border-border bg-surface p-3 sm:grid-cols-2 sm:p-4 lg:grid-cols-[4fr_3fr_3fr]">
      <SpendingTable
        {...table}
        title={t('home.spending.by-correspondent', { year: String(year) })}
        rows={correspondentRows(spending, { currency, year }, labels)}
      />
      <SpendingTable
        {...table}
        title={t('home.spending.by-type', { year: String(year) })}
        rows={types.map(({ documentType, ...sum }) => ({
          ...sum,
          label: typeName(documentType) ?? documentType,
          q: spendingSearch({ currency, date: String(year), type: documentType }),
        }))}
      />
      <SpendingTable
        {...table}
        title={t('home.spending.by-year')}
        rows={yearRows(spending, currency, t('home.spending.earlier'))}
      />
    </div>
  );
}
