/**
 * What reading one resume may cost at most. A resume of 20 dense pages stays far below all of them; a file above one
 * is refused as `resume_too_complex`, and never read partially.
 */
export const READING_LIMITS = {
  /**
   * Processor time from the bytes to the understood resume, in milliseconds, without loading the code; a real resume
   * takes some tenths of a second. Not time by the clock: a good resume takes long on a busy machine, and that is not its fault.
   */
  processor_ms: 3_000,
  /**
   * Time by the clock, in milliseconds, for a file that makes the reader wait for something that never comes. On a
   * machine that leaves the reader a tenth of a processor, `processor_ms` still ends first.
   */
  deadline_ms: 40_000,
  /**
   * Growth of the reading process above what it holds when it is loaded, with the code for the file's type; the most a
   * real resume was seen to take is 55 MB.
   */
  growth_bytes: 148 * 1024 * 1024,
  /** A reading process that has grown by more than this is replaced, so that garbage does not count as the next file's. */
  reuse_bytes: 100 * 1024 * 1024,
  /** So much garbage may stay in its heap; more is collected between two files. */
  garbage_bytes: 24 * 1024 * 1024,
  /** JavaScript heap limit of the reading process, in MB: V8 aborts there if one allocation outruns the watchdog. */
  heap_mb: 160,
  /** Half of its young generation, in MB. V8's own choice would let garbage alone take most of `growth_bytes`. */
  semi_space_mb: 8,
  /** Characters of text, blanks included: 20 pages laid out with spaces have 160,000. */
  characters: 400_000,
  /** Lines with text (paragraphs of a word processor's file). */
  lines: 4_000,
  /** Characters of one line (a paragraph of a word processor's file). */
  line_characters: 10_000,
  /** Positioned runs of text in a PDF. */
  pdf_items: 60_000,
  /** Elements of all XML parts of a Word or OpenDocument file that are read; 12,000 words, each formatted for itself, have fewer. */
  office_elements: 60_000,
  /** Paragraphs of a Word, OpenDocument or RTF file, empty ones included. */
  office_paragraphs: 8_000,
  /** Attributes of one element of a Word or OpenDocument file. */
  office_attributes: 256,
} as const;
