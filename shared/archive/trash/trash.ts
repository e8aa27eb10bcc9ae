import { paginationQuerySchema } from '../../pagination.ts';

/** Query of the trash; the page is 100 documents unless told. */
export const trashQuerySchema = paginationQuerySchema(100);
