import { expect, it } from 'vitest';

it('the Auth emulator validates requests, although it starts without a check of its own schemas', async () => {
  const answer = await fetch(
    `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: ['ada@example.com'], password: 'correct horse' }),
    },
  );
  expect(await answer.json()).toMatchObject({
    error: { code: 400, message: 'Invalid JSON payload received. /email must be string' },
  });
});
