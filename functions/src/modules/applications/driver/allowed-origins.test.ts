import { describe, expect, it } from 'vitest';
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
  const opens = (permissions: string) => allowedOrigins(fillableOrigins(mayFillWith(permissions)));
  const bamboo = new URL('https://acme.bamboohr.com/careers/1');
  expect(opens('')(new URL('https://boards.greenhouse.io/acme/jobs/1'))).toBe(true);
  expect(opens('')(bamboo)).toBe(false);
  expect(opens('recruitee')(bamboo)).toBe(false);
  expect(opens('bamboohr')(bamboo)).toBe(true);
});
