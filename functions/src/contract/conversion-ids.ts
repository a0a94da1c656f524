import { z } from 'zod';

/** Event types as the browser names them (specification §3); compared without case and separators. */
export const EVENT_TYPES = [
  'pagevisit',
  'viewcontent',
  'addtocart',
  'purchase',
  'lead',
  'signup',
  'custom',
] as const;

/** The same as Reddit's Conversions API v3 names them. */
export const REDDIT_EVENT_TYPES = [
  'PAGE_VISIT',
  'VIEW_CONTENT',
  'ADD_TO_CART',
  'PURCHASE',
  'LEAD',
  'SIGN_UP',
  'CUSTOM',
] as const;
export const RedditEventType = z.enum(REDDIT_EVENT_TYPES);
export type RedditEventType = z.infer<typeof RedditEventType>;

/**
 * Id of a conversion, the same in the pixel and on the server, which deduplicates it on both sides. A purchase uses the
 * id of its payment (Checkout session or invoice).
 */
export const CONVERSION_ID = z.string().regex(/^[A-Za-z0-9][\w.:-]{0,199}$/);

/**
 * Id of a user's sign-up conversion, the same wherever it is recorded. It contains the uid as a hash: conversion ids go
 * to Reddit, and no external id leaves in plain text.
 */
export async function signUpConversionId(uid: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(uid.trim()));
  const hex = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `signup:${hex}`;
}
