// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { useNavigateHere } from './use-navigate-here.ts';

afterEach(cleanup);

let finish = (): boolean => false;

function Slow() {
  const begin = useNavigateHere();
  return (
    <>
      <button
        type="button"
        onClick={() => {
          const go = begin();
          finish = () => go('/done');
        }}
      >
        Begin
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
      <Link to="/jobs/2">Next</Link>
    </>
  );
}

/** Opens a page that begins something slow, and gives what ends it. */
function open(slowPage?: Promise<unknown>) {
  const router = createMemoryRouter(
    [
      { path: '/jobs/:id', element: <Slow /> },
      { path: '/elsewhere', element: <p>Elsewhere it is</p>, loader: () => slowPage ?? null },
      { path: '/done', element: <p>Done</p> },
    ],
    { initialEntries: ['/jobs/1'] },
  );
  render(<RouterProvider router={router} />);
  const press = async (name: string) => act(async () => screen.getByText(name).click());
  return { router, press, end: () => act(async () => void finish()) };
}

test('goes on from the page where it was begun', async () => {
  const { router, press, end } = open();
  await press('Begin');
  await end();
  expect(router.state.location.pathname).toBe('/done');
});

test.each([
  ['Elsewhere', '/elsewhere'],
  ['Next', '/jobs/2'],
])('leaves somebody alone who went to %s meanwhile', async (link, path) => {
  const { router, press, end } = open();
  await press('Begin');
  await press(link);
  await end();
  expect(router.state.location.pathname).toBe(path);
});

test('leaves somebody alone whose next page is still loading', async () => {
  let load = () => {};
  const { router, press, end } = open(new Promise<null>((resolve) => (load = () => resolve(null))));
  await press('Begin');
  await press('Elsewhere');
  await end();
  await act(async () => load());
  expect(router.state.location.pathname).toBe('/elsewhere');
});
