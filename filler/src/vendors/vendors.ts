import type { VendorKind } from '../types.ts';
import { ashby } from './ashby.ts';
import { bamboohr } from './bamboohr.ts';
import { breezy } from './breezy.ts';
import { greenhouse } from './greenhouse.ts';
import { lever } from './lever.ts';
import { personio } from './personio.ts';
import { pinpoint } from './pinpoint.ts';
import { recruitee } from './recruitee.ts';
import { rippling } from './rippling.ts';
import { smartrecruiters } from './smartrecruiters.ts';
import { teamtailor } from './teamtailor.ts';
import { USUAL, type Vendor } from './vendor.ts';
import { workable } from './workable.ts';

export type { Vendor } from './vendor.ts';

/** The first whose page it is, is asked first: the order is from the surest signs to none. */
export const VENDORS: Record<VendorKind, Vendor> = {
  ashby,
  lever,
  greenhouse,
  workable,
  teamtailor,
  recruitee,
  smartrecruiters,
  personio,
  breezy,
  pinpoint,
  bamboohr,
  rippling,
  /** Any other form. */
  generic: { ...USUAL, kind: 'generic' },
};
