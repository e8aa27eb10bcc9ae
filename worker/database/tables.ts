// Every table of the schema; the one barrel of the project. A test compares it with the migrations.
export * from '../authorization/rate-limit-table.ts';
export * from '../events/job-table.ts';
export * from '../features/api-keys/api-key-table.ts';
export * from '../features/document-activity/document-activity-table.ts';
export * from '../features/document-content/document-content-table.ts';
export * from '../features/documents/document-table.ts';
export * from '../features/members/member-table.ts';
export * from '../features/organizations/organization-table.ts';
export * from '../features/sessions/session-table.ts';
export * from '../features/tags/tag-table.ts';
export * from '../features/users/user-table.ts';
