import { Hono } from 'hono';
import { documentParamsSchema } from '../../../shared/archive/documents/document.ts';
import { eInvoiceResponseSchema } from '../../../shared/archive/e-invoices/stored/e-invoice-state.ts';
import { organizationAccess } from '../../access/access.ts';
import type { AppEnv } from '../../http/app-env.ts';
import { describeEndpoint } from '../../http/describe-endpoint.ts';
import { respond } from '../../http/respond.ts';
import { validate } from '../../http/validate.ts';
import { selectEInvoiceState } from './e-invoice-store.ts';
import { getEInvoice } from './get-e-invoice.ts';

export const eInvoiceRoutes = new Hono<AppEnv>().get(
  '/organizations/:organizationId/documents/:documentId/e-invoice',
  describeEndpoint({
    summary: 'Get the e-invoice of a document',
    description:
      'The content of the XML invoice that the document is or contains, or the reason why it is malformed. Formats are UBL, UN/CEFACT CII (Factur-X, ZUGFeRD, XRechnung), FatturaPA and KSeF. Decimals are strings, as written in the invoice. A FatturaPA file may contain several invoices. `disagreements` lists values that differ in the text of the PDF.',
    tag: 'Documents',
    success: { status: 200, schema: eInvoiceResponseSchema },
    errors: ['document.not_found', 'document.e_invoice_not_found'],
  }),
  organizationAccess({
    permission: 'documents:read',
    prefetch: (scope, request) => ({
      documents: selectEInvoiceState(scope, request.param('documentId') ?? ''),
    }),
  }),
  validate('param', documentParamsSchema),
  async (c) =>
    respond(
      c,
      eInvoiceResponseSchema,
      await getEInvoice(c.var.scope, c.var.prefetched.documents[0]),
    ),
);
