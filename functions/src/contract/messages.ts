import { LIMITS } from './limits.ts';

/** Validation messages fixed by the specification; forms and API use the same ones. */
export const MESSAGES = {
  email_invalid: 'Please enter a valid email address',
  password_short: 'Password must be at least 6 characters',
  email_missing: 'Please enter your email address first',
  feedback_empty: 'Please enter your feedback message',
  request_received: 'If an account with that email exists, a password reset link has been sent.',
} as const;

/** The maximum resume size in words: `5 MB`. */
export const RESUME_SIZE = `${LIMITS.resume_bytes / 1024 ** 2} MB`;

/** Accepted resume files, shown at the drop zone. */
export const RESUME_FILES = `PDF, Word (.docx) or text, up to ${RESUME_SIZE} and ${LIMITS.resume_pages} pages.`;

/** Messages for a rejected resume: what is wrong, then what to do. */
export const RESUME_MESSAGES = {
  resume_empty: 'This file is empty. Choose the file again, or export your resume once more.',
  resume_too_large: `This file is larger than ${RESUME_SIZE}. Export it without pictures, or as text, and try again.`,
  resume_too_many_pages: `This file has more than ${LIMITS.resume_pages} pages. Upload the resume alone, without attachments.`,
  resume_wrong_type: 'This is not a PDF, Word (.docx) or text file. Export your resume as one of these.',
  resume_encrypted:
    'This file is protected with a password. Save a copy without the password and upload that.',
  resume_broken:
    'This file is damaged and cannot be opened. Export your resume again and upload the new file.',
  resume_no_text:
    'This file holds only pictures, no text. Export the resume from the program it was written in instead of scanning it.',
  resume_too_little_text:
    'There is too little text here to be a resume. Check that you chose the right file.',
  resume_too_complex:
    'This file holds far more than a resume needs, so reading it was stopped. Upload the resume alone, or export it again as PDF or text.',
  resume_archive_bomb:
    'This Word file unpacks to far more than a resume needs, so it was not opened. Save it again as .docx or PDF.',
} as const;
