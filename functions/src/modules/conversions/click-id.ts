const PREFIX = /^(?:reddit-click-|rd_click_)/;
const CLICK_ID_LENGTH = 64;
/** The pixel's cookie: epoch milliseconds, a dot, a version 4 UUID. */
const PIXEL_UUID = /^\d{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The specification's cleaning (§5): strip the prefix, cut to 64, keep letters, digits and underscore. */
export function cleanClickId(value: string | undefined): string | null {
  if (value === undefined) return null;
  const cleaned = value.trim().replace(PREFIX, '').slice(0, CLICK_ID_LENGTH).replace(/\W/g, '');
  return cleaned || null;
}

/** The cookie's whole value, time prefix included, or null if it is something else. */
export function cleanUuid(value: string | undefined): string | null {
  const uuid = value?.trim() ?? '';
  return PIXEL_UUID.test(uuid) ? uuid : null;
}
