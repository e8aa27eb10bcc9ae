import type { z } from 'zod';
import { idSchema } from '../../../shared/ids.ts';
import type { Permission } from '../../../shared/permissions.ts';
import type { CallApi } from './call-api.ts';

export const maxResults = 20;

export const organizationId = idSchema('org').describe('From list_organizations');
export const documentId = idSchema('doc').describe('From search_documents');

/** A tool for the model, which is offered if the API key has its permission. Results are limited in size. */
export type Tool<Input extends z.ZodObject = z.ZodObject> = {
  name: string;
  permission: Permission;
  title: string;
  description: string;
  isReadOnly: boolean;
  input: Input;
  run(callApi: CallApi, input: z.output<Input>): Promise<unknown>;
};

export function defineTool<Input extends z.ZodObject>(tool: Tool<Input>): Tool {
  return tool;
}
