import type { HostedVendor } from './hosted-vendor.ts';
import { bamboohr } from './vendors/bamboohr.ts';
import { breezy } from './vendors/breezy.ts';
import { company } from './vendors/company.ts';
import { personio } from './vendors/personio.ts';
import { pinpoint } from './vendors/pinpoint.ts';
import { recruitee } from './vendors/recruitee.ts';
import { rippling } from './vendors/rippling.ts';
import { smartrecruiters } from './vendors/smartrecruiters.ts';
import { teamtailor } from './vendors/teamtailor.ts';
import { workable } from './vendors/workable.ts';

/** The vendors whose forms are drawn from data. Greenhouse, Lever and Ashby have code of their own. */
export const HOSTED_VENDORS: readonly HostedVendor[] = [
  workable,
  teamtailor,
  recruitee,
  smartrecruiters,
  personio,
  breezy,
  bamboohr,
  pinpoint,
  rippling,
  company,
];
