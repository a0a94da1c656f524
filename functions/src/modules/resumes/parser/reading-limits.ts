/**
 * What reading one resume may cost at most. A resume of 20 dense pages stays far below all of them; a file above one
 * is refused as `resume_too_complex`, and nothing of it is read by half.
 */
export const READING_LIMITS = {
  /** From the bytes to the understood resume, in milliseconds; a real resume takes some tenths of a second. */
  deadline_ms: 4_000,
  /** Growth of the process while one file is read; the most that a real resume was seen to take is 50 MB. */
  growth_bytes: 112 * 1024 * 1024,
  /**
   * JavaScript heap of the worker, in MB: far above `growth_bytes`, so that the worker is stopped from outside first. At
   * its heap limit V8 can end the whole process when one allocation is large.
   */
  heap_mb: 640,
  /** Characters of text, blanks included: 20 pages laid out with spaces have 160,000. */
  characters: 400_000,
  /** Lines with text (paragraphs of a Word file). */
  lines: 4_000,
  /** Characters of one line (a paragraph of a Word file). */
  line_characters: 10_000,
  /** Positioned runs of text in a PDF. */
  pdf_items: 60_000,
  /** Elements of all XML parts of a Word file that are read; 12,000 words, each formatted for itself, have fewer. */
  docx_elements: 60_000,
  /** Attributes of one element of a Word file. */
  docx_attributes: 256,
} as const;
