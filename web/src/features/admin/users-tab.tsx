import { type AdminUser, findUser, listUsers } from '@contract/admin.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import type { z } from 'zod';
import { callApi } from '@/lib/api-client.ts';
import { shortDate, timeAgo } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { apiPages } from '@/lib/query-client.ts';
import { useNavigateHere } from '@/lib/use-navigate-here.ts';
import { EmptyState } from '@/ui/empty-state.tsx';
import { fieldsOf } from '@/ui/forms/fields.tsx';
import { Form, FormError, SubmitButton } from '@/ui/forms/form.tsx';
import { useForm } from '@/ui/forms/use-form.ts';
import type { DataColumn } from './data-table.tsx';
import { Toolbar } from './layout.ts';
import { PagedTable } from './paged-table.tsx';
import { UserChips } from './user-chips.tsx';
import { UserView } from './user-view.tsx';

const COLUMNS: DataColumn<AdminUser>[] = [
  {
    id: 'user',
    head: 'User',
    cell: (user) => (
      <>
        <Link to={paths.admin({ tab: 'users', user: user.uid })}>{user.name || user.email || user.uid}</Link>
        <Typography component="div" variant="small" color="textTertiary">
          {user.email ?? 'no email'}
        </Typography>
      </>
    ),
  },
  { id: 'state', head: 'Status', cell: (user) => <UserChips user={user} /> },
  { id: 'created', head: 'Signed up', cell: (user) => shortDate(user.created_at) },
  {
    id: 'seen',
    head: 'Last sign-in',
    cell: (user) => (user.last_sign_in_at ? timeAgo(user.last_sign_in_at) : 'Never'),
  },
  { id: 'uid', head: 'ID', long: true, cell: (user) => <code>{user.uid}</code> },
];

const { TextInput } = fieldsOf<z.input<typeof findUser.body>>();

const Find = styled(Toolbar)(({ theme }) => ({
  alignItems: 'start',
  // Beside the field, which has a label above and an error below.
  '& > button': { marginTop: 27 },
  '& > .MuiFormControl-root': { width: 340 },
  [theme.breakpoints.down('sm')]: {
    '& > button': { marginTop: 0 },
    '& > .MuiFormControl-root': { width: '100%' },
  },
}));

function FindForm() {
  const begin = useNavigateHere();
  const form = useForm({
    schema: findUser.body,
    values: { q: '' },
    send: async (body) => {
      const go = begin();
      const { uid } = await callApi(findUser, { body });
      return () => go(paths.admin({ tab: 'users', user: uid }));
    },
    onSent: (open) => void open(),
  });
  return (
    <Form form={form}>
      <Find>
        <TextInput name="q" size="small" label="Email address or ID" autoComplete="off" />
        <SubmitButton variant="outlined">Find</SubmitButton>
      </Find>
      <FormError />
    </Form>
  );
}

/** Accounts, newest first, or the one in the URL. */
export function UsersTab() {
  const [search] = useSearchParams();
  const uid = search.get('user');
  return uid ? <UserView key={uid} uid={uid} /> : <AllUsers />;
}

function AllUsers() {
  const list = useInfiniteQuery(apiPages(listUsers, { query: {} }));
  return (
    <>
      <FindForm />
      <PagedTable
        list={list}
        label="Users"
        columns={COLUMNS}
        rowKey={(user) => user.uid}
        empty={<EmptyState title="No users yet" text="Accounts appear here once their profile is created." />}
      />
    </>
  );
}
