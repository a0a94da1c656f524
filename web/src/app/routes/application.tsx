export { ApplicationPage as Component } from '@/features/applications/application-page.tsx';
