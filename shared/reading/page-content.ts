import { z } from 'zod';

/** What a page of a PDF or a picture consists of, to decide whether it has to be recognized. */
export const pageContentSchema = z.object({
  /**
   * Whether the text layer can be used. `complete`: it is all of the text, also as the invisible layer of an earlier
   * recognition. `partial`: it is text, but there are pictures beside it, as where an app has stamped a scan. `none`.
   */
  textLayer: z.enum(['complete', 'partial', 'none']),
  /** Whether the page shows something besides its text layer in which text may be found. */
  needsRecognition: z.boolean(),
  /** The resolution of its largest picture; 0 where it has none. */
  dpi: z.number(),
});

export type PageContent = z.infer<typeof pageContentSchema>;
