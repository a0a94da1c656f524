import { describe, expect, it } from 'vitest';
import { DriverKind } from '../../../contract/admin-drivers.ts';
import type { ApplyKind } from '../../../contract/postings.ts';
import { FORM_VENDORS } from '../../form-vendors/form-vendors.ts';
import { fillableOrigins, mayFillWith } from '../../form-vendors/may-fill.ts';
import { allowedOrigins } from './allowed-origins.ts';

const VENDORS = ['https://job-boards.greenhouse.io', 'https://jobs.lever.co', 'https://jobs.ashbyhq.com'];
const may = (address: string, origins = VENDORS) => allowedOrigins(origins)(new URL(address));

describe('the headless browser', () => {
  it('opens the forms of the supported vendors, over HTTPS alone', () => {
    expect(may('https://job-boards.greenhouse.io/acme/jobs/1')).toBe(true);
    expect(may('https://jobs.lever.co/acme/1/apply')).toBe(true);
    expect(may('https://jobs.ashbyhq.com/acme/1/application')).toBe(true);
    expect(may('http://jobs.lever.co/acme/1/apply')).toBe(false);
    expect(may('https://jobs.lever.co:8443/acme')).toBe(false);
  });

  it('opens nothing else, however it is written', () => {
    for (const address of [
      'https://jobs.lever.co.evil.example/x',
      'https://evil.example/?https://jobs.lever.co',
      'https://jobs.lever.co@evil.example/',
      'http://127.0.0.1:7300/greenhouse/acme',
      'http://169.254.169.254/computeMetadata/v1/',
      'file:///etc/passwd',
    ]) {
      expect(may(address), address).toBe(false);
    }
  });

  it('opens the hosts that a vendor gives to its employers, and none that only end alike', () => {
    const origins = ['https://*.recruitee.com'];
    expect(may('https://acme.recruitee.com/o/cook/c/new', origins)).toBe(true);
    for (const address of [
      'https://recruitee.com/o/cook',
      'https://evilrecruitee.com/o/cook',
      'https://acme.recruitee.com.evil.example/o/cook',
      'https://acme.recruitee.com:8443/o/cook',
      'http://acme.recruitee.com/o/cook',
    ]) {
      expect(may(address, origins), address).toBe(false);
    }
  });

  it('opens what is configured and nothing else', () => {
    const origins = ['http://127.0.0.1:7300'];
    expect(may('http://127.0.0.1:7300/lever/x', origins)).toBe(true);
    expect(may('http://127.0.0.1:7301/lever/x', origins)).toBe(false);
    expect(may('https://jobs.lever.co/acme', origins)).toBe(false);
    expect(may('http://127.0.0.1:7300/lever/x')).toBe(false);
  });
});

it('opens forms of the vendors that it may fill alone', () => {
  const opens = (permissions: string, kind: ApplyKind) =>
    allowedOrigins(fillableOrigins(kind, mayFillWith(permissions)));
  const bamboo = new URL('https://acme.bamboohr.com/careers/1');
  const greenhouse = new URL('https://boards.greenhouse.io/acme/jobs/1');
  expect(opens('', 'greenhouse')(greenhouse)).toBe(true);
  expect(opens('', 'bamboohr')(bamboo)).toBe(false);
  expect(opens('recruitee', 'bamboohr')(bamboo)).toBe(false);
  expect(opens('bamboohr', 'bamboohr')(bamboo)).toBe(true);
  expect(opens('bamboohr', 'external')(bamboo)).toBe(false);
});

it('follows a form to no other vendor, whoever of them permits filling', () => {
  const mayFill = mayFillWith(DriverKind.options.join());
  for (const kind of DriverKind.options)
    for (const other of DriverKind.options) {
      const origin = FORM_VENDORS[other].origins[0]?.replace('*', 'acme') ?? '';
      const follows = allowedOrigins(fillableOrigins(kind, mayFill))(new URL(origin));
      expect(follows, `${kind} to ${other}`).toBe(kind === other);
    }
});
