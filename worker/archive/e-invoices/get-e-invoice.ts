import type { z } from 'zod';
import type {
  EInvoiceState,
  eInvoiceResponseSchema,
} from '../../../shared/archive/e-invoices/stored/e-invoice-state.ts';
import type { OrganizationScope } from '../../access/organization-scope.ts';
import { AppError } from '../../http/app-error.ts';
import { findEInvoice } from './e-invoice-store.ts';

export async function getEInvoice(
  scope: OrganizationScope,
  document: { id: string; fileNumber: number; eInvoice: EInvoiceState | null } | undefined,
): Promise<z.infer<typeof eInvoiceResponseSchema>> {
  if (!document) throw new AppError('document.not_found');
  const eInvoice = document.eInvoice && (await findEInvoice(scope, document));
  if (!document.eInvoice || !eInvoice) throw new AppError('document.e_invoice_not_found');
  return { eInvoice, disagreements: document.eInvoice.disagreements };
}
