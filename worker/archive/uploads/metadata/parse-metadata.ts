import type { z } from 'zod';
import {
  uploadMetadataSchema,
  type UploadMetadata,
} from '../../../../shared/archive/uploads/upload-metadata.ts';
import { AppError } from '../../../http/app-error.ts';
import { detailOf } from '../../../http/invalid-details.ts';

export function parseMetadata(json: string): UploadMetadata {
  const value = jsonOf(json);
  const parsed = uploadMetadataSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({
    ...issue,
    path: withFieldKey(issue.path, value),
  }));
  throw invalidMetadata(...issues);
}

function withFieldKey(path: PropertyKey[], metadata: unknown): PropertyKey[] {
  const [part, index, , ...rest] = path;
  if (part !== 'fields' || typeof index !== 'number') return path;
  const { fields } = metadata as { fields: object };
  return [part, Object.keys(fields)[index] ?? index, ...rest];
}

export function invalidMetadata(...issues: Pick<z.core.$ZodIssue, 'path' | 'message'>[]): AppError {
  return new AppError('request.invalid', {
    details: issues.map((issue) => detailOf({ ...issue, path: ['metadata', ...issue.path] })),
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidMetadata({ path: [], message: 'Expected JSON' });
  }
}
