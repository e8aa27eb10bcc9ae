import { z } from 'zod';

export const pageContentSchema = z.object({
  /**
   * Whether the text layer is usable. `complete`: it is all of the text, for example the invisible layer of an earlier OCR. `partial`:
   * there are pictures besides the text, for example a scan with a stamp of an app.
   */
  textLayer: z.enum(['complete', 'partial', 'none']),
  needsRecognition: z.boolean(),
  /** The resolution of the largest picture; 0 without one. */
  dpi: z.number(),
});

export type PageContent = z.infer<typeof pageContentSchema>;
