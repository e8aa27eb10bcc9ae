/** More data arrives at once than fits into memory. The sender may try again after `retryAfter` seconds. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
  readonly retryAfter = 5;
}

/** A number of bytes that an owner holds in memory. */
export type ByteShare = {
  /** Grows to this number of bytes in total as soon as there is room. Rejects with OverloadError if it takes too long. */
  grow(bytes: number): Promise<void>;
  /** Shrinks to this number of bytes. */
  shrink(bytes: number): void;
  /**
   * Must be called whenever data arrives. The runtime may end a request without notice, so a share
   * without calls is released.
   */
  touch(): void;
  /** Makes this the youngest share again, so that older ones are released first. */
  renew(): void;
  /** Protects the share from being released for others from now on. */
  settle(): void;
  /**
   * Returns the result of `work`, but rejects with OverloadError as soon as the share has to be
   * released.
   */
  whileHeld<Result>(work: Promise<Result>): Promise<Result>;
  release(): void;
};

type ByteBudgetOptions = {
  capacity: number;
  /**
   * Bytes that several shares of one owner may have together, so that others need not wait for this owner. A single share
   * may have more. Unlimited by default.
   */
  ownerCapacity?: number;
  /**
   * Milliseconds for which a share is protected, and for which another one waits before a share is
   * released for it.
   */
  patience: number;
  longestWait: number;
};

/** Milliseconds without a `touch` after which a share is lost. */
const longestSilence = 90_000;

type Share = {
  owner: unknown;
  bytes: number;
  since: number;
  seenAt: number;
  working: Set<() => void>;
};
type Request = { share: Share; bytes: number };
type Waiting = Request & { endsAt: number; enter: () => void };

const needOf = ({ share, bytes }: Request) => bytes - share.bytes;

/**
 * Limits how many bytes of incoming data an isolate holds at once. A share that finds no room
 * waits; shares of the owner with the fewest bytes come first. If that takes too long, the oldest
 * share of the owner with the most bytes is released, unless that owner would then have less than
 * the waiting one.
 */
export function createByteBudget({
  capacity,
  ownerCapacity = Infinity,
  patience,
  longestWait,
}: ByteBudgetOptions) {
  const shares = new Set<Share>();
  const heldByOwner = new Map<unknown, number>();
  let held = 0;
  let waiting: Waiting[] = [];

  const heldBy = (owner: unknown) => heldByOwner.get(owner) ?? 0;
  const isWithinOwner = (request: Request) => {
    const { owner, bytes } = request.share;
    return heldBy(owner) === bytes || heldBy(owner) + needOf(request) <= ownerCapacity;
  };
  const hasRoom = (request: Request) =>
    needOf(request) <= capacity - held && isWithinOwner(request);

  /** For each owner, the request that has waited longest. No other request of the owner may overtake it. */
  const firstOfOwners = () => {
    const firsts = new Map<unknown, Waiting>();
    for (const entry of waiting) {
      if (!firsts.has(entry.share.owner)) firsts.set(entry.share.owner, entry);
    }
    return [...firsts.values()];
  };

  const resize = (share: Share, bytes: number) => {
    if (!shares.has(share)) return;
    const owned = heldBy(share.owner) + bytes - share.bytes;
    if (owned > 0) heldByOwner.set(share.owner, owned);
    else heldByOwner.delete(share.owner);
    held += bytes - share.bytes;
    share.bytes = bytes;
  };

  const drop = (share: Share) => {
    resize(share, 0);
    shares.delete(share);
    for (const end of share.working) end();
  };

  const admit = () => {
    const now = Date.now();
    waiting = waiting.filter(({ share, endsAt }) => shares.has(share) && endsAt > now);
    for (;;) {
      const [first, ...others] = firstOfOwners().filter(isWithinOwner);
      if (!first) return;
      const next = others.reduce(
        (least, other) => (heldBy(other.share.owner) < heldBy(least.share.owner) ? other : least),
        first,
      );
      if (!hasRoom(next)) return;
      waiting = waiting.filter((other) => other !== next);
      resize(next.share, next.bytes);
      next.enter();
    }
  };

  const makeRoom = (entry: Waiting) => {
    const now = Date.now();
    for (const share of shares) if (share.seenAt < now - longestSilence) drop(share);
    const victims = [...shares]
      .filter((other) => other !== entry.share && other.since <= now - patience)
      .toSorted((a, b) => heldBy(b.owner) - heldBy(a.owner) || a.since - b.since);
    for (const victim of victims) {
      if (hasRoom(entry) || !isWithinOwner(entry)) break;
      if (heldBy(victim.owner) - victim.bytes >= heldBy(entry.share.owner)) drop(victim);
    }
    admit();
  };

  const whileHeld = async <Result>(share: Share, work: Promise<Result>): Promise<Result> => {
    // A new promise each time, because one that lives as long as the share would keep all results in memory.
    const { promise: revoked, reject } = Promise.withResolvers<never>();
    const end = () => reject(new OverloadError());
    if (shares.has(share)) share.working.add(end);
    else end();
    try {
      return await Promise.race([revoked, work]);
    } finally {
      share.working.delete(end);
    }
  };

  const waitForRoom = async (share: Share, bytes: number) => {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const entry = { share, bytes, endsAt: Date.now() + longestWait, enter: resolve };
    waiting.push(entry);
    admit();
    // Each request needs its own timers, because timers end with the request that started them.
    const pressure = setInterval(() => makeRoom(entry), patience);
    const end = setTimeout(() => reject(new OverloadError()), longestWait);
    try {
      await whileHeld(share, promise);
    } finally {
      clearInterval(pressure);
      clearTimeout(end);
      waiting = waiting.filter((other) => other !== entry);
    }
  };

  return {
    /** Opens a share of an owner, without any bytes yet. */
    open(owner: unknown): ByteShare {
      const now = Date.now();
      const share: Share = { owner, bytes: 0, since: now, seenAt: now, working: new Set() };
      shares.add(share);
      return {
        whileHeld: (work) => whileHeld(share, work),
        async grow(bytes) {
          if (bytes <= share.bytes) return;
          if (waiting.length === 0 && hasRoom({ share, bytes })) return resize(share, bytes);
          await waitForRoom(share, bytes);
        },
        shrink(bytes) {
          resize(share, Math.min(share.bytes, bytes));
          admit();
        },
        touch: () => void (share.seenAt = Date.now()),
        renew: () => void (share.since = Date.now()),
        settle: () => void (share.since = Infinity),
        release() {
          resize(share, 0);
          shares.delete(share);
          admit();
        },
      };
    },
  };
}
