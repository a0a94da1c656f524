/** An answer to a browser or a search engine. */
export type PageAnswer = {
  status: 200 | 301 | 404 | 410;
  type: 'text/html' | 'application/xml' | 'text/plain' | 'image/png';
  /** Bytes of what is compressed already. */
  body: string | Buffer;
  /** For a redirect. */
  location?: string;
  /** How long the CDN may keep it, in seconds; 0 for not at all. */
  shared_seconds: number;
};
