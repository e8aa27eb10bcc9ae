import { z } from 'zod';

const userSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  is_superuser: z.boolean(),
  is_staff: z.boolean(),
  is_active: z.boolean(),
  groups: z.array(z.number()),
  user_permissions: z.array(z.string()),
  inherited_permissions: z.array(z.string()),
});
export type PaperlessUser = z.infer<typeof userSchema>;
export const paperlessUserSchema = userSchema;

export const uiSettingsSchema = z.object({
  user: userSchema.pick({
    id: true,
    username: true,
    first_name: true,
    last_name: true,
    is_superuser: true,
    is_staff: true,
    groups: true,
  }),
  settings: z.object({
    app_title: z.string(),
    app_logo: z.null(),
    version: z.string(),
    trash_delay: z.number().int(),
    auditlog_enabled: z.boolean(),
    email_enabled: z.boolean(),
    update_checking: z.object({ backend_setting: z.string() }),
  }),
  permissions: z.array(z.string()),
});

export const paperlessStatisticsSchema = z.object({
  documents_total: z.number().int(),
  documents_inbox: z.number().int().nullable(),
  inbox_tag: z.number().int().nullable(),
  inbox_tags: z.array(z.number().int()).nullable(),
  document_file_type_counts: z.array(
    z.object({ mime_type: z.string(), mime_type_count: z.number().int() }),
  ),
  character_count: z.number().int(),
  tag_count: z.number().int(),
  correspondent_count: z.number().int(),
  document_type_count: z.number().int(),
  storage_path_count: z.number().int(),
  current_asn: z.number().int(),
});
