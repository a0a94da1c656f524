import { atVendor } from './vendor.ts';

atVendor('greenhouse');
