export { AccountManagementPage as Component } from '@/features/settings/account-management-page.tsx';
