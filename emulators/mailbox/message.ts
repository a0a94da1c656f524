/** A mail as it is kept and as `GET /api/messages` gives it. */
export type MailMessage = {
  id: string;
  received_at: string;
  /** Envelope sender and recipients: whom the mail really went to. */
  from: string;
  to: string[];
  subject: string;
  /** The header lines as the reader sees them. */
  header_from: string;
  header_to: string;
  text: string;
  html: string | null;
  headers: { name: string; value: string }[];
  attachments: { filename: string; mime_type: string; size: number }[];
  /** The whole mail, base64. */
  raw: string;
};
