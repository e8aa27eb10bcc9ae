import { limits } from '../../../../shared/limits.ts';
import { correspondentKey } from '../../../../shared/archive/correspondents/correspondent.ts';
import {
  givenFieldsOf,
  type UploadMetadata,
} from '../../../../shared/archive/uploads/upload-metadata.ts';
import { tagNameKey } from '../../../../shared/archive/tags/tag.ts';
import { createId, idSchema } from '../../../../shared/ids.ts';
import { canDeleteNote } from '../../../../shared/people/members/member-rules.ts';
import { hasPermission, type ApiKeyActor, type UserActor } from '../../../access/actor.ts';
import {
  decisiveRoleOf,
  requirePermission,
  type OrganizationScope,
} from '../../../access/organization-scope.ts';
import { batch } from '../../../database/database.ts';
import { findPeople } from '../../custom-fields/stored/find-people.ts';
import type { GivenMetadata } from './given-metadata.ts';
import { givenValues, onlyOneNamed } from './given-values.ts';
import { selectKnown } from './metadata-store.ts';
import { invalidMetadata } from './parse-metadata.ts';

/**
 * Checks metadata against the organization. Throws 400 for times in the future, and for fields or values that the
 * organization does not have, 403 for an API key that may not create the missing tags or correspondent.
 */
export async function resolveMetadata(
  scope: OrganizationScope,
  metadata: UploadMetadata,
  uploader: UserActor | ApiKeyActor,
): Promise<GivenMetadata> {
  const { name, createdAt, tags, correspondent, fields = [], notes = [], ...rest } = metadata;
  const { skipsRules = false, ...values } = rest;
  assertNotInFuture(scope, metadata);
  const named = {
    tags: withoutRepeats(tags ?? []),
    correspondent: correspondent
      ? { id: createId('cor'), name: correspondent, key: correspondentKey(correspondent) }
      : undefined,
  };
  const known = await batch(
    scope.database,
    selectKnown(scope, {
      ...named,
      fieldKeys: fields.map(([key]) => key),
      documentIds: fields.flatMap(([, value]) => idSchema('doc').safeParse(value).data ?? []),
    }),
  );
  const customFields = known.customFields.flat();
  const isMissing = known.missing.flat().some(({ count }) => count > 0);
  if (isMissing) requirePermission(scope, 'tags:create');
  const needsPeople =
    notes.some((note) => typeof note === 'object' && note.author !== undefined) ||
    customFields.some(({ type }) => type === 'person');
  const people = needsPeople ? await findPeople(scope) : [];
  // A note with another member as its author could be forged, because the uploader names the
  // author. Only uploaders who may delete notes of others can set an author; otherwise only the
  // name is stored.
  const authorIdOf = (author: string | undefined) => {
    if (author === undefined) return uploader.userId;
    const authorId = onlyOneNamed(people, author) ?? null;
    if (authorId === null || authorId === uploader.userId) return authorId;
    return canDeleteNote(decisiveRoleOf(scope)) ? authorId : null;
  };
  return {
    ...named,
    name,
    createdAt,
    givenFields: [...givenFieldsOf(metadata), ...customFields.map(({ id }) => id)],
    skipsRules,
    fieldValues: values,
    defaults: { tags: tags === undefined, type: metadata.documentType === undefined },
    values: givenValues(fields, {
      customFields,
      people,
      documentIds: new Set(known.documents.flat().map(({ id }) => id)),
    }),
    notes: notes.map((note) => {
      const { text, author, ...given } = typeof note === 'string' ? { text: note } : note;
      const authorId = authorIdOf(author);
      const isImported = authorId !== uploader.userId;
      return {
        id: createId('not'),
        text,
        createdAt: given.createdAt ?? scope.platform.clock.now(),
        authorId,
        authorName: author ?? uploader.userName,
        importedById: isImported ? uploader.userId : null,
        importedByName: isImported ? uploader.userName : null,
      };
    }),
    canCreate: hasPermission(scope.actor, 'tags:create'),
  };
}

function withoutRepeats(names: readonly string[]): GivenMetadata['tags'] {
  const byKey = Map.groupBy(names, tagNameKey);
  return [...byKey]
    .slice(0, limits.documentTags.max)
    .map(([key, [name = key]]) => ({ id: createId('tag'), name, key }));
}

function assertNotInFuture({ platform }: OrganizationScope, metadata: UploadMetadata): void {
  const now = platform.clock.now();
  const times = [
    { path: ['createdAt'], time: metadata.createdAt },
    ...(metadata.notes ?? []).map((note, index) => ({
      path: ['notes', index, 'createdAt'],
      time: typeof note === 'object' ? note.createdAt : undefined,
    })),
  ];
  const late = times.filter(({ time }) => time && time > now);
  if (late.length === 0) return;
  throw invalidMetadata(
    ...late.map(({ path }) => ({ path, message: 'The date is in the future' })),
  );
}
