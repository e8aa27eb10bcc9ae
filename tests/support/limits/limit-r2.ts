import type {
  R2BucketLike,
  R2MultipartUploadLike,
} from '../../../worker/platform/cloudflare/environment.ts';
import { checkLimit, LimitError, reportExcess } from './excesses.ts';
import { connect, isInInvocation } from './invocation.ts';
import { limits } from './limits.ts';
import { pausedTime } from './skipped-pauses.ts';

const encoder = new TextEncoder();

export function limitR2(bucket: R2BucketLike): R2BucketLike {
  const writtenAt = new Map<string, number>();
  const write = <Result>(key: string, call: () => Promise<Result>): Promise<Result> => {
    // The calls of a test's preparation are farther apart in reality.
    if (!isInInvocation()) return call();
    const now = pausedTime();
    const seconds = (now - (writtenAt.get(key) ?? -Infinity)) / 1000;
    writtenAt.set(key, now);
    checkLimit('r2WritesPerSecond', Math.min(1 / seconds, 1000), key);
    return connect(call);
  };
  return {
    put(key, value, options) {
      checkKey(key);
      return write(key, () => bucket.put(key, value, options));
    },
    get(key, options) {
      checkKey(key);
      return connect(() => bucket.get(key, options));
    },
    delete(keys) {
      checkLimit('r2DeletedKeys', keys.length, keys[0] ?? '');
      if (!isInInvocation()) for (const key of keys) writtenAt.delete(key);
      return connect(() => bucket.delete(keys));
    },
    list: (options) => connect(() => bucket.list(options)),
    async createMultipartUpload(key) {
      checkKey(key);
      const upload = await connect(() => bucket.createMultipartUpload(key));
      return limitUpload(upload, key, (call) => write(key, call));
    },
  };
}

function checkKey(key: string): void {
  checkLimit('r2KeyBytes', encoder.encode(key).length, key);
}

function limitUpload(
  upload: R2MultipartUploadLike,
  key: string,
  write: <Result>(call: () => Promise<Result>) => Promise<Result>,
): R2MultipartUploadLike {
  const sizes = new Map<number, number>();
  return {
    uploadPart(partNumber, value) {
      checkLimit('r2Parts', partNumber, key);
      sizes.set(partNumber, value.length);
      return connect(() => upload.uploadPart(partNumber, value));
    },
    complete(parts) {
      checkParts(
        parts.map(({ partNumber }) => sizes.get(partNumber) ?? 0),
        key,
      );
      return write(() => upload.complete(parts));
    },
    abort: () => connect(() => upload.abort()),
  };
}

function checkParts(sizes: readonly number[], key: string): void {
  const [first = 0, ...others] = sizes;
  const last = others.pop() ?? 0;
  const isRefused =
    others.some((size) => size !== first) ||
    last > first ||
    (sizes.length > 1 && first < limits.r2PartBytes.paid);
  if (!isRefused) return;
  const excess = `Parts of ${sizes.join(', ')} bytes`;
  reportExcess(excess, key);
  throw new LimitError(`${excess} differ, or are too small`);
}
