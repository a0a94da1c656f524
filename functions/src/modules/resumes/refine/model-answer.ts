import { z } from 'zod';

/** Words of the resume and the number of the line they begin in. Whether they stand there is checked by `supportOf`. */
const Quote = z.object({ text: z.string(), line: z.number().int() });
export type Quote = z.infer<typeof Quote>;

/** What the model answers. How much it may say is limited by the tokens that it gets. */
export const ModelAnswer = z.object({
  /** By the id of the question. */
  values: z.array(Quote.extend({ id: z.string() })),
  jobs: z.array(z.object({ title: Quote.nullable(), employer: Quote.nullable(), dates: Quote.nullable() })),
  schools: z.array(
    z.object({
      school: Quote.nullable(),
      degree: Quote.nullable(),
      field: Quote.nullable(),
      dates: Quote.nullable(),
    }),
  ),
});
export type ModelAnswer = z.infer<typeof ModelAnswer>;
