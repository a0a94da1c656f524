import { expect, it } from 'vitest';
import { hashEmail, hashText } from './hash.ts';

it('hashes an e-mail address as Reddit’s own vector has it', async () => {
  expect(await hashEmail(' Al.ice$+Apple@Example.Com ')).toBe(
    'ff8d9819fc0e12bf0d24892e45987e249a28dce836a85cad60e28eaaa8c6d976',
  );
});

it.each([null, undefined, '', 'nobody', '@example.com', 'a@b@c'])('has no hash of %j', async (value) => {
  expect(await hashEmail(value)).toBeNull();
});

it('hashes an id without the blanks around it', async () => {
  expect(await hashText(' uid ')).toBe(await hashText('uid'));
  expect(await hashText('  ')).toBeNull();
});
