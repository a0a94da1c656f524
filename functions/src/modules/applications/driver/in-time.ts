/** How long reading or filling a whole form may take: a page can keep its scripts busy for ever. */
const FORM_MS = 180_000;

/** The result of work on a form; rejects if it takes too long. The page is closed then, which ends the work. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The form took too long to read or fill')), FORM_MS);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
