import { paginationQuerySchema } from '../../pagination.ts';

/** Query of the trash: a page of 100 documents by default. */
export const trashQuerySchema = paginationQuerySchema(100);
