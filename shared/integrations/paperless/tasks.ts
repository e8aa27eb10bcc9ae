import { z } from 'zod';

const common = {
  id: z.number().int(),
  task_id: z.uuid(),
  date_created: z.iso.datetime(),
  date_done: z.iso.datetime(),
  acknowledged: z.boolean(),
  owner: z.null(),
};

const formerTaskSchema = z.object({
  ...common,
  task_file_name: z.string(),
  task_name: z.literal('consume_file'),
  type: z.literal('manual_task'),
  status: z.enum(['SUCCESS', 'FAILURE']),
  result: z.string(),
  related_document: z.number().int().nullable(),
});

const currentTaskSchema = z.object({
  ...common,
  task_type: z.literal('consume_file'),
  trigger_source: z.literal('api_upload'),
  status: z.enum(['success', 'failure']),
  input_data: z.object({ filename: z.string() }),
  result_message: z.string(),
  result_data: z
    .object({ reason: z.string(), duplicate_of: z.number().int().optional() })
    .nullable(),
  related_document_ids: z.array(z.number().int()),
});

export const paperlessTaskSchema = z.union([currentTaskSchema, formerTaskSchema]);
export type PaperlessTask = z.infer<typeof paperlessTaskSchema>;

export const paperlessTasksInputSchema = z.object({ tasks: z.array(z.number().int()) });
