import type { OrganizationType } from '../../../shared/archive/document-types/document-type.ts';

/** A document type with the name to show; `id` is its key. */
export type ListedType = OrganizationType & { id: string; organizationId: string };
