/** A message as stored and as `GET /api/messages` returns it. */
export type MailMessage = {
  id: string;
  received_at: string;
  /** Envelope sender and recipients: where the message was really sent. */
  from: string;
  to: string[];
  subject: string;
  /** Header fields as the reader sees them. */
  header_from: string;
  header_to: string;
  text: string;
  html: string | null;
  headers: { name: string; value: string }[];
  attachments: { filename: string; mime_type: string; size: number }[];
  /** The raw message, base64. */
  raw: string;
};
