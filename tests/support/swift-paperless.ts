import { z } from 'zod';
import { anything, day, number, taskId, time } from './replay.ts';

// The decoders of paulgessinger/swift-paperless (Networking/Api/Wire), as of August 2026.
export const label = z.object({
  id: number,
  name: z.string(),
  slug: z.string(),
  match: z.string(),
  matching_algorithm: z.int().min(0).max(6),
  is_insensitive: z.boolean(),
});
export const correspondent = label.extend({
  document_count: z.int().optional(),
  last_correspondence: z.union([time, day]).nullish(),
});
const flatTag = label.extend({
  is_inbox_tag: z.boolean(),
  color: z.string().regex(/^#[0-9a-f]{6}$/i),
  parent: number.nullish(),
});
export const tag = flatTag.extend({ children: z.array(flatTag).optional() });
const fieldTypes = 'string longtext url date boolean integer float monetary documentlink select';
export const customField = z.object({
  id: number,
  name: z.string(),
  data_type: z.enum(fieldTypes.split(' ')),
  extra_data: z
    .object({
      select_options: z.array(z.object({ id: z.string(), label: z.string() }).nullable()).nullish(),
      default_currency: z.string().nullish(),
    })
    .nullish(),
});
const permissions = z.object({
  view: z.object({ users: z.array(number), groups: z.array(number) }),
  change: z.object({ users: z.array(number), groups: z.array(number) }),
});
export const note = z.object({
  id: number,
  note: z.string(),
  created: time,
  user: z.object({ id: z.int().min(0), username: z.string() }).nullish(),
});
export const document = z.object({
  id: number,
  title: z.string(),
  archive_serial_number: z.int().nullish(),
  document_type: number.nullish(),
  correspondent: number.nullish(),
  created: day,
  tags: z.array(number),
  added: time,
  modified: time,
  original_file_name: z.string().nullish(),
  archived_file_name: z.string().nullish(),
  storage_path: number.nullish(),
  owner: number.nullish(),
  page_count: z.int().nullish(),
  notes: z.array(note),
  custom_fields: z.array(z.object({ field: number, value: anything })),
  permissions: permissions.optional(),
});
const sorts =
  /^(?:archive_serial_number|correspondent__name|title|document_type__name|created|added|modified|storage_path__name|owner|notes|score|page_count|custom_field_\d+)$/;
export const savedView = z.object({
  id: number,
  name: z.string(),
  sort_field: z.string().regex(sorts).nullish(),
  sort_reverse: z.boolean(),
  filter_rules: z.array(
    z.object({ rule_type: z.int().min(0).max(49), value: z.string().nullable() }),
  ),
});
export const user = z.object({ id: number, is_superuser: z.boolean(), username: z.string() });
export const task = z.object({
  id: number,
  task_id: taskId,
  task_type: z.string(),
  trigger_source: z.string(),
  status: z.enum(['pending', 'started', 'success', 'failure']),
  date_created: time.nullish(),
  date_done: time.nullish(),
  result_message: z.string().nullish(),
  input_data: z.object({ filename: z.string().nullish() }).nullish(),
  related_document_ids: z.array(number),
  acknowledged: z.boolean(),
});
export const shareLink = z.object({
  id: number,
  created: time,
  expiration: time.nullable(),
  slug: z.string(),
  document: number,
  file_version: z.enum(['original', 'archive']),
});
