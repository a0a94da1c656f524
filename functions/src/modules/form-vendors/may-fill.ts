import { DriverKind } from '../../contract/admin-drivers.ts';
import type { ApplyKind } from '../../contract/postings.ts';
import { FORM_VENDORS } from './form-vendors.ts';

/** Whether our own browser may fill and send forms of this kind. */
export type MayFill = (kind: ApplyKind) => boolean;

/** `permissions`: further vendors that permit it, as the operator has found out, separated by commas. */
export function mayFillWith(permissions: string): MayFill {
  const permitted = new Set(permissions.split(',').map((name) => name.trim().toLowerCase()));
  return (kind) => {
    const known = DriverKind.safeParse(kind);
    return known.success && (FORM_VENDORS[known.data].headless === 'yes' || permitted.has(known.data));
  };
}

/** Where forms of this kind are; nowhere if they may not be filled. A redirect to another vendor's form leads to none of them. */
export function fillableOrigins(kind: ApplyKind, mayFill: MayFill): readonly string[] {
  const known = DriverKind.safeParse(kind);
  return known.success && mayFill(kind) ? FORM_VENDORS[known.data].origins : [];
}
