import { atVendor } from './vendor.ts';

atVendor('ashby');
