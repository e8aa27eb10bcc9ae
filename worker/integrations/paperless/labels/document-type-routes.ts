import { Hono } from 'hono';
import {
  paperlessDocumentTypeSchema,
  paperlessLabelInputSchema,
  type PaperlessDocumentType,
} from '../../../../shared/integrations/paperless/labels.ts';
import { documentTypes } from '../../../../shared/reading/fields/document-types.ts';
import { foldCase } from '../../../../shared/text/fold-case.ts';
import { organizationAccess } from '../../../access/access.ts';
import type { OrganizationScope } from '../../../access/organization-scope.ts';
import type { AppEnv } from '../../../http/app-env.ts';
import { AppError } from '../../../http/app-error.ts';
import { respond } from '../../../http/respond.ts';
import { invalidField } from '../http/paperless-errors.ts';
import { bodyOf } from '../http/request-body.ts';
import { numberItems } from '../numbers/number-store.ts';
import { accessFor } from './label-access.ts';
import { listLabels } from './label-list.ts';
import { presentLabel } from './present-labels.ts';

const path = '/paperless/:organizationId/api/document_types/';

/** The document types by their English names. How many documents have one is counted nowhere. */
async function listTypes(
  request: Request,
  scope: OrganizationScope,
): Promise<PaperlessDocumentType[]> {
  const [{ default: texts }, numbers] = await Promise.all([
    import('../../../../locales/en.json'),
    numberItems(scope, documentTypes),
  ]);
  const access = accessFor(request, { scope, change: 'tags:update' });
  return documentTypes.map((type) =>
    presentLabel(
      { id: type, name: texts[`documents.fields.type.${type}`], documentsCount: 0 },
      { numbers, access },
    ),
  );
}

export const paperlessDocumentTypeRoutes = new Hono<AppEnv>()
  .get(path, organizationAccess({ permission: 'tags:read' }), async (c) =>
    c.json(listLabels(c.req.raw, await listTypes(c.req.raw, c.var.scope))),
  )
  .get(`${path}:number/`, organizationAccess({ permission: 'tags:read' }), async (c) => {
    const types = await listTypes(c.req.raw, c.var.scope);
    const type = types.find(({ id }) => String(id) === c.req.param('number'));
    if (!type) throw new AppError('request.not_found');
    return respond(c, paperlessDocumentTypeSchema, type);
  })
  .post(path, organizationAccess({ permission: 'tags:create' }), async (c) => {
    const { name = '' } = await bodyOf(c.req.raw, paperlessLabelInputSchema);
    const types = await listTypes(c.req.raw, c.var.scope);
    if (types.some((type) => foldCase(type.name) === foldCase(name.trim()))) {
      return c.json({ error: 'Object violates owner / name unique constraint' }, 400);
    }
    throw invalidField('name', 'Document types cannot be added.');
  });
