import { z } from 'zod';
import { maxTypeKey } from './document-types.ts';

/** The key of a built-in or own type: `tax` or `school-report`. */
export const documentTypeKeySchema = z
  .string()
  .max(maxTypeKey)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
