import { useState } from 'react';
import type { Invoice, InvoicePosition } from '../../../shared/reading/e-invoices/e-invoice.ts';
import { useFormats } from '../../i18n/formats/use-formats.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '../../ui/lists/table.tsx';
import { useInvoiceFormats } from './use-invoice-formats.ts';

/** More rows would make the layout slow. */
const positionsAtOnce = 200;

export function InvoicePositions({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { number } = useFormats();
  const [shown, setShown] = useState(positionsAtOnce);
  const { positions, positionsCount } = invoice;
  if (positions.length === 0) return null;
  const hasMore = shown < positions.length;
  const isCut = !hasMore && positionsCount > positions.length;
  return (
    <section>
      <h3 className="mb-2 text-sm text-muted">{t('e-invoice.positions')}</h3>
      <Table label={t('e-invoice.positions')} className="text-sm [&_:is(td,th)]:px-2">
        <TableHead>
          <TableHeaderCell isCompact>{t('e-invoice.position.number')}</TableHeaderCell>
          <TableHeaderCell>{t('e-invoice.position.name')}</TableHeaderCell>
          <TableHeaderCell isNumeric isCompact>
            {t('e-invoice.position.quantity')}
          </TableHeaderCell>
          <TableHeaderCell isNumeric isCompact>
            {t('e-invoice.position.price')}
          </TableHeaderCell>
          <TableHeaderCell isNumeric isCompact>
            {t('e-invoice.vat')}
          </TableHeaderCell>
          <TableHeaderCell isNumeric isCompact>
            {t('e-invoice.amount')}
          </TableHeaderCell>
        </TableHead>
        <TableBody>
          {positions.slice(0, shown).map((position, index) => (
            <PositionRow key={index} position={position} />
          ))}
        </TableBody>
      </Table>
      {hasMore && (
        <Button className="mt-2" onClick={() => setShown(shown + positionsAtOnce)}>
          {t('e-invoice.more-positions', { count: positions.length - shown })}
        </Button>
      )}
      {isCut && (
        <p className="mt-2 text-sm text-muted">
          {t('e-invoice.positions-cut', { shown: number(positions.length) })}
        </p>
      )}
    </section>
  );
}

function PositionRow({ position }: { position: InvoicePosition }) {
  const { t } = useTranslation();
  const { amount, number, percent } = useInvoiceFormats();
  const { name, description, articleNumber, quantity, unit, unitPrice, priceQuantity } = position;
  const { taxRate, taxCategory, allowances } = position;
  const per =
    priceQuantity === null || Number(priceQuantity) === 1 ? '' : ` / ${number(priceQuantity)}`;
  return (
    <TableRow className="align-top">
      <TableCell isCompact className="text-muted">
        {position.number}
      </TableCell>
      <TableCell className="min-w-28 wrap-anywhere">
        <p className="font-medium">{name ?? description}</p>
        {name !== null && description !== null && (
          <p className="whitespace-pre-line text-muted">{description}</p>
        )}
        {articleNumber !== null && <p className="text-muted">{articleNumber}</p>}
        {allowances.map(({ isCharge, reason, percent: share, amount: value }) => (
          <p key={`${reason} ${share} ${value}`} className="text-muted">
            {reason ?? t(isCharge ? 'e-invoice.charge' : 'e-invoice.allowance')}{' '}
            {value === null ? share && percent(share) : `${isCharge ? '+' : '−'}${amount(value)}`}
          </p>
        ))}
      </TableCell>
      <TableCell isNumeric isCompact>
        {quantity !== null && number(quantity)} <span className="text-muted">{unitName(unit)}</span>
      </TableCell>
      <TableCell isNumeric isCompact>
        {unitPrice !== null && amount(unitPrice) + per}
      </TableCell>
      <TableCell isNumeric isCompact>
        {taxRate === null ? taxCategory : percent(taxRate)}
      </TableCell>
      <TableCell isNumeric isCompact>
        {position.amount !== null && amount(position.amount)}
        {position.isGross && <span className="text-muted"> {t('e-invoice.gross')}</span>}
      </TableCell>
    </TableRow>
  );
}

/** The common codes of UN/ECE Recommendation 20 with language-independent symbols; pieces have none. */
const units: ReadonlyMap<string, string> = new Map([
  ['C62', ''],
  ['H87', ''],
  ['EA', ''],
  ['HUR', 'h'],
  ['MIN', 'min'],
  ['KGM', 'kg'],
  ['GRM', 'g'],
  ['TNE', 't'],
  ['MTR', 'm'],
  ['CMT', 'cm'],
  ['KMT', 'km'],
  ['MTK', 'm²'],
  ['MTQ', 'm³'],
  ['LTR', 'l'],
  ['KWH', 'kWh'],
]);

function unitName(unit: string | null): string {
  return unit === null ? '' : (units.get(unit) ?? unit);
}
