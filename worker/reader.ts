import { consumeMessage, type QueueMessage } from './entries/consume-message.ts';
import { createReadingPlatform } from './entries/create-reading-platform.ts';
import { handleReadingJob } from './entries/reading-jobs.ts';
import { respondWithText } from './archive/reading/respond-with-text.ts';
import type {
  ExecutionContextLike,
  ReadingEnvironment,
} from './platform/cloudflare/environment.ts';
import { takeTurns } from './platform/take-turns.ts';

/** Files share the memory of an isolate one by one, so that none is taken down by its neighbour. */
const inTurn = takeTurns(30_000);

/** The Worker that reads files. Only wiring, like index.ts; nobody but the application's Worker can send it a request. */
export default {
  fetch: (request: Request, environment: ReadingEnvironment, context: ExecutionContextLike) =>
    inTurn(() => respondWithText(request, createReadingPlatform(environment, context).reader)),

  async queue(
    batch: { messages: QueueMessage[] },
    environment: ReadingEnvironment,
    context: ExecutionContextLike,
  ) {
    for (const message of batch.messages) {
      await inTurn(() =>
        consumeMessage(message, createReadingPlatform(environment, context), handleReadingJob),
      );
    }
  },
};
