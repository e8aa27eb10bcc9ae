import type { OrganizationType } from '../../../shared/archive/document-types/document-type.ts';

/** A type with the name that is shown; `id` is its key. */
export type ListedType = OrganizationType & { id: string; organizationId: string };
