import { emulatedRelease } from '../http/paperless-requests.ts';

/**
 * Returns the status of the server with the sections of the original. Without a storage limit the
 * size is unknown.
 */
export function presentStatus({
  used,
  maxStorageBytes,
  now,
}: {
  used: number;
  maxStorageBytes: number;
  now: Date;
}) {
  const time = now.toISOString();
  const isBounded = maxStorageBytes > 0;
  return {
    pngx_version: emulatedRelease,
    server_os: 'Sheaf',
    install_type: 'bare-metal',
    storage: {
      total: isBounded ? maxStorageBytes : null,
      available: isBounded ? Math.max(maxStorageBytes - used, 0) : null,
    },
    database: {
      type: 'sqlite',
      url: 'sheaf',
      status: 'OK',
      error: null,
      migration_status: { latest_migration: 'sheaf', unapplied_migrations: [] },
    },
    tasks: {
      redis_url: '',
      redis_status: 'OK',
      redis_error: null,
      celery_status: 'OK',
      celery_url: '',
      celery_error: null,
      index_status: 'OK',
      index_last_modified: time,
      index_error: null,
      classifier_status: 'OK',
      classifier_last_trained: time,
      classifier_error: null,
      sanity_check_status: 'OK',
      sanity_check_last_run: time,
      sanity_check_error: null,
    },
  };
}
