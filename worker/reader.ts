import { consumeMessage, requeueMessage, type QueueMessage } from './entries/consume-message.ts';
import { createReadingPlatform } from './entries/create-reading-platform.ts';
import { handleReadingJob } from './entries/reading-jobs.ts';
import { respondWithReading } from './reading/respond-with-reading.ts';
import type {
  ExecutionContextLike,
  ReadingEnvironment,
} from './platform/cloudflare/environment.ts';
import { log } from './platform/log.ts';
import { NoTurn, takeTurns, type Turn } from './platform/turns/take-turns.ts';

const turns = { longestTurn: 60_000, longestWait: 30_000 };
/**
 * As long as most pages take. After that, a message is likely to find an idle isolate sooner than a
 * turn here.
 */
const longestWaitOfMessage = 6000;

/** Files are read one after the other because they share the memory of an isolate. */
const inTurn = takeTurns(turns);
/**
 * In local development, pages are read in a separate process, so that texts do not wait for them.
 */
const inTurnOfPages = takeTurns(turns);

type LocalEnvironment = ReadingEnvironment & { READER_URL?: string };

/** The Worker that reads files. Only wiring, like index.ts. Only the application's Worker can send requests to it. */
export default {
  fetch: (request: Request, environment: ReadingEnvironment, context: ExecutionContextLike) =>
    inTurn((turn) =>
      respondWithReading(request, createReadingPlatform(environment, context, { turn }).reader),
    ).catch((error: unknown) => {
      log.error('Reading failed', {}, error);
      return new Response(null, { status: 503 });
    }),

  async queue(
    batch: { queue: string; messages: QueueMessage[] },
    environment: LocalEnvironment,
    context: ExecutionContextLike,
  ) {
    const hasOwnTurns = environment.READER_URL && batch.queue.endsWith('recognition');
    const inTurnOfQueue = hasOwnTurns ? inTurnOfPages : inTurn;
    // In local development there is one isolate.
    const longestWait = environment.READER_URL ? turns.longestWait : longestWaitOfMessage;
    const platformIn = (turn: Turn) => createReadingPlatform(environment, context, { turn });
    for (const message of batch.messages) {
      await inTurnOfQueue(
        (turn) => consumeMessage(message, platformIn(turn), handleReadingJob),
        longestWait,
      ).catch(async (error: unknown) => {
        log.warn('Job waited too long', { jobId: message.body.jobId }, error);
        if (error instanceof NoTurn) await requeueMessage(message, platformIn({ left: () => 0 }));
        message.ack();
      });
    }
  },
};
