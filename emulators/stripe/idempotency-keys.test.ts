import { expect, it } from 'vitest';
import { IdempotencyKeys } from './http/idempotency.ts';

const ANSWER = { status: 200, body: '{}' };

it('a request under way is a conflict for the next with its key', () => {
  const keys = new IdempotencyKeys();
  expect(keys.begin('key', 'form', 'req_1', 0)).toBeNull();
  expect(() => keys.begin('key', 'form', 'req_2', 0)).toThrow(
    expect.objectContaining({
      status: 409,
      details: expect.objectContaining({ code: 'idempotency_key_in_use' }),
    }),
  );
  keys.finish('key', ANSWER);
  expect(keys.begin('key', 'form', 'req_3', 0)).toEqual({ answer: ANSWER, request_id: 'req_1' });
});

it('a key is kept for a day', () => {
  const keys = new IdempotencyKeys();
  keys.begin('key', 'form', 'req_1', 0);
  keys.finish('key', ANSWER);
  expect(keys.begin('key', 'form', 'req_2', 86_400)).not.toBeNull();
  keys.forgetOld(86_400);
  expect(keys.toJSON()).toHaveLength(1);
  keys.forgetOld(86_401);
  expect(keys.toJSON()).toEqual([]);
  expect(keys.begin('key', 'other form', 'req_3', 86_401)).toBeNull();
});
